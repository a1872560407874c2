"""One legal action by chance, without listing them all: as sets of bits that are counted and searched."""
