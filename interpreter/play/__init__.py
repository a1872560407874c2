"""Playing: bots, whole games, records of them, and the rulebook's worked examples."""
