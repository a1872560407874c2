"""The parser: what binds how tightly, where every node stands, and that no text makes it fail."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interpreter.diagnostics.diagnostic import NOWHERE, Report
from interpreter.language import syntax as s
from interpreter.language.parse import parse_expression, parse_loop, parse_type
from interpreter.model.ruleset import Text
from tests.language.trees import bare, children, print_tree, text_of, trees


def parsed(text: str) -> s.Node:
    report = Report()
    node = parse_expression(text_of(text), report)
    assert node is not None, [found.message for found in report]
    assert not report.found
    return node


def failure(text: str, parse: Any = parse_expression) -> tuple[str, int, int, str, str]:
    report = Report()
    assert parse(text_of(text), report) is None
    (found,) = report.found
    return found.code, found.span.column, found.span.end_column, found.message, found.hint


# --- precedence --------------------------------------------------------------------------

PRECEDENCE = [
    # what is written, and the same with every bracket
    ("a + b * c", "a + (b * c)"),
    ("a * b + c", "(a * b) + c"),
    ("a - b - c", "(a - b) - c"),
    ("a - b + c", "(a - b) + c"),
    ("a div b * c mod d", "((a div b) * c) mod d"),
    ("-a * b", "(-a) * b"),
    ("-a.b", "-(a.b)"),
    ("-a[b]", "-(a[b])"),
    ("--a", "-(-a)"),
    ("a - -b", "a - (-b)"),
    ("-a..b", "(-a)..b"),
    ("a + 1..b * 2", "(a + 1)..(b * 2)"),
    ("x in a..b", "x in (a..b)"),
    ("a + b < c", "(a + b) < c"),
    ("a < b and c", "(a < b) and c"),
    ("not a = b", "not (a = b)"),
    ("not a in b", "not (a in b)"),
    ("not not a", "not (not a)"),
    ("not a and b", "(not a) and b"),
    ("a and not b", "a and (not b)"),
    ("a and b or c", "(a and b) or c"),
    ("a or b and c", "a or (b and c)"),
    ("a or b or c", "(a or b) or c"),
    ("a and b and c", "(a and b) and c"),
    ("if a or b then c or d else e or f", "if (a or b) then (c or d) else (e or f)"),
    ("if a then b else if c then d else e", "if a then b else (if c then d else e)"),
    ("if a then if b then c else d else e", "if a then (if b then c else d) else e"),
    ("a.b.c", "(a.b).c"),
    ("a[b][c].d", "((a[b])[c]).d"),
    ("f(a)[b].c", "((f(a))[b]).c"),
]


@pytest.mark.parametrize(("short", "full"), PRECEDENCE)
def test_brackets_that_precedence_implies_can_be_left_out(short: str, full: str) -> None:
    assert bare(parsed(short)) == bare(parsed(full))


@pytest.mark.parametrize(("short", "full"), PRECEDENCE)
def test_the_printer_of_these_tests_writes_no_bracket_too_many(short: str, full: str) -> None:
    assert print_tree(parsed(full)) == short


def test_comparisons_in_a_row_are_one_chain() -> None:
    assert bare(parsed("1 <= x < 5")) == ("Comparison", (("Number", 1), ("Name", "x"), ("Number", 5)), ("<=", "<"))


def test_not_in_is_one_operator() -> None:
    assert bare(parsed("a not   in b")) == ("Comparison", (("Name", "a"), ("Name", "b")), ("not in",))


def test_a_comparison_in_brackets_is_an_operand() -> None:
    node = parsed("(a < b) = c")
    assert isinstance(node, s.Comparison) and isinstance(node.operands[0], s.Comparison)


# --- calls and aggregates ----------------------------------------------------------------


def test_arguments_have_names_that_may_be_keywords() -> None:
    node = parsed("f(x, where: y, in: R, for: p, same: owner)")
    assert isinstance(node, s.Call)
    assert [argument.name for argument in node.arguments] == ["", "where", "in", "for", "same"]


@pytest.mark.parametrize(
    ("text", "value", "condition"),
    [
        ("count(c in board where empty(c))", None, "empty(c)"),
        ("count(c in board)", None, None),
        ("any(c in board)", None, None),
        ("sum(c.row for c in board)", "c.row", None),
        ("sum(c.row for c in board where empty(c))", "c.row", "empty(c)"),
    ],
)
def test_an_aggregate_has_a_binder_a_domain_and_may_have_a_value_and_a_condition(
    text: str, value: str | None, condition: str | None
) -> None:
    node = parsed(text)
    assert isinstance(node, s.Aggregate)
    assert (node.binder.name, bare(node.domain)) == ("c", ("Name", "board"))
    assert (node.value and print_tree(node.value)) == value
    assert (node.condition and print_tree(node.condition)) == condition


@pytest.mark.parametrize(
    "text", ["f(c in board)", "any((c in board))", "any(c in board, x)", "any(c not in board)", "any(c.d in board)"]
)
def test_only_a_bare_name_in_a_domain_makes_an_aggregate(text: str) -> None:
    assert isinstance(parsed(text), s.Call)


def test_the_domain_of_an_aggregate_may_be_a_range() -> None:
    node = parsed("sum(x in 1..n + 1 where x > 2)")
    assert isinstance(node, s.Aggregate) and isinstance(node.domain, s.Range)


# --- loops and types ---------------------------------------------------------------------


def test_the_head_of_a_loop_has_a_name_a_domain_and_may_have_a_condition() -> None:
    loop = parse_loop(text_of("x in 1..6 where x != 3"), Report())
    assert loop is not None and loop.condition is not None
    assert (loop.binder.name, print_tree(loop.domain), print_tree(loop.condition)) == ("x", "1..6", "x != 3")
    short = parse_loop(text_of("c in board"), Report())
    assert short is not None and short.condition is None


@pytest.mark.parametrize("text", ["Player", "flag", "1..6", "-3..rows + 1"])
def test_a_type_is_a_name_or_a_range(text: str) -> None:
    node = parse_type(text_of(text), Report())
    assert node is not None and print_tree(node) == text


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("x", "EX014", 1),
        ("for x in D", "EX014", 1),
        ("in D", "EX008", 1),
        ("1 in D", "EX014", 1),
        ("x of D", "EX005", 3),
        ("x in", "EX002", 3),
        ("x in D where", "EX002", 8),
        ("x in D, y in E", "EX012", 7),
        ("", "EX001", 1),
    ],
)
def test_a_broken_head_of_a_loop_is_reported_at_its_place(text: str, code: str, column: int) -> None:
    assert failure(text, parse_loop)[:2] == (code, column)


@pytest.mark.parametrize("text", ["1", "a.b", "f(x)", "tray[me]", "red or green", "Player of board", "1-6"])
def test_what_is_neither_a_name_nor_a_range_is_no_type(text: str) -> None:
    code, start, _, message, hint = failure(text, parse_type)
    assert (code, start, message) == ("EX014", 1, "this is not a type")
    assert "1..6" in hint


# --- messages ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "columns", "message", "hint"),
    [
        ("a == b", (3, 5), "'==' is not an operator", "equality is written ="),
        ("a && b", (3, 5), "'&&' is not an operator", "write 'and'"),
        ("a || b", (3, 5), "'||' is not an operator", "write 'or'"),
        ("a <> b", (3, 5), "'<>' is not an operator", "'different' is written !="),
        ("a / b", (3, 4), "'/' is not an operator", "write 'div' for division, rounded down"),
        ("a % b", (3, 4), "'%' is not an operator", "write 'mod' for the remainder"),
        ('kind = "red"', (8, 13), "symbols are written without quotes", "write red"),
        ("a ? b : c", (3, 4), "'?' is not an operator", "write 'if CONDITION then A else B'"),
        ("a is b", (3, 5), "'is' is not a word of the language", "equality is written ="),
        ("A AND b", (3, 6), "'AND' is not an operator", "write it in small letters: and"),
        ("a b", (3, 4), "expected an operator between 'a' and 'b'", "if this is one name, join its words with _"),
        ("a +", (3, 4), "expected a value after '+': a name, a number or '('", ""),
        ("a + * b", (5, 6), "expected a value between '+' and '*': a name, a number or '('", ""),
        ("a.in", (3, 5), "'in' is a keyword and cannot be a name", "choose another name, such as in_"),
        ("board.rows()", (7, 12), "a function is not written after a dot", "write rows(board)"),
        ("2 * 1.5", (5, 8), "numbers are whole: there is no decimal point", "count in smaller units"),
        ("1234567890", (1, 11), "this number is too large: at most 9 digits are allowed", ""),
        (
            "x := 3",
            (3, 4),
            "':=' is not an operator: an expression changes nothing",
            "variables change by the effects 'set:' and 'add:'",
        ),
        ("a then b", (3, 7), "this 'then' has no 'if'", "write 'if CONDITION then A else B'"),
    ],
)
def test_a_mistake_is_named_and_the_right_way_is_shown(
    text: str, columns: tuple[int, int], message: str, hint: str
) -> None:
    _, *found = failure(text)
    assert found == [*columns, message, hint]


@pytest.mark.parametrize(
    ("text", "message", "note"),
    [
        ("1 + (a * b", "')' is missing: the '(' is never closed", (5, "the bracket opened here")),
        ("a[b + (c]", "this ']' cannot close '('", (7, "the bracket opened here")),
        ("1 + f(if a then b)", "'else' is missing after the first value of this 'if'", (7, "the 'if' begins here")),
        ("if a + b", "'then' is missing after the condition of this 'if'", (1, "the 'if' begins here")),
    ],
)
def test_a_missing_end_also_points_at_the_beginning(text: str, message: str, note: tuple[int, str]) -> None:
    report = Report()
    parse_expression(text_of(text), report)
    (found,) = report.found
    assert found.message == message
    assert [(span.column, words) for span, words in found.related] == [note]


def test_a_mistake_in_the_middle_of_several_lines_is_found_at_its_line() -> None:
    report = Report()
    parse_expression(text_of("if a\n  then b ==\n  c else d"), report)
    assert [(found.span.line, found.span.column) for found in report] == [(2, 10)]


def test_a_text_without_a_file_is_reported_without_a_place() -> None:
    report = Report()
    assert parse_expression(Text("a b"), report) is None
    assert [found.span for found in report] == [NOWHERE]


# --- limits ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "(" * 100 + "a" + ")" * 100,
        "not " * 100 + "a",
        "-" * 100 + "a",
        "a" + ".b" * 100,
        "a" + " + a" * 100,
        "a[" * 100 + "a" + "]" * 100,
        "f(" * 100 + "a" + ")" * 100,
        "if a then b else " * 100 + "c",
    ],
)
def test_more_than_a_hundred_levels_are_refused(text: str) -> None:
    assert failure(text)[0] == "EX010"


@pytest.mark.parametrize("text", ["(" * 99 + "a" + ")" * 99, "not " * 99 + "a", "a" + " + a" * 99])
def test_a_hundred_levels_are_parsed(text: str) -> None:
    parsed(text)


def test_ten_thousand_characters_are_the_most() -> None:
    parsed("a".ljust(10_000))
    assert failure("a".ljust(10_001))[0] == "EX010"


def test_deep_nesting_that_is_also_broken_is_reported_as_broken() -> None:
    assert failure("(" * 5_000)[0] == "EX004"
    assert failure("{" * 4_000 + "a b")[0] == "EX003"


# --- places ------------------------------------------------------------------------------


def every_node(node: Any) -> list[Any]:
    return [node, *(inner for child in children(node) for inner in every_node(child))]


@settings(deadline=None)
@given(trees)
def test_a_printed_tree_parses_to_itself(tree: s.Node) -> None:
    assert bare(parsed(print_tree(tree))) == bare(tree)


@settings(deadline=None)
@given(trees)
def test_the_stretch_of_every_node_parses_to_that_node(tree: s.Node) -> None:
    text = print_tree(tree)
    for node in every_node(parsed(text)):
        if not isinstance(node, s.Argument):
            assert bare(parsed(text[node.start : node.end])) == bare(node)


@settings(deadline=None)
@given(trees)
def test_a_node_lies_within_the_node_around_it(tree: s.Node) -> None:
    for node in every_node(parsed(print_tree(tree))):
        for child in children(node):
            assert node.start <= child.start < child.end <= node.end


def test_operators_and_names_know_where_they_stand() -> None:
    sum_, member, call = parsed("a  +  b"), parsed("a . b"), parsed("count( x )")
    assert isinstance(sum_, s.Binary) and sum_.operator_start == 3
    assert isinstance(member, s.Member) and member.name_start == 4
    assert isinstance(call, s.Call) and call.name_end == 5
    chain = parsed("(a) <= b not in c")
    assert isinstance(chain, s.Comparison) and chain.operators == (("<=", 4), ("not in", 9))


# --- any text ----------------------------------------------------------------------------

SIGNS = "= != < <= > >= + - * .. . , : ( ) [ ] { } == && || ! / % ' ? ; # é"
KEYWORDS_AND_NAMES = "a b f 1 23 and or not in if then else for where div mod true false none"
WORDS = st.sampled_from([*SIGNS.split(" "), *KEYWORDS_AND_NAMES.split(" "), '"'])


def check_any(text: str, parse: Any) -> None:
    report = Report()
    tree = parse(text_of(text), report)
    assert (tree is None) == (len(report.found) == 1)
    lines = text.split("\n")
    for found in report:
        assert found.code.startswith("EX") and found.message
        assert 1 <= found.span.line <= len(lines)
        assert 1 <= found.span.column <= len(lines[found.span.line - 1]) + 1
        assert (found.span.line, found.span.column) < (found.span.end_line, found.span.end_column)


@settings(deadline=None)
@given(st.text(), st.sampled_from([parse_expression, parse_loop, parse_type]))
def test_any_text_gives_a_tree_or_one_diagnostic_within_it(text: str, parse: Any) -> None:
    check_any(text, parse)


@settings(deadline=None)
@given(st.lists(WORDS, max_size=14).map(" ".join), st.sampled_from([parse_expression, parse_loop, parse_type]))
def test_any_words_give_a_tree_or_one_diagnostic_within_them(text: str, parse: Any) -> None:
    check_any(text, parse)


@settings(deadline=None)
@given(trees, st.integers(0, 200), st.sampled_from(["", " ", "(", ")", "=", "and", "1", "\n"]))
def test_a_tree_with_one_place_spoilt_gives_a_tree_or_one_diagnostic(tree: s.Node, place: int, put: str) -> None:
    text = print_tree(tree)
    place = min(place, len(text))
    check_any(text[:place] + put + text[place + 1 :], parse_expression)
