"""Parsing: from the text of an expression, a loop's head or a type to its syntax tree.

Each function gives the tree, or None after one diagnostic has been reported at its exact
place; no text makes them raise. The grammar is read on first use, so that commands which
parse nothing do not wait for it.
"""

from __future__ import annotations

from functools import cache
from typing import cast

from lark import Lark
from lark.exceptions import UnexpectedInput

from interpreter.diagnostics.diagnostic import Report
from interpreter.language.build_syntax import ExpressionSyntaxError, Piece, SyntaxBuilder
from interpreter.language.explain_syntax import explain
from interpreter.language.mistakes import Finding
from interpreter.language.syntax import Loop, Node
from interpreter.model.ruleset import Text

LONGEST = 10_000


def parse_expression(text: Text, report: Report) -> Node | None:
    """The tree of an expression, or None with a diagnostic in ``report``."""
    piece = cast(Piece | None, _parse(text, "expression", report))
    return piece.node if piece else None


def parse_loop(text: Text, report: Report) -> Loop | None:
    """The head of a loop, ``x in DOMAIN where CONDITION``, or None with a diagnostic."""
    return cast(Loop | None, _parse(text, "loop", report))


def parse_type(text: Text, report: Report) -> Node | None:
    """A type, as a ``Name`` or a ``Range``, or None with a diagnostic."""
    piece = cast(Piece | None, _parse(text, "type", report))
    return piece.node if piece else None


def _parse(text: Text, start: str, report: Report) -> object:
    source = text.value
    if len(source) > LONGEST:
        message = f"this expression has {len(source):,} characters; at most {LONGEST:,} are allowed"
        _report(text, report, Finding("EX010", message, 0, len(source), "give its parts names under 'define'"))
        return None
    try:
        return _grammar().parse(source, start=start)
    except ExpressionSyntaxError as problem:
        finding = Finding(problem.code, problem.message, problem.start, problem.end, problem.hint)
    except UnexpectedInput as error:
        finding = explain(_grammar(), source, start, error)
    _report(text, report, finding)
    return None


def _report(text: Text, report: Report, finding: Finding) -> None:
    related = tuple((text.span(start, end), note) for start, end, note in finding.related)
    report.error(finding.code, finding.message, text.span(finding.start, finding.end), finding.hint, related=related)


@cache
def _grammar() -> Lark:
    return Lark.open(
        "grammar.lark",
        rel_to=__file__,
        parser="lalr",
        lexer="basic",  # every keyword stays reserved, whatever would fit where it stands
        start=["expression", "loop", "type"],
        maybe_placeholders=True,
        transformer=SyntaxBuilder(),
    )
