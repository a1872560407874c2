"""Rewordings that tell whole sentences anew, written apart from the checker; later used to improve it."""
