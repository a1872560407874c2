"""``rulewright rulebook link``: what the clauses of a text state, proposed, accepted, looked at again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table
from rich.text import Text as Rich

from interpreter.cli.arguments import JsonOption, RulesetArgument
from interpreter.cli.guard import guarded
from interpreter.cli.output import out, print_json
from interpreter.cli.rulebook_arguments import LanguageOption, TextArgument, language_of, ruleset_of, text_of

if TYPE_CHECKING:
    from interpreter.rulebook.links import Text


def group() -> typer.Typer:
    """The commands on links."""
    app = typer.Typer(help="Link the clauses of a text to the facts they state.", no_args_is_help=True)
    for command in (suggest, accept, review):
        app.command(command.__name__)(guarded(command))
    return app


def suggest(
    ruleset: RulesetArgument, text: TextArgument, language: LanguageOption = "", as_json: JsonOption = False
) -> None:
    """Propose for each clause the facts it states. Nothing is written."""
    _print(_proposal(ruleset, text, language)[0], as_json)


def accept(
    ruleset: RulesetArgument,
    text: TextArgument,
    language: LanguageOption = "",
    name: Annotated[str, typer.Option("--name", metavar="NAME", help="What the text is called.")] = "",
) -> None:
    """Keep the proposal as reviewed links beside the ruleset: stamps and atoms, no sentence.

    A text of the same name is replaced; what was accepted for it stays.
    """
    from dataclasses import replace

    from interpreter.rulebook.links import links_path, read_links, write_links
    from interpreter.rulebook.suggest import carried_over

    proposal, path, spoken = _proposal(ruleset, text, language)
    proposal = replace(proposal, name=name or proposal.name)
    earlier = read_links(path, spoken)
    kept = [other for other in earlier if other.name != proposal.name]
    same = next((other for other in earlier if other.name == proposal.name), None)
    where = links_path(path, spoken)
    write_links(where, [*kept, carried_over(proposal, same) if same is not None else proposal])
    out().print(f"{where}: {len(proposal.clauses)} clauses of '{proposal.name}'", markup=False, soft_wrap=True)


def review(ruleset: RulesetArgument, language: LanguageOption = "", as_json: JsonOption = False) -> None:
    """Show the reviewed links of a ruleset in a language."""
    from interpreter.rulebook.glossary import home_of
    from interpreter.rulebook.lexicon import languages, lexicon
    from interpreter.rulebook.links import read_links

    rules = ruleset_of(ruleset, {})
    for name in (lexicon(language).language,) if language else languages():
        for text in read_links(home_of(rules), name):
            _print(text, as_json)


def _proposal(ruleset: str, text: TextArgument, language: str) -> tuple[Text, str, str]:
    """Proposed links, the ruleset's path, and the language."""
    from pathlib import Path

    from interpreter.rulebook.check import read_statements
    from interpreter.rulebook.facts import facts_of
    from interpreter.rulebook.glossary import home_of
    from interpreter.rulebook.suggest import suggest as propose

    rules, source = ruleset_of(ruleset, {}), text_of(text)
    spoken = language_of(language, source)
    statements = read_statements(Path(home_of(rules)), source, spoken)
    return propose(text.stem, statements, facts_of(rules)), home_of(rules), spoken


def _print(text: Text, as_json: bool) -> None:
    if as_json:
        print_json([{"line": c.line, "stamp": c.stamp, "says": c.says, "facts": c.facts} for c in text.clauses])
        return
    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0), title=text.name, title_justify="left")
    for heading in ("line", "stamp", "says", "facts"):
        table.add_column(heading, overflow="fold")
    for clause in text.clauses:
        facts = " ".join([*(name for name in clause.facts if name != "-"), *clause.states])
        table.add_row(*(Rich(cell) for cell in (str(clause.line), clause.stamp, "; ".join(clause.says), facts)))
    out().print(table)
