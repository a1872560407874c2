import pytest

from tests.study.lint_samples import findings, is_silent, shows, small

COUNT = "rank: ['«count(board, owner: each)»']"
WINS = "  t: {on: {placed: board}, when: full(board), do: [{win: me}]}"
NO_END = "  play: {turns: alternate, actions: [put], stuck: pass}"


def test_a_game_that_runs_out_without_a_word_on_ties_is_noted():
    shows(small(phases="  «play»: {turns: alternate, actions: [put], until: full(board)}", outcome=""), "LI040", "note")


def test_a_move_limit_without_a_word_on_ties_is_noted_at_the_limit():
    shows(small(triggers=WINS, phases=NO_END, outcome="", limits="  moves: «9»"), "LI040", "note")


def test_a_ranking_without_a_word_on_ties_is_noted_at_its_last_rank():
    shows(small(outcome=f"  {COUNT}"), "LI040", "note")


@pytest.mark.parametrize("tie", ["draw", "shared"])
def test_a_word_on_ties_is_enough(tie):
    is_silent(small(outcome=f"  {COUNT}\n  tie: {tie}".replace("«", "").replace("»", "")))


def test_a_game_that_always_names_its_winner_leaves_nothing_open():
    is_silent(small(triggers=WINS, phases=NO_END, outcome=""))


def test_a_ranking_is_never_used_where_every_end_names_a_winner():
    shows(small(triggers=WINS, phases=NO_END, outcome=f"  {COUNT}\n  tie: draw"), "LI041")


def test_a_ranking_is_used_after_end_game():
    triggers = "  t: {on: {placed: board}, when: full(board), do: [{end_game: true}]}"
    text = small(triggers=triggers, phases=NO_END, outcome=f"  {COUNT}\n  tie: draw")
    is_silent(text.replace("«", "").replace("»", ""))


def rivals(first: str, second: str, event: str = "placed") -> str:
    """Two triggers that end the game; the second one is marked."""
    return small(
        actions="""\
  put:
    given: {square: board}
    where: empty(square)
    do:
      - {place: stone(me), at: square}
      - {turn: square, into: stone(opponent)}""",
        triggers=f"""\
  one: {{on: {{placed: board}}, when: full(board), do: [{first}]}}
  «two»: {{on: {{{event}: board}}, when: empty(board), do: [{second}]}}""",
    )


@pytest.mark.parametrize("second", ["{lose: me}", "{win: opponent}", "{draw: true}", "{end_game: true}"])
def test_two_ends_that_may_coincide_are_noted(second):
    shows(rivals("{win: me}", second), "LI042", "note")


@pytest.mark.parametrize(
    "text",
    [
        rivals("{win: me}", "{win: me}"),
        rivals("{win: me}", "{lose: me}", event="turned"),
        rivals("{win: me}", "{turn: it, into: stone(me)}"),
    ],
    ids=["the same result", "different events", "only one of them an end"],
)
def test_ends_do_not_clash_with(text):
    is_silent(text.replace("«", "").replace("»", ""))


CITED = small(
    components="  stone: {owner: Player, cite: box.stones}",
    zones="  «board»: {kind: row, length: 4, holds: stone}",
    phases="  play: {turns: alternate, actions: [put], until: full(board), assumed: so that it ends}",
)


def test_rules_without_a_source_are_noted_once_where_others_have_one():
    shows(CITED, "LI050", "note")
    (found,) = findings(CITED)
    assert found.message == "2 of 4 rules have no source: `board`, `put`"


def test_a_ruleset_without_any_source_is_left_alone():
    is_silent(small())


def test_a_ruleset_with_all_sources_is_silent():
    text = CITED.replace("«board»", "board").replace("length: 4,", "length: 4, cite: box.board,")
    is_silent(text.replace("  put:\n", "  put:\n    cite: turn.put\n"))
