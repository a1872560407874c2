"""Edits of the English text that a proofreader makes."""

MISTAKES: list[tuple[object, ...]] = []

HARMLESS: list[tuple[object, ...]] = [
    (6, "48 candies", "forty-eight candies"),
    (7, "2 trays", "two trays"),
    (8, "1 first player marker", "one first player marker"),
    (9, "2 chocolate", "two chocolate"),
    (10, "6 dice", "six dice"),
    (12, "within reach of both players", "where both players can reach them"),
    (14, "The game is played in rounds", "The game takes place in rounds"),
    (15, "(it does not matter which)", "(it doesn't matter which)"),
    (15, "begins choosing first", "is the first to choose"),
    (16, "place a candy of the corresponding color", "put a candy of the matching color"),
    (17, "placed 3 candies", "placed three candies"),
    (18, "WARNING! The round", "Warning: the round"),
    (20, "must be placed on an empty square", "must be put on an empty square"),
    (20, "hinder the opponent", "get in the opponent's way"),
    (22, "3 or more candies", "three or more candies"),
    (23, "Players should remember to move", "Players should not forget to move"),
    (27, "is printed without a marker", "is printed with no marker"),
    (28, "Four candies in a vertical line", "4 candies in a vertical line"),
    (30, "remove 3 candies", "remove three candies"),
    (31, "Five candies in a T shape", "5 candies in a T shape"),
    (32, "in an L shape: remove", "in an L shape: take away"),
    (36, "regardless of how many candies remain", "no matter how many candies remain"),
]
