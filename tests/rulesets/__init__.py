"""Tests of what the shipped rulesets have in common, and of recorded games."""
