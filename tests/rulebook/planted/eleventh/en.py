"""Edits of the English text, written apart from the checker."""

MISTAKES: list[tuple[object, ...]] = [
    (
        "number",
        6,
        "48 candies",
        "84 candies",
    ),
    (
        "number",
        17,
        "placed 3 candies",
        "placed 4 candies",
    ),
    (
        "number",
        29,
        "remove 1 candy",
        "remove 2 candies",
    ),
    (
        "number",
        22,
        "score one point",
        "score two points",
    ),
    (
        "term",
        12,
        "one chocolate square and one tray",
        "one die and one tray",
    ),
    (
        "term",
        25,
        "return them to the supply",
        "return them to your tray",
    ),
    (
        "term",
        22,
        "on the … tray",
        "in the center of the tray",
    ),
    (
        "term",
        31,
        "in a T shape",
        "in a U shape",
    ),
    (
        "negation",
        16,
        "may place … like",
        "may not place the candy wherever they like",
    ),
    (
        "negation",
        18,
        "The round also ends immediately if",
        "The round does not end if",
    ),
    (
        "negation",
        35,
        "no longer has any free squares",
        "still has free squares",
    ),
    (
        "omission",
        20,
        "The chocolate square must … empty square. ",
        "",
    ),
    (
        "omission",
        25,
        " and return … supply",
        "",
    ),
    (
        "omission",
        17,
        " and … taken",
        "",
    ),
    (
        "omission",
        15,
        " The player holding … first.",
        "",
    ),
    (
        "role",
        12,
        "whoever wins the toss receives",
        "whoever loses the toss receives",
    ),
    (
        "role",
        20,
        "place on the opponent's tray",
        "place on their own tray",
    ),
    (
        "role",
        30,
        "from the opponent's edge",
        "from your own edge",
    ),
    (
        "role",
        15,
        "one of the players … rolls all 6 dice",
        "each of the players rolls all 6 dice",
    ),
    (
        "comparator",
        22,
        "3 or more candies",
        "exactly 3 candies",
    ),
    (
        "comparator",
        38,
        "with more candies",
        "with fewer candies",
    ),
    (
        "comparator",
        20,
        "may place only one chocolate square",
        "may place at least one chocolate square",
    ),
    (
        "order",
        20,
        "at the … dice",
        "at the end of one of the rounds, after the dice",
    ),
    (
        "order",
        36,
        "After rolling",
        "Before rolling",
    ),
    (
        "order",
        28,
        "vertical line",
        "horizontal line",
    ),
    (
        "order",
        15,
        "begins choosing first",
        "begins choosing last",
    ),
    (
        "untranslated",
        16,
        "wherever they like, … tray",
        "donde quieran, siempre que sea dentro de su propia bandeja",
    ),
    (
        "untranslated",
        37,
        "is declared the winner",
        "est déclaré vainqueur",
    ),
    (
        "untranslated",
        32,
        "remove 3 … edge",
        "quita 3 caramelos del borde del rival",
    ),
    (
        "untranslated",
        14,
        "the players take … trays",
        "die Spieler legen abwechselnd Bonbons auf ihre eigenen Tabletts",
    ),
    (
        "contradiction",
        14,
        "Both players place their candies at the same time.",
    ),
    (
        "contradiction",
        20,
        "A candy may be placed on top of a chocolate square.",
    ),
    (
        "contradiction",
        22,
        "Candies on the edge of a tray are worth no points.",
    ),
    (
        "contradiction",
        38,
        "If the players are tied, the game is a draw.",
    ),
]

HARMLESS: list[tuple[object, ...]] = [
    (
        7,
        "2 trays",
        "two trays",
    ),
    (
        10,
        "6 dice",
        "six dice",
    ),
    (
        17,
        "the round is over",
        "the round ends",
    ),
    (
        20,
        "hinder the opponent",
        "hamper the opponent",
    ),
    (
        32,
        "Five candies",
        "5 candies",
    ),
    (
        37,
        "is declared the winner",
        "wins the game",
    ),
    (
        34,
        "one of the following conditions occurs",
        "one of these conditions is met",
    ),
    (
        25,
        "the opponent to lose points",
        "their opponent to lose points",
    ),
    (
        12,
        "Each player … tray",
        "One tray and one chocolate square are given to each player",
    ),
    (
        15,
        "Then the … taking",
        "The players then take turns to choose and take",
    ),
    (
        16,
        "as long … tray",
        "provided that it stays within their own tray",
    ),
    (
        20,
        "must be … square",
        "can be placed on no square but an empty one",
    ),
    (
        20,
        "may place only … per game",
        "may place no more than one chocolate square per game",
    ),
    (
        25,
        "When a player forms a combination",
        "If a player forms a combination",
    ),
    (
        30,
        "remove 3 … edge",
        "3 candies are removed from the edge of the opponent's tray",
    ),
    (
        18,
        "The round also ends immediately if",
        "There is also an immediate end to the round when",
    ),
    (
        36,
        "After rolling … candies remain.",
        (
            "Once the dice have been rolled (in other words, on the first turn of a round), it is "
            "impossible for a player to take any candy, however many candies are left."
        ),
    ),
    (
        16,
        "When a player takes … own tray.",
        (
            "On taking a die, a player at once puts a candy of the matching color on one of the "
            "squares of their own tray."
        ),
    ),
    (
        17,
        "At this point one … begins.",
        "One of the two players now rolls all 6 dice once more, which starts a new round.",
    ),
    (
        22,
        "At the end of the game, … tray.",
        ("When the game is over, every candy on the edge of a player's own tray is worth one point to that player."),
    ),
    (
        23,
        "Players should remember … combination.",
        ("Do not forget: as soon as you form a combination, you have to move its candies to the edge."),
    ),
    (
        35,
        "One of the players … tray.",
        "There are no empty squares left on a player's tray where that player could place candies.",
    ),
    (
        38,
        "In case … wins.",
        "If the players are tied, victory goes to whoever has more candies of the same color.",
    ),
    (
        25,
        "Remove candies … supply.",
        "Take candies off the edge of the opponent's tray and put them back in the supply.",
    ),
]
