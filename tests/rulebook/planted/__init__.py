"""Mistakes and harmless rewordings planted into texts in memory, and whether the checker sees them.

An edit names its kind, the line, and a few words to be replaced; nothing here repeats a text.

    replace   ("number", 10, "6", "8")            the words and what replaces them
    replace   ("order", 16, "a … b", "own words")     all from the first words to the last
    cut       ("omission", 12, 2)                 the second sentence of the line is left out
    swap      ("order", 12, 2, 3)                 two sentences of the line change places
    append    ("contradiction", 12, "Own words.") a sentence is added to the line
"""
