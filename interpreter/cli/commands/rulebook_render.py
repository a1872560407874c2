"""``rulewright rulebook render``: the rulebook of a ruleset in a language, for the options given."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from interpreter.cli.arguments import BindingsOption, JsonOption, RulesetArgument, parse_bindings
from interpreter.cli.loading import read
from interpreter.cli.output import print_json
from interpreter.diagnostics.diagnostic import Diagnostic, RulewrightError, Severity

if TYPE_CHECKING:
    from interpreter.rulebook.authored.render import Rulebook

LanguageOption = Annotated[
    str, typer.Option("--lang", "-l", metavar="LANGUAGE", help="The language of the rulebook: en, fa, fr, es, ru …")
]


def command(
    ruleset: RulesetArgument,
    lang: LanguageOption = "en",
    option: BindingsOption = None,
    as_html: Annotated[bool, typer.Option("--html", help="An HTML page instead of Markdown.")] = False,
    output: Annotated[Path | None, typer.Option("--output", metavar="FILE", help="Write it to a file.")] = None,
    as_json: JsonOption = False,
) -> None:
    """Print the rulebook that a ruleset comes with; its numbers follow the options."""
    from interpreter.rulebook.authored.render import render

    book = render(read(ruleset, parse_bindings(option)), lang)
    if as_json:
        print_json(_document(book))
    elif output is None:
        sys.stdout.write(_text(book, as_html=as_html))
    else:
        _write(output, _text(book, as_html=as_html))


def _text(book: Rulebook, *, as_html: bool) -> str:
    from interpreter.rulebook.authored.html import html
    from interpreter.rulebook.authored.markdown import markdown

    return html(book) if as_html else markdown(book)


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as problem:
        message = f"`{file}` cannot be written: {problem.strerror}"
        raise RulewrightError(Diagnostic("CL007", Severity.ERROR, message)) from None


def _document(book: Rulebook) -> dict[str, object]:
    sections = [
        {
            "heading": section.heading,
            "clauses": [{"id": paragraph.clause, "text": paragraph.text} for paragraph in section.paragraphs],
        }
        for section in book.sections
    ]
    return {"title": book.title, "language": book.language, "sections": sections}
