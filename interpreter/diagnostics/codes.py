# ruff: noqa: E501 (one entry a line reads best as a table)
# fmt: off
"""The catalogue of diagnostic codes: a title and an explanation for each.

A prefix names the stage: ``YA`` YAML, ``SC`` schema, ``RD`` reading (files, ``extends``, options),
``EX`` expression syntax, ``TY`` names and types, ``LO`` lowering and limits, ``RW`` runtime,
``LI`` lint, ``CL`` command line. A code keeps its meaning for ever.
"""

from __future__ import annotations

from collections.abc import Mapping

_YAML: dict[str, tuple[str, str]] = {
    "YA001": ("broken YAML", "The file does not follow the YAML grammar at this place; usually a missing quote, bracket, colon or blank."),
    "YA002": ("tab in the indentation", "YAML indents by blanks only. Replace the tab by blanks; most editors can do so while you type."),
    "YA003": ("key written twice", "A map holds each key once. The second of the two would silently win elsewhere; here it is refused."),
    "YA004": ("not UTF-8 text", "A ruleset is plain UTF-8 text without a byte order mark. Other encodings and binary files are refused."),
    "YA005": ("file too large", "A ruleset is written by hand and stays far below this size; larger files are refused before they are read."),
    "YA006": ("nested too deeply", "Lists and maps stand in each other deeper than any ruleset needs."),
    "YA007": ("aliases out of bounds", "Aliases (`*name`) repeat an anchored part. The repeated parts together are too large, or one contains itself."),
    "YA008": ("more than one document", "A file holds one ruleset; `---` between two documents is refused."),
    "YA009": ("empty file", "There is nothing in the file but blanks and comments."),
    "YA010": ("key is not text", "Every key of a map is a plain word, not a number, a list or a map."),
    "YA011": ("tag", "YAML tags (`!name`) ask for types that a ruleset does not have."),
    "YA012": ("unknown alias", "`*name` repeats a part that `&name` has marked earlier in the file; there is no such mark."),
    "YA013": ("control character", "The file holds a character that cannot be seen; it is refused wherever it stands."),
    "YA014": ("not closed", "A quote or a bracket was opened here and is never closed."),
}

_SCHEMA: dict[str, tuple[str, str]] = {
    "SC001": ("unknown key", "The key has no meaning at this place. Every key is listed in the language reference."),
    "SC002": ("missing key", "A rule of this kind needs the key to be complete."),
    "SC003": ("wrong type", "Something else is expected here: a list, a map, a number, an expression, or text."),
    "SC004": ("value not among the allowed ones", "The key takes one of a few fixed words."),
    "SC005": ("not a name", "Things are named in `lower_case`, enums in `CamelCase`, rulesets in `lower-case`, all with English letters."),
    "SC006": ("effect without a verb", "An effect starts with its verb: `move`, `place`, `set`, `if` and so on."),
    "SC007": ("too few or too many", "The list or map has fewer or more entries than make sense here."),
    "SC008": ("number out of bounds", "The number is smaller or larger than the key takes."),
    "SC009": ("key read as an attribute", "Components and patterns take any key as an attribute; this one looks like a misspelt key of the language."),
    "SC010": ("malformed signature", "A defined expression is named `name` or `name(parameter: Type, …)`."),
    "SC011": ("keys that exclude each other", "Each of the keys is fine, but only one of them can be given."),
}

_READING: dict[str, tuple[str, str]] = {
    "RD001": ("unknown ruleset", "There is neither a shipped ruleset of this name nor a file or folder."),
    "RD002": ("file cannot be read", "The file exists but cannot be opened."),
    "RD003": ("base not found", "`extends` names a shipped ruleset or a path relative to this file; nothing is there."),
    "RD004": ("rulesets that extend each other", "Following `extends` leads back to the same file."),
    "RD005": ("path leaves the folder", "`extends` may reach files beside or below the ruleset and shipped rulesets, nothing else."),
    "RD006": ("override of something that the base lacks", "A ruleset that extends another changes or removes rules of the base by name; there is none of this name."),
    "RD007": ("unknown option", "The ruleset has no option of this name."),
    "RD008": ("option value of the wrong type", "A range takes a whole number, a flag takes true or false, a choice one of its words."),
    "RD009": ("option out of range", "The number lies outside the range that the option declares."),
    "RD010": ("option value not among the choices", "The option takes one of the words that it lists."),
    "RD011": ("option badly declared", "The default must be one of the values that the option allows, and a range must not be empty."),
    "RD012": ("name given twice", "Each seat, member of an enum, place or parameter has a name of its own."),
    "RD013": ("reserved name", "The word already means something in the language."),
}

_EXPRESSION: dict[str, tuple[str, str]] = {}

_TYPES: dict[str, tuple[str, str]] = {}

_LOWERING: dict[str, tuple[str, str]] = {}

_RUNTIME: dict[str, tuple[str, str]] = {}

_LINT: dict[str, tuple[str, str]] = {}

_COMMAND_LINE: dict[str, tuple[str, str]] = {}

#: Every code with its title and its explanation.
CODES: Mapping[str, tuple[str, str]] = {
    **_YAML,
    **_SCHEMA,
    **_READING,
    **_EXPRESSION,
    **_TYPES,
    **_LOWERING,
    **_RUNTIME,
    **_LINT,
    **_COMMAND_LINE,
}


def explain(code: str) -> str:
    """Title and explanation of a code as two lines; an empty text for an unknown code."""
    title, explanation = CODES.get(code.upper(), ("", ""))
    return f"{code.upper()}: {title}\n{explanation}" if title else ""
