"""A position drawn in colour."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from interpreter.machine.canvas import FAINT, HEADING, Block
from interpreter.machine.drawing import draw
from interpreter.machine.state import State
from interpreter.machine.wording import Wording
from interpreter.play.protocols import GameState

#: How colour words, and the words that drawings use for their parts, look on a terminal.
_STYLES = {
    HEADING: "bold",
    FAINT: "bright_black",
    "seat0": "cyan",
    "seat1": "magenta",
    "seat2": "yellow",
    "seat3": "green",
    "seat4": "blue",
    "seat5": "red",
    "red": "bright_red",
    "orange": "dark_orange",
    "yellow": "bright_yellow",
    "green": "bright_green",
    "blue": "dodger_blue1",
    "purple": "medium_purple1",
    "violet": "medium_purple1",
    "turquoise": "cyan",
    "cyan": "cyan",
    "pink": "hot_pink",
    "magenta": "magenta",
    "brown": "orange4",
    "white": "bright_white",
    "light": "bright_white",
    "grey": "white",
    "gray": "white",
    "dark": "bright_black",
    "black": "bright_black",
    "gold": "gold1",
    "silver": "grey70",
}


def print_board(console: Console, state: GameState, wording: Wording | None = None) -> None:
    """Print a position as wide as the terminal, in colours where it has them; other words stay plain."""
    if isinstance(state, State):
        drawing = draw(state.game, state.vector, most=console.width, wording=wording)
        console.print(styled(drawing), soft_wrap=True)
    else:
        console.print(state.render(), soft_wrap=True, markup=False)


def styled(block: Block) -> Text:
    """A drawing with the colour words turned into styles."""
    lines = [Text.assemble(*((text, _STYLES.get(colour, "")) for text, colour in row)) for row in block]
    for line in lines:
        line.rstrip()
    return Text("\n").join(lines)
