"""``extends``: a ruleset that says only how it differs from another one."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from interpreter.diagnostics.diagnostic import Report, RulewrightError, Span
from interpreter.diagnostics.suggest import did_you_mean, listing
from interpreter.model.ruleset import Text
from interpreter.reading.library import RULESET_FILE, data_folder, display_name, shipped
from interpreter.reading.merge import merge
from interpreter.reading.nodes import MapNode, Node, ScalarNode
from interpreter.reading.parse import parse
from interpreter.reading.source import read_source

#: Rulesets in a chain of ``extends``.
CHAIN_LIMIT = 12


def resolve_extends(root: Node, path: Path | None, report: Report) -> Node:
    """The tree with its bases merged in; the tree itself when it extends nothing.

    ``path`` is the file of the tree, None for a text in memory. Faults go to the report.
    Raises RulewrightError when a base cannot be read at all.
    """
    return _resolve(root, path, (path.resolve(),) if path else (), report)


def _resolve(root: Node, path: Path | None, chain: tuple[Path, ...], report: Report) -> Node:
    name = root.get("extends") if isinstance(root, MapNode) else None
    if not isinstance(root, MapNode) or not isinstance(name, ScalarNode) or not isinstance(name.value, str):
        return root
    base_path = _base_file(name.text, path, chain, report)
    if base_path is None:
        raise RulewrightError(*report)
    base = parse(read_source(base_path, display_name(base_path)), report)
    base = _resolve(base, base_path, (*chain, base_path.resolve()), report)
    if not isinstance(base, MapNode):
        report.error("RD003", f"the base `{name.text.value}` is not a ruleset", name.text.span())
        raise RulewrightError(*report)
    return merge(base, root, report)


def _base_file(name: Text, path: Path | None, chain: tuple[Path, ...], report: Report) -> Path | None:
    """The file that ``extends`` names, or None after reporting why there is none."""
    found = _named(name, report) if _is_name(name.value) else _relative(name, path, chain, report)
    if found is None:
        return None
    if found.resolve() in chain:
        route = " extends ".join(f"`{display_name(link)}`" for link in (*chain, found))
        report.error("RD004", "this ruleset extends itself", name.span(), route)
        return None
    if len(chain) >= CHAIN_LIMIT:
        report.error("RD004", f"more than {CHAIN_LIMIT} rulesets extend one another", name.span())
        return None
    return found


def _is_name(value: str) -> bool:
    return not (set(value) & set("/\\") or value.endswith((".yaml", ".yml")) or value.startswith("."))


def _named(name: Text, report: Report) -> Path | None:
    known: Mapping[str, Path] = shipped()
    if name.value not in known:
        hint = did_you_mean(name.value, known) or f"shipped are {listing(known, 30)}"
        report.error("RD003", f"there is no shipped ruleset `{name.value}`", name.span(), hint)
    return known.get(name.value)


def _relative(name: Text, path: Path | None, chain: tuple[Path, ...], report: Report) -> Path | None:
    if path is None:
        report.error("RD003", "a ruleset that is not a file can extend shipped rulesets only", name.span())
        return None
    target = (path.parent / name.value).resolve()
    if Path(name.value).is_absolute() or not _is_within(target, chain[0]):
        hint = "a path may lead to files beside or below this one, to a neighbouring ruleset, or to a shipped one"
        report.error("RD005", f"`{name.value}` leaves the folder of the ruleset", name.span(), hint)
        return None
    return _existing(target, name.value, name.span(), report)


def _existing(target: Path, given: str, span: Span, report: Report) -> Path | None:
    file = target / RULESET_FILE if target.is_dir() else target
    if file.is_file():
        return file
    folder = target.parent
    near = did_you_mean(target.name, (entry.name for entry in folder.iterdir())) if folder.is_dir() else ""
    report.error("RD003", f"there is no file `{given}`", span, near)
    return None


def _is_within(target: Path, first: Path) -> bool:
    """Whether a resolved path may be read: below the ruleset, a neighbour of it, or shipped."""
    if target.is_relative_to(first.parent) or target.is_relative_to(data_folder("rulesets").resolve()):
        return True
    neighbour = target.parent if target.name == RULESET_FILE else target
    return neighbour.parent == first.parent.parent and (neighbour / RULESET_FILE).is_file()
