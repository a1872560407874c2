"""Links: what a reviewed text says clause by clause, kept beside the ruleset without the text.

``rulebook/<lang>.links.yaml`` holds for each text its clauses in order: line, stamp, the bag of word
stamps, atoms, and the facts it states. ``accepted`` names facts that the text may leave out,
``literal`` the options under which the ruleset does what the text says word for word.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from interpreter.diagnostics.diagnostic import Diagnostic, RulewrightError, Severity, Span
from interpreter.rulebook.glossary import FOLDER
from interpreter.rulebook.lexicon import read_plain
from interpreter.rulebook.model import Link, Scope

#: Hexadecimal digits of a word's stamp; a number's is written ``#``.
_WIDTH = 3


@dataclass(frozen=True, slots=True)
class Literal:
    """Options under which the ruleset does what the text says literally, the clause, and the rule that then dies."""

    line: int
    stamp: str
    options: Mapping[str, str]
    rule: str


@dataclass(frozen=True, slots=True)
class Text:
    """A reviewed text: its name, its clauses, and what the reviewer has accepted."""

    name: str
    clauses: tuple[Link, ...]
    accepted: frozenset[str] = frozenset()
    literal: tuple[Literal, ...] = ()
    path: str = field(default="", compare=False)


def links_path(ruleset_path: str, language: str) -> Path:
    """Where the links of a ruleset's texts in a language are kept."""
    return Path(ruleset_path).parent / FOLDER / f"{language}.links.yaml"


def read_links(ruleset_path: str, language: str) -> tuple[Text, ...]:
    """The reviewed texts of a ruleset in a language; none where there is no file.

    Raises RulewrightError (RB012) for a file that does not hold links.
    """
    path = links_path(ruleset_path, language)
    if not path.exists():
        return ()
    try:
        data = read_plain(path.read_text(encoding="utf-8"))
        return tuple(_text(entry, path) for entry in data["texts"])
    except (OSError, UnicodeDecodeError, yaml.YAMLError, KeyError, TypeError, ValueError, AttributeError) as error:
        message = f"the links cannot be read: {type(error).__name__} {error}"
        hint = "write them with `rulewright rulebook link`"
        raise RulewrightError(
            Diagnostic("RB012", Severity.ERROR, message, Span(str(path), 1, 1, 1, 2), hint)
        ) from error


def write_links(path: Path, texts: Sequence[Text]) -> None:
    """Write the links of all texts of a language. Raises RulewrightError (RB012) where that is not possible."""
    head = "# What reviewed texts say, clause by clause: stamps and atoms, no sentence. See docs/rulebook/links.md.\n"
    body = yaml.safe_dump({"texts": [_record(text) for text in texts]}, allow_unicode=True, sort_keys=False, width=1000)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(head + body, encoding="utf-8")
    except OSError as error:
        message = f"the links cannot be written: {error.strerror}"
        hint = "copy the ruleset to a folder of your own and name that"
        raise RulewrightError(
            Diagnostic("RB012", Severity.ERROR, message, Span(str(path), 0, 0, 0, 0), hint)
        ) from error


def _text(entry: Any, path: Path) -> Text:
    literal = tuple(
        Literal(int(item["line"]), item["stamp"], dict(item["options"]), item["rule"])
        for item in entry.get("literal") or ()
    )
    clauses = tuple(_link(item) for item in entry["clauses"])
    return Text(entry["name"], clauses, frozenset(entry.get("accepted") or ()), literal, str(path))


def _link(item: Any) -> Link:
    place, words = item["at"].split(), item["words"]
    flags = set(place[2:])
    return Link(
        line=int(place[0]),
        stamp=place[1],
        scope=Scope(next((flag for flag in flags if flag in set(Scope)), "rule")),
        words=_split(words),
        says=tuple(part for part in item["says"].split("; ") if part),
        facts=tuple(item.get("facts", "").split()),
        states=tuple(item.get("states", "").split()),
        opens_line="opens" in flags,
        listed="listed" in flags,
    )


def _split(words: str) -> tuple[str, ...]:
    """The stamps of a bag written without blanks."""
    count = words.count("#")
    rest = words.replace("#", "")
    return tuple(["#"] * count + [rest[i : i + _WIDTH] for i in range(0, len(rest), _WIDTH)])


def _record(text: Text) -> dict[str, object]:
    record: dict[str, object] = {"name": text.name}
    if text.accepted:
        record["accepted"] = sorted(text.accepted)
    if text.literal:
        record["literal"] = [
            {"line": item.line, "stamp": item.stamp, "options": dict(item.options), "rule": item.rule}
            for item in text.literal
        ]
    record["clauses"] = [_clause(link) for link in text.clauses]
    return record


def _clause(link: Link) -> dict[str, str]:
    flags = [str(link.scope), *(["opens"] if link.opens_line else []), *(["listed"] if link.listed else [])]
    record = {
        "at": " ".join([str(link.line), link.stamp, *flags]),
        "words": "".join(sorted(link.words, key=lambda stamp: (stamp != "#", stamp))),
        "says": "; ".join(link.says),
    }
    if link.facts:
        record["facts"] = " ".join(link.facts)
    if link.states:
        record["states"] = " ".join(link.states)
    return record
