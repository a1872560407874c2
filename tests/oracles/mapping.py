"""The same games in OpenSpiel: their names and options there, and their moves in our notation.

To compare one more game, add a function that translates its moves and a line to TWINS.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

COLUMNS = "abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True)
class Twin:
    """A ruleset with its options, OpenSpiel's game string, and a move of theirs in our notation."""

    ruleset: str
    theirs: str
    translate: Callable[[str], str]
    options: tuple[tuple[str, int | bool], ...] = ()

    @property
    def name(self) -> str:
        return " ".join([self.ruleset, *(f"{key}={value}" for key, value in self.options)])


def tic_tac_toe(move: str) -> str:
    """``x(0,2)``: rows are counted from the top and from 0."""
    row, column = (int(number) for number in re.findall(r"\d", move))
    return f"place({COLUMNS[column]}{3 - row})"


def connect_four(move: str) -> str:
    """``x3``: the fourth column."""
    return f"drop({COLUMNS[int(move[1:])]})"


def breakthrough(rows: int) -> Callable[[str], str]:
    """``a7b6`` or ``a7b6*``: the first player starts at the top there, at the bottom here."""

    def translate(move: str) -> str:
        squares = re.findall(r"([a-z])(\d+)", move)
        start, target = (f"{column}{rows + 1 - int(row)}" for column, row in squares)
        return f"move({start}, {target})"

    return translate


def othello(move: str) -> str:
    """``d3`` or ``pass``."""
    return "pass" if move == "pass" else f"place({move})"


def nim(move: str) -> str:
    """``pile:3, take:2;``."""
    heap, stones = re.findall(r"\d+", move)
    return f"take({heap}, {stones})"


def pig(move: str) -> str:
    """``roll`` or ``stop``."""
    return "hold" if move == "stop" else move


def mancala(move: str) -> str:
    """The number of the house, round the board."""
    return f"sow({move})"


def hex_board(move: str) -> str:
    """``c2``: the row is counted from the top."""
    return f"place({move})"


TWINS = (
    Twin("tic-tac-toe", "tic_tac_toe", tic_tac_toe),
    Twin("connect-four", "connect_four", connect_four),
    Twin(
        "connect-four",
        "connect_four(rows=5,columns=8,x_in_row=5)",
        connect_four,
        (("rows", 5), ("columns", 8), ("in_a_row", 5)),
    ),
    Twin("breakthrough", "breakthrough", breakthrough(8)),
    Twin("breakthrough", "breakthrough(rows=6,columns=5)", breakthrough(6), (("rows", 6), ("columns", 5))),
    Twin("othello", "othello", othello),
    Twin("nim", "nim", nim),
    Twin("nim", "nim(is_misere=False)", nim, (("misere", False),)),
    Twin("pig", "pig", pig),
    Twin("pig", "pig(winscore=25,diceoutcomes=8)", pig, (("target", 25), ("sides", 8))),
    Twin("kalah", "mancala", mancala),
    Twin("hex", "hex", hex_board),
    Twin("hex", "hex(board_size=5)", hex_board, (("size", 5),)),
)
