"""Rewordings that a proofreader makes, written apart from the checker; later used to improve it."""
