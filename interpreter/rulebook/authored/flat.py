"""The texts of a message as a reader would see them, with the way back to the places where they are written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from fluent.syntax import ast

from interpreter.rulebook.authored.book import Entry
from interpreter.rulebook.authored.parts import key_of

#: Stands for what has texts of its own: variants, other messages.
_ELSEWHERE = "…"
#: Plural categories that only one whole number has, in those languages that have them beside others.
_SINGLE = {"zero": 0, "two": 2}


@dataclass(frozen=True, slots=True)
class Flat:
    """A text put together: the stretches of it that are written out, each with its beginning and its element.

    ``chosen`` are the numbers for which alone it is chosen, as in ``[2] two dice``.
    """

    text: str
    written: tuple[tuple[int, ast.TextElement], ...]
    chosen: frozenset[int] = frozenset()

    def element_at(self, start: int, end: int) -> tuple[ast.TextElement, int] | None:
        """The element in which a stretch is written, and how far from its beginning; none for what is filled in."""
        for begin, element in self.written:
            if begin <= start and end <= begin + len(element.value):
                return element, start - begin
        return None


def flat_texts(entry: Entry, forms: Mapping[str, tuple[str, ...]], values: Mapping[str, object]) -> Iterator[Flat]:
    """Each text of a message: its own, and those of the variants in it. Terms stand in their plain form."""
    if entry.node.value is not None:
        yield from _flat(entry.node.value, forms, values, frozenset())


def _flat(
    pattern: ast.Pattern, forms: Mapping[str, tuple[str, ...]], values: Mapping[str, object], chosen: frozenset[int]
) -> Iterator[Flat]:
    text, written, selects = "", [], []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            written.append((len(text), element))
            text += element.value
        else:
            text += _filled(element.expression, forms, values)
            selects += [element.expression] if isinstance(element.expression, ast.SelectExpression) else []
    if text.strip(f" \n{_ELSEWHERE}"):
        yield Flat(text, tuple(written), chosen)
    for variant in (variant for select in selects for variant in select.variants):
        yield from _flat(variant.value, forms, values, chosen | _numbers(variant))


def _filled(expression: object, forms: Mapping[str, tuple[str, ...]], values: Mapping[str, object]) -> str:
    """What stands for a placeable: a term's plain form, or a value."""
    if isinstance(expression, ast.TermReference):
        return forms.get(expression.id.name, (_ELSEWHERE,))[0]
    if isinstance(expression, ast.VariableReference):
        return str(values.get(expression.id.name, _ELSEWHERE))
    return _ELSEWHERE


def _numbers(variant: ast.Variant) -> frozenset[int]:
    """The number for which alone a variant is chosen, if it is one."""
    key = key_of(variant)
    number = int(key) if key.isdecimal() else _SINGLE.get(key)
    return frozenset() if number is None else frozenset({number})
