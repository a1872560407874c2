"""Rewordings of whole clauses beside small ones, written apart from the checker; later used to improve it."""
