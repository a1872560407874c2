"""The five reviewed texts, which are not part of this repository, as they stand and with planted mistakes."""

from pathlib import Path

import pytest

from interpreter.rulebook.model import Level
from interpreter.study.rulebooks import check_rulebook
from tests.benchmarks.claims import measure
from tests.rulebook.planted.planting import RULES, TEXTS, _base, edits, seeds, try_harmless, try_mistake

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


@pytest.mark.parametrize("language", TEXTS)
def test_a_text_as_it_stands_has_the_defects_it_is_known_for_and_no_other(language):
    rules, source, _ = _base(language)
    result = check_rulebook(rules, source, language)
    serious = [(f.rule, source.place(f.start)[0]) for f in result.findings if f.level is not Level.NOTE]
    assert serious == KNOWN[language]


@pytest.mark.parametrize("language", TEXTS)
def test_planted_mistakes_of_all_kinds_are_found_on_their_line(language):
    mistakes, _ = edits(language)
    outcomes = [try_mistake(language, edit) for edit in mistakes]
    assert {outcome.edit[0] for outcome in outcomes} == set(RULES)
    assert sum(outcome.hit for outcome in outcomes) >= FOUND * len(outcomes)


@pytest.mark.parametrize("language", TEXTS)
def test_harmless_rewordings_bring_no_error_and_hardly_a_warning(language):
    _, harmless = edits(language)
    outcomes = [try_harmless(language, edit) for edit in harmless]
    assert [o.edit for o in outcomes if any(f.level is Level.ERROR for f in o.new)] == []
    assert sum(bool(o.new) for o in outcomes) <= WARNED * len(outcomes)


@pytest.mark.parametrize("language", TEXTS)
def test_claims_agree_with_the_list_made_by_hand(language):
    folder = seeds()
    gold = Path(folder).parent / "data" / "numeric_claims_gold.tsv"
    mentions, precision, recall, units, comparators = measure(gold, folder)[language].row()
    assert mentions >= 0.99 and precision >= 0.97 and recall >= 0.97
    assert units >= 0.95 and comparators >= 0.98
