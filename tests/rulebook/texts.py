"""Small rulesets and texts of our own for the tests of rulebook texts."""

from __future__ import annotations

from pathlib import Path

from interpreter.model.ruleset import Ruleset
from interpreter.reading.load import load
from interpreter.rulebook.check import Result, check_text, read_statements
from interpreter.rulebook.compare.difference import Case, expected_atoms
from interpreter.rulebook.facts import facts_of
from interpreter.rulebook.forms import Forms
from interpreter.rulebook.glossary import Glossary, glossary, home_of
from interpreter.rulebook.lexicon import lexicon
from interpreter.rulebook.links import links_path, write_links
from interpreter.rulebook.model import Atom, Claim, Finding
from interpreter.rulebook.source import Source, source_of
from interpreter.rulebook.statement import Statement, statements_of
from interpreter.rulebook.suggest import suggest
from interpreter.rulebook.tokens import tokenize

RULESET = """\
ruleset: harvest
title: Harvest
players: 2
options:
  rounds: {range: [1, 9], default: 5, cite: flow.rounds}
components:
  apple: {copies: 12, starts: basket, cite: box.apples}
  die: {faces: 1..6, copies: 3, starts: dice, cite: box.dice}
zones:
  basket: {kind: pool, holds: apple}
  dice: {kind: row, length: 3, holds: die}
  field: {kind: grid, rows: 4, columns: 4, holds: apple, cite: box.field}
variables:
  score: {per: Player, range: [0, 99]}
actions:
  plant:
    cite: turn.plant
    given: {spot: field}
    where: empty(spot) and count(basket) > 0
    do:
      - {place: apple, at: spot, from: basket}
      - {add: 2, to: "score[me]"}
phases:
  play: {turns: alternate, actions: [plant], until: count(basket) = 0}
outcome: {rank: ["score[each]"], cite: end.most}
"""

GLOSSARY = """\
language: en
dimensions: space
terms:
  apple: {of: components.apple, forms: [apple, apples], also: [fruit, fruits], never: [pome]}
  die: {of: components.die, forms: [die, dice]}
  basket: {of: zones.basket, forms: [basket, baskets]}
  field: {of: zones.field, forms: [field]}
  space: {forms: [space, spaces]}
"""

TEXT = """\
Harvest

Components
- 12 apples
- 3 dice

How to play
The two players take turns. On your turn you must plant one apple on an empty space of your own part of the field.
Before the dice are rolled, each player may take at most 2 apples from the basket of the opponent.
After planting you score 2 points. You cannot plant an apple on an occupied space.
The game lasts 5 rounds. The player with the most points wins.
"""


def harvest(folder: Path, glossary_text: str = GLOSSARY) -> Ruleset:
    """The ruleset in a folder of its own, with an English glossary."""
    (folder / "rulebook").mkdir(exist_ok=True)
    (folder / "ruleset.yaml").write_text(RULESET, encoding="utf-8")
    (folder / "rulebook" / "en.glossary.yaml").write_text(glossary_text, encoding="utf-8")
    return load(folder)


def reviewed(folder: Path, text: str = TEXT) -> Ruleset:
    """The ruleset with a text linked to it."""
    rules = harvest(folder)
    statements = read_statements(Path(rules.path), source_of(text), "en")
    links = suggest("a text", statements, facts_of(rules))
    write_links(links_path(rules.path, "en"), [links])
    return rules


def check(rules: Ruleset, text: str, language: str = "en") -> Result:
    """The result of checking a text."""
    return check_text(rules, source_of(text, "text.txt"), language)


def changed(rules: Ruleset, old: str, new: str) -> list[Finding]:
    """What is found in the text after a change of some words that was not found before."""
    assert old in TEXT
    before = {(finding.rule, finding.message) for finding in check(rules, TEXT).findings}
    after = check(rules, TEXT.replace(old, new, 1)).findings
    return [finding for finding in after if (finding.rule, finding.message) not in before]


def found(rules: Ruleset, old: str, new: str) -> list[tuple[str, str, int]]:
    """Rule, level and line of what a change brings."""
    source = source_of(TEXT.replace(old, new, 1))
    return [(f.rule, str(f.level), source.place(f.start)[0]) for f in changed(rules, old, new)]


def statement(text: str, language: str = "en", ruleset: str = "candy-crush-duel-pocket") -> Statement:
    """The first clause of a text, read with the glossary of a shipped ruleset."""
    return statements(text, language, ruleset)[0]


def statements(text: str, language: str = "en", ruleset: str = "candy-crush-duel-pocket") -> tuple[Statement, ...]:
    """All clauses of a text, read with the glossary of a shipped ruleset."""
    home = home_of(load(ruleset))
    return statements_of(source_of(text), lexicon(language), glossary(home, language))


def claims(
    text: str, language: str = "en", ruleset: str = "candy-crush-duel-pocket"
) -> list[tuple[int, str, str, str]]:
    """Value, comparator, unit and kind of each number in a text."""
    return [_brief(claim) for one in statements(text, language, ruleset) for claim in one.claims]


def _brief(claim: Claim) -> tuple[int, str, str, str]:
    return claim.value, claim.comparator, claim.unit, claim.cls


def source(text: str) -> Source:
    """A text as a source."""
    return source_of(text, "text.txt")


def case(says: list[str], names: list[str], new: str = "", language: str = "en") -> Case:
    """A comparison by what should be said and what is said, with words that are new."""
    spots = [Atom(*name.split(":", 1), at, at + 1) for at, name in enumerate(names)]
    terms, words = Glossary(language, {}, Forms()), tokenize(new)
    return Case(expected_atoms(says), tuple(spots), 0, 99, lexicon(language), terms, new=words, tokens=words)
