"""Boards with levels: how they are drawn, and how a drawing sets them up."""

import pytest

from interpreter.diagnostics.diagnostic import RulewrightError
from interpreter.machine.drawing import draw_zone
from interpreter.machine.game import make_game
from interpreter.play.scenarios import run_scenarios
from interpreter.reading.load import loads
from interpreter.reading.scenarios import loads_scenarios

TOWERS = make_game(
    loads(
        """
ruleset: towers
players: [light, dark]
components: {stone: {owner: Player}}
zones: {board: {kind: grid, rows: 2, columns: 2, levels: 3, holds: stone}}
actions:
  put:
    given: {square: board}
    where: empty(square)
    do: [{place: stone(me), at: square}]
phases: {play: {turns: alternate, actions: [put], until: full(board)}}
outcome: {tie: draw}
"""
    )
)


def drawn(vector: list[int]) -> str:
    return draw_zone(TOWERS, vector, TOWERS.program.layout.zones["board"], 0)


def verdict(drawing: str):
    lines = "\n".join(" " * 8 + line for line in drawing.split("\n"))
    text = f"scenarios:\n  - name: s\n    given:\n     zones:\n      board: |\n{lines}\n    then: {{legal_count: 10}}\n"
    return next(run_scenarios(lambda options: TOWERS, loads_scenarios(text)))


def test_empty_levels_above_all_pieces_are_not_drawn():
    state = TOWERS.start(0)
    state.apply(TOWERS.parse("put(b1/2)"))
    assert drawn(state.vector) == "board:\n level 1\n  2 . .\n  1 . .\n    a b\n level 2\n  2 . .\n  1 . l\n    a b"


def test_an_empty_board_shows_its_lowest_level():
    assert drawn(TOWERS.start(0).vector) == "board:\n level 1\n  2 . .\n  1 . .\n    a b"


@pytest.mark.parametrize("drawing", ["l .\n. d", "l .\n. d\n. .\n. .", "l .\n. d\n. .\n. .\n. .\n. ."])
def test_levels_that_are_not_drawn_are_empty(drawing):
    assert verdict(drawing).ok


@pytest.mark.parametrize("drawing", ["l .", "l .\n. d\n. .", "l . .\n. d .", "\n".join(["l ."] * 8)])
def test_a_drawing_with_part_of_a_level_or_too_many_is_refused(drawing):
    found = verdict(drawing)
    assert [each.code for each in found.fault] == ["SN007"]
    assert "2 rows of 2 signs for each level, the lowest first" in found.message


def test_a_level_is_named_after_a_slash():
    with pytest.raises(RulewrightError):
        TOWERS.parse("put(b1/4)")
