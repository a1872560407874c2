"""Measures claims against a list of hand-made ones: ``python -m tests.benchmarks.claims [GOLD.tsv TEXTS]``.

Without arguments the list and the texts are taken from the folder ``shared`` beside the project.

Printed per language: recall of mentions, precision and recall of claims (mentions that count something),
and for the claims found the share of right units and comparators. ``-v`` prints every difference.
"""

from __future__ import annotations

import csv
import sys
from argparse import ArgumentParser
from dataclasses import dataclass
from pathlib import Path

from interpreter.reading.library import locate
from interpreter.rulebook.check import claims_of_text
from interpreter.rulebook.glossary import Glossary, glossary
from interpreter.rulebook.model import Claim
from interpreter.rulebook.source import read_text
from interpreter.rulebook.tokens import tokenize

#: Which ruleset and language a text belongs to, by the first characters of its name.
TEXTS = {
    "000": ("candy-crush-duel-pocket", "en"),
    "001": ("quacks-duel", "fa"),
    "002": ("candy-conquest", "fr"),
    "003": ("azul-duel-core", "es"),
    "004": ("dubli", "ru"),
}
#: Kinds of mention that count something.
COUNTING = frozenset({"card", "both", "neg0", "zero", "pair", "ex"})


@dataclass
class Score:
    """What is counted for one text."""

    mentions: int = 0
    mentions_found: int = 0
    gold: int = 0
    claimed: int = 0
    right: int = 0
    units: int = 0
    comparators: int = 0

    def row(self) -> tuple[float, float, float, float, float]:
        """Mention recall, claim precision, claim recall, units, comparators."""
        return (
            self.mentions_found / self.mentions,
            self.right / max(1, self.claimed),
            self.right / self.gold,
            self.units / max(1, self.right),
            self.comparators / max(1, self.right),
        )


def measure(gold: Path, texts: Path, *, verbose: bool = False) -> dict[str, Score]:
    """The scores by language."""
    rows = list(csv.DictReader(gold.read_text(encoding="utf-8").splitlines(), delimiter="\t"))
    scores: dict[str, Score] = {}
    for key, (ruleset, language) in TEXTS.items():
        wanted = [row for row in rows if row["seed"].startswith(key)]
        path = next(texts.glob(f"{key}*.txt"))
        found = claims_of_text(locate(ruleset), read_text(path), language)
        terms = glossary(str(locate(ruleset)), language)
        scores[language] = _score(wanted, found, terms, verbose)
    return scores


def _score(wanted: list[dict[str, str]], found: list[Claim], terms: Glossary, verbose: bool) -> Score:
    score = Score(mentions=len(wanted), claimed=sum(claim.cls in COUNTING for claim in found))
    by_place = {(claim.start, claim.end): claim for claim in found}
    for row in wanted:
        claim = by_place.pop((int(row["start"]), int(row["end"])), None)
        counts = row["class"] in COUNTING
        score.gold += counts
        if claim is None:
            _tell(verbose, "missed", row, claim)
            continue
        score.mentions_found += 1
        if counts and claim.cls in COUNTING and claim.value == int(row["value"]):
            score.right += 1
            _compare(score, row, claim, terms, verbose)
        elif counts != (claim.cls in COUNTING):
            _tell(verbose, "kind", row, claim)
    for claim in by_place.values():
        if claim.cls in COUNTING:
            _tell(verbose, "extra", None, claim)
    return score


def _compare(score: Score, row: dict[str, str], claim: Claim, terms: Glossary, verbose: bool) -> None:
    unit = _concept(row["unit_text"], terms)
    right = claim.unit == unit
    score.units += right
    score.comparators += claim.comparator == row["cmp"] or row["cmp"] == "-"
    if not right:
        _tell(verbose, f"unit {unit}", row, claim)
    if claim.comparator != row["cmp"] and row["cmp"] != "-":
        _tell(verbose, "comparator", row, claim)


def _concept(text: str, terms: Glossary) -> str:
    found = list(terms.finder.scan(tokenize(text)))
    return found[0].payloads[0].concept if found else ""


def _tell(verbose: bool, what: str, row: dict[str, str] | None, claim: Claim | None) -> None:
    if not verbose:
        return
    wanted = (
        f"{row['surface']} {row['unit_text']} {row['cmp']} {row['class']} {row['line']}:{row['col']}" if row else "-"
    )
    print(f"  {what}: {wanted} | {claim}")


def _arguments() -> ArgumentParser:
    shared = Path(__file__).parents[3] / "shared"
    parser = ArgumentParser(description="Measure claims against a list of hand-made ones.")
    parser.add_argument("gold", nargs="?", type=Path, default=shared / "data" / "numeric_claims_gold.tsv")
    parser.add_argument("texts", nargs="?", type=Path, default=shared / "seeds", help="the folder of the texts")
    parser.add_argument("-v", "--verbose", action="store_true", help="print every difference")
    return parser


def main() -> None:
    """Print the table."""
    given = _arguments().parse_args()
    for path in (given.gold, given.texts):
        if not path.exists():
            sys.exit(f"{path} is not there; say where the list and the texts are: GOLD.tsv TEXTS")
    print(f"{'':8}{'mentions':>10}{'precision':>11}{'recall':>8}{'units':>8}{'comparators':>13}")
    for language, score in measure(given.gold, given.texts, verbose=given.verbose).items():
        mentions, precision, recall, units, comparators = score.row()
        print(f"{language:8}{mentions:10.3f}{precision:11.3f}{recall:8.3f}{units:8.3f}{comparators:13.3f}")


if __name__ == "__main__":
    main()
