"""From an error of the parser to a sentence that teaches: what stands there, what was expected.

:data:`RULES` is the list of what can be said, the most particular first; the first rule that
knows the situation speaks.
"""

from __future__ import annotations

from collections.abc import Callable

from lark import Lark
from lark.exceptions import UnexpectedCharacters, UnexpectedInput, UnexpectedToken

from interpreter.language.broken_structure import (
    argument_keyword,
    bracket_mismatch,
    bracket_unclosed,
    function_after_dot,
    if_needs_brackets,
    incomplete_if,
    incomplete_loop,
    incomplete_type,
    keyword_as_name,
    misplaced_sign,
    misplaced_word,
    missing_value,
    needless_for,
    two_values,
)
from interpreter.language.foreign_habits import explain_character, foreign_pair, foreign_word, odd_number
from interpreter.language.mistakes import END, VALUES, Finding, Situation, situation

RULES: tuple[Callable[[Situation], Finding | None], ...] = (
    incomplete_type,
    needless_for,
    foreign_pair,
    odd_number,
    foreign_word,
    bracket_mismatch,
    function_after_dot,
    if_needs_brackets,
    argument_keyword,
    keyword_as_name,
    incomplete_if,
    bracket_unclosed,
    missing_value,
    incomplete_loop,
    misplaced_word,
    misplaced_sign,
    two_values,
)


def explain(grammar: Lark, source: str, entry: str, error: UnexpectedInput) -> Finding:
    """The most helpful finding about a text that could not be parsed from ``entry``."""
    if not source.strip():
        return Finding("EX001", f"{'a type' if entry == 'type' else 'an expression'} is missing here", 0, len(source))
    if isinstance(error, UnexpectedCharacters):
        return explain_character(source, error.pos_in_stream or 0)
    assert isinstance(error, UnexpectedToken)
    at = situation(grammar, source, entry, error)
    for rule in RULES:
        if (finding := rule(at)) is not None:
            return finding
    met = "the end" if at.kind == END else f"'{at.token}'"
    return at.finding("EX012", f"expected {_in_words(at.accepts)}, found {met}")


def _in_words(accepts: frozenset[str]) -> str:
    """The terminals that would fit, as a person says it."""
    words = ["a value: a name, a number or '('"] if "NUMBER" in accepts else []
    if "NAME" in accepts and not words:
        words.append("a name")
    words += sorted(f"'{kind.lower()}'" for kind in accepts & {"THEN", "ELSE", "IN", "FOR", "WHERE"})
    if "PLUS" in accepts:
        words.append("an operator")
    if END in accepts - VALUES:
        words.append("the end")
    return " or ".join(words) or "something else"
