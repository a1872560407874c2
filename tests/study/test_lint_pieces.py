import pytest

from tests.study.lint_samples import is_silent, shows, small

BOX = "+\n  token: {copies: 3, starts: tokens}\n  gem: {}"
ZONES = """\
  board: {kind: row, length: 4, holds: [stone, token, gem]}
  tokens: {kind: pool, holds: token}"""
USES = "  - {move: token, from: tokens, to: 'at(board, 1)'}\n  - {place: gem, at: 'at(board, 2)'}\n"


def game(*steps: str, **sections: str) -> str:
    """A game with tokens of a limited number and endless gems, and more steps of the setup."""
    setup = USES + "\n".join(f"  - {step}" for step in steps)
    return small(**{"components": BOX, "zones": ZONES, "setup": setup} | sections)


def test_pieces_of_a_limited_number_may_be_removed_from_a_mixed_zone():
    shows(game("{remove: «'at(board, 1)'»}").replace("«'", "'«").replace("'»", "»'"), "LI030")


def test_endless_pieces_may_be_removed_by_their_kind():
    is_silent(game("{remove: gem, from: board}"))


def test_moving_pieces_keeps_their_number():
    is_silent(game("{move: 'at(board, 1)', to: tokens}").replace("holds: token}", "holds: [stone, token, gem]}"))


@pytest.mark.parametrize("into", ["gem", "token"])
def test_pieces_that_turn_into_another_component_change_their_number(into):
    shows(game(f"{{turn: 'at(board, 1)', into: «{into}»}}"), "LI031")


def test_endless_pieces_may_turn_into_others():
    is_silent(
        game("{turn: 'at(board, 2)', into: gem}")
        .replace("[stone, token, gem]", "[stone, gem]")
        .replace("{move: token, from: tokens, to: 'at(board, 1)'}", "{roll: dice}")
        .replace("token: {copies: 3, starts: tokens}", "die: {faces: 1..6, copies: 2, starts: dice}")
        .replace("tokens: {kind: pool, holds: token}", "dice: {kind: row, length: 2, holds: die}")
    )


def test_a_piece_may_turn_over_within_its_component():
    is_silent(
        small(
            components="+\n  tile: {up: flag, copies: 2, starts: tiles}",
            zones="+\n  tiles: {kind: row, length: 4, holds: tile}",
            setup="  - {turn: tiles, into: tile(true)}",
        )
    )


def test_a_start_without_copies_means_nothing():
    shows(small(components="  stone: {owner: Player, starts: «board»}"), "LI032")
