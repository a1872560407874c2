"""Mistakes of structure: a value, an operator, a bracket or a part of an ``if`` is missing."""

from __future__ import annotations

from dataclasses import replace

from interpreter.language.mistakes import CLOSER_OF, END, KEYWORDS, SIGN_OF, VALUES, Finding, Situation

A_VALUE = "a name, a number or '('"


def bracket_mismatch(at: Situation) -> Finding | None:
    """A closing bracket that closes nothing, or another kind of bracket."""
    if at.kind not in SIGN_OF:
        return None
    if not at.open_brackets:
        return at.finding("EX004", f"this '{at.token}' closes nothing", "remove it, or open a bracket before it")
    opener = at.open_brackets[-1]
    if CLOSER_OF[opener.type] == at.kind:
        return None
    message = f"this '{at.token}' cannot close '{opener}'"
    return _opened(at, at.finding("EX004", message, f"write '{SIGN_OF[CLOSER_OF[opener.type]]}'"))


def bracket_unclosed(at: Situation) -> Finding | None:
    """The text ends while a bracket is open."""
    if at.kind != END or not at.open_brackets:
        return None
    opener = at.open_brackets[-1]
    if at.wants_value and at.before(1) != opener.type:
        return None
    closer = SIGN_OF[CLOSER_OF[opener.type]]
    return _opened(at, at.finding("EX004", f"'{closer}' is missing: the '{opener}' is never closed"))


def _opened(at: Situation, finding: Finding) -> Finding:
    opener = at.open_brackets[-1]
    return replace(finding, related=((opener.start_pos or 0, opener.end_pos or 0, "the bracket opened here"),))


def function_after_dot(at: Situation) -> Finding | None:
    """``board.rows()``."""
    if at.kind != "OPEN_ROUND" or (at.before(1), at.before(2)) != ("NAME", "DOT"):
        return None
    subject = at.tokens[at.index - 3]
    written = f"{at.previous}({subject})" if subject.type == "NAME" else f"{at.previous}(...)"
    return at.finding("EX013", "a function is not written after a dot", f"write {written}", whole=at.previous)


def if_needs_brackets(at: Situation) -> Finding | None:
    """``1 + if a then b else c``, ``a = not b``."""
    if at.kind not in ("IF", "NOT") or not at.wants_value:
        return None
    following = at.following.type if at.following else END
    if following not in VALUES | {"MINUS", "NOT", "IF"}:
        return None
    return at.finding("EX012", f"'{at.token}' needs brackets after '{at.previous}'", f"write ({at.token} ...)")


def keyword_as_name(at: Situation) -> Finding | None:
    """``a.in``, ``for + 1``, ``count(if in board)``."""
    if at.kind not in KEYWORDS or at.after_value:
        return None
    if at.wants_value and not _stands_as_name(at):
        return None
    hint = f"choose another name, such as {at.token}_"
    return at.finding("EX008", f"'{at.token}' is a keyword and cannot be a name", hint)


def argument_keyword(at: Situation) -> Finding | None:
    """``f(where)``, ``sum(for x in board)``: a keyword begins an argument and no ``:`` follows."""
    if at.accepts != {"COLON"} or at.previous is None:
        return None
    if at.before(1) == "FOR":
        finding = at.finding("EX002", f"expected a value before 'for': {A_VALUE}", whole=at.previous)
        return replace(finding, end=at.previous.end_pos or finding.end)
    message = f"the keyword '{at.previous}' is no value: as an argument's name it needs ':'"
    return at.finding("EX008", message, f"write '{at.previous}: VALUE'", whole=at.previous)


def _stands_as_name(at: Situation) -> bool:
    """Whether a keyword stands where a value is due, with nothing that it could link."""
    following = at.following.type if at.following else END
    return following not in VALUES | {"MINUS", "NOT", "IF"} and at.before(1) not in KEYWORDS


def incomplete_if(at: Situation) -> Finding | None:
    """``if a b``, ``if a then b``, ``then b``."""
    for due in ("THEN", "ELSE"):
        if due in at.accepts and at.open_if and not _comes_later(at, due):
            return _missing_part(at, due.lower())
    if at.kind in ("THEN", "ELSE") and at.after_value and at.open_if is None:
        if any(token.type == "IF" for token in at.tokens[: at.index]) and at.open_brackets:
            closer = SIGN_OF[CLOSER_OF[at.open_brackets[-1].type]]
            return _opened(at, at.finding("EX004", f"'{closer}' is missing before '{at.token}'"))
        return at.finding("EX009", f"this '{at.token}' has no 'if'", "write 'if CONDITION then A else B'")
    return None


