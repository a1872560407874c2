"""What changed between two rulesets, rule by rule.

The plain data of both (after ``extends``, before anything is interpreted) are compared by
section and name; comments, order of keys and layout do not count. Options are compared by
the values they have, and each changed option names the rules that mention it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from interpreter.model.ruleset import Option, Ruleset

#: Sections in the order of the language reference; others follow as they come.
SECTIONS = (
    "players",
    "options",
    "enums",
    "components",
    "zones",
    "variables",
    "define",
    "patterns",
    "procedures",
    "setup",
    "actions",
    "triggers",
    "phases",
    "outcome",
    "limits",
)
#: What a ruleset says about itself rather than about the game.
ABOUT = ("ruleset", "extends", "title", "description", "source", "languages")
#: Keys whose values are maps of rules by name.
_NAMED = tuple(section for section in SECTIONS if section not in ("players", "setup", "outcome", "limits"))


@dataclass(frozen=True, slots=True)
class Change:
    """One difference. ``path`` leads to it (section, name, key); ``old`` or ``new`` is None
    where a rule was added or removed. ``affects`` lists rules that mention a changed option.
    """

    kind: str
    path: tuple[str, ...]
    old: object = None
    new: object = None
    affects: tuple[str, ...] = ()

    @property
    def section(self) -> str:
        """The section of the ruleset."""
        return self.path[0]

    @property
    def name(self) -> str:
        """The rule within the section, with the key in it where one key changed."""
        return ".".join(self.path[1:])


def diff_rulesets(old: Ruleset, new: Ruleset) -> list[Change]:
    """Every change from ``old`` to ``new``, in the order of the sections."""
    changes = [_with_affected(change, new) for change in _compare(_rules(old), _rules(new), ())]
    return sorted(changes, key=_rank)


def _rules(ruleset: Ruleset) -> dict[str, object]:
    plain = {key: value for key, value in ruleset.plain.items() if key not in ABOUT}
    rules = {**plain, "options": {option.name.value: _option(option) for option in ruleset.options}}
    # A missing section and an empty one are the same rules.
    return {key: value for key, value in rules.items() if value not in ({}, [], None)}


def _option(option: Option) -> dict[str, object]:
    allowed: dict[str, object] = {}
    if option.kind == "range":
        allowed = {"range": [option.low, option.high]}
    elif option.kind == "choice":
        allowed = {"choices": [choice.value for choice in option.choices]}
    return {"value": option.value, **allowed, "default": option.default}


def _rank(change: Change) -> int:
    return SECTIONS.index(change.section) if change.section in SECTIONS else len(SECTIONS)


def _compare(old: Mapping[str, object], new: Mapping[str, object], path: tuple[str, ...]) -> Iterator[Change]:
    for key in [*old, *(key for key in new if key not in old)]:
        here = (*path, str(key))
        if key not in new:
            yield from _whole("removed", here, old[key])
        elif key not in old:
            yield from _whole("added", here, new[key])
        elif old[key] != new[key]:
            yield from _changed(old[key], new[key], here)


def _changed(old: object, new: object, path: tuple[str, ...]) -> Iterator[Change]:
    if isinstance(old, Mapping) and isinstance(new, Mapping):
        yield from _compare(old, new, path)
    else:
        yield Change("changed", path, old, new)


def _whole(kind: str, path: tuple[str, ...], value: object) -> Iterator[Change]:
    """One change for a rule, or one a rule where a whole section came or went."""
    if path[-1] in _NAMED and isinstance(value, Mapping):
        for name, rule in value.items():
            yield from _whole(kind, (*path, str(name)), rule)
        return
    yield Change(kind, path, old=value if kind == "removed" else None, new=value if kind == "added" else None)


def _with_affected(change: Change, new: Ruleset) -> Change:
    """The change; of an option's value with the rules that mention the option."""
    if change.section == "options" and change.path[2:] == ("value",):
        return replace(change, affects=tuple(mentions(new.plain, change.path[1])))
    return change


def mentions(plain: Mapping[str, object], word: str) -> Iterator[str]:
    """The rules (``section.name``) in whose text the word stands."""
    pattern = re.compile(rf"\b{re.escape(word)}\b(?!\()")
    for section in SECTIONS:
        body = plain.get(section)
        if section == "options" or body is None:
            continue
        if section in _NAMED and isinstance(body, Mapping):
            yield from (f"{section}.{name}" for name, rule in body.items() if _stands_in(pattern, rule))
        elif _stands_in(pattern, body):
            yield section


def _stands_in(pattern: re.Pattern[str], value: object) -> bool:
    if isinstance(value, Mapping):
        return any(_stands_in(pattern, item) for key, item in value.items() if key not in ("note", "assumed", "cite"))
    if isinstance(value, list | tuple):
        return any(_stands_in(pattern, item) for item in value)
    return isinstance(value, str) and pattern.search(value) is not None


def diff_document(old: Ruleset, new: Ruleset, changes: list[Change]) -> dict[str, object]:
    """What ``diff --json`` prints."""
    return {
        "old": {"ruleset": old.name, "options": bound_options(old)},
        "new": {"ruleset": new.name, "options": bound_options(new)},
        "same": not changes,
        "changes": [
            {
                "kind": change.kind,
                "section": change.section,
                "name": change.name,
                "old": change.old,
                "new": change.new,
                "affects": list(change.affects),
            }
            for change in changes
        ],
    }


def bound_options(ruleset: Ruleset) -> dict[str, int | bool | str]:
    """The options and their values."""
    return {option.name.value: option.value for option in ruleset.options}
