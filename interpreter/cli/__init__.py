"""The command line: thin commands over the rooms below, and everything a person sees."""
