"""Links are accepted, rejected and pointed elsewhere through the command line, and checking follows them."""

import os
import subprocess
import sys

import pytest
import yaml

from tests.cli.helpers import ROOT, rulewright, unframed
from tests.rulebook.texts import TEXT, harvest, reviewed

#: Clauses of the text: their numbers.
APPLES, DICE, ROUNDS = 3, 4, 11


@pytest.fixture
def text(tmp_path):
    path = tmp_path / "text.txt"
    path.write_text(TEXT, encoding="utf-8")
    return path


def link(tmp_path, text, command, *arguments):
    return rulewright("rulebook", "link", command, tmp_path, text, "--lang", "en", *arguments)


def kept(tmp_path, name=None):
    """Facts and states by the number of their clause, as the file of links holds them."""
    data = yaml.safe_load((tmp_path / "rulebook" / "en.links.yaml").read_text("utf-8"))
    (entry,) = [entry for entry in data["texts"] if name in {None, entry["name"]}]
    clauses = enumerate(entry["clauses"], start=1)
    return {number: (c.get("facts", ""), c.get("states", "")) for number, c in clauses if "facts" in c or "states" in c}


def stamps(tmp_path):
    data = yaml.safe_load((tmp_path / "rulebook" / "en.links.yaml").read_text("utf-8"))
    return [clause["at"].split()[1] for clause in data["texts"][0]["clauses"]]


def test_a_clause_accepted_alone_is_the_only_one_linked(tmp_path, text):
    harvest(tmp_path)
    outcome = link(tmp_path, text, "accept", "--clause", APPLES)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.startswith(f"clause {APPLES} (line 4) states components.apple.copies\n")
    assert kept(tmp_path, "text") == {APPLES: ("components.apple.copies", "")}
    assert "apples" not in (tmp_path / "rulebook" / "en.links.yaml").read_text("utf-8")


def test_a_clause_may_be_named_by_its_stamp(tmp_path, text):
    reviewed(tmp_path)
    outcome = link(tmp_path, text, "reject", "--clause", stamps(tmp_path)[DICE - 1])
    assert outcome.out.startswith(f"clause {DICE} (line 5) states nothing\n")


def test_a_fact_named_is_linked_to_the_number_that_has_its_value(tmp_path, text):
    harvest(tmp_path)
    assert link(tmp_path, text, "accept", "--clause", ROUNDS, "--fact", "options.rounds").code == 0
    assert kept(tmp_path) == {ROUNDS: ("options.rounds", "")}


def test_a_clause_of_the_rulebook_that_rules_cite_is_what_is_stated(tmp_path, text):
    harvest(tmp_path)
    link(tmp_path, text, "accept", "--clause", APPLES, "--fact", "components.apple.copies", "--fact", "box.apples")
    assert kept(tmp_path) == {APPLES: ("components.apple.copies", "box.apples")}


def test_a_rejected_clause_states_nothing_and_stays_so_when_the_text_is_accepted_again(tmp_path, text):
    harvest(tmp_path)
    assert link(tmp_path, text, "accept").code == 0
    before = kept(tmp_path)
    assert link(tmp_path, text, "reject", "--clause", APPLES).code == 0
    after = {number: facts for number, facts in before.items() if number != APPLES}
    assert kept(tmp_path) == after != before
    assert link(tmp_path, text, "accept").code == 0
    assert kept(tmp_path) == after


def test_one_fact_of_a_clause_can_be_rejected_alone(tmp_path, text):
    harvest(tmp_path)
    link(tmp_path, text, "accept", "--clause", APPLES, "--fact", "components.apple.copies", "--fact", "box.apples")
    link(tmp_path, text, "reject", "--clause", APPLES, "--fact", "components.apple.copies")
    assert kept(tmp_path) == {APPLES: ("", "box.apples")}


def test_a_link_retargeted_is_what_the_text_is_compared_with(tmp_path, text):
    reviewed(tmp_path)
    change = ["--fact", "components.die.copies", "--to", "options.rounds"]
    assert link(tmp_path, text, "retarget", "--clause", DICE, *change).code == 0
    assert kept(tmp_path)[DICE] == ("options.rounds", "")
    report = rulewright("rulebook", "check", tmp_path, text, "--lang", "en", "--json")
    wrong = [(f["rule"], f["line"], f["fact"]) for f in report.json["findings"] if f["level"] == "error"]
    assert wrong == [("RB101", 5, "options.rounds")]


def test_links_go_to_the_reviewed_text_that_this_is_a_version_of_and_leave_other_texts_alone(tmp_path, text):
    reviewed(tmp_path)
    other = tmp_path / "other.txt"
    other.write_text("The rules in short\n\nAll 12 apples are planted in turns by the players.\n", encoding="utf-8")
    assert link(tmp_path, other, "accept", "--name", "short").code == 0
    short, whole = kept(tmp_path, "short"), kept(tmp_path, "a text")
    link(tmp_path, text, "reject", "--clause", APPLES)
    assert kept(tmp_path, "short") == short
    assert kept(tmp_path, "a text") == {n: facts for n, facts in whole.items() if n != APPLES}


