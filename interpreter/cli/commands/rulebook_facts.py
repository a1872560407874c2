"""``rulewright rulebook facts``: what a ruleset says that a rulebook may state."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from interpreter.cli.arguments import BindingsOption, JsonOption, RulesetArgument, parse_bindings
from interpreter.cli.output import out, print_json
from interpreter.cli.rulebook_arguments import ruleset_of


def command(ruleset: RulesetArgument, option: BindingsOption = None, as_json: JsonOption = False) -> None:
    """List the facts of a ruleset: counts, sizes, amounts, order, permissions, ends, ranking."""
    from interpreter.rulebook.facts import facts_of
    from interpreter.rulebook.reports.documents import facts_json

    facts = facts_of(ruleset_of(ruleset, parse_bindings(option)))
    if as_json:
        print_json(facts_json(facts))
        return
    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    for heading in ("fact", "value", "unit", "must be told", "source"):
        table.add_column(heading, overflow="fold")
    for fact in facts:
        source = " ".join(fact.cite) or (f"assumed: {fact.assumed}" if fact.assumed else "")
        cells = (fact.id, str(fact.value), fact.unit, "yes" if fact.must else "", source)
        table.add_row(*(Text(cell) for cell in cells))
    out().print(table)
