"""Edits of the English text, written apart from the checker."""

MISTAKES: list[tuple[object, ...]] = [
    ("number", 22, "of 3 or more candies", "of 2 or more candies"),
    ("number", 28, "remove 2 candies", "remove 3 candies"),
    ("number", 10, "6 dice", "8 dice"),
    ("number", 22, "score one point for", "score two points for"),
    ("term", 15, "one of the rolled dice", "one of the remaining candies"),
    ("term", 17, "Flip the first player marker over", "Flip a chocolate square over"),
    ("term", 22, "candies of the same color", "candies of the same shape"),
    ("term", 25, "from the edge of the opponent's tray", "from the grid of the opponent's tray"),
    ("negation", 36, "cannot take any candy", "can take a candy"),
    ("negation", 20, "preventing a candy from being placed on it", "but a candy can still be placed on it"),
    ("negation", 35, "no longer has any free squares", "still has free squares"),
    ("negation", 18, "for which no candies remain", "for which candies remain"),
    ("omission", 15, " The player holding … choosing first.", ""),
    ("omission", 25, " and return them to the supply", ""),
    ("omission", 16, ", as long as it is inside their own tray", ""),
    ("omission", 17, " Flip the first player marker … new round.", ""),
    ("role", 25, "they cause the opponent to lose points", "they themselves lose points"),
    ("role", 16, "on a square of their own tray", "on a square of the opponent's tray"),
    ("role", 12, "whoever wins the toss receives", "whoever loses the toss receives"),
    ("role", 37, "on the edge of their tray", "on the edge of the opponent's tray"),
    ("comparator", 25, "a combination of 4 or more candies", "a combination of exactly 4 candies"),
    ("comparator", 20, "only one chocolate square per game", "at least one chocolate square per game"),
    ("comparator", 38, "the player with more candies", "the player with fewer candies"),
    ("comparator", 22, "of 3 or more candies", "of more than 3 candies"),
    ("order", 20, "before the dice are rolled again", "after the dice are rolled again"),
    ("order", 15, "begins choosing first", "is the last to choose"),
    ("order", 28, "in a vertical line", "in a horizontal line"),
    ("order", 18, "after the first turn", "before the first turn"),
    (
        "untranslated",
        16,
        "Players may place … own tray",
        "Los jugadores pueden poner el caramelo donde quieran, siempre que sea en su propia bandeja",
    ),
    ("untranslated", 22, "At the end of the game", "À la fin de la partie"),
    ("untranslated", 30, "in a plus (cross) shape", "en forma de cruz"),
    ("untranslated", 17, "a new round begins", "beginnt eine neue Runde"),
    ("contradiction", 14, "Each player places candies on the opponent's tray as well."),
    ("contradiction", 20, "A chocolate square may also be laid on top of a candy."),
    ("contradiction", 38, "If the players are tied, the one holding the first player marker wins."),
    ("contradiction", 17, "The same player begins every round of the game."),
]

HARMLESS: list[tuple[object, ...]] = [
    # light
    (12, "within reach of both players", "where both players can reach them"),
    (15, "rolls all 6 dice", "rolls all six dice"),
    (16, "of the corresponding color", "of the matching color"),
    (18, "The round also ends immediately", "The round also ends at once"),
    (22, "3 or more candies", "three or more candies"),
    (28, "in a vertical line", "lined up vertically"),
    (36, "regardless of how many candies remain", "no matter how many candies are left"),
    (38, "In case of a tie", "If there is a tie"),
    # middle
    (12, "Each player receives … one tray", "One chocolate square and one tray are given to each player"),
    (14, "in rounds. In each round, the players", "in rounds, in each of which the players"),
    (
        17,
        "Once both players … over",
        "The round is over once all the dice have been taken and both players have placed 3 candies",
    ),
    (20, "Each player may place only one", "No player may place more than one"),
    (25, "they cause the opponent to lose points", "the opponent loses points as a result"),
    (31, "remove 3 candies from the opponent's edge", "3 candies are removed from the opponent's edge"),
    (34, "The game ends … occurs", "When one of the following conditions is met, the game is over"),
    (37, "is declared the winner", "wins the game"),
    # heavy
    (
        12,
        "After choosing … receives the marker",
        "To decide who gets the first player marker, the players call heads or tails and toss the marker "
        "itself like a coin; it goes to the winner of the toss",
    ),
    (15, "At the start … 6 dice", "Each round opens with a roll of all 6 dice, made by either one of the players"),
    (
        16,
        "When a player takes … own tray",
        "Taking a die means putting, right away, a candy of that die's color on one of the squares of one's own tray",
    ),
    (
        18,
        "The round also … candies remain",
        "Likewise, the round stops at once if, when a die has been taken (after the first turn, in other "
        "words), none of the dice left shows a color of which there are still candies",
    ),
    (
        20,
        "A chocolate square blocks … on it",
        "No candy can be placed on the space taken up by a chocolate square, since that space is blocked",
    ),
    (
        20,
        "Each player may … rolled again",
        "A player is allowed to place their chocolate square when any one of the rounds has ended and "
        "the dice have not yet been rolled again",
    ),
    (
        22,
        "If a player forms … edge of the tray",
        "As soon as three or more candies of one color lie next to one another as a combination, the "
        "player who formed it must take them off the grid of their tray without delay and set them on "
        "its outer edge",
    ),
    (
        22,
        "At the end … own tray",
        "When the game is over, every candy on the edge of a player's own tray is worth one point to that player",
    ),
    (
        25,
        "Remove candies … supply",
        "The candies are taken off the edge of the opponent's tray and go back to the supply",
    ),
    (
        35,
        "One of the players … their tray",
        "No free square on which candies could be placed is left on the tray of one of the players",
    ),
]
