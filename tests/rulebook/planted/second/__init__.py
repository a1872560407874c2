"""Edits by somebody else, made without a look at what the checker knows."""
