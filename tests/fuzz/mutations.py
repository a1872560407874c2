"""Ways to damage a ruleset, each drawn from one seeded stream: the same seed gives the same damage."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

import yaml

from interpreter.diagnostics.diagnostic import Report
from interpreter.reading.nodes import plain
from interpreter.reading.parse import parse
from interpreter.reading.source import source_of

Mutation = Callable[[str, random.Random], str]

#: Words of the language that may come in the place of any other word of an expression.
WORDS = (
    *("me", "opponent", "it", "cell", "each", "none", "true", "false", "players", "Player", "orthogonal", "diagonal"),
    *("up", "down", "left", "up_left", "rising", "empty", "full", "count", "size", "piece", "neighbors", "around"),
    *("rows", "columns", "row", "column", "at", "step", "ray", "run", "beyond", "edge", "corners", "adjacent"),
    *("distance", "group", "connected", "forms", "matches", "union", "common", "without", "default", "abs", "min"),
    *("max", "can", "covers", "next", "previous", "height", "first_empty", "last_empty", "directions", "reverse"),
    *("clockwise", "counterclockwise"),
    *("any", "all", "sum", "first", "last", "best", "those", "distinct", "not", "and", "or", "in", "div", "mod"),
)
NUMBERS = ("0", "1", "2", "3", "7", "-1", "100", "65536", "999999999999", "1..0", "1..3")
SCRAPS = (
    *("", " ", "\n", "\t", ":", ": ", "- ", "{", "}", "[", "]", "'", '"', "#", "&a ", "*a", "!x ", "|", ">"),
    *("null", "1", "é", "😀", "\0", "%", "---\n", "=", "<", "..", ".", ",", "(", ")", "-", "*"),
)
VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, 1, 2, 3, -1, 2.5, 40, 10**12, "word", "two words", "", [], {}, ["a", "a"], {"a": 1}),
    *([[]], [{}], "f(a", "me", "none", "1..6", "{a, b}", "forever", "all", "Player", {"win": "me"}, [{"draw": True}]),
)
_WORD = re.compile(r"[A-Za-z_]\w*|\d+")
_OPERATOR = re.compile(r"<=|>=|!=|[-+*=<>]|\b(?:and|or|div|mod)\b")


def damaged_characters(text: str, stream: random.Random) -> str:
    """A scrap in the place of up to four characters."""
    start = stream.randrange(len(text) + 1)
    return text[:start] + stream.choice(SCRAPS) + text[start + stream.randrange(5) :]


def damaged_lines(text: str, stream: random.Random) -> str:
    """A line dropped, doubled, swapped with another, or indented anew."""
    lines = text.split("\n")
    a, b = stream.randrange(len(lines)), stream.randrange(len(lines))
    match stream.randrange(4):
        case 0:
            del lines[a]
        case 1:
            lines.insert(b, lines[a])
        case 2:
            lines[a], lines[b] = lines[b], lines[a]
        case _:
            lines[a] = " " * stream.randrange(8) + lines[a].lstrip()
    return "\n".join(lines)


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every container with each key or index in it."""
    pairs = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in list(pairs):
        yield data, key
        yield from places(value)


def _tree(text: str) -> Any:
    return plain(parse(source_of(text, "<text>"), Report()))


def _dumped(tree: Any) -> str:
    return yaml.safe_dump(tree, sort_keys=False, allow_unicode=True, width=200)


def damaged_nodes(text: str, stream: random.Random) -> str:
    """A node dropped, replaced, renamed, doubled, or put where another one is."""
    tree = _tree(text)
    found = list(places(tree))
    container, key = stream.choice(found)
    other, there = stream.choice(found)
    match stream.randrange(5):
        case 0:
            del container[key]
        case 1:
            container[key] = deepcopy(stream.choice(VALUES))
        case 2:
            container[key] = deepcopy(other[there])
        case 3 if isinstance(container, dict):
            names = [k for c, k in found if isinstance(c, dict)]
            container[stream.choice(names)] = container.pop(key)
        case _:
            if isinstance(container, list):
                container.insert(key, deepcopy(container[key]))
            else:
                container[f"{key}s"] = deepcopy(container[key])
    return _dumped(tree)


