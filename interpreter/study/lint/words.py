"""Which names a rule mentions, read from its text: options are gone from the typed tree."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from interpreter.diagnostics.diagnostic import Span
from interpreter.model import ruleset as model

_WORD = re.compile(r"[A-Za-z_]\w*")
#: Where an effect names what it changes; the name at the head is written to, not read.
_TARGETS = {"set": "set", "add": "to"}


def words(text: str) -> set[str]:
    """The names and keywords in a text."""
    return set(_WORD.findall(text))


def texts(part: object) -> Iterator[model.Text]:
    """All texts inside a part of the model, except the words of the language itself (verbs, events)."""
    match part:
        case model.Text():
            yield part
        case model.Effect():
            yield from _of_effect(part)
        case model.Event():
            yield from () if part.of is None else (part.of,)
        case dict():
            for value in part.values():
                yield from texts(value)
        case tuple():
            for item in part:
                yield from texts(item)
        case _ if is_dataclass(part) and not isinstance(part, type):
            for field in fields(part):
                yield from texts(getattr(part, field.name))


def _of_effect(effect: model.Effect) -> Iterator[model.Text]:
    target = _TARGETS.get(effect.verb.value)
    for key, text in effect.arguments.items():
        yield _index_of(text) if key == target else text
    for part in (dict(effect.blocks), effect.given, effect.where):
        yield from texts(part)


def _index_of(target: model.Text) -> model.Text:
    """A target without the name at its head: what is left is only read."""
    head = _WORD.match(target.value)
    return model.Text(target.value[head.end() :] if head else target.value)


def mentioned(*parts: object) -> set[str]:
    """All words in some parts of the model."""
    return {word for part in parts for text in texts(part) for word in words(text.value)}


def body(rule: object) -> tuple[object, ...]:
    """A named rule without its own name."""
    assert is_dataclass(rule)
    return tuple(getattr(rule, field.name) for field in fields(rule) if field.name != "name")


class Excerpts:
    """The text of the ruleset at a place."""

    def __init__(self, ruleset: model.Ruleset) -> None:
        """Note where each character of every text stands."""
        self._starts: dict[tuple[str, int, int], tuple[model.Text, int]] = {}
        for text in texts(ruleset):
            for index, place in enumerate(text.places[:-1]):
                self._starts.setdefault((text.file, *place), (text, index))

    def at(self, span: Span) -> str:
        """What is written at a place; empty where nothing is known."""
        found = self._starts.get((span.file, span.line, span.column))
        if found is None:
            return ""
        text, start = found
        last = (span.end_line, span.end_column - 1)
        inside = [i for i, place in enumerate(text.places[:-1]) if i >= start and place <= last]
        return text.value[start : inside[-1] + 1] if inside else ""
