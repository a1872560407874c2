"""Checks of one language's texts by themselves: references, selectors, digits and names written out."""

from __future__ import annotations

import re
from collections.abc import Iterator

from fluent.syntax import ast

from interpreter.diagnostics.diagnostic import Report, Span
from interpreter.diagnostics.suggest import did_you_mean
from interpreter.rulebook.authored.book import TITLE, Entry
from interpreter.rulebook.authored.locale import plural_categories
from interpreter.rulebook.authored.parts import key_of, parts, selector_name, words
from interpreter.rulebook.authored.subject import Subject

_NUMBER = re.compile(r"(?<!\w)\d+(?!\w)")
#: The category that Fluent's default variant has when it stands for whatever is left.
_OTHER = "other"


def references(subject: Subject, report: Report) -> None:
    """Values (RA005), terms and messages (RA012) that there are not."""
    for entry in subject.entries:
        if isinstance(entry.node, ast.Message):
            for value in parts(entry.node.value, ast.VariableReference):
                _known(value.id.name, subject.values, ("RA005", "value", "$"), entry.span(value), report)
        for term in parts(entry.node.value, ast.TermReference):
            _known(term.id.name, subject.book.terms, ("RA012", "term", "-"), entry.span(term), report)
        for message in parts(entry.node.value, ast.MessageReference):
            _known(message.id.name, subject.book.messages, ("RA012", "message", ""), entry.span(message), report)


def _known(name: str, known: object, words: tuple[str, str, str], span: Span, report: Report) -> None:
    code, what, sign = words
    names = list(known) if isinstance(known, dict) else []
    if name not in names:
        report.error(code, f"there is no {what} `{sign}{name}`", span, did_you_mean(name, names))


def selectors(subject: Subject, report: Report) -> None:
    """Selectors on numbers that lack a plural form (RA006), on words with a key that never comes or lacks (RA016)."""
    for entry in subject.messages:
        for select in parts(entry.node.value, ast.SelectExpression):
            name = selector_name(select)
            if isinstance(subject.values.get(name), int):
                _plural_forms(subject, entry, select, report)
            elif name in subject.values:
                _choices(subject, entry, select, report)


def _plural_forms(subject: Subject, entry: Entry, select: ast.SelectExpression, report: Report) -> None:
    keys = {key_of(variant) for variant in select.variants}
    forms = {key for key in keys if not key.isdecimal()}
    wanted = plural_categories(subject.book.language)
    missing = [form for form in ("zero", "one", "two", "few", "many", _OTHER) if form in wanted - keys]
    if missing and not (forms == {_OTHER} and not _shows(select)):
        hint = f"whole numbers in `{subject.book.language}` have the forms {', '.join(sorted(wanted))}"
        message = f"the plural form {' and '.join(f'`{form}`' for form in missing)} is missing"
        report.error("RA006", message, entry.span(select.selector), hint)
    for key in sorted(forms - wanted - {_OTHER}):
        report.error("RA006", f"no whole number has the form `{key}`", entry.span(select.selector))


def _shows(select: ast.SelectExpression) -> bool:
    """Whether the default variant shows the number that is selected on: then its words have to agree."""
    default = next(variant for variant in select.variants if variant.default)
    shown = {reference.id.name for reference in parts(default.value, ast.VariableReference)}
    return selector_name(select) in shown


def _choices(subject: Subject, entry: Entry, select: ast.SelectExpression, report: Report) -> None:
    name = selector_name(select)
    known = subject.words_of(name)
    keys = [key_of(variant) for variant in select.variants]
    for variant, key in zip(select.variants, keys, strict=True):
        if known and key not in known and not (variant.default and key == _OTHER):
            hint = did_you_mean(key, known) or f"it is one of {', '.join(known)}"
            report.error("RA016", f"`${name}` is never `{key}`", entry.span(variant.key), hint)
    missing = [word for word in known if word not in keys]
    if missing and _OTHER not in keys:
        hint = f"give it a variant, or make the default `*[{_OTHER}]` if it holds for all the rest"
        report.error(
            "RA016", f"`${name}` may be `{missing[0]}`, which has no variant", entry.span(select.selector), hint
        )


def style(subject: Subject, report: Report) -> None:
    """Digits that a value could fill (RA008), names of pieces that are not terms (RA007)."""
    forms = tuple(_forms(subject))
    for entry in subject.messages:
        for text in words(entry) if entry.name != TITLE else ():
            _digits(subject, entry, text, report)
            _bare_names(entry, text, forms, report)


def _digits(subject: Subject, entry: Entry, text: ast.TextElement, report: Report) -> None:
    for found in _NUMBER.finditer(text.value):
        fitting = [f"`{{ ${name} }}`" for name, value in subject.values.items() if value == int(found[0])]
        if fitting:
            hint = f"write {' or '.join(fitting[:3])}, whichever is meant, and the text follows the options"
            report.warning("RA008", f"`{found[0]}` is written out", _within(entry, text, found), hint)


def _bare_names(entry: Entry, text: ast.TextElement, forms: tuple[tuple[str, str], ...], report: Report) -> None:
    for form, term in forms:
        found = re.search(rf"(?<!\w){re.escape(form)}(?!\w)", text.value, re.IGNORECASE)
        if found:
            message = f"`{found[0]}` is written out, though it is a term"
            report.warning("RA007", message, _within(entry, text, found), f"write `{{ -{term} }}` in the form needed")


def _forms(subject: Subject) -> Iterator[tuple[str, str]]:
    """Every form of every name of a component, with the term it belongs to."""
    for component in subject.ruleset.components:
        term = subject.book.terms.get(component.name.value)
        for text in words(term) if term else ():
            if text.value.strip():
                yield text.value.strip(), component.name.value


def _within(entry: Entry, text: ast.TextElement, found: re.Match[str]) -> Span:
    """The place of a stretch of a text. In texts of several lines the line breaks take more room in the file."""
    at = text.span
    start = at.start if at is not None else 0
    raw = entry.source.text[start : at.end if at is not None else start]
    offset = raw.find(found[0], found.start())
    begin = start + max(offset, 0)
    return entry.source.span(begin, begin + len(found[0]))
