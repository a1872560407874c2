"""Facts about what is in the box: players, options, enums, components, and where they lie."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.language.types import Player
from interpreter.model.ruleset import NO_SOURCE, Component, Member, Provenance, Text, Zone
from interpreter.rulebook.facts.subject import Subject
from interpreter.rulebook.model import Fact


def players(subject: Subject) -> Iterator[Fact]:
    """How many play."""
    seats = subject.ruleset.players
    span = seats[0].span() if seats else Text("").span()
    yield subject.fact("players", "count", len(seats), NO_SOURCE, span, unit="player", must=True)


def options(subject: Subject) -> Iterator[Fact]:
    """The values of the options that are numbers or flags."""
    for option in subject.ruleset.options:
        pointer = f"options.{option.name.value}"
        span, unit = option.name.span(), subject.concept(f"options.{option.name.value}")
        if option.kind == "range":
            must = "rounds" in option.name.value
            yield subject.fact(pointer, "amount", int(option.value), option.source, span, unit=unit, must=must)
        else:
            yield subject.fact(pointer, "choice", str(option.value).lower(), option.source, span, unit=unit)


def enums(subject: Subject) -> Iterator[Fact]:
    """How many members an enum has, and their numbers."""
    for enum in subject.ruleset.enums:
        pointer = f"enums.{enum.name.value}"
        unit = subject.concept(pointer)
        count = len(enum.members)
        yield subject.fact(f"{pointer}.members", "count", count, enum.source, enum.name.span(), unit=unit)
        for member in enum.members:
            for name, value in _numbers(subject, member):
                place = f"{pointer}.{member.name.value}.{name}"
                yield subject.fact(place, "table", value, enum.source, member.name.span(), unit=name)


def _numbers(subject: Subject, member: Member) -> Iterator[tuple[str, int]]:
    for name, attribute in member.attributes.items():
        if isinstance(attribute, Text):
            value = subject.constant(attribute)
            if value is not None and not attribute.value.isidentifier():
                yield name, value
        else:
            for key, text in attribute.items():
                count = subject.constant(text)
                if count is not None:
                    yield f"{name}.{key}", count


def components(subject: Subject) -> Iterator[Fact]:
    """Copies in all and for each player, kinds, and faces of dice."""
    for component in subject.ruleset.components:
        yield from _copies(subject, component)
        yield from _faces(subject, component)


def _copies(subject: Subject, component: Component) -> Iterator[Fact]:
    name = component.name.value
    checked = subject.checked.components[name]
    if checked.copies is None:
        return
    unit, span = subject.concept(f"components.{name}"), component.name.span()
    start = subject.checked.zones.get(checked.starts)
    times = start.copies if start is not None else 1
    total = sum(checked.copies) * times
    pointer = f"components.{name}.copies"
    yield subject.fact(pointer, "count", total, component.source, span, unit=unit, must=True)
    if times > 1:
        yield subject.fact(f"{pointer}.each", "count", total // times, component.source, span, unit=unit, role="each")
    owned = [of for _, of in checked.attributes if isinstance(of, Player)]
    if owned and len(subject.ruleset.players) > 1:
        share = total // len(subject.ruleset.players)
        yield subject.fact(f"{pointer}.each", "count", share, component.source, span, unit=unit, role="each", must=True)


def _faces(subject: Subject, component: Component) -> Iterator[Fact]:
    if component.faces is None:
        return
    name, span = component.name.value, component.faces.span()
    low, dots, high = component.faces.value.partition("..")
    pointer = f"components.{name}.faces"
    if dots and low.strip().isdigit() and high.strip().isdigit():
        count = int(high) - int(low) + 1
        yield subject.fact(
            f"{pointer}.low", "range", int(low), component.source, span, unit="number", comparator="range"
        )
        yield subject.fact(
            f"{pointer}.high", "range", int(high), component.source, span, unit="number", comparator="range"
        )
        yield subject.fact(pointer, "count", count, component.source, span, unit="face")


def zones(subject: Subject) -> Iterator[Fact]:
    """Sizes of zones and how many of each there are."""
    for zone in subject.ruleset.zones:
        pointer, span = f"zones.{zone.name.value}", zone.name.span()
        unit = subject.concept(pointer)
        shape = subject.checked.zones[zone.name.value]
        if shape.copies > 1:
            yield subject.fact(f"{pointer}.per", "count", shape.copies, zone.source, span, unit=unit)
            if any(of.value == "Player" for of in zone.per):
                yield subject.fact(f"{pointer}.each", "count", 1, zone.source, span, unit=unit, role="each")
        for name, value in _sizes(subject, zone):
            must = name in {"rows", "columns"} and not zone.per and zone.kind.value == "grid"
            source = _source_of_size(subject, zone, name)
            unit = subject.concept(f"{pointer}.{name}")
            yield subject.fact(f"{pointer}.{name}", "dimension", value, source, span, unit=unit, must=must)


def _sizes(subject: Subject, zone: Zone) -> Iterator[tuple[str, int]]:
    for name in ("rows", "columns", "levels", "length", "height"):
        value = subject.constant(getattr(zone, name))
        if value is not None:
            yield name, value


def _source_of_size(subject: Subject, zone: Zone, name: str) -> Provenance:
    """A size that is an option has the option's provenance."""
    text = getattr(zone, name)
    named = next((o for o in subject.ruleset.options if text is not None and o.name.value == text.value), None)
    return named.source if named is not None else zone.source
