"""Another set of planted edits, by other hands, that no rule of the checker was made for when it was first run."""
