"""Options and seats from checked nodes."""

from __future__ import annotations

from dataclasses import replace

from interpreter.diagnostics.diagnostic import Report
from interpreter.diagnostics.suggest import did_you_mean, listing
from interpreter.model.ruleset import Option, Text
from interpreter.reading.fields import distinct, entries, source, string, texts, texts_of
from interpreter.reading.nodes import Entry, ListNode, MapNode, Node, ScalarNode, Value

PLAYERS = "players"


def declared_options(root: MapNode, report: Report) -> tuple[Option, ...]:
    """The options under ``options`` with their defaults; reports RD011 and RD013.

    A wrong default is reported and another value takes its place; an option without values is left out.
    """
    free = [entry for entry in entries(root, "options") if _is_free(entry, root, report)]
    declared = [_option(entry, report) for entry in free]
    return tuple(option for option in declared if option.kind != "range" or option.low <= option.high)


def implicit_players(root: MapNode, report: Report) -> tuple[Option, ...]:
    """The option ``players`` of a ruleset whose number of players may be chosen."""
    node = root.get(PLAYERS)
    if not isinstance(node, MapNode):
        return ()
    low, high = _integer(node.get("min")), _integer(node.get("max"))
    chosen = node.get("default")
    default = low if chosen is None else _integer(chosen)
    name, said = root.entries[PLAYERS].key, "How many play."
    option = Option(name, "range", low, high, (), default, default, said, source(node))
    return (_checked_range(option, name, chosen, report),)


def seats(root: MapNode, options: tuple[Option, ...], report: Report) -> tuple[Text, ...]:
    """The seats in turn order: as named, else ``player1``, ``player2`` …."""
    node = root.get(PLAYERS)
    if isinstance(node, ListNode):
        return distinct(texts_of(node), "seat", report)
    count = _integer(node) if isinstance(node, ScalarNode) else int(options[0].value) if options else 0
    return tuple(Text(f"player{number}") for number in range(1, count + 1))


def _is_free(entry: Entry, root: MapNode, report: Report) -> bool:
    if entry.key.value != PLAYERS:
        return True
    hint = "write `players: {min: 2, max: 4, default: 2}` at the top level" if _is_fixed(root) else ""
    report.error("RD013", "the option `players` comes from `players: {min, max}`", entry.key.span(), hint)
    return False


def _is_fixed(root: MapNode) -> bool:
    return not isinstance(root.get(PLAYERS), MapNode)


def _option(entry: Entry, report: Report) -> Option:
    node = entry.value if isinstance(entry.value, MapNode) else MapNode({}, entry.key.span())
    if "range" in node.entries:
        return _range(entry.key, node, report)
    return _choice(entry.key, node, report) if "choices" in node.entries else _flag(entry.key, node, report)


def _range(name: Text, node: MapNode, report: Report) -> Option:
    bounds = node.get("range")
    low, high = (_integer(item) for item in bounds.items) if isinstance(bounds, ListNode) else (0, 0)
    default = _value(node.get("default"), low)
    option = Option(name, "range", low, high, (), default, default, string(node, "description"), source(node))
    return _checked_range(option, name, node.get("default"), report)


def _checked_range(option: Option, name: Text, default: Node | None, report: Report) -> Option:
    """The option; with its lowest value where the default is not one of its values, which is reported."""
    span = default.span if default else name.span()
    value = option.default
    if option.low > option.high:
        report.error("RD011", f"the range of `{name.value}` is empty: {option.low} to {option.high}", name.span())
    elif isinstance(value, bool) or not isinstance(value, int):
        report.error("RD011", f"the default of `{name.value}` is not a whole number", span)
    elif not option.low <= value <= option.high:
        message = f"the default {value} of `{name.value}` lies outside {option.low} to {option.high}"
        report.error("RD011", message, span)
    else:
        return option
    return replace(option, default=option.low, value=option.low)


def _choice(name: Text, node: MapNode, report: Report) -> Option:
    choices = distinct(texts(node, "choices"), "choice", report)
    words = [choice.value for choice in choices]
    default = _value(node.get("default"), words[0])
    chosen = node.get("default")
    if chosen and default not in words:
        hint = did_you_mean(str(default), words) or f"choices are {listing(words)}"
        report.error("RD011", f"the default of `{name.value}` is none of its choices", chosen.span, hint)
        default = words[0]
    return Option(name, "choice", 0, 0, choices, default, default, string(node, "description"), source(node))


def _flag(name: Text, node: MapNode, report: Report) -> Option:
    default = _value(node.get("default"), _value(node.get("flag"), False))
    chosen = node.get("default")
    if chosen and not isinstance(default, bool):
        report.error("RD011", f"the default of `{name.value}` is neither `true` nor `false`", chosen.span)
        default = False
    return Option(name, "flag", 0, 1, (), default, default, string(node, "description"), source(node))


def _integer(node: Node | None) -> int:
    value = node.value if isinstance(node, ScalarNode) else 0
    return int(value) if isinstance(value, int | float) else 0


def _value(node: Node | None, otherwise: int | bool | str) -> int | bool | str:
    value: Value = node.value if isinstance(node, ScalarNode) else None
    return value if isinstance(value, int | str) else otherwise
