"""Going on after mistakes: a tree mended as its hints suggest, so that later stages find theirs too.

One run names every mistake, and none that only follows from another. What a hint offers is taken
to be meant; what cannot be mended is left out. Later findings on the places that this leaves
incomplete are silenced, and names that this leaves without a meaning are remembered as *poisoned*.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice

from interpreter.diagnostics.diagnostic import Report, RulewrightError, by_place
from interpreter.model.ruleset import Text
from interpreter.reading.edits import Drop, Edit, Path, Rename, edited, node_at, respelt, starts, words
from interpreter.reading.fields import entries
from interpreter.reading.nodes import Entry, ListNode, MapNode, Node, ScalarNode
from interpreter.reading.repairs import repairs
from interpreter.reading.schema import RULESET, schema
from interpreter.reading.validate import report_violations, violations_of
from interpreter.reading.violations import Violation, is_lack

#: Mending uncovers what was hidden, layer by layer; no ruleset has more layers than this.
_ROUNDS = 8
#: Sections whose rules give their names a meaning that others build on.
_DECLARING = ("options", "enums", "components", "zones", "variables", "define", "patterns")
#: Rules of which nothing can be made without one of these keys.
_UNBUILDABLE = {"options": ("range", "choices", "flag"), "zones": ("kind",)}


@dataclass(frozen=True, slots=True)
class Recovery:
    """A tree that later stages can work with, and the names that nothing is to be said about.

    ``lost`` are words that nothing declares any more, ``hurt`` the names of rules that have lost a part.
    """

    root: MapNode
    lost: frozenset[str] = frozenset()
    hurt: frozenset[str] = frozenset()

    @property
    def poisoned(self) -> frozenset[str]:
        """Names whose uses are not reported."""
        return self.lost | self.hurt


def recover(recovery: Recovery, report: Report) -> Recovery:
    """Report everything in which the tree departs from the schema, and mend it.

    Raises RulewrightError when nothing can be made of it.
    """
    for _ in range(_ROUNDS):
        found = violations_of(recovery.root, RULESET)
        report_violations([each for each in found if not is_lack(each)], recovery.root, RULESET, report)
        edits = repairs(found, recovery.root, schema(RULESET))
        if not edits:
            return _without_incomplete(recovery, found, report)
        recovery = make(recovery, edits, report)
    raise RulewrightError(*by_place(report))


def make(recovery: Recovery, edits: Mapping[Path, Edit], report: Report) -> Recovery:
    """Make edits; the words that the tree loses by them are poisoned unless it still declares them."""
    lost = set(recovery.lost)
    for path, edit in edits.items():
        if isinstance(edit, Rename):
            lost.add(str(path[-1]))
        elif isinstance(edit, Drop):
            lost |= {str(path[-1]), *words(node_at(recovery.root, path))}
            _silence(recovery.root, path, edits, report)
    changed = edited(recovery.root, edits)
    assert isinstance(changed, MapNode)  # the root itself is never dropped
    hurt = {_name(path[1]) for path, edit in edits.items() if _hurts(path, edit)}
    return Recovery(changed, frozenset(lost - _declared(changed)), recovery.hurt | hurt)


def _silence(root: Node, path: Path, edits: Mapping[Path, Edit], report: Report) -> None:
    """Say nothing more about what stands around a part that is left out."""
    for length in range(len(path)):
        for span in starts(root, path[:length]):
            report.settle(span)
    around = node_at(root, path[:-1])
    if isinstance(around, MapNode) and isinstance(node_at(root, path[:-2]), ListNode):
        kept = (each.key for each in around if not isinstance(edits.get((*path[:-1], each.key.value)), Drop))
        for key in islice(kept, 1):  # where the rest of the item begins
            report.settle(key.span())


def _hurts(path: Path, edit: Edit) -> bool:
    """Whether a declaration no longer says what its users rely on."""
    return isinstance(edit, Drop) and not edit.harmless and _declares(path)


def _declares(path: Path) -> bool:
    return len(path) > 1 and path[0] in _DECLARING


def _name(heading: str | int) -> str:
    return str(heading).split("(")[0].strip()


def _without_incomplete(recovery: Recovery, found: list[Violation], report: Report) -> Recovery:
    """Report what is incomplete, and keep what can be checked nevertheless."""
    report_violations(found, recovery.root, RULESET, report)
    for each in found:
        _silence(recovery.root, each.path, {}, report)
    hurt = {_name(each.path[1]) for each in found if _declares(each.path)}
    edits: dict[Path, Edit] = {
        (section, name): Drop() for section in _UNBUILDABLE for name in _unbuildable(recovery.root, section)
    }
    edits |= {each.path: Drop() for each in found if each.path == ("players",)}
    recovery = make(Recovery(recovery.root, recovery.lost, recovery.hurt | hurt), edits, report)
    return Recovery(_with_players(recovery.root), recovery.lost, recovery.hurt)


def _unbuildable(root: MapNode, section: str) -> Iterator[str]:
    for entry in entries(root, section):
        node = entry.value
        if not isinstance(node, MapNode) or not any(key in node.entries for key in _UNBUILDABLE[section]):
            yield entry.key.value


def _with_players(root: Node) -> MapNode:
    """The tree; with two players where it is not said properly how many there are."""
    assert isinstance(root, MapNode)  # a map with parts left out
    if "players" in root.entries:
        return root
    key = respelt(next(iter(root)).key, "players") if root.entries else Text("players")
    two = ScalarNode(respelt(key, "2"), 2, key.span())
    return MapNode({**root.entries, "players": Entry(key, two)}, root.span)


def _declared(root: MapNode) -> set[str]:
    """Words to which the tree still gives a meaning."""
    keys = {_name(word) for word in _keys(root)}
    named = [root.get("enums"), root.get("players"), root.get("options")]
    named += [rule.value.get("places") for rule in entries(root, "zones") if isinstance(rule.value, MapNode)]
    return keys.union(*(words(node) for node in named if node is not None))


def _keys(node: Node) -> Iterator[str]:
    if isinstance(node, MapNode):
        for entry in node:
            yield entry.key.value
            yield from _keys(entry.value)
    elif not isinstance(node, ScalarNode):
        for item in node.items:
            yield from _keys(item)
