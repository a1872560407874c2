"""The flow of a game: phases, turns, rounds, and how the outcome is judged."""
