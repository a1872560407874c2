"""Where cells lie: neighbours, directions, rays, sides, in every kind of zone."""

import pytest

from interpreter.language.directions import DIRECTIONS
from interpreter.language.typed import ZoneShape
from interpreter.machine.notation import column_letters
from interpreter.program.geometry import Geometry, reverse
from interpreter.program.placements import Placement, placements
from tests.machine.small import build


def zone(declaration: str, name: str = "z") -> Geometry:
    return Geometry(shape_of(declaration, name))


def shape_of(declaration: str, name: str = "z") -> ZoneShape:
    rules = f"players: 2\ncomponents: {{stone: {{}}}}\nzones: {{{name}: {{{declaration}, holds: stone}}}}\n"
    return build(rules + "actions: {go: {}}\nphases: {play: {turns: once, actions: [go]}}\n").checked.zones[name]


def named(geometry: Geometry, word: str, cell: int) -> int:
    return geometry.step(cell, DIRECTIONS.index(word))


UP_BOARD = "kind: grid, rows: 3, columns: 4"
DOWN_BOARD = "kind: grid, rows: 3, columns: 4, numbered: from_top"


def test_cells_are_numbered_row_by_row():
    assert [zone(UP_BOARD).coordinates(cell) for cell in (0, 3, 4, 11)] == [(0, 0, 0), (0, 3, 0), (1, 0, 0), (2, 3, 0)]


@pytest.mark.parametrize(("board", "above"), [(UP_BOARD, 5 + 4), (DOWN_BOARD, 5 - 4)])
def test_up_is_up_as_a_person_sees_the_board(board: str, above: int):
    assert named(zone(board), "up", 5) == above
    assert [named(zone(board), word, 5) for word in ("left", "right")] == [4, 6]


def test_a_step_over_the_edge_leads_nowhere():
    assert [named(zone(UP_BOARD), word, 0) for word in ("left", "down", "down_left")] == [-1, -1, -1]


def test_neighbours_share_a_side_and_around_a_corner_too():
    board = zone(UP_BOARD)
    assert board.neighbors(5) == (1, 4, 6, 9)
    assert board.around(5) == (0, 1, 2, 4, 6, 8, 9, 10)
    assert board.neighbors(0) == (1, 4)


@pytest.mark.parametrize("board", [UP_BOARD, DOWN_BOARD])
def test_a_ray_is_nearest_first(board: str):
    assert zone(board).ray(0, DIRECTIONS.index("right")) == (1, 2, 3)
    assert zone(board).ray(3, DIRECTIONS.index("left")) == (2, 1, 0)


def test_sides_border_and_corners():
    up, down = zone(UP_BOARD), zone(DOWN_BOARD)
    assert up.side(DIRECTIONS.index("up")) == (8, 9, 10, 11)
    assert down.side(DIRECTIONS.index("up")) == (0, 1, 2, 3)
    assert up.border == (0, 1, 2, 3, 4, 7, 8, 9, 10, 11)
    assert up.corners == (0, 3, 8, 11)


def test_rows_and_columns():
    assert zone(UP_BOARD).row(1) == (4, 5, 6, 7)
    assert zone(UP_BOARD).column(1) == (1, 5, 9)


def test_distance_is_counted_in_steps_to_neighbours():
    assert zone(UP_BOARD).distances(0) == (0, 1, 2, 3, 1, 2, 3, 4, 2, 3, 4, 5)


def test_every_direction_is_undone_by_its_reverse():
    space = zone("kind: grid, rows: 3, columns: 3, levels: 3")
    centre = 13
    for direction in range(len(DIRECTIONS)):
        assert space.step(space.step(centre, direction), reverse(direction)) == centre
    assert len({space.step(centre, direction) for direction in range(len(DIRECTIONS))}) == 26


def test_a_grid_with_levels_has_neighbours_above_and_below():
    space = zone("kind: grid, rows: 3, columns: 3, levels: 3")
    assert space.neighbors(13) == (4, 10, 12, 14, 16, 22)
    assert len(space.around(13)) == 26
    assert named(space, "rising", 13) == 22


def test_a_hexagon_has_six_neighbours():
    board = zone("kind: hex, rows: 3, columns: 3")
    assert len(board.neighbors(4)) == 6
    assert board.around(4) == board.neighbors(4)
    # The acute corners of a rhombus have two neighbours, the obtuse ones three.
    assert sorted(len(board.neighbors(corner)) for corner in board.corners) == [2, 2, 3, 3]


