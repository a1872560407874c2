"""Studying a game: statistics of many games, counting of move sequences, differences of rules."""
