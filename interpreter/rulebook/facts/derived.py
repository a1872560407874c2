"""Facts that follow by arithmetic: cells of a grid, the product of kinds and copies, shares of all players."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.rulebook.facts.subject import Subject
from interpreter.rulebook.model import Fact


def derived(subject: Subject) -> Iterator[Fact]:
    """Cells of each grid, and how many pieces there are of each kind if equally many."""
    for zone in subject.ruleset.zones:
        shape = subject.checked.zones[zone.name.value]
        if shape.kind == "grid" and shape.size > 1:
            pointer = f"zones.{zone.name.value}.cells"
            yield subject.fact(pointer, "derived", shape.size, zone.source, zone.name.span(), unit="cell")
    for component in subject.ruleset.components:
        copies = subject.checked.components[component.name.value].copies
        if copies and len(copies) > 1 and len(set(copies)) == 1:
            pointer = f"components.{component.name.value}.copies.of_kind"
            span = component.name.span()
            yield subject.fact(pointer, "derived", copies[0], component.source, span, unit=component.name.value)
