"""Another set of mistakes, and rewordings of parts of sentences and of whole ones, run before anybody had looked."""
