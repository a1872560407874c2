"""``rulewright rulebook coverage``: which facts the reviewed texts of a ruleset state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table
from rich.text import Text as Rich

from interpreter.cli.arguments import BindingsOption, JsonOption, RulesetArgument, parse_bindings
from interpreter.cli.output import out, print_json
from interpreter.cli.rulebook_arguments import ruleset_of
from interpreter.diagnostics.diagnostic import Diagnostic, RulewrightError, Severity

if TYPE_CHECKING:
    from interpreter.model.ruleset import Ruleset
    from interpreter.rulebook.links import Text


def command(
    ruleset: RulesetArgument,
    language: Annotated[str, typer.Option("--lang", "-l", metavar="LANGUAGE", help="Only this language.")] = "",
    option: BindingsOption = None,
    as_json: JsonOption = False,
) -> None:
    """Show facts × languages: stated by a reviewed text, assumed by the ruleset, or neither."""
    from interpreter.rulebook.cover import coverage_of
    from interpreter.rulebook.facts import facts_of
    from interpreter.rulebook.reports.documents import coverage_json

    rules = ruleset_of(ruleset, parse_bindings(option))
    texts = _texts(rules, language)
    if not texts:
        raise RulewrightError(_nothing(ruleset, language))
    facts = facts_of(rules)
    found = {name: coverage_of(text, facts) for name, text in texts.items()}
    if as_json:
        documents = {name: coverage_json(coverage) for name, coverage in found.items()}
        first = next(iter(documents.values()))
        print_json({**first, "languages": documents})
        return
    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    for heading in ("fact", "value", *found, "assumed"):
        table.add_column(heading, overflow="fold")
    for fact in facts:
        marks = ["stated" if fact in coverage.stated else "-" for coverage in found.values()]
        table.add_row(*(Rich(cell) for cell in (fact.id, str(fact.value), *marks, fact.assumed)))
    out().print(table)


def _texts(rules: Ruleset, language: str) -> dict[str, Text]:
    """The reviewed texts by language; several in one language are numbered."""
    from interpreter.rulebook.glossary import home_of
    from interpreter.rulebook.lexicon import languages, lexicon
    from interpreter.rulebook.links import read_links

    chosen = (lexicon(language).language,) if language else languages()
    texts: dict[str, Text] = {}
    for name in chosen:
        for number, text in enumerate(read_links(home_of(rules), name), start=1):
            texts[name if number == 1 else f"{name} {number}"] = text
    return texts


def _nothing(ruleset: str, language: str) -> Diagnostic:
    where = f" in '{language}'" if language else ""
    hint = "link one with `rulewright rulebook link accept RULESET TEXT --lang LANGUAGE`"
    return Diagnostic("RB014", Severity.ERROR, f"no text of '{ruleset}'{where} has been reviewed", hint=hint)
