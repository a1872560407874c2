"""All forms of the terms of a rulebook: every case, gender and number that the texts may ask for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice, product

from fluent.syntax import ast

from interpreter.rulebook.authored.book import Book, Entry

#: More forms than any language has of a name; terms within terms would multiply without end.
_MOST = 200
_DEEPEST = 5


def term_forms(book: Book) -> dict[str, tuple[str, ...]]:
    """The forms of each term, the one that stands by itself first, each once; terms without words are left out."""
    found = {name: tuple(dict.fromkeys(_texts(entry.node.value, book.terms, 0))) for name, entry in book.terms.items()}
    return {name: forms for name, forms in found.items() if forms}


def _texts(pattern: ast.Pattern | None, terms: Mapping[str, Entry], depth: int) -> Iterator[str]:
    """The texts that a pattern may become, blanks made single."""
    elements = pattern.elements if pattern is not None else []
    parts = [tuple(islice(_element(element, terms, depth), _MOST)) for element in elements]
    whole = (" ".join("".join(choice).split()) for choice in product(*parts))
    yield from (text for text in islice(whole, _MOST) if text)


def _element(element: ast.TextElement | ast.Placeable, terms: Mapping[str, Entry], depth: int) -> Iterable[str]:
    """The texts that a part of a pattern may become; none for what only the ruleset's values can fill."""
    if isinstance(element, ast.TextElement):
        return (element.value,)
    inner = element.expression
    if isinstance(inner, ast.SelectExpression):
        variants = sorted(inner.variants, key=lambda variant: not variant.default)
        return (text for variant in variants for text in _texts(variant.value, terms, depth))
    if isinstance(inner, ast.TermReference) and depth < _DEEPEST and inner.id.name in terms:
        return _texts(terms[inner.id.name].node.value, terms, depth + 1)
    return (inner.value,) if isinstance(inner, ast.StringLiteral) else ()
