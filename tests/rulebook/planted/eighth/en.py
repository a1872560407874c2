"""Edits of the English text that build its sentences another way."""

MISTAKES: list[tuple[object, ...]] = []

HARMLESS: list[tuple[object, ...]] = [
    (12, "Place the candies", "The candies are placed"),
    (12, "Each player receives … one tray", "One chocolate square and one tray are given to each player"),
    (12, "whoever wins the toss receives the marker", "the marker goes to whoever wins the toss"),
    (14, "In each round, the … own trays", "The players take turns placing candies on their own trays in each round"),
    (15, "one of the players … 6 dice", "all 6 dice are rolled by one of the players (it does not matter which)"),
    (15, ", choosing and taking one", "; on each turn, a player chooses and takes one"),
    (
        15,
        "The player holding … choosing first",
        "It is the player holding the first player marker who begins choosing first",
    ),
    (
        16,
        "Players may place … own tray",
        "The candy may be placed wherever the player likes, as long as it is inside that player's own tray",
    ),
    (
        17,
        "Once both … is over",
        "The round is over once both players have placed 3 candies and all the dice have been taken",
    ),
    (17, "At this point … dice again", "At this point all 6 dice are rolled again by one of the players"),
    (17, "Flip the … other player)", "The first player marker is flipped over (or handed to the other player)"),
    (
        18,
        "The round also … no candies remain",
        "If, after a die has been taken (that is, after the first turn), all the remaining dice show colors for which "
        "no candies remain, the round also ends immediately",
    ),
    (20, ", which they may place on", "; they may place it on"),
    (
        20,
        "A chocolate square blocks … on it",
        "The space that a chocolate square occupies is blocked, and no candy can be placed on it",
    ),
    (20, "may place only one chocolate square", "may place no more than one chocolate square"),
    (
        22,
        "they must immediately remove … outer edge of the tray",
        "these must immediately be removed from the grid of that player's tray and placed on the outer edge "
        "of the tray",
    ),
    (
        22,
        "both players score … own tray",
        "each player scores one point for each candy placed on the edge of that player's own tray",
    ),
    (
        25,
        "When a player … lose points",
        "The opponent loses points when a player forms a combination of 4 or more candies",
    ),
    (25, "The number of points depends on", "How many points are lost depends on"),
    (
        25,
        "Remove candies … supply",
        "Candies are removed from the edge of the opponent's tray and returned to the supply",
    ),
    (34, "The game ends … occurs", "When one of the following conditions occurs, the game ends"),
    (38, "In case … wins", "The player with more candies of the same color wins in case of a tie"),
]
