"""Rewordings that build sentences another way, written apart from the checker; later used to improve it."""
