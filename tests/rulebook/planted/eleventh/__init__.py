"""Mistakes and rewordings of all three sorts: of a word, of a part of a sentence, of a whole one."""
