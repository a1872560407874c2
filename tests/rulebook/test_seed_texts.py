"""The five reviewed texts, which are not part of this repository, as they stand and with planted mistakes."""

from pathlib import Path

import pytest

from interpreter.rulebook.model import Level
from interpreter.study.rulebooks import check_rulebook
from tests.benchmarks.claims import measure
from tests.rulebook.planted.planting import (
    REWORDED,
    RULES,
    SETS,
    TEXTS,
    TUNED,
    _base,
    edits,
    seeds,
    try_harmless,
    try_mistake,
)

pytestmark = pytest.mark.skipif(seeds() is None, reason="the texts are not here")

KNOWN = {
    "en": [("RB402", 28), ("RB402", 38)],
    "fa": [("RB303", 7), ("RB501", 15), ("RB502", 17), ("RB501", 21)],
    "fr": [("RB402", 4), ("RB402", 4)],
    "es": [("RB402", 1), ("RB402", 1), ("RB303", 3), ("RB304", 3), ("RB402", 5), ("RB303", 5), ("RB303", 9)],
    "ru": [],
}
#: Of a hundred mistakes at least so many are found; of harmless edits at most so many are warned of.
FOUND, WARNED = 0.95, 0.05
#: The quick suite tries one edit in so many.
SAMPLE = 3


@pytest.mark.parametrize("language", TEXTS)
def test_a_text_as_it_stands_has_the_defects_it_is_known_for_and_no_other(language):
    rules, source, _ = _base(language)
    result = check_rulebook(rules, source, language)
    serious = [(f.rule, source.place(f.start)[0]) for f in result.findings if f.level is not Level.NOTE]
    assert serious == KNOWN[language]


@pytest.mark.parametrize("language", TEXTS)
@pytest.mark.parametrize("name", [name for name in TUNED if name not in REWORDED])
def test_planted_mistakes_of_all_kinds_are_found_on_their_line(name, language):
    mistakes = edits(language, name)[0][::SAMPLE]
    assert {edit[0] for edit in edits(language, name)[0]} == set(RULES)
    missed = [edit for edit in mistakes if not try_mistake(language, edit).hit]
    assert len(missed) <= (1 - FOUND) * len(mistakes), missed


@pytest.mark.parametrize("language", TEXTS)
@pytest.mark.parametrize("name", TUNED)
def test_harmless_rewordings_bring_no_error_and_hardly_a_warning(name, language):
    outcomes = [try_harmless(language, edit) for edit in edits(language, name)[1][::SAMPLE]]
    assert [o.edit for o in outcomes if any(f.level is Level.ERROR for f in o.new)] == []
    assert sum(bool(o.new) for o in outcomes) <= max(1, WARNED * len(outcomes))


@pytest.mark.slow
@pytest.mark.parametrize("language", TEXTS)
@pytest.mark.parametrize("name", TUNED)
def test_of_all_planted_mistakes_hardly_any_is_missed_and_of_all_rewordings_hardly_any_is_reported(name, language):
    mistakes, harmless = edits(language, name)
    hits = [try_mistake(language, edit).hit for edit in mistakes]
    reported = [outcome.new for outcome in (try_harmless(language, edit) for edit in harmless) if outcome.new]
    assert sum(hits) >= FOUND * len(hits)
    assert len(reported) <= WARNED * len(harmless)
    assert not any(finding.level is Level.ERROR for new in reported for finding in new)


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in SETS if name not in TUNED])
def test_of_mistakes_planted_by_other_hands_hardly_any_is_missed(name):
    hits = [try_mistake(language, edit).hit for language in TEXTS for edit in edits(language, name)[0]]
    outcomes = [try_harmless(language, edit) for language in TEXTS for edit in edits(language, name)[1]]
    errors = [o.edit for o in outcomes if any(f.level is Level.ERROR for f in o.new)]
    assert sum(hits) >= FOUND * len(hits)
    assert errors == []


@pytest.mark.parametrize("language", TEXTS)
def test_claims_agree_with_the_list_made_by_hand(language):
    folder = seeds()
    gold = Path(folder).parent / "data" / "numeric_claims_gold.tsv"
    mentions, precision, recall, units, comparators = measure(gold, folder)[language].row()
    assert mentions >= 0.99 and precision >= 0.97 and recall >= 0.97
    assert units >= 0.95 and comparators >= 0.98
