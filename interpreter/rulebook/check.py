"""Checking a rulebook text against a ruleset: the whole way from a text to its findings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from interpreter.diagnostics.diagnostic import Diagnostic, RulewrightError, Severity, Span
from interpreter.model.ruleset import Ruleset
from interpreter.rulebook.align import likeness
from interpreter.rulebook.facts import facts_of
from interpreter.rulebook.foreign import main_language
from interpreter.rulebook.glossary import glossary, home_of
from interpreter.rulebook.inherent import inherent
from interpreter.rulebook.lexicon import languages, lexicon
from interpreter.rulebook.linked import Setting, check_linked
from interpreter.rulebook.links import Text, read_links
from interpreter.rulebook.model import Claim, Fact, Finding, Level
from interpreter.rulebook.source import Source
from interpreter.rulebook.statement import Statement, statements_of
from interpreter.rulebook.style import style
from interpreter.rulebook.tokens import tokenize
from interpreter.rulebook.unlinked import check_unlinked, outdated

#: A text with this share of the clauses of a reviewed one, word for word, is a version of it.
_SAME_TEXT = 0.3


@dataclass(frozen=True, slots=True)
class Result:
    """A checked text: its findings in order, its clauses, the facts, and the reviewed text it follows, if any."""

    findings: tuple[Finding, ...]
    statements: tuple[Statement, ...]
    facts: tuple[Fact, ...]
    text: Text | None
    source: Source
    language: str

    @property
    def ok(self) -> bool:
        """Whether no finding is an error."""
        return not any(finding.level is Level.ERROR for finding in self.findings)


def check_text(ruleset: Ruleset, source: Source, language: str) -> Result:
    """Check a text against a ruleset. Raises RulewrightError for what is no rulebook in that language."""
    home = home_of(ruleset)
    words, terms = lexicon(language), glossary(home, language)
    statements = statements_of(source, words, terms)
    _refuse_other_language(statements, source, language)
    facts = facts_of(ruleset)
    setting = Setting(words, terms, {fact.id: fact for fact in facts}, home)
    text = version_of(read_links(home, language), statements, language)
    findings = [*inherent(statements, terms), *style(source.text, words)]
    if text is not None:
        findings += check_linked(text, statements, setting, source)
        findings += outdated(setting.facts, [name for link in text.clauses for name in (*link.facts, *link.states)])
    else:
        findings += check_unlinked(statements, setting)
    return Result(_sorted(findings), statements, facts, text, source, language)


def with_findings(result: Result, findings: Sequence[Finding]) -> Result:
    """The result with more findings, in order."""
    return replace(result, findings=_sorted([*result.findings, *findings]))


def read_statements(ruleset_path: Path, source: Source, language: str) -> tuple[Statement, ...]:
    """The clauses of a text, read with the lexicon and the ruleset's glossary. Raises RulewrightError."""
    return statements_of(source, lexicon(language), glossary(str(ruleset_path), language))


def claims_of_text(ruleset_path: Path, source: Source, language: str) -> list[Claim]:
    """All numbers that a text mentions. Raises RulewrightError."""
    return [claim for statement in read_statements(ruleset_path, source, language) for claim in statement.claims]


def version_of(texts: Sequence[Text], statements: Sequence[Statement], language: str) -> Text | None:
    """The reviewed text that this is a version of: the one with most clauses in common, if there are enough."""
    shares = [(_share(text, statements, language), text) for text in texts]
    share, best = max(shares, key=lambda entry: entry[0], default=(0.0, None))
    return best if share >= _SAME_TEXT else None


def _share(text: Text, statements: Sequence[Statement], language: str) -> float:
    """How much of a reviewed text is there: of its clauses word for word, or half as much of its words."""
    stamps = {statement.stamp for statement in statements}
    same = sum(link.stamp in stamps for link in text.clauses) / max(1, len(text.clauses))
    return max(same, likeness(text.clauses, statements, language) / 2)


def language_found(source: Source) -> str:
    """The language most of whose common words occur in a text. Raises RulewrightError (RB006) if none fits."""
    found = main_language(tokenize(source.text))
    if not found:
        span = Span(source.name, 0, 0, 0, 0)
        hint = f"name it with --lang; there are lexicons for {', '.join(languages())}"
        raise RulewrightError(Diagnostic("RB006", Severity.ERROR, "the language of the text is not clear", span, hint))
    return found


def _refuse_other_language(statements: Sequence[Statement], source: Source, language: str) -> None:
    tokens = [token for statement in statements for token in statement.reading.tokens]
    found = main_language(tokens)
    if found and found != language:
        name, asked = lexicon(found).name, lexicon(language).name
        message = f"this text is in {name}, not in {asked}"
        span = Span(source.name, 0, 0, 0, 0)
        raise RulewrightError(Diagnostic("RB005", Severity.ERROR, message, span, f"check it with --lang {found}"))


def _sorted(findings: Sequence[Finding]) -> tuple[Finding, ...]:
    """Each finding once, in the order of the text."""
    unique = {_key(finding): finding for finding in reversed(findings)}
    return tuple(unique[key] for key in sorted(unique))


def _key(finding: Finding) -> tuple[int, str, int, str]:
    """What tells two findings apart; of what is missing several things may be missing at one place."""
    missing = finding.level is Level.NOTE or finding.rule == "RB402"
    return finding.start, finding.rule, finding.end, finding.fact if missing else ""
