"""Rulebooks that others wrote, checked against rules that run: facts, claims, links, findings."""
