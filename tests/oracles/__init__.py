"""Answers from outside: published counts, exact values, and another engine."""
