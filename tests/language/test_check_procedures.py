"""Procedures: written out where they are run, and checked once where they are defined."""

from __future__ import annotations

import pytest

from interpreter.language import typed
from interpreter.language.words import describe
from tests.language.checking import BASE, after_change, changed, pointed_at

PROCEDURES = """\
procedures:
  "earn(p: Player, k: 0..4)": {do: [{add: k, to: "score[p]"}]}
  "earn_twice(p: Player)": {do: [{run: "earn(p, 2)"}, {run: "earn(k: 1, p: p)"}]}
  rest: {do: [{set: "score[me]", to: 0}]}
"""


def with_run(run: str) -> tuple[str, str]:
    """The base ruleset with procedures, whose action runs one."""
    return "actions:\n", f'{PROCEDURES}actions:\n  use: {{do: [{{run: "{run}"}}]}}\n'


def test_a_run_is_a_block_that_names_the_arguments_before_the_steps() -> None:
    (block,) = after_change(*with_run("earn(opponent, 3)")).actions["use"].do
    player, number, step = block.blocks["then"]
    assert [(each.verb, each.binds.name if each.binds else "") for each in (player, number, step)] == [
        ("let", "p"),
        ("let", "k"),
        ("add", ""),
    ]
    given, used = number.arguments["be"], step.arguments["value"]
    assert isinstance(given, typed.Literal)
    assert given.value == 3
    assert isinstance(used, typed.Local)
    assert number.binds is not None
    assert used.uid == number.binds.uid


def test_a_parameter_keeps_the_range_it_was_declared_with() -> None:
    (block,) = after_change(*with_run("earn(me, 3)")).actions["use"].do
    number = block.blocks["then"][1].binds
    assert number is not None
    assert describe(number.type) == "a number 0..4"


def test_procedures_run_one_another() -> None:
    (block,) = after_change(*with_run("earn_twice(me)")).actions["use"].do
    inner = block.blocks["then"][1:]
    assert [step.blocks["then"][-1].verb for step in inner] == ["add", "add"]


def test_me_is_whoever_it_is_where_the_procedure_is_run() -> None:
    action = after_change(*with_run("rest")).actions["use"]
    target = action.do[0].blocks["then"][0].arguments["target"]
    assert isinstance(target, typed.Variable)
    assert [index.uid for index in target.indices if isinstance(index, typed.Local)] == [action.me.uid]


MISTAKES = [
    ("ern(me, 1)", "TY040", "ern(me, 1)", "unknown procedure `ern`", "did you mean `earn`?"),
    ("3", "TY040", "3", "`run:` needs a procedure with its arguments", ""),
    ("earn(me)", "TY021", "earn(me)", "`earn` takes 2 arguments, not 1", "it is used as `earn(p, k)`"),
    ("earn(me, 9)", "TY010", "9", "`k` must be a number 0..4, but this is the number 9", ""),
    ("earn", "TY021", "earn", "`earn` takes 2 arguments, not 0", "it is used as `earn(p, k)`"),
    ("rest(1)", "TY021", "1", "`rest` takes no arguments, not 1", "it is used as `rest`"),
]


@pytest.mark.parametrize(("run", "code", "words", "message", "hint"), MISTAKES)
def test_a_wrong_run_is_shown_where_it_stands(run: str, code: str, words: str, message: str, hint: str) -> None:
    old, new = with_run(run)
    (found,) = changed(old, new)
    assert (found.code, found.message, found.hint) == (code, message, hint)
    assert pointed_at(BASE.replace(old, new), found) == words


def test_a_mistake_inside_a_procedure_is_reported_once_however_often_it_runs() -> None:
    old, new = with_run("earn_twice(me)")
    (found,) = changed(old, new.replace('add: k, to: "score[p]"', 'add: m, to: "score[p]"'))
    assert (found.code, found.message) == ("TY001", "unknown name `m`")


def test_a_procedure_that_nothing_runs_is_checked() -> None:
    (found,) = changed("actions:\n", 'procedures: {idle: {do: [{set: "score[me]", to: true}]}}\nactions:\n')
    assert found.code == "TY010"


def test_procedures_that_run_themselves_are_refused_with_the_cycle() -> None:
    found = changed("actions:\n", "procedures: {a: {do: [{run: b}]}, b: {do: [{run: a}]}}\nactions:\n")
    assert [(each.code, each.message) for each in found] == [
        ("TY027", "a procedure must not run itself: b → a → b"),
        ("TY027", "a procedure must not run itself: a → b → a"),
    ]


def test_a_procedure_knows_no_names_of_the_place_where_it_is_run() -> None:
    procedure = 'procedures: {lay: {do: [{place: "disc(me, false)", at: to}]}}\n'
    (found,) = changed("actions:\n", f"{procedure}actions:\n  use: {{given: {{to: board}}, do: [{{run: lay}}]}}\n")
    assert (found.code, found.message) == ("TY001", "unknown name `to`")


def test_procedures_that_multiply_beyond_bounds_are_refused() -> None:
    doubling = "".join(f"  p{i}: {{do: [{{run: p{i + 1}}}, {{run: p{i + 1}}}]}}\n" for i in range(12))
    source = f"procedures:\n{doubling}  p12: {{do: []}}\nactions:\n"
    assert [each.code for each in changed("actions:\n", source)] == ["LO007"]


def test_a_procedure_shares_the_names_of_the_ruleset() -> None:
    (found,) = changed("actions:\n", "procedures: {board: {do: []}}\nactions:\n")
    assert (found.code, found.message) == ("TY003", "`board` is already the name of a zone")
