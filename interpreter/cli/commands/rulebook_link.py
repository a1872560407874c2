"""``rulewright rulebook link``: what the clauses of a text state, proposed, accepted, corrected, looked at again."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from interpreter.cli.arguments import JsonOption, RulesetArgument
from interpreter.cli.guard import guarded
from interpreter.cli.output import out
from interpreter.cli.reviewing import Desk, desk_of, show_links, told, walk
from interpreter.cli.rulebook_arguments import LanguageOption, TextArgument, ruleset_of

if TYPE_CHECKING:
    from interpreter.rulebook.links import Text
    from interpreter.rulebook.reviewing import Review

NameOption = Annotated[str, typer.Option("--name", metavar="NAME", help="What the text is called.")]
ClausesOption = Annotated[
    list[str] | None, typer.Option("--clause", metavar="N", help="Only this clause: its number or stamp. Repeatable.")
]
ClauseOption = Annotated[str, typer.Option("--clause", metavar="N", help="The clause: its number or stamp.")]


def group() -> typer.Typer:
    """The commands on links."""
    app = typer.Typer(help="Link the clauses of a text to the facts they state.", no_args_is_help=True)
    for command in (suggest, accept, reject, retarget, review):
        app.command(command.__name__)(guarded(command))
    return app


def suggest(
    ruleset: RulesetArgument, text: TextArgument, language: LanguageOption = "", as_json: JsonOption = False
) -> None:
    """Propose for each clause the facts it states. Nothing is written."""
    show_links(desk_of(ruleset, text, language).proposal(), as_json)


def accept(
    ruleset: RulesetArgument,
    text: TextArgument,
    language: LanguageOption = "",
    name: NameOption = "",
    clause: ClausesOption = None,
    fact: Annotated[
        list[str] | None, typer.Option("--fact", metavar="ID", help="What the clause states. Repeatable.")
    ] = None,
    number: Annotated[
        int | None, typer.Option("--number", min=1, help="Which number of the clause states the fact.")
    ] = None,
) -> None:
    """Keep the proposal as reviewed links beside the ruleset: stamps and atoms, no sentence.

    With `--clause` the proposal for that clause alone is kept, with `--fact` that it states this fact. Without,
    all clauses are: a text of the same name is replaced; what was accepted for it stays.
    """
    desk = desk_of(ruleset, text, language, name)
    if not clause:
        if fact or number:
            raise typer.BadParameter("name the clause too.", param_hint="--clause")
        _accept_all(desk, name)
        return
    review = desk.review
    for each in map(review.number_of, clause):
        review = review if fact else review.accepted(each)
        for one in fact or ():
            review = review.pointed(each, one, number or 0)
    _keep(desk, review, clause)


def reject(
    ruleset: RulesetArgument,
    text: TextArgument,
    clause: ClauseOption,
    language: LanguageOption = "",
    name: NameOption = "",
    fact: Annotated[str, typer.Option("--fact", metavar="ID", help="Only this fact.")] = "",
) -> None:
    """Take the links of a clause away, or one of them."""
    desk = desk_of(ruleset, text, language, name)
    number = desk.review.number_of(clause)
    _keep(desk, desk.review.rejected(number, fact), [clause])


def retarget(
    ruleset: RulesetArgument,
    text: TextArgument,
    clause: ClauseOption,
    fact: Annotated[str, typer.Option("--fact", metavar="ID", help="The fact that it is linked to.")],
    to: Annotated[str, typer.Option("--to", metavar="ID", help="The fact that it states.")],
    language: LanguageOption = "",
    name: NameOption = "",
) -> None:
    """Link a clause to another fact instead."""
    desk = desk_of(ruleset, text, language, name)
    number = desk.review.number_of(clause)
    _keep(desk, desk.review.retargeted(number, fact, to), [clause])


def review(
    ruleset: RulesetArgument,
    text: Annotated[
        Path | None, typer.Argument(metavar="[TEXT]", help="The text, to go through its clauses in a terminal.")
    ] = None,
    language: LanguageOption = "",
    name: NameOption = "",
    as_json: JsonOption = False,
) -> None:
    """Show the reviewed links of a ruleset in a language; with a text, go through its clauses and correct them."""
    if text is None:
        for reviewed in _reviewed(ruleset, language, name):
            show_links(reviewed, as_json)
        return
    desk = desk_of(ruleset, text, language, name)
    if as_json or not sys.stdin.isatty():
        show_links(desk.review.links, as_json)
    else:
        walk(desk, input)


def _reviewed(ruleset: str, language: str, name: str) -> Iterator[Text]:
    from interpreter.rulebook.glossary import home_of
    from interpreter.rulebook.lexicon import languages, lexicon
    from interpreter.rulebook.links import read_links

    rules = ruleset_of(ruleset, {})
    for spoken in (lexicon(language).language,) if language else languages():
        yield from (text for text in read_links(home_of(rules), spoken) if name in {"", text.name})


def _accept_all(desk: Desk, name: str) -> None:
    """Keep the proposal for the whole text, with what was reviewed of a text of this name."""
    from dataclasses import replace

    from interpreter.rulebook.links import read_links
    from interpreter.rulebook.suggest import carried_over

    proposal = replace(desk.proposal(), name=name or desk.name)
    earlier = read_links(desk.home, desk.review.language)
    same = next((other for other in earlier if other.name == proposal.name), None)
    links = carried_over(proposal, same) if same is not None else proposal
    where = desk.keep(replace(desk.review, links=links))
    out().print(f"{where}: {len(links.clauses)} clauses of '{links.name}'", markup=False, soft_wrap=True)


def _keep(desk: Desk, review: Review, clauses: Sequence[str]) -> None:
    """Write a review and tell what the clauses state now."""
    where = desk.keep(review)
    for number in map(review.number_of, clauses):
        link = review.link(number)
        stated = told(link) or "nothing"
        out().print(f"clause {number} (line {link.line}) states {stated}", markup=False, soft_wrap=True)
    out().print(f"{where}: '{review.links.name}'", markup=False, soft_wrap=True)
