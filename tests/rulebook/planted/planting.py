"""Planting edits into a text, checking it, and counting what is found."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from itertools import product
from pathlib import Path

from interpreter.model.ruleset import Ruleset
from interpreter.reading.load import load
from interpreter.rulebook.check import check_text
from interpreter.rulebook.document import clauses_of
from interpreter.rulebook.lexicon import lexicon
from interpreter.rulebook.model import Finding, Level
from interpreter.rulebook.source import Source, read_text, source_of

TEXTS = {
    "en": ("000", "candy-crush-duel-pocket"),
    "fa": ("001", "quacks-duel"),
    "fr": ("002", "candy-conquest"),
    "es": ("003", "azul-duel-core"),
    "ru": ("004", "dubli"),
}
#: The rules that name each kind of mistake rightly.
RULES = {
    "number": {"RB101", "RB102", "RB103", "RB104", "RB502"},
    "term": {"RB301", "RB302", "RB303", "RB304"},
    "negation": {"RB202"},
    "omission": {"RB401"},
    "role": {"RB203"},
    "comparator": {"RB201", "RB205"},
    "order": {"RB204"},
    "untranslated": {"RB601"},
    "contradiction": {"RB501", "RB502"},
}


def seeds() -> Path | None:
    """The folder with the texts, if it is there."""
    folder = Path(__file__).parents[4] / "shared" / "seeds"
    return folder if folder.is_dir() else None


@dataclass(frozen=True)
class Outcome:
    """An edit and what the checker said about the edited text that it does not say about the text itself."""

    edit: tuple[object, ...]
    new: tuple[Finding, ...]
    hit: bool


@lru_cache(maxsize=8)
def _base(language: str) -> tuple[Ruleset, Source, frozenset[tuple[str, int, str]]]:
    key, ruleset = TEXTS[language]
    folder = seeds()
    assert folder is not None
    source = read_text(next(folder.glob(f"{key}*.txt")))
    rules = load(ruleset)
    found = check_text(rules, source, language).findings
    return rules, source, frozenset(_key(source, finding) for finding in found)


def _key(source: Source, finding: Finding) -> tuple[str, int, str]:
    return finding.rule, source.place(finding.start)[0], finding.message


def planted(language: str, edit: Sequence[object]) -> tuple[Source, int]:
    """The text with an edit, and the line where it is."""
    _, source, _ = _base(language)
    line = int(str(edit[1]))
    lines = source.text.split("\n")
    lines[line - 1 : line] = _edited(lines[line - 1], edit, language)
    return source_of("\n".join(lines), source.name), line


def _edited(text: str, edit: Sequence[object], language: str) -> list[str]:
    match list(edit[2:]):
        case []:
            return []
        case [str(added)]:
            return [f"{text} {added}"]
        case [str(old), str(new)]:
            found = re.search(".*?".join(re.escape(part) for part in old.split(" … ")), text)
            assert found, f"{language} {edit}"
            return [text[: found.start()] + new + text[found.end() :]]
        case [int(n)]:
            return [_sentences(text, language, lambda parts: parts[: n - 1] + parts[n:])]
        case [int(a), int(b)]:
            return [_sentences(text, language, lambda parts: _swapped(parts, a - 1, b - 1))]
    raise AssertionError(edit)


def _sentences(text: str, language: str, change) -> str:  # type: ignore[no-untyped-def]
    clauses = clauses_of(source_of(text), lexicon(language))
    parts = [text[c.start : c.end] for c in clauses]
    return " ".join(change(parts))


def _swapped(parts: list[str], a: int, b: int) -> list[str]:
    parts[a], parts[b] = parts[b], parts[a]
    return parts


def try_mistake(language: str, edit: Sequence[object]) -> Outcome:
    """Whether a mistake is found on its line with the right rule, at warning or error."""
    source, line = planted(language, edit)
    new = new_findings(language, source)
    hit = any(finding.rule in RULES[str(edit[0])] and source.place(finding.start)[0] == line for finding in new)
    return Outcome(tuple(edit), new, hit)


def try_harmless(language: str, edit: Sequence[object]) -> Outcome:
    """Whether a harmless edit stays without finding."""
    source, _ = planted(language, ("harmless", *edit))
    new = new_findings(language, source)
    return Outcome(tuple(edit), new, not new)


def new_findings(language: str, source: Source) -> tuple[Finding, ...]:
    """Errors and warnings on an edited text that the text itself does not have."""
    rules, _, known = _base(language)
    found = check_text(rules, source, language).findings
    return tuple(f for f in found if f.level is not Level.NOTE and _key(source, f) not in known)


#: The sets of edits: the packages in which each language has a module. Some hold rewordings alone.
REWORDED = ("sixth", "seventh", "eighth", "ninth")
SETS = {
    "first": "tests.rulebook.planted",
    **{
        name: f"tests.rulebook.planted.{name}"
        for name in ("second", "third", "fourth", "fifth", *REWORDED, "tenth", "eleventh")
    },
}
#: The checker was tuned on these; the others were run before anybody had looked at them.
TUNED = ("first", "second", *REWORDED)


def edits(language: str, name: str = "first") -> tuple[list[tuple[object, ...]], list[tuple[object, ...]]]:
    """Mistakes and harmless edits of a language in one of the sets."""
    module = import_module(f"{SETS[name]}.{language}")
    return module.MISTAKES, module.HARMLESS


def report(part: str = "all", *, verbose: bool = False) -> None:
    """Print what is found, by set, language and kind. ``part``: ``tuning``, ``kept`` or ``all``."""
    for name, language in product(SETS, TEXTS):
        mistakes, harmless = edits(language, name)
        tally: dict[str, list[int]] = defaultdict(lambda: [0, 0])
        for edit in _part(mistakes, part):
            outcome = try_mistake(language, edit)
            tally[str(edit[0])][0] += outcome.hit
            tally[str(edit[0])][1] += 1
            if verbose and not outcome.hit:
                _tell(language, outcome)
        hits, total = (sum(counts[i] for counts in tally.values()) for i in (0, 1))
        kinds = "  ".join(f"{kind} {a}/{b}" for kind, (a, b) in tally.items())
        outcomes = [try_harmless(language, edit) for edit in _part(harmless, part)]
        errors = sum(any(f.level is Level.ERROR for f in o.new) for o in outcomes)
        warned = sum(bool(o.new) for o in outcomes)
        print(
            f"{name} {language}: {hits}/{total}  {kinds}  | harmless {len(outcomes)}: {errors} errors, {warned} warned"
        )
        for outcome in outcomes:
            if verbose and outcome.new:
                _tell(language, outcome)


def _part(edits: list[tuple[object, ...]], part: str) -> list[tuple[object, ...]]:
    """Every second edit is kept for the last run."""
    return edits if part == "all" else edits[0::2] if part == "tuning" else edits[1::2]


def _tell(language: str, outcome: Outcome) -> None:
    print("   ", language, outcome.edit)
    for finding in outcome.new:
        print("         ", finding.rule, finding.level.value, finding.message, finding.expected, "|", finding.found)


if __name__ == "__main__":
    import sys

    report(sys.argv[1] if len(sys.argv) > 1 else "tuning", verbose="-v" in sys.argv)
