"""Reading the Fluent files of a ruleset and of the rulesets that it extends."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import reduce
from pathlib import Path

from fluent.syntax import FluentParser, ast

from interpreter.diagnostics.diagnostic import Report, Span
from interpreter.model.ruleset import Ruleset
from interpreter.reading.library import RULESET_FILE, display_name, shipped
from interpreter.reading.nodes import MapNode, ScalarNode
from interpreter.reading.parse import parse
from interpreter.reading.source import Source, read_source
from interpreter.rulebook.authored.book import SOURCE_LANGUAGE, Book, Definition, Entry, message_id, span_of

FOLDER = "rulebook"
_FACT = "fact "
_KEPT = "kept:"
_DEEPEST = 40


def languages_of(ruleset: Ruleset) -> tuple[str, ...]:
    """The languages that a ruleset, or one that it extends, has a rulebook in; the source language first."""
    found = {file.stem for folder in _folders(ruleset) for file in folder.glob("*.ftl")}
    return tuple(sorted(found, key=lambda language: (language != SOURCE_LANGUAGE, language)))


def read_book(ruleset: Ruleset, language: str) -> Book:
    """The rulebook of a ruleset in a language, with what it inherits; empty where there is none.

    Raises RulewrightError for a file that cannot be read.
    """
    books = []
    for folder in _folders(ruleset):
        file = folder / f"{language}.ftl"
        if file.is_file():
            books.append(parse_book(read_source(file, display_name(file)), language))
        else:
            books.append(Book(language))
    return reduce(_merged, books, Book(language))


def parse_book(source: Source, language: str) -> Book:
    """The texts of one file; what is not Fluent is kept as ``broken``."""
    too_deep = _too_deep(source.text)
    if too_deep is not None:
        return Book(language, broken=((f"Braces nest deeper than {_DEEPEST} levels", source.span(too_deep, too_deep)),))
    messages: dict[str, Entry] = {}
    terms: dict[str, Entry] = {}
    heading, body = "", FluentParser().parse(source.text).body
    for node in body:
        if isinstance(node, ast.GroupComment):
            heading = (node.content or "").strip()
        elif isinstance(node, ast.Message):
            messages[node.id.name] = Entry(node, heading, source)
        elif isinstance(node, ast.Term):
            terms[node.id.name] = Entry(node, heading, source)
    own = frozenset((*messages, *(f"-{name}" for name in terms)))
    broken, start = _broken(body, source), source.span(0, 1)
    return Book(language, messages, terms, _definitions(body, source), own, broken, _kept(body), start)


def _too_deep(text: str) -> int | None:
    """Where braces first nest deeper than any text needs; the parser would not come back from there."""
    depth = 0
    for at, character in enumerate(text):
        depth = max(depth + (character == "{") - (character == "}"), 0)
        if depth > _DEEPEST:
            return at
    return None


def _definitions(body: Iterable[ast.EntryType], source: Source) -> tuple[Definition, ...]:
    return tuple(
        Definition(name.strip(), expression.strip(), span_of(source, node))
        for node, line in _remarks(body, _FACT)
        for name, _, expression in [line.partition(":")]
    )


def _kept(body: Iterable[ast.EntryType]) -> frozenset[str]:
    return frozenset(message_id(name.strip()) for _, line in _remarks(body, _KEPT) for name in line.split(","))


def _remarks(body: Iterable[ast.EntryType], word: str) -> Iterator[tuple[ast.ResourceComment, str]]:
    """The lines of the comments on the whole file that begin with a word, without it."""
    for node in body:
        if isinstance(node, ast.ResourceComment):
            lines = (node.content or "").splitlines()
            yield from ((node, line.removeprefix(word)) for line in lines if line.startswith(word))


def _broken(body: Iterable[ast.EntryType], source: Source) -> tuple[tuple[str, Span], ...]:
    return tuple(
        (annotation.message or "", span_of(source, annotation))
        for node in body
        if isinstance(node, ast.Junk)
        for annotation in node.annotations
    )


def _merged(base: Book, own: Book) -> Book:
    """The base's texts with those of a ruleset that extends it: replaced in place, new ones under their heading."""
    return Book(
        own.language,
        _in_order(base.messages, own.messages),
        {**base.terms, **own.terms},
        (*base.definitions, *own.definitions),
        own.own,
        own.broken,
        own.kept,
        own.start if own.start.file else base.start,
    )


def _in_order(base: Mapping[str, Entry], own: Mapping[str, Entry]) -> dict[str, Entry]:
    order = list(base)
    for name in own:
        if name not in base:
            order.insert(_after_heading(order, {**base, **own}, own[name].heading), name)
    return {name: _replaced(base.get(name), own.get(name)) for name in order}


def _replaced(base: Entry | None, own: Entry | None) -> Entry:
    if own is None:
        assert base is not None  # a name comes from one of the two
        return base
    return own if base is None else replace(own, inherited=base.marks)


def _after_heading(order: Sequence[str], entries: Mapping[str, Entry], heading: str) -> int:
    """Where a new message goes: behind the last one under its heading, else to the end."""
    same = [at for at, name in enumerate(order) if entries[name].heading == heading]
    return same[-1] + 1 if same else len(order)


def base_of(ruleset: Ruleset) -> Path | None:
    """The file of the ruleset that this one extends."""
    return _named(Path(ruleset.path), ruleset.extends) if ruleset.path and ruleset.extends else None


def _folders(ruleset: Ruleset) -> tuple[Path, ...]:
    """The rulebook folders of a ruleset and its bases, the outermost base first."""
    if not ruleset.path:
        return ()
    found = [Path(ruleset.path).parent / FOLDER]
    base = base_of(ruleset)
    while base is not None and base.parent / FOLDER not in found:
        found.insert(0, base.parent / FOLDER)
        base = _named(base, _extends(base))
    return tuple(found)


def _named(path: Path, name: str) -> Path | None:
    """The file that ``extends`` of a ruleset names; it has been read before, so it is there."""
    if not name:
        return None
    if name in (known := shipped()):
        return known[name]
    target = (path.parent / name).resolve()
    return target / RULESET_FILE if target.is_dir() else target


def _extends(path: Path) -> str:
    root = parse(read_source(path, display_name(path)), Report())
    named = root.get("extends") if isinstance(root, MapNode) else None
    return named.text.value if isinstance(named, ScalarNode) else ""