def test_a_clause_that_has_changed_is_accepted_as_it_stands_now(tmp_path, text):
    reviewed(tmp_path)
    text.write_text(TEXT.replace("- 3 dice", "- 3 dice, to be rolled together"), encoding="utf-8")
    before = stamps(tmp_path)
    assert link(tmp_path, text, "accept", "--clause", DICE).code == 0
    after = stamps(tmp_path)
    assert [at for at, (old, new) in enumerate(zip(before, after, strict=True), start=1) if old != new] == [DICE]
    assert kept(tmp_path)[DICE][0] == "components.die.copies"


def test_a_new_clause_goes_where_it_stands(tmp_path, text):
    reviewed(tmp_path)
    text.write_text(TEXT.replace("- 3 dice\n", "- 3 dice\n- 1 basket\n"), encoding="utf-8")
    before = stamps(tmp_path)
    assert link(tmp_path, text, "accept", "--clause", DICE + 1).code == 0
    after = stamps(tmp_path)
    assert (after[:DICE], after[DICE + 1 :]) == (before[:DICE], before[DICE:])


def test_several_numbers_need_to_be_told_which_one_states_a_fact_of_another_value(tmp_path, text):
    harvest(tmp_path)
    text.write_text("Roll 2 dice, plant 4 apples and take your turn in the basket.\n", encoding="utf-8")
    unclear = link(tmp_path, text, "accept", "--clause", 1, "--fact", "components.apple.copies")
    assert (unclear.code, "RB017" in unclear.err, "2, 4" in unclear.err) == (1, True, True)
    clear = link(tmp_path, text, "accept", "--clause", 1, "--fact", "components.apple.copies", "--number", 2)
    assert clear.code == 0
    assert kept(tmp_path) == {1: ("- components.apple.copies", "")}


@pytest.mark.parametrize(
    ("command", "arguments", "code", "words"),
    [
        ("accept", ["--clause", "99"], 1, "RB015"),
        ("accept", ["--clause", "0"], 1, "RB015"),
        ("accept", ["--clause", "3", "--fact", "components.aple.copies"], 1, "components.apple.copies"),
        ("accept", ["--clause", "3", "--fact", "components.apple.copies", "--number", "2"], 1, "RB017"),
        ("accept", ["--fact", "components.apple.copies"], 2, "--clause"),
        ("reject", [], 2, "--clause"),
        ("reject", ["--clause", "3", "--fact", "options.rounds"], 1, "RB016"),
        ("retarget", ["--clause", "3", "--fact", "options.rounds", "--to", "options.rounds"], 1, "RB016"),
    ],
)
def test_what_cannot_be_done_is_told_and_nothing_is_written(tmp_path, text, command, arguments, code, words):
    harvest(tmp_path)
    outcome = link(tmp_path, text, command, *arguments)
    assert (outcome.code, words in unframed(outcome.err)) == (code, True)
    assert not (tmp_path / "rulebook" / "en.links.yaml").exists()


def at_a_terminal(tmp_path, text, answers):
    """The screen and the exit code of a review at a terminal, with these answers typed."""
    pty = pytest.importorskip("pty")
    keyboard, terminal = pty.openpty()
    os.write(keyboard, answers.encode())
    command = ["rulebook", "link", "review", str(tmp_path), str(text), "--lang", "en"]
    try:
        finished = subprocess.run(
            [sys.executable, "-m", "interpreter", *command],
            stdin=terminal, capture_output=True, text=True, encoding="utf-8", cwd=ROOT, timeout=120,
            env={**os.environ, "PYTHONPATH": str(ROOT), "NO_COLOR": "1"},
        )  # fmt: skip
    finally:
        os.close(keyboard)
        os.close(terminal)
    assert "Traceback" not in finished.stderr
    return finished


def test_a_review_at_a_terminal_goes_through_the_clauses_and_writes_each_change(tmp_path, text):
    harvest(tmp_path)
    answers = "a\na\nb\nb\nr\n\nr\nf options.rounds\nf box.dice\n\nq\n"
    finished = at_a_terminal(tmp_path, text, answers)
    assert finished.returncode == 0
    assert "clause 3, line 4 (1 of " in finished.stdout
    assert "\u2068- 12 apples\u2069" in finished.stdout
    assert "proposed  components.apple.copies" in finished.stdout
    assert kept(tmp_path) == {DICE: ("options.rounds", "box.dice")}


def test_a_review_at_a_terminal_explains_itself_and_tells_what_fails(tmp_path, text):
    reviewed(tmp_path)
    before = kept(tmp_path)
    finished = at_a_terminal(tmp_path, text, "?\nf nothing.there\nl apple\n\x04")
    assert finished.returncode == 0
    assert "accept what is proposed" in finished.stdout
    assert "RB016" in finished.stderr
    assert "components.apple.copies = 12 apple" in finished.stdout
    assert kept(tmp_path) == before


def test_without_a_terminal_a_review_shows_the_links_and_waits_for_nobody(tmp_path, text):
    reviewed(tmp_path)
    outcome = rulewright("rulebook", "link", "review", tmp_path, text, "--lang", "en", "--json")
    assert [c["facts"] for c in outcome.json if c["clause"] == APPLES] == [["components.apple.copies"]]
    assert "a text" in rulewright("rulebook", "link", "review", tmp_path, "--lang", "en").out
