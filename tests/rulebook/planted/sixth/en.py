"""Harmless edits of the English text."""

MISTAKES: list[tuple[object, ...]] = []

HARMLESS: list[tuple[object, ...]] = [
    (12, "Place the … of both", "Put the candies where they can be reached by both"),
    (
        12,
        "After choosing heads or tails, … like a coin: whoever",
        "The players choose heads or tails and then toss the first player marker like a coin to decide who "
        "gets it: whoever",
    ),
    (14, "The game … the players", "The game consists of rounds, in each of which the players"),
    (15, "(it does not matter which)", "– no matter which –"),
    (15, "The player … choosing first.", "The first to choose is the player who holds the first player marker."),
    (
        16,
        "they immediately … own tray",
        "a candy of the matching color is immediately placed on a square of that player's own tray",
    ),
    (
        16,
        "Players may place … as long as it is inside",
        "Players are free to choose where the candy goes, provided that it stays within",
    ),
    (17, "placed 3 … is over", "placed three candies and no dice are left to take, the round ends"),
    (18, "all the … candies remain", "there are no candies left in any of the colors shown by the remaining dice"),
    (20, "The chocolate … empty square.", "It has to be put on an empty square."),
    (20, "Each player may place only … per game", "No player may place more than one chocolate square per game"),
    (22, "At the … for each", "When the game is over, both players score 1 point for every"),
    (
        23,
        "Players should remember to move … forming a combination.",
        "Do not forget: once a combination has been formed, its candies are moved to the edge immediately.",
    ),
    (24, "Removing Candies", "Taking Candies Away from the Opponent"),
    (36, "a player … candies remain", "no candy can be taken by a player, however many candies are left"),
    (
        38,
        "In case … color wins.",
        "If the players are tied, the winner is the one who has more candies of the same color.",
    ),
]
