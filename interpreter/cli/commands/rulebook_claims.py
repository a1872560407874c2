"""``rulewright rulebook claims``: the numbers a rulebook text mentions."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table
from rich.text import Text

from interpreter.cli.arguments import JsonOption, RulesetArgument
from interpreter.cli.output import out, print_json
from interpreter.cli.rulebook_arguments import LanguageOption, TextArgument, language_of, ruleset_of, text_of


def command(
    ruleset: RulesetArgument, text: TextArgument, language: LanguageOption = "", as_json: JsonOption = False
) -> None:
    """List every number in a text: how many of what, at least or at most, and what kind of mention it is."""
    from interpreter.rulebook.check import claims_of_text
    from interpreter.rulebook.glossary import home_of
    from interpreter.rulebook.reports.documents import claims_json

    source = text_of(text)
    claims = claims_of_text(Path(home_of(ruleset_of(ruleset, {}))), source, language_of(language, source))
    records = claims_json(claims, source)
    if as_json:
        print_json(records)
        return
    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    keys = ("line", "column", "surface", "value", "cmp", "unit", "class", "scope")
    for key in keys:
        table.add_column(key, justify="right" if key in {"line", "column", "value"} else "left")
    for record in records:
        table.add_row(*(Text(str(record[key])) for key in keys))
    out().print(table)
