"""Edits of the English text: sentences as a second translator words them."""

MISTAKES: list[tuple[object, ...]] = []

HARMLESS: list[tuple[object, ...]] = [
    (
        12,
        "After choosing … receives the marker",
        "The players call heads or tails and toss the first player marker as if it were a coin; "
        "it goes to the winner of the toss",
    ),
    (
        14,
        "In each round … own trays",
        "During a round, the two players take it in turns to set candies down on their own trays",
    ),
    (15, "At the start … 6 dice", "Every round opens with a roll of all 6 dice, made by either player"),
    (
        15,
        "Then the players … rolled dice",
        "After that, turns go back and forth between the players, who each time pick one of the rolled dice "
        "and take it",
    ),
    (15, "The player holding … first.", "The first pick belongs to whoever has the first player marker."),
    (
        16,
        "When a player takes … own tray",
        "Anyone who takes a die must right away set a candy in the matching color on a square of their own tray",
    ),
    (
        16,
        "Players may place … own tray",
        "Any spot is allowed for the candy, provided that it lies within the player's own tray",
    ),
    (
        17,
        "Once both … is over",
        "A round finishes when each of the two players has put down 3 candies and no dice are left to take",
    ),
    (
        17,
        "Flip the … new round",
        "Turn over the first player marker, or pass it to the other player, so that the new round is opened by that "
        "other player",
    ),
    (
        18,
        "The round also … no candies remain",
        "There is one more case in which the round stops at once: a die has already been taken (in other words, the "
        "first turn is over), and every die still left shows a color of which there are no candies left",
    ),
    (
        20,
        "Each player may place their … rolled again",
        "A player is allowed to put down their chocolate square when one of the rounds has ended and the dice have yet "
        "to be rolled again",
    ),
    (
        20,
        "The purpose … combinations",
        "A chocolate square serves to make things harder for the opponent and to stop them from making the "
        "strongest combinations",
    ),
    (
        20,
        "Each player may place only … per game",
        "In the course of a game, neither player may put down more than one chocolate square",
    ),
    (
        22,
        "If a player … edge of the tray",
        "Whenever 3 or more candies of one color lie next to each other as a combination, the player who "
        "formed it must "
        "at once take them off the grid of their tray and lay them along its outer edge",
    ),
    (
        22,
        "At the end … own tray",
        "When the game is over, every candy on the edge of a player's own tray is worth one point to that player",
    ),
    (25, "When a player … lose points", "Forming a combination of at least 4 candies costs the opponent points"),
    (
        25,
        "Remove candies … supply",
        "Candies on the edge of the opponent's tray are taken away and go back to the supply",
    ),
    (
        29,
        "Four candies … opponent's edge",
        "A 2×2 square made of four candies: the opponent's edge loses 1 candy",
    ),
    (35, "One of … tray", "There are no more free squares for candies on the tray of one of the players"),
    (
        36,
        "After rolling … candies remain",
        "Once the dice have been rolled (in other words, on the first turn of a round), a player is unable to take a "
        "single candy, however many are left",
    ),
    (37, "The player … winner", "Victory goes to whoever has more candies on the edge of their tray"),
    (
        38,
        "In case … wins",
        "If the players are tied, victory goes to the one who has more candies of the same color",
    ),
]
