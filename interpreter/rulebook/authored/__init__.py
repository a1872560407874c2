"""Rulebooks that we write: Fluent texts beside a ruleset, rendered with its numbers and checked against it."""
