"""Two mistakes that have nothing to do with each other are both reported, each as if it were alone."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from interpreter.diagnostics.diagnostic import Report, RulewrightError
from interpreter.language import check
from interpreter.reading import salvage_text
from tests.diagnostics.cases import Case, data_files, load_cases

#: Mistakes after which reading goes on.
RECOVERABLE = ("YA003", "YA015", "SC", "RD011", "RD012", "EX", "TY")

Finding = tuple[str, int, int]
Rows = list[str]


def findings(text: str) -> list[Finding]:
    """Code, line and column of everything that reading and typing say about a text."""
    report = Report()
    try:
        check(salvage_text(text, "ruleset.yaml", {}, report), report)
    except RulewrightError as problem:
        return [(each.code, each.span.line, each.span.column) for each in problem.diagnostics]
    return []


def expected(case: Case) -> Finding:
    return case.code, case.line, case.column


def families() -> list[list[Case]]:
    """The cases with a single recoverable finding, those with equally many lines together."""
    by_length: dict[int, list[Case]] = {}
    for case in (case for path in data_files() for case in load_cases(path)):
        if case.code.startswith(RECOVERABLE) and case.count == 1 and not (case.files or case.options):
            by_length.setdefault(case.yaml.count("\n"), []).append(case)
    return list(by_length.values())


def common_rows(family: list[Case]) -> Rows:
    """Line by line what most cases of a family have: the ruleset into which their mistakes were put."""
    columns = zip(*(case.yaml.split("\n") for case in family), strict=True)
    return [max(sorted(set(column)), key=column.count) for column in columns]


def changes(case: Case, rows: Rows) -> dict[int, str]:
    """The lines in which a case differs from the sound ruleset."""
    return {index: row for index, row in enumerate(case.yaml.split("\n")) if row != rows[index]}


def pairs() -> list[tuple[Rows, Case, Case]]:
    """Cases of one family that change different lines, few enough to be one mistake each."""
    found = []
    for family in families():
        rows = common_rows(family)
        small = [case for case in family if 0 < len(changes(case, rows)) <= 2]
        if small and not findings("\n".join(rows)):
            found += [(rows, *two) for two in combinations(small, 2) if not _overlap(*two, rows)]
    return found


def _overlap(one: Case, other: Case, rows: Rows) -> bool:
    return bool(changes(one, rows).keys() & changes(other, rows).keys())


PAIRS = pairs()


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(PAIRS))
def test_two_independent_mistakes_are_both_reported(pair: tuple[Rows, Case, Case]) -> None:
    rows, one, other = pair
    both = {**dict(enumerate(rows)), **changes(one, rows), **changes(other, rows)}
    wanted = sorted((expected(one), expected(other)), key=lambda finding: finding[1:])
    assert findings("\n".join(both.values())) == wanted


def test_the_pairs_are_many() -> None:
    assert len(PAIRS) >= 500
