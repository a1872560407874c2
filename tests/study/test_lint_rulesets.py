"""The rulesets that come with the program are clean: they have notes at most."""

import pytest

from interpreter.diagnostics.diagnostic import Report, Severity
from interpreter.diagnostics.render import render
from interpreter.machine.game import load
from interpreter.reading.library import shipped
from interpreter.study.lint import lint


@pytest.mark.parametrize("name", shipped())
def test_a_shipped_ruleset_has_no_warning(name):
    report = Report()
    lint(load(name), report, playouts=3)
    assert render(found for found in report if found.severity is not Severity.NOTE) == ""


#: Options far from the defaults: no condition may look decided just because an option decides it.
OTHERS = [
    ("connect-four", {"rows": 1, "columns": 2, "in_a_row": 12}),
    ("kalah", {"houses": 1, "seeds": 1, "ends_when": "mover_empty"}),
    ("breakthrough", {"rows": 4, "columns": 2}),
    ("othello", {"size": 4}),
    ("nim", {"first_heap": 0, "misere": False}),
    ("pig", {"players": 6, "target": 2, "sides": 2}),
    ("candy-crush-duel-pocket", {"rows": 3, "columns": 3, "overlap": "player_choice", "remover": "random"}),
    ("candy-crush-duel-pocket", {"may_take_unplaceable": True, "debt": True, "combining": "connected_group"}),
]


@pytest.mark.parametrize(("name", "options"), OTHERS, ids=str)
def test_options_alone_bring_no_warning(name, options):
    report = Report()
    lint(load(name, options), report, playouts=3)
    assert render(found for found in report if found.severity is not Severity.NOTE) == ""
