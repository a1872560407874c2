"""``show``: a ruleset explained for a person, drawn from the model alone."""