def _in_a_text(text: str, stream: random.Random, change: Callable[[str, list[str]], str]) -> str:
    """Change one of the texts of a ruleset; ``change`` is told all the words there are."""
    tree = _tree(text)
    texts = [(c, k) for c, k in places(tree) if isinstance(c[k], str | int) and not isinstance(c[k], bool)]
    words = sorted({word for c, k in texts for word in _WORD.findall(str(c[k]))})
    container, key = stream.choice(texts)
    changed = change(str(container[key]), words)
    container[key] = int(changed) if re.fullmatch(r"-?\d{1,15}", changed) else changed
    return _dumped(tree)


def changed_number(text: str, stream: random.Random) -> str:
    """A number of the file becomes another one."""
    found = list(re.finditer(r"\b\d+\b", text))
    if not found:
        return text
    one = stream.choice(found)
    return text[: one.start()] + stream.choice(NUMBERS) + text[one.end() :]


def changed_word(text: str, stream: random.Random) -> str:
    """A word of an expression becomes another word of the file, or one of the language."""

    def change(part: str, words: list[str]) -> str:
        found = list(_WORD.finditer(part))
        if not found:
            return part
        one = stream.choice(found)
        word = stream.choice(words if stream.random() < 0.6 else WORDS)
        return part[: one.start()] + word + part[one.end() :]

    return _in_a_text(text, stream, change)


def changed_operator(text: str, stream: random.Random) -> str:
    """An operator becomes another one; a condition is negated where there is none."""

    def change(part: str, words: list[str]) -> str:
        found = list(_OPERATOR.finditer(part))
        if not found:
            return f"not ({part})"
        one = stream.choice(found)
        operator = stream.choice(["=", "!=", "<", "<=", ">", ">=", "+", "-", "*", "and", "or", "div", "mod", "in"])
        return f"{part[: one.start()]} {operator} {part[one.end() :]}"

    return _in_a_text(text, stream, change)


def exchanged_expressions(text: str, stream: random.Random) -> str:
    """Two texts of the ruleset change places, or one comes in place of a word of the other."""
    tree = _tree(text)
    texts = [(c, k) for c, k in places(tree) if isinstance(c[k], str | int)]
    (a, i), (b, j) = stream.choice(texts), stream.choice(texts)
    if stream.random() < 0.5:
        a[i], b[j] = b[j], a[i]
        return _dumped(tree)
    found = list(_WORD.finditer(str(a[i])))
    if found:
        one = stream.choice(found)
        a[i] = f"{str(a[i])[: one.start()]}({b[j]}){str(a[i])[one.end() :]}"
    return _dumped(tree)


def exchanged_effects(text: str, stream: random.Random) -> str:
    """A step of one effect list is put into another list, or steps change places."""
    tree = _tree(text)
    lists = [c[k] for c, k in places(tree) if isinstance(c[k], list) and c[k] and isinstance(c[k][0], dict)]
    if not lists:
        return text
    one, other = stream.choice(lists), stream.choice(lists)
    other.insert(stream.randrange(len(other) + 1), deepcopy(stream.choice(one)))
    if stream.random() < 0.3:
        stream.shuffle(one)
    return _dumped(tree)


#: Damage to the file, most of which is found when it is read; and to the meaning, most of which passes.
OF_THE_FILE: tuple[Mutation, ...] = (damaged_characters, damaged_lines, damaged_nodes)
OF_THE_MEANING: tuple[Mutation, ...] = (
    changed_number,
    changed_word,
    changed_operator,
    exchanged_expressions,
    exchanged_effects,
)


def mutated(text: str, seed: int, mutations: tuple[Mutation, ...]) -> str:
    """The text with one to three mutations, chosen by the seed."""
    stream = random.Random(seed)
    for _ in range(stream.choice((1, 1, 1, 2, 3))):
        try:
            text = stream.choice(mutations)(text, stream)
        except Exception as problem:  # damaged so far that it is no tree any more
            if type(problem).__name__ not in ("RulewrightError", "IndexError", "TypeError", "AttributeError"):
                raise
            return text
    return text
