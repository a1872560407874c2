"""Tests of the shipped rulesets against published counts, values and other engines."""
