"""One legal action picked without listing: the same one that stands at that place of the list."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest
import wasmtime
from hypothesis import given, settings
from hypothesis import strategies as st

from interpreter.machine.game import Game, load
from interpreter.machine.playout import draw
from interpreter.machine.rng import Stream, derived_seed
from interpreter.program.layout import POINT
from interpreter.program.program import Chance, Decision, End
from interpreter.reading import shipped
from interpreter.wasm.host import Host, signed
from interpreter.wasm.lanes.graph import FULL
from interpreter.wasm.module import Module, emit
from interpreter.wasm.picking.select import nth, places
from interpreter.wasm.text import render
from tests.machine.small import build

SHIPPED = shipped()
NAMES = sorted(SHIPPED)
#: Games of each ruleset, in the slow suite, and every how many steps a game is looked at.
GAMES, MANY, APART = 1, 40, 5


class Selecting:
    """A function that finds a bit among those that can be there, in a module of its own."""

    def __init__(self, within: int) -> None:
        """Have the module set up."""
        kinds: dict[str, str] = {}

        def temporary(stem: str, kind: str) -> str:
            kinds[f"{stem}.{len(kinds)}"] = kind
            return list(kinds)[-1]

        found = render(nth("bits", "rank", within, 64, temporary))
        own = " ".join(f"(local ${name} {kind})" for name, kind in kinds.items())
        table = "".join(f"\\{byte:02x}" for byte in places())
        head = '(func (export "nth") (param $bits i64) (param $rank i32) (result i32)'
        text = f'(module (memory 1) (data (i32.const 64) "{table}") {head} {own} {found}))'
        self.store = wasmtime.Store()
        instance = wasmtime.Instance(self.store, wasmtime.Module(self.store.engine, text), [])
        self.function = instance.exports(self.store)["nth"]

    def nth(self, word: int, k: int) -> int:
        """The place of the k-th one bit."""
        assert isinstance(self.function, wasmtime.Func)
        return int(self.function(self.store, signed(word), k))


@cache
def selecting(within: int) -> Selecting:
    return Selecting(within)


def ones(word: int) -> list[int]:
    """The places of the bits that are 1."""
    return [bit for bit in range(64) if word >> bit & 1]


def found(word: int, within: int) -> list[int]:
    """The place of each bit of a word, as it is found by its rank."""
    return [selecting(within).nth(word, k) for k in range(len(ones(word)))]


@given(st.one_of(st.integers(1, 2**64 - 1), st.integers(0, 63).map(lambda bit: 1 << bit), st.just(2**64 - 1)))
@settings(max_examples=300, deadline=None)
def test_every_bit_of_a_word_is_found_by_its_rank(word: int) -> None:
    assert found(word, FULL) == ones(word)


def test_every_byte_is_found_in_every_place() -> None:
    words = [byte << 8 * at for byte in range(1, 256) for at in range(8)]
    assert all(found(word, FULL) == ones(word) for word in words)


@pytest.mark.parametrize("low", [0, 3, 30, 48, 56])
def test_every_bit_of_a_byte_anywhere_is_found_by_its_rank(low: int) -> None:
    assert all(found(byte << low, 255 << low) == ones(byte << low) for byte in range(1, 256))


@pytest.mark.parametrize("low", [0, 5, 48])
def test_every_bit_of_two_bytes_is_found_by_its_rank(low: int) -> None:
    assert all(found(pair << low, 65535 << low) == ones(pair << low) for pair in range(1, 65536, 37))


# --- pickers --------------------------------------------------------------------------------------


@cache
def opened(name: str) -> tuple[Game, Host]:
    """A game with a host whose pickers can be called."""
    return open_game(load(name))


def open_game(game: Game) -> tuple[Game, Host]:
    """A game with a host whose pickers can be called, and the two halves of those for guarded decisions."""
    module = emit(game.program)
    memory = module.memory
    names = [f"{kind}.{f}" for f in memory.picked for kind in ("pick", "choose")]
    names += [f"count.{f}" for f in memory.guarded]
    defined = {name for head, name in pairwise(module.text.split()) if head == "(func"}
    names = [name for name in names if f"$.{name}" in defined]
    exports = "\n".join(f'(export "{name}" (func $.{name}))' for name in sorted(names))
    return game, Host(game.program, Module(module.text.rstrip()[:-1] + exports + ")", memory, module.work))


def words(count: int) -> list[int]:
    """A random word for each place below ``count``: the least upper half that leads there, and the greatest."""
    least = [-(-(k << 32) // count) for k in range(count)]
    most = [*(word - 1 for word in least[1:]), 2**32 - 1]
    return [half << 32 | 12345 for half in (*least, *most)]


def check_picker(game: Game, host: Host, state: list[int]) -> bool:
    """Whether the point has a picker; it gives each id of the list for the words that lead to its place."""
    point = game.program.points[state[POINT]]
    function = point.legal if isinstance(point, Decision) else point.outcomes if isinstance(point, Chance) else ""
    if function not in host.module.memory.picked:
        return False
    listed = game.engine.legal[state[POINT]](state)
    if function in host.module.memory.guarded:
        assert host.call(f"count.{function}") == len(listed)
    expected = [[len(listed), action] for action in listed * 2] or [[0, 0]]
    drawn = words(len(listed)) if listed else [12345]
    for name in (f"pick.{function}", f"choose.{function}"):
        if name in host.exports:
            found = [host.call(name, signed(word)) for word in drawn]
            assert found == expected if listed else found[0][0] == 0
    return True


def positions(game: Game, host: Host, number: int) -> list[list[int]]:
    """Some positions of a random game, each set up in the host as it is asked for."""
    stream, state, found = Stream(derived_seed(7, number)), list(game.engine.first), list[list[int]]()
    while not isinstance(game.program.points[state[POINT]], End) and len(found) < 200:
        found.append(list(state))
        chosen = draw(game.engine.legal[state[POINT]](state), stream)
        step = game.engine.happen if game.engine.resumes[state[POINT]] >= 0 else game.engine.act
        step(state, chosen)
    return found[::APART]


def check_pickers(name: str, games: int) -> None:
    """Look at the pickers of a ruleset in positions of some games."""
    game, host = opened(name)
    checked = 0
    for number in range(games):
        for state in positions(game, host, number):
            host.state[:] = state
            checked += check_picker(game, host, state)
    assert checked or not host.module.memory.picked


@pytest.mark.parametrize("name", [name for name in NAMES if "\nextends:" not in SHIPPED[name].read_text("utf-8")])
def test_a_picker_gives_each_id_of_the_list_at_its_place(name: str) -> None:
    check_pickers(name, GAMES)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_a_picker_gives_each_id_of_the_list_in_many_positions(name: str) -> None:
    check_pickers(name, MANY)


PAIRS = """
players: [light, dark]
enums:
  Color: [red, green, blue]
