"""Merging a ruleset into its base: maps by name, everything else replaced, ``null`` removes."""

from __future__ import annotations

from interpreter.diagnostics.diagnostic import Report
from interpreter.diagnostics.suggest import did_you_mean, nearest
from interpreter.reading.fields import entries
from interpreter.reading.nodes import Entry, ListNode, MapNode, Node, is_null
from interpreter.reading.schema import needs_of

#: What one rule of a section is called; these sections hold rules by name.
SECTIONS = {
    "options": "option",
    "enums": "enum",
    "components": "component",
    "zones": "zone",
    "variables": "variable",
    "define": "defined expression",
    "patterns": "pattern",
    "procedures": "procedure",
    "actions": "action",
    "triggers": "trigger",
    "phases": "phase",
}

_PROVENANCE = ("cite", "assumed")
#: Maps that are one value: a new one replaces the old one.
_WHOLE = ("on",)


def merge(base: MapNode, over: MapNode, report: Report) -> MapNode:
    """The base with what ``over`` says differently. Nodes keep the places of their own files.

    Reports RD006 where ``over`` changes or removes something that the base does not have.
    """
    entries = dict(base.entries)
    for entry in over:
        name = entry.key.value
        if name in SECTIONS and isinstance(entry.value, MapNode):
            old = base.get(name)
            entries[name] = Entry(entry.key, _section(name, old, entry.value, report))
        elif name != "extends":
            _lay_over(entries, entry, "ruleset", report)
    return MapNode(entries, over.span)


def _section(section: str, base: Node | None, over: MapNode, report: Report) -> MapNode:
    old = base if isinstance(base, MapNode) else MapNode({}, over.span)
    entries = dict(old.entries)
    for entry in over:
        if entry.key.value in entries or not _lacks_a_base(section, entry, old, report):
            _lay_over(entries, entry, section, report)
    return MapNode(entries, over.span)


def _lay_over(entries: dict[str, Entry], entry: Entry, section: str, report: Report) -> None:
    """Replace, merge, add or remove one entry."""
    name = entry.key.value
    old = entries.get(name)
    if is_null(entry.value):
        if old is None:
            hint = did_you_mean(name, entries)
            report.error("RD006", f"the base has no `{name}` here to remove", entry.key.span(), hint)
        entries.pop(name, None)
    elif old is None:
        entries[name] = entry
    else:
        entries[name] = Entry(entry.key, _value(name, old.value, entry.value, section, report))


def _value(name: str, old: Node, new: Node, section: str, report: Report) -> Node:
    if not isinstance(old, MapNode) or not isinstance(new, MapNode) or name in _WHOLE:
        return new
    entries = _without_old_provenance(old, new)
    for entry in new:
        inner = entry.value
        if section == "phases" and entry.key.value == "phases" and isinstance(inner, MapNode):
            entries["phases"] = Entry(entry.key, _section("phases", old.get("phases"), inner, report))
        else:
            _lay_over(entries, entry, "", report)
    return MapNode(entries, new.span)


def _without_old_provenance(old: MapNode, new: MapNode) -> dict[str, Entry]:
    """A rule that says where it comes from no longer comes from where its base did."""
    if not any(key in new.entries for key in _PROVENANCE):
        return dict(old.entries)
    return {name: entry for name, entry in old.entries.items() if name not in _PROVENANCE}


def _lacks_a_base(section: str, entry: Entry, old: MapNode, report: Report) -> bool:
    """Report an entry that can only be meant as a change of a rule which the base lacks."""
    name, word = entry.key.value, SECTIONS[section]
    near = did_you_mean(name, old.entries)
    if is_null(entry.value):
        report.error("RD006", f"the base has no {word} `{name}` to remove", entry.key.span(), near)
        return True
    missing = _missing(section, entry.value, bool(nearest(name, old.entries)))
    if not missing:
        return False
    hint = near or f"a new {word} needs {missing}"
    report.error("RD006", f"the base has no {word} `{name}` to change", entry.key.span(), hint)
    return True


def _missing(section: str, node: Node, resembles: bool) -> str:
    """What a new rule lacks to be complete, in words; an empty text when it is complete."""
    if isinstance(node, ListNode) or not isinstance(node, MapNode):
        return ""
    groups = list(needs_of(section))
    if section == "actions" and resembles:
        groups.append(("do",))
    lacking = [group for group in groups if not any(key in node.entries for key in group)]
    return " and ".join(" or ".join(f"`{key}`" for key in group) for group in lacking)


def refused(over: MapNode, merged: MapNode) -> frozenset[str]:
    """The names that ``over`` declares and that merging has not taken over."""
    return frozenset(
        entry.key.value.split("(")[0]
        for section in SECTIONS
        for entry in entries(over, section)
        if entry.key.value not in _names(merged, section) and not is_null(entry.value)
    )


def _names(root: MapNode, section: str) -> tuple[str, ...]:
    return tuple(entry.key.value for entry in entries(root, section))
