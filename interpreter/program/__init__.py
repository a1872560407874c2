"""The program room: from a checked ruleset to a state layout and linear code."""