@pytest.mark.parametrize("numbered", ["from_top", "from_bottom"])
def test_a_hexagon_has_two_more_at_the_same_diagonal_however_rows_are_numbered(numbered: str):
    board = zone(f"kind: hex, rows: 3, columns: 3, numbered: {numbered}")
    row, column, _ = board.coordinates(4)
    assert {board.coordinates(c)[:2] for c in board.neighbors(4)} >= {(row, column + 1), (row + 1, column)}
    assert all(4 in board.neighbors(cell) for cell in board.neighbors(4))


def test_a_row_ends_and_a_ring_goes_round():
    row, ring = zone("kind: row, length: 4"), zone("kind: ring, length: 4")
    assert (row.neighbors(0), ring.neighbors(0)) == ((1,), (1, 3))
    assert (named(row, "right", 3), named(ring, "right", 3)) == (-1, 0)
    assert ring.ray(1, DIRECTIONS.index("right")) == (2, 3, 0)
    assert (ring.border, row.border) == ((), (0, 3))


def test_a_graph_has_the_links_it_is_given_both_ways():
    graph = zone("kind: graph, places: [a, b, c, d], links: [[a, b], [c, b]]")
    assert [graph.neighbors(cell) for cell in range(4)] == [(1,), (0, 2), (1,), ()]
    assert graph.distances(0) == (0, 1, 2, -1)
    assert graph.directions == ()


def test_columns_are_named_by_letters_and_then_by_two():
    assert [column_letters(n) for n in (0, 25, 26, 51, 52, 701, 702)] == ["a", "z", "aa", "az", "ba", "zz", "aaa"]


# --- patterns laid on a zone --------------------------------------------------------------


def laid(pattern: str, board: str) -> int:
    """In how many ways a pattern can be laid."""
    return len(ways_of(pattern, board))


def ways_of(pattern: str, board: str) -> tuple[Placement, ...]:
    rules = f"players: 2\ncomponents: {{stone: {{}}}}\nzones: {{z: {{{board}, holds: stone}}}}\n"
    rules += (
        f"patterns: {{p: {{{pattern}}}}}\nactions: {{go: {{}}}}\nphases: {{play: {{turns: once, actions: [go]}}}}\n"
    )
    checked = build(rules).checked
    return placements(checked.patterns["p"], checked.patterns, Geometry(checked.zones["z"]))


@pytest.mark.parametrize(
    ("pattern", "board", "ways"),
    [
        ("line: 4, along: any", "kind: grid, rows: 6, columns: 7", 69),
        ("line: 4, along: row", "kind: grid, rows: 6, columns: 7", 24),
        ("line: 4, along: column", "kind: grid, rows: 6, columns: 7", 21),
        ("line: 4, along: diagonal", "kind: grid, rows: 6, columns: 7", 24),
        ("line: 4, along: orthogonal", "kind: grid, rows: 6, columns: 7", 45),
        ("line: 3, along: any", "kind: grid, rows: 3, columns: 3", 8),
        ("line: 3, along: any", "kind: grid, rows: 3, columns: 3, levels: 3", 49),
        ("line: 4, along: any", "kind: grid, rows: 4, columns: 4, levels: 4", 76),
        ("line: 3, along: pillar", "kind: grid, rows: 3, columns: 3, levels: 3", 9),
        ("line: 5, along: any", "kind: grid, rows: 4, columns: 4", 0),
        ("line: 1, along: any", "kind: grid, rows: 2, columns: 2", 4),
        ('shape: ["xx", "xx"]', "kind: grid, rows: 4, columns: 4", 9),
        ('shape: [".x.", "xxx", ".x."]', "kind: grid, rows: 4, columns: 4", 4),
        ('shape: ["x..", "x..", "xxx"]', "kind: grid, rows: 4, columns: 4", 4),
        ('shape: ["x..", "x..", "xxx"], turned: any', "kind: grid, rows: 4, columns: 4", 16),
        ('shape: ["x.", "x.", "xx"], turned: any, mirrored: true', "kind: grid, rows: 3, columns: 2", 4),
        ('shape: ["xx"], turned: any, mirrored: true', "kind: grid, rows: 3, columns: 3", 12),
    ],
)
def test_a_pattern_can_be_laid_in_as_many_ways_as_counted_by_hand(pattern: str, board: str, ways: int):
    assert laid(pattern, board) == ways


def test_lines_in_space_run_in_thirteen_directions():
    # Through the centre of 3 × 3 × 3 there is one line of three in each.
    found = ways_of("line: 3, along: any", "kind: grid, rows: 3, columns: 3, levels: 3")
    assert sum(13 in placement.cells for placement in found) == 13
