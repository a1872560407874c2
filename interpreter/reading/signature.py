"""The heading of a defined expression or a procedure: ``home(p: Player, n: 1..6)``."""

from __future__ import annotations

import re

from interpreter.diagnostics.diagnostic import Report
from interpreter.model.ruleset import Text
from interpreter.reading.fields import distinct

_NAME = re.compile(r"[a-z][a-z0-9_]*\Z")
_TYPE = re.compile(r"[A-Za-z][A-Za-z0-9_]*\Z|-?[A-Za-z0-9_]+ *\.\. *-?[A-Za-z0-9_]+\Z")
_FORM = "write `name: …` or `name(parameter: Type, …): …`"

Parameter = tuple[Text, Text]


def signature(
    key: Text, report: Report, what: str = "a defined expression"
) -> tuple[Text, tuple[Parameter, ...]] | None:
    """Name and parameters of a heading; None after reporting why it is malformed (SC010)."""
    opening = key.value.find("(")
    name = _trimmed(key, 0, len(key.value) if opening < 0 else opening)
    if not _NAME.match(name.value):
        _malformed(f"{what} begins with a name in `lower_case`", name, report)
        return None
    if opening < 0:
        return name, ()
    if not key.value.endswith(")"):
        _malformed("expected `)` at the end of the parameters", cut(key, opening, opening + 1), report)
        return None
    parameters = [_parameter(key, *stretch, report) for stretch in _stretches(key.value, opening + 1)]
    found = tuple(parameter for parameter in parameters if parameter is not None)
    distinct(tuple(parameter for parameter, _ in found), "parameter", report)
    return (name, found) if len(found) == len(parameters) else None


def cut(text: Text, start: int, end: int) -> Text:
    """A part of a text with the places of its characters."""
    return Text(text.value[start:end], text.file, text.places[start : end + 1])


def _stretches(value: str, start: int) -> list[tuple[int, int]]:
    """Where each parameter stands between the parentheses."""
    ends = [offset for offset in range(start, len(value)) if value[offset] == ","] + [len(value) - 1]
    return list(zip([start, *(end + 1 for end in ends[:-1])], ends, strict=True))


def _parameter(key: Text, start: int, end: int, report: Report) -> Parameter | None:
    colon = key.value.find(":", start, end)
    name = _trimmed(key, start, end if colon < 0 else colon)
    if not _NAME.match(name.value):
        shown = f"`{name.value}` is not a parameter's name" if name.value else "a parameter's name is missing"
        _malformed(shown, name if name.value else cut(key, end, end + 1), report)
        return None
    if colon < 0:
        hint = f"write `{name.value}: Player`, for example"
        _malformed(f"the parameter `{name.value}` has no type", name, report, hint)
        return None
    kind = _trimmed(key, colon + 1, end)
    if not _TYPE.match(kind.value):
        shown = f"`{kind.value}` is not a type" if kind.value else f"the type of `{name.value}` is missing"
        _malformed(shown, kind if kind.value else cut(key, colon, colon + 1), report)
        return None
    return name, kind


def _trimmed(text: Text, start: int, end: int) -> Text:
    part = text.value[start:end]
    left = start + len(part) - len(part.lstrip())
    return cut(text, left, left + len(part.strip()))


def _malformed(message: str, place: Text, report: Report, hint: str = _FORM) -> None:
    report.error("SC010", message, place.span(), hint)
