"""Reviewing the links of a text at a terminal: one clause after the other, each change written at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text as Rich

from interpreter.cli.output import out, print_diagnostics, print_json
from interpreter.cli.rulebook_arguments import language_of, ruleset_of, text_of
from interpreter.diagnostics.diagnostic import RulewrightError

if TYPE_CHECKING:
    from interpreter.rulebook.links import Text
    from interpreter.rulebook.model import Link
    from interpreter.rulebook.reviewing import Review
    from interpreter.rulebook.source import Source

#: Invisible signs that keep a quotation from right to left from turning the line round.
_ISOLATE, _END = "\u2068", "\u2069"
_HELP = """\
  Enter       leave it and go on
  a           accept what is proposed and go on
  r           reject: the clause states nothing
  r FACT      reject this fact alone
  f FACT [N]  link to this fact, by number N of the clause
  l WORD      list the facts with this word in them
  b           back to the clause before
  q           leave; all changes are written"""


@dataclass(frozen=True, slots=True)
class Desk:
    """A review, the ruleset file beside which it is kept, and the text itself."""

    review: Review
    home: str
    source: Source
    name: str

    def proposal(self) -> Text:
        """The links proposed for all clauses."""
        from interpreter.rulebook.suggest import suggest

        return suggest(self.name, self.review.statements, self.review.facts)

    def keep(self, review: Review) -> Path:
        """Write a review. Raises RulewrightError (RB012)."""
        from interpreter.rulebook.reviewing import save

        return save(review, self.home)

    def quote(self, number: int) -> str:
        """The sentence of a clause, isolated."""
        clause = self.review.statements[number - 1].clause
        return f"{_ISOLATE}{' '.join(self.source.text[clause.start : clause.end].split())}{_END}"


def desk_of(ruleset: str, text: Path, language: str, name: str = "") -> Desk:
    """The review of a text, with what has been reviewed of it. Raises RulewrightError."""
    from interpreter.rulebook.check import read_statements
    from interpreter.rulebook.facts import facts_of
    from interpreter.rulebook.glossary import home_of
    from interpreter.rulebook.reviewing import review_of

    rules, source = ruleset_of(ruleset, {}), text_of(text)
    spoken, home = language_of(language, source), home_of(rules)
    statements = read_statements(Path(home), source, spoken)
    review = review_of(home, statements, facts_of(rules), spoken, name or text.stem)
    return Desk(review, home, source, text.stem)


def told(link: Link) -> str:
    """The facts and clauses that a clause states."""
    return " ".join([*(name for name in link.facts if name != "-"), *link.states])


def show_links(text: Text, as_json: bool) -> None:
    """Print the links of a text, a row for each clause."""
    if as_json:
        print_json([_record(number, link) for number, link in enumerate(text.clauses, start=1)])
        return
    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0), title=text.name, title_justify="left")
    for heading in ("clause", "line", "stamp", "says", "facts"):
        table.add_column(heading, overflow="fold", justify="right" if heading in {"clause", "line"} else "left")
    for number, link in enumerate(text.clauses, start=1):
        cells = (str(number), str(link.line), link.stamp, "; ".join(link.says), told(link))
        table.add_row(*(Rich(cell) for cell in cells))
    out().print(table)


def _record(number: int, link: Link) -> dict[str, object]:
    return {
        "clause": number,
        "line": link.line,
        "stamp": link.stamp,
        "says": link.says,
        "facts": link.facts,
        "states": link.states,
    }


def walk(desk: Desk, ask: Callable[[str], str]) -> None:
    """Go through the clauses that state something or might, and do what is asked for; each change is written.

    ``ask`` prompts for an answer; it raises EOFError where there is no more, which ends the walk.
    """
    numbers = list(_telling(desk.review))
    at = 0
    while at < len(numbers):
        number = numbers[at]
        _show(desk, number, f"{at + 1} of {len(numbers)}")
        try:
            word, *rest = ask("> ").split() or [""]
        except EOFError:
            word, rest = "q", []
        if word == "q":
            break
        if word in {"", "b"}:
            at = max(at - 1, 0) if word == "b" else at + 1
        else:
            desk = _changed(desk, number, word, rest)
            at += word == "a"
    _say(f"{desk.review.links.name}: reviewed")


def _telling(review: Review) -> Iterator[int]:
    """The clauses with numbers or links, and those that are new or have changed since the review."""
    for number in range(1, len(review.statements) + 1):
        link = review.link(number)
        counted = any(name.startswith("n:") for name in link.says)
        if counted or link.facts or link.states or not review.is_known(number):
            yield number


def _show(desk: Desk, number: int, progress: str) -> None:
    review = desk.review
    link, proposal = review.link(number), review.proposal(number)
    _say(f"\nclause {number}, line {review.statements[number - 1].clause.line} ({progress})")
    if not review.is_known(number):
        _say("  new, or changed since it was reviewed")
    _say(f"  {desk.quote(number)}")
    _say(f"  says      {'; '.join(link.says) or '-'}")
    _say(f"  states    {told(link) or '-'}")
    if told(proposal) != told(link):
        _say(f"  proposed  {told(proposal) or '-'}")


def _changed(desk: Desk, number: int, word: str, rest: list[str]) -> Desk:
    """The desk after a command on a clause; what is not understood is explained, what fails is told."""
    if word == "l" and rest:
        found = [f"  {fact.id} = {fact.value} {fact.unit}" for fact in desk.review.facts if rest[0] in fact.id]
        _say("\n".join(found) or "  none")
        return desk
    try:
        review = _command(desk.review, number, word, rest)
        if review is None:
            _say(_HELP)
            return desk
        desk.keep(review)
        return replace(desk, review=review)
    except RulewrightError as error:
        print_diagnostics(error.diagnostics)
        return desk


def _command(review: Review, number: int, word: str, rest: list[str]) -> Review | None:
    """The review after a command, or none where it is not one. Raises RulewrightError."""
    if word == "a" and not rest:
        return review.accepted(number)
    if word == "r" and len(rest) < 2:
        return review.rejected(number, *rest)
    if word == "f" and rest and all(place.isdecimal() for place in rest[1:2]) and len(rest) < 3:
        return review.pointed(number, rest[0], int(rest[1]) if len(rest) == 2 else 0)
    return None


def _say(text: str) -> None:
    out().print(text, markup=False, soft_wrap=True)
