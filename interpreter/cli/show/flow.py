"""The flow of phases as a tree."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text as Rich
from rich.tree import Tree

from interpreter.cli.show.layout import FAINT, sentences
from interpreter.cli.show.words import effects, line
from interpreter.cli.show.words import lines as joined
from interpreter.model.ruleset import Phase, Ruleset, Text

_TURNS = {
    "alternate": "the players take turns, again and again",
    "once": "each player has one turn",
    "single": "one turn",
}
_STUCK = {"pass": "the turn passes", "leave": "the phase ends", "lose": "that player loses"}


def flow_tree(ruleset: Ruleset) -> Tree:
    """The whole game from setup to its end."""
    root = Tree("", hide_root=True)
    _block(root, "setup", list(effects(ruleset.setup)))
    for phase in ruleset.phases:
        root.add(_phase(phase))
    return root


def _phase(phase: Phase) -> Tree:
    tree = Tree(Rich.assemble((phase.name.value, "bold cyan"), "  ", _headline(phase)))
    for label, detail in _details(phase):
        tree.add(Rich.assemble((f"{label} ", FAINT), detail))
    for label, steps in (("start", phase.start), ("before each turn", phase.before_turn)):
        _block(tree, label, list(effects(steps)))
    for inner in phase.phases:
        tree.add(_phase(inner))
    for label, steps in (("after each turn", phase.after_turn), ("end", phase.end)):
        _block(tree, label, list(effects(steps)))
    return tree


def _headline(phase: Phase) -> str:
    if phase.turns is None:
        return _repetition(phase.repeat)
    moves = f", up to {line(phase.moves)} moves each" if phase.moves else ""
    return f"{_TURNS.get(phase.turns.value, phase.turns.value)}{moves}: {joined(phase.actions)}"


def _repetition(repeat: Text | None) -> str:
    times = line(repeat)
    if not times or times == "1":
        return "once"
    return "again and again" if times == "forever" else f"{times} times"


def _details(phase: Phase) -> Iterator[tuple[str, str]]:
    first = phase.first or phase.player
    texts = (
        ("only when", line(phase.only_when)),
        ("first", line(first)),
        ("among those with", line(phase.among)),
        ("until", line(phase.until)),
    )
    yield from ((label, text) for label, text in texts if text)
    if isinstance(phase.stuck, Text):
        yield "no legal move:", _STUCK.get(phase.stuck.value, phase.stuck.value)
    elif phase.stuck:
        yield "no legal move:", "; ".join(step.strip() for step in effects(phase.stuck))


def _block(tree: Tree, label: str, lines: list[str]) -> None:
    if lines:
        tree.add(Rich(label, FAINT)).add(sentences(lines))
