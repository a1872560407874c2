"""Whatever stands on the command line, what comes is a result or a sentence about it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.fuzz.chain import hurried
from tests.fuzz.command_line import rulewright

COMMANDS = ["list", "show", "check", "run", "test", "explain", "replay", "perft", "diff", "new"]
RULESETS = ["nim", "tic-tac-toe", "pig", "conect-four", "", ".", "/", "no/such/file.yaml", "nim.yaml", "é", "\x7f", "-"]
NUMBERS = ["0", "1", "2", "-1", "1e3", "99999999999999999999", "two", ""]
SETTINGS = ["target=20", "target", "=", "target=", "target=x", "x=1", "target=-1", "rows=999999999999", "a=b=c"]
FLAGS = ["--json", "--help", "-h", "--divide", "--board", "--assumptions", "--sizes", "--format", "--only", "--nothing"]
WITH_NUMBER = ["--seed", "--to", "--game", "--jobs"]
WITH_WORD = ["--players", "--backend", "--format", "--only", "--ruleset", "--record"]
WORDS = ["random", "random,first", "first,first,first", "", ",", "python", "json", "sarif", "take(1, 1)", "((", "e4"]

#: One folder is enough for all examples.
SHARED = [HealthCheck.function_scoped_fixture]

one = st.one_of(
    st.sampled_from(RULESETS).map(lambda word: [word]),
    st.sampled_from(NUMBERS).map(lambda word: [word]),
    st.sampled_from(WORDS).map(lambda word: [word]),
    st.sampled_from(FLAGS).map(lambda word: [word]),
    st.sampled_from(SETTINGS).map(lambda word: ["-o", word]),
    st.tuples(st.sampled_from(WITH_NUMBER), st.sampled_from(NUMBERS)).map(list),
    st.tuples(st.sampled_from(WITH_WORD), st.sampled_from(WORDS)).map(list),
    st.text(max_size=5).map(lambda word: [word]),
)
parts = st.lists(one, max_size=5).map(lambda lists: [word for words in lists for word in words])


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """An empty folder to work in, so that files that are written lie there."""
    before, path = Path.cwd(), tmp_path_factory.mktemp("work")
    os.chdir(path)
    yield path
    os.chdir(before)


def run(arguments: list[str]) -> None:
    """Run a command with few games and little depth, whatever it is told."""
    if arguments[0] in ("run", "check"):
        arguments = [*arguments, "--games", "2"]
    with hurried(60):
        outcome = rulewright(*arguments)
    assert outcome.code in (0, 1, 2)
    assert outcome.text


@settings(max_examples=120, deadline=None, derandomize=True, suppress_health_check=SHARED)
@given(st.sampled_from(COMMANDS), parts)
def test_any_arguments_give_a_result_or_a_sentence(folder: Path, command: str, arguments: list[str]) -> None:
    run([command, *arguments])


@settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=SHARED)
@given(st.lists(st.text(max_size=6), max_size=4))
def test_words_that_are_no_command_are_refused_with_a_sentence(folder: Path, arguments: list[str]) -> None:
    if not set(arguments) & {*COMMANDS, "--help", "-h", "--version"}:
        outcome = rulewright(*arguments)
        assert outcome.code in (0, 2)
        assert outcome.text


@pytest.mark.slow
@settings(max_examples=3_000, deadline=None, suppress_health_check=SHARED)
@given(st.sampled_from(COMMANDS), parts)
def test_thousands_of_arguments_give_a_result_or_a_sentence(folder: Path, command: str, arguments: list[str]) -> None:
    run([command, *arguments])