def _missing_part(at: Situation, word: str) -> Finding:
    part = "condition" if word == "then" else "first value"
    message = f"'{word}' is missing after the {part} of this 'if'"
    finding = at.finding("EX009", message, "write 'if CONDITION then A else B'")
    head = at.open_if
    assert head is not None
    return replace(finding, related=((head.start_pos or 0, head.end_pos or 0, "the 'if' begins here"),))


def _comes_later(at: Situation, kind: str) -> bool:
    """Whether ``kind`` follows further on, before the current bracket ends."""
    depth = 0
    for token in at.tokens[at.index :]:
        depth += (token.type in CLOSER_OF) - (token.type in SIGN_OF)
        if depth < 0:
            return False
        if depth == 0 and token.type == kind:
            return True
    return False


def missing_value(at: Situation) -> Finding | None:
    """An operator, comma or bracket without a value beside it."""
    if not at.wants_value:
        return None
    if at.kind == "OPEN_SQUARE":
        return at.finding("EX012", "'[' has nothing to index", "a set is written {a, b}")
    if at.kind == "PLUS":
        return at.finding("EX002", "expected a value before '+'", "numbers are positive without a sign")
    if at.previous is None:
        return at.finding("EX002", f"expected a value before '{at.token}': {A_VALUE}")
    if at.kind == END:
        return at.finding("EX002", f"expected a value after '{at.previous}': {A_VALUE}")
    return at.finding("EX002", f"expected a value between '{at.previous}' and '{at.token}': {A_VALUE}")


def needless_for(at: Situation) -> Finding | None:
    """``for x in D`` where the head of a loop begins."""
    if at.entry != "loop" or at.kind != "FOR" or at.previous is not None:
        return None
    return at.finding("EX014", "'for' is left out here", "write 'x in DOMAIN where CONDITION'")


def incomplete_loop(at: Situation) -> Finding | None:
    """A loop's head, or the part after ``for``, without ``x in DOMAIN``."""
    if at.accepts == {"NAME"} and (at.previous is None or at.before(1) == "FOR"):
        return at.finding("EX014", "expected a name for what the loop looks at", "write 'x in DOMAIN'")
    if at.accepts == {"IN"} and at.before(1) != "NOT":
        message = f"expected 'in' and a domain after '{at.previous}'"
        return at.finding("EX014", message, f"write '{at.previous} in DOMAIN'")
    return None


def incomplete_type(at: Situation) -> Finding | None:
    """Anything but a name or a range where a type is due."""
    if at.entry != "type" or at.wants_value:
        return None
    hint = "write a name, such as Player, or a range, such as 1..6"
    return at.finding("EX014", "this is not a type", hint, whole=at.tokens[0])


def misplaced_word(at: Situation) -> Finding | None:
    """``for``, ``where``, ``in`` outside of what they belong to; ``not`` after a value."""
    if at.kind in ("FOR", "WHERE"):
        hint = "write 'count(x in DOMAIN where CONDITION)' or 'sum(VALUE for x in DOMAIN where CONDITION)'"
        return at.finding("EX012", f"'{at.token}' has no domain to belong to", hint)
    if at.before(1) == "NOT" and at.accepts == {"IN"}:
        hint = "write 'not a', 'a != b' or 'a not in b'"
        return at.finding("EX012", "'not' stands before what it denies", hint, whole=at.previous)
    return None


def misplaced_sign(at: Situation) -> Finding | None:
    """``a, b``, ``(a, b)``, ``[a: b]``, ``1..2..3``."""
    if at.kind == "COMMA":
        return at.finding("EX012", "',' separates arguments and members of a set", "a set is written {a, b}")
    if at.kind == "COLON":
        return at.finding("EX012", "':' names an argument of a function", "write f(x, name: y)")
    if at.kind == "DOTS":
        return at.finding("EX012", "a range has two ends", "put a range within a range in brackets")
    if at.before(1) == "DOT":
        return at.finding("EX012", f"expected a name after '.', found '{_met(at)}'")
    return None


def two_values(at: Situation) -> Finding | None:
    """``a b``, ``(a)(b)``."""
    if at.kind not in VALUES | {"IF", "NOT"} or not at.after_value:
        return None
    message = f"expected an operator between '{at.previous}' and '{at.token}'"
    return at.finding("EX003", message, _hint_between(at))


def _hint_between(at: Situation) -> str:
    if at.kind == "IF":
        return "write 'if CONDITION then A else B'"
    return "if this is one name, join its words with _" if {at.kind, at.before(1)} == {"NAME"} else ""


def _met(at: Situation) -> str:
    return "the end" if at.kind == END else str(at.token)
