"""Texts of the model made readable: expressions on one line, effects as sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from interpreter.model.ruleset import Effect, Event, Function, Given, Ruleset, Text

_INDENT = "  "
#: Keys of an effect that read better after the others.
_SUFFIXES = {"count": ", {} of them", "as": ", called {}"}


def line(text: Text | None) -> str:
    """An expression on one line, as it stands in the file apart from line breaks."""
    return "" if text is None else " ".join(text.value.split())


def lines(texts: Sequence[Text]) -> str:
    """Several texts joined by commas."""
    return ", ".join(line(text) for text in texts)


def number(text: Text | None, ruleset: Ruleset) -> int | None:
    """The number a text stands for, if it is one plainly: a literal, an option or a constant."""
    word = line(text)
    if word.isdecimal():
        return int(word)
    for option in ruleset.options:
        if option.name.value == word:
            return option.value if isinstance(option.value, int) and not isinstance(option.value, bool) else None
    constants = {function.name.value: function for function in ruleset.functions if not function.parameters}
    return _constant(constants.get(word))


def _constant(function: Function | None) -> int | None:
    body = "" if function is None else line(function.body)
    return int(body) if body.isdecimal() else None


def event(event: Event) -> str:
    """What a trigger waits for."""
    word = event.word.value.replace("_", " ")
    return f"{word} {line(event.of)}" if event.of else word


def parameters(given: Sequence[Given]) -> str:
    """The names of an action's parameters in brackets; nothing where there are none."""
    return f"({', '.join(item.name.value for item in given)})" if given else ""


def effects(steps: Sequence[Effect], depth: int = 0) -> Iterator[str]:
    """A list of effects as indented lines."""
    for step in steps:
        yield from _effect(step, depth)


def _effect(step: Effect, depth: int) -> Iterator[str]:
    yield _INDENT * depth + _HEADS.get(step.verb.value, _plain)(step)
    for item in step.given:
        yield f"{_INDENT * (depth + 1)}{item.name.value} from {line(item.domain)}"
    for condition in step.where:
        yield f"{_INDENT * (depth + 1)}only if {line(condition)}"
    for name, block in step.blocks.items():
        if name == "else":
            yield f"{_INDENT * depth}otherwise"
        yield from effects(block, depth + 1)


def _plain(step: Effect) -> str:
    """The keys of the effect read as a sentence: ``move c to edge[me]``."""
    words = [f"{key} {line(value)}" for key, value in step.arguments.items() if key not in _SUFFIXES]
    suffixes = [form.format(line(step.arguments[key])) for key, form in _SUFFIXES.items() if key in step.arguments]
    return " ".join(words) + "".join(suffixes)


def _if(step: Effect) -> str:
    return f"if {line(step.arguments.get('if'))}"


def _for(step: Effect) -> str:
    return f"for each {line(step.arguments.get('for'))}"


def _repeat(step: Effect) -> str:
    condition = step.arguments.get("while")
    suffix = f", as long as {line(condition)}" if condition else ""
    return f"up to {line(step.arguments.get('repeat'))} times{suffix}"


def _ask(step: Effect) -> str:
    who = line(step.arguments.get("by")) or "the player to move"
    optional = line(step.arguments.get("optional")) or "false"
    verb = {"true": "may choose", "false": "chooses"}.get(optional, f"chooses (or declines, if {optional})")
    return f"{who} {verb}: {line(step.arguments.get('ask'))}"


def _draw(step: Effect) -> str:
    return "the game is a draw" if "to" not in step.arguments else _plain(step)


def _end_phase(step: Effect) -> str:
    name = line(step.arguments.get("end_phase"))
    return "the phase ends" if name == "true" else f"the phase {name} ends"


def _always(sentence: str) -> Callable[[Effect], str]:
    return lambda step: sentence


_HEADS: dict[str, Callable[[Effect], str]] = {
    "if": _if,
    "for": _for,
    "repeat": _repeat,
    "ask": _ask,
    "draw": _draw,
    "end_phase": _end_phase,
    "run": lambda step: line(step.arguments.get("run")),
    "again": _always("the player to move keeps the turn"),
    "end_turn": _always("the turn ends"),
    "end_game": _always("the game ends, the outcome decides"),
    "win": lambda step: f"{line(step.arguments.get('win'))} wins",
    "lose": lambda step: f"{line(step.arguments.get('lose'))} loses",
}
