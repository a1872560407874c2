"""Mistakes of people who know another language: its signs and words, and what to write here."""

from __future__ import annotations

import re

from interpreter.language.mistakes import Finding, Situation

#: Signs that begin no word of the language: pattern, code, message, hint. ``{}`` is the text met.
FOREIGN_SIGNS = tuple(
    (re.compile(pattern), code, message, hint)
    for pattern, code, message, hint in (
        (r"&&?", "EX005", "'{}' is not an operator", "write 'and'"),
        (r"\|\|?", "EX005", "'{}' is not an operator", "write 'or'"),
        (r"!", "EX005", "'{}' is not an operator", "write 'not'; 'different' is written !="),
        (r"//?", "EX005", "'{}' is not an operator", "write 'div' for division, rounded down"),
        (r"%", "EX005", "'{}' is not an operator", "write 'mod' for the remainder"),
        (r"\^", "EX005", "'{}' is not an operator", "multiply with '*'"),
        (r"[≤⩽]", "EX005", "'{}' is not an operator", "write '<='"),
        (r"[≥⩾]", "EX005", "'{}' is not an operator", "write '>='"),
        (r"≠", "EX005", "'{}' is not an operator", "write '!='"),
        (r"[×·∙]", "EX005", "'{}' is not an operator", "write '*'"),
        (r"÷", "EX005", "'{}' is not an operator", "write 'div'"),
        (r"[−–—]", "EX005", "'{}' is not a minus sign", "write '-'"),
        (r"…", "EX005", "'{}' is not an operator", "write a range with two dots: 1..6"),
        (r"\?", "EX005", "'?' is not an operator", "write 'if CONDITION then A else B'"),
        (r";", "EX007", "';' has no meaning here", "an expression is one value; effects are separate steps of a list"),
        (r"#[^\n]*", "EX007", "a comment cannot stand inside an expression", "put it in 'note:'"),
        (r"[$@]", "EX007", "names are written without '{}'", ""),
        (r"[^\W\d_]\w*", "EX007", "'{}' is not a name: names are made of English letters, digits and _", ""),
    )
)

QUOTED = re.compile(r"""(["'`“‘«])([^"'`”’»]*)(["'`”’»])?""")

#: Two signs in a row that stand for one operator elsewhere.
FOREIGN_PAIRS = {
    ("EQUAL", "EQUAL"): "equality is written =",
    ("UNEQUAL", "EQUAL"): "'different' is written !=",
    ("LESS", "GREATER"): "'different' is written !=",
    ("EQUAL", "GREATER"): "'at least' is written >=",
    ("EQUAL", "LESS"): "'at most' is written <=",
    ("TIMES", "TIMES"): "there are no powers: multiply with *",
    ("DOTS", "DOT"): "a range is written with two dots: 1..6",
    ("DOTS", "EQUAL"): "a range includes its end: 1..6",
}
ASSIGNMENTS = {("PLUS", "EQUAL"), ("MINUS", "EQUAL"), ("TIMES", "EQUAL"), ("PLUS", "PLUS")}
CHANGES = "variables change by the effects 'set:' and 'add:'"
NO_DECIMALS = "numbers are whole: there is no decimal point"

#: Words where an operator is due, with what to write instead.
FOREIGN_WORDS = {
    "is": "equality is written =",
    "isnt": "'different' is written !=",
    "equals": "equality is written =",
    "eq": "equality is written =",
    "ne": "'different' is written !=",
    "xor": "'either, not both' is written a != b",
    "to": "a range is written 1..6",
    "elif": "write 'else if'",
    "elsif": "write 'else if'",
    "elseif": "write 'else if'",
    "unless": "write 'if not CONDITION then A else B'",
    "when": "write 'where' after a domain, 'if' for a choice",
    "with": "write 'where' after a domain",
    "such": "write 'where' after a domain",
    "from": "write 'in' before a domain",
    "of": "write 'in' before a domain",
    "do": "the effects of a loop stand under 'do:'",
    "plus": "write +",
    "minus": "write -",
    "times": "write *",
}


def explain_character(source: str, position: int) -> Finding:
    """A finding about the character at ``position``, which begins no word of the language."""
    if quoted := QUOTED.match(source, position):
        word = quoted.group(2).strip()
        hint = f"write {word}" if re.fullmatch(r"\w+", word) else ""
        return Finding("EX006", "symbols are written without quotes", position, quoted.end(), hint)
    for pattern, code, message, hint in FOREIGN_SIGNS:
        if match := pattern.match(source, position):
            return Finding(code, message.format(match.group()), position, match.end(), hint)
    character = source[position]
    shown = f"'{character}'" if character.isprintable() else f"the character U+{ord(character):04X}"
    return Finding("EX007", f"{shown} has no meaning in an expression", position, position + 1)


def foreign_pair(at: Situation) -> Finding | None:
    """``==``, ``<>``, ``+=`` and their like."""
    if at.kind == "COLON" and at.following is not None and at.following.type == "EQUAL":
        return at.finding("EX005", "':=' is not an operator: an expression changes nothing", CHANGES)
    pair = (at.before(1), at.kind)
    if at.previous is None or (at.kind != "EQUAL" and at.previous.end_pos != at.token.start_pos):
        return None
    sign = f"{at.previous}{at.token}"
    if pair in FOREIGN_PAIRS:
        return at.finding("EX005", f"'{sign}' is not an operator", FOREIGN_PAIRS[pair], whole=at.previous)
    if pair in ASSIGNMENTS:
        message = f"'{sign}' is not an operator: an expression changes nothing"
        return at.finding("EX005", message, CHANGES, whole=at.previous)
    return None


def foreign_word(at: Situation) -> Finding | None:
    """``is``, ``elif``, ``AND`` where an operator is due."""
    if at.kind != "NAME" or not at.after_value:
        return None
    word = str(at.token)
    if word.lower() in ("and", "or", "not", "in", "then", "else", "for", "where", "div", "mod"):
        return at.finding("EX005", f"'{word}' is not an operator", f"write it in small letters: {word.lower()}")
    if word.lower() in FOREIGN_WORDS:
        code = "EX009" if word.lower().startswith("el") else "EX005"
        return at.finding(code, f"'{word}' is not a word of the language", FOREIGN_WORDS[word.lower()])
    return None


def odd_number(at: Situation) -> Finding | None:
    """``1.5``, ``.5``, ``2x``."""
    touching = at.previous is not None and at.previous.end_pos == at.token.start_pos
    if at.kind == "NUMBER" and (at.before(1), at.before(2)) == ("DOT", "NUMBER") and touching:
        whole = at.tokens[at.index - 2]
        return at.finding("EX011", NO_DECIMALS, "count in smaller units", whole=whole)
    if at.kind == "DOT" and at.wants_value and at.following is not None and at.following.type == "NUMBER":
        return at.finding("EX011", NO_DECIMALS, "count in smaller units")
    if at.before(1) == "NUMBER" and touching and at.kind != "$END" and str(at.token).isidentifier():
        hint = f"to multiply, write {at.previous} * {at.token}"
        return at.finding("EX011", "a name does not begin with a digit", hint, whole=at.previous)
    return None
