"""``rulewright rulebook check``: where a rulebook text contradicts the ruleset, and what it does not say."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from interpreter.cli.arguments import BindingsOption, JsonOption, RulesetArgument, parse_bindings
from interpreter.cli.guard import WRONG
from interpreter.cli.output import print_json
from interpreter.cli.program import version
from interpreter.cli.rulebook_arguments import LanguageOption, TextArgument, language_of, ruleset_of, text_of

if TYPE_CHECKING:
    from interpreter.rulebook.check import Result


class Format(StrEnum):
    """How findings are printed."""

    TEXT = "text"
    JSON = "json"
    SARIF = "sarif"
    JUNIT = "junit"
    HTML = "html"


def _explain(code: str) -> None:
    """Tell what a rule means and leave."""
    if not code:
        return
    from interpreter.diagnostics.codes import CODES
    from interpreter.diagnostics.suggest import did_you_mean

    if code not in CODES:
        known = [name for name in CODES if name.startswith("RB")]
        raise typer.BadParameter(f"there is no rule {code}. {did_you_mean(code, known) or ' '.join(known)}")
    title, explanation = CODES[code]
    typer.echo(f"{code}: {title}\n\n{explanation}")
    raise typer.Exit


def command(
    ruleset: RulesetArgument,
    text: TextArgument,
    language: LanguageOption = "",
    option: BindingsOption = None,
    form: Annotated[Format, typer.Option("--format", help="For a person, a program, a test report, a page.")] = (
        Format.TEXT
    ),
    output: Annotated[Path | None, typer.Option("--output", metavar="FILE", help="Write the report to a file.")] = None,
    baseline: Annotated[
        Path | None, typer.Option("--baseline", metavar="FILE", help="Leave out findings accepted earlier.")
    ] = None,
    write_baseline: Annotated[
        Path | None, typer.Option("--write-baseline", metavar="FILE", help="Accept all findings of this run.")
    ] = None,
    ignore: Annotated[list[str] | None, typer.Option("--ignore", metavar="RULE", help="Leave a rule out.")] = None,
    explain: Annotated[
        str, typer.Option("--explain", metavar="RULE", is_eager=True, callback=_explain, help="What a rule means.")
    ] = "",
    as_json: JsonOption = False,
) -> None:
    """Find where a rulebook text says something else than the ruleset, with file, line and column.

    The exit code is 1 if there is an error; warnings alone leave it 0.
    """
    from interpreter.rulebook import baseline as known
    from interpreter.study.rulebooks import check_rulebook

    rules, source = ruleset_of(ruleset, parse_bindings(option)), text_of(text)
    result = check_rulebook(rules, source, language_of(language, source))
    if write_baseline is not None:
        known.write_baseline(write_baseline, result)
    accepted = known.read_baseline(baseline) if baseline is not None else frozenset()
    result = known.without_known(result, accepted, ignore or ())
    _write(_report(result, Format.JSON if as_json else form, rules.title), output)
    if not result.ok:
        raise typer.Exit(WRONG)


def _report(result: Result, form: Format, title: str) -> object:
    """The report: a document for JSON and SARIF, else a text."""
    from interpreter.diagnostics.documents import as_sarif
    from interpreter.rulebook.reports import documents, html, junit, text

    if form is Format.JSON:
        return documents.as_json(result)
    if form is Format.SARIF:
        return as_sarif(documents.as_diagnostics(result), version())
    if form is Format.JUNIT:
        return junit.as_junit(result)
    return html.as_html(result, title) if form is Format.HTML else text.as_text(result)


def _write(report: object, output: Path | None) -> None:
    if not isinstance(report, str):
        if output is None:
            print_json(report)
            return
        import json

        report = json.dumps(report, ensure_ascii=False, indent=2) + "\n"
    if output is None:
        sys.stdout.write(report)
    else:
        output.write_text(report, encoding="utf-8")
