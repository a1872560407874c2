"""What holds for every ruleset, whatever its game: each folder of ``rulesets/`` is found by listing and tried."""