components:
  disc: {owner: Player}
zones:
  board: {per: Player, kind: grid, rows: 3, columns: 5, holds: disc}
variables:
  used: {per: [Player, Color], range: [0, 2]}
actions:
  put:
    given: {color: Color, c: "board[me]"}
    where: ["used[me, color] < 2", empty(c)]
    do: [{place: disc(me), at: c}, {add: 1, to: "used[me, color]"}]
phases:
  play: {turns: alternate, actions: [put], stuck: pass, until: "all(used[p, blue] = 2 for p in Player)"}
limits: {moves: 20}
"""


def test_of_the_pairs_of_two_sets_each_is_picked_at_its_place() -> None:
    game, host = open_game(build(PAIRS))
    assert "i32.div_u" in host.module.text
    for number in range(8):
        for state in positions(game, host, number):
            host.state[:] = state
            assert check_picker(game, host, state) or isinstance(game.program.points[state[POINT]], Chance)


def test_where_one_of_two_sets_is_empty_there_are_no_pairs() -> None:
    game, host = open_game(build(PAIRS))
    board = game.program.layout.zones["board"]
    host.state[board.base : board.end] = 1
    (function,) = host.module.memory.picked
    assert host.call(f"count.{function}") == 0
    assert [host.call(f"choose.{function}", signed(word))[0] for word in (0, 2**64 - 1)] == [0, 0]


@pytest.mark.parametrize("name", ["othello", "tic-tac-toe", "hex", "quarto"])
def test_boards_are_picked_from(name: str) -> None:
    assert opened(name)[1].module.memory.picked
