"""Every example on the pages of the language plays, or has the value it is said to have."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.diagnostics.diagnostic import Report, RulewrightError
from interpreter.language.signatures import SIGNATURES
from interpreter.machine.game import make_game
from interpreter.play.scenarios import run_scenario
from interpreter.reading import loads
from interpreter.reading.scenarios import loads_scenarios
from tests.docs.pages import ALL, ARROW, HOSTS, ROOT, Block, hosted
from tests.fuzz.chain import play
from tests.language.test_conformance import HERE, Case, evaluate

RULESETS = [block for block in ALL if block.language == "yaml" and "ruleset" in block.words]
FRAGMENTS = [block for block in ALL if block.language == "yaml" and "in" in block.words and "wrong" not in block.words]
WRONG = [block for block in ALL if "wrong" in block.words]
SCENARIOS = [block for block in ALL if "scenarios" in block.words]
PAIRS = [
    (block, *(part.strip() for part in line.split(ARROW)))
    for block in ALL
    if block.language == "expr"
    for line in block.text.splitlines()
    if line.strip()
]
LINES = [pytest.param(*pair, id=f"{pair[0].name} {pair[1]}") for pair in PAIRS]


def plays(text: str) -> None:
    """The ruleset reads and compiles without a finding, and random games of it go well."""
    report = Report()
    game = make_game(loads(text, report=report), report)
    assert [f"{found.code}: {found.message}" for found in report] == []
    for seed in range(5):
        play(game, seed)


@pytest.mark.parametrize("block", RULESETS, ids=lambda block: block.name)
def test_a_ruleset_on_a_page_plays(block: Block) -> None:
    plays(block.text)


@pytest.mark.parametrize("block", FRAGMENTS, ids=lambda block: block.name)
def test_a_fragment_on_a_page_plays_in_its_host(block: Block) -> None:
    plays(hosted(block))


@pytest.mark.parametrize("block", WRONG, ids=lambda block: block.name)
def test_what_a_page_calls_wrong_is_refused_with_the_code_it_names(block: Block) -> None:
    with pytest.raises(RulewrightError) as caught:
        plays(hosted(block))
    assert caught.value.diagnostics[0].code == block.words["wrong"]


@pytest.mark.parametrize("block", SCENARIOS, ids=lambda block: block.name)
def test_the_scenarios_on_a_page_hold(block: Block) -> None:
    game = make_game(loads((HOSTS / f"{block.words['scenarios']}.yaml").read_text(encoding="utf-8"), report=Report()))
    for scenario in loads_scenarios(block.text):
        assert run_scenario(game, scenario) == []


@pytest.mark.parametrize(("block", "expression", "wanted"), LINES)
def test_an_expression_on_a_page_has_its_value(block: Block, expression: str, wanted: str) -> None:
    assert value_of(block.words["in"], expression) == wanted


def value_of(position: str, expression: str) -> str:
    """The value of an expression in a position of the conformance suite, as the pages write it."""
    value, _ = evaluate(Case(HERE / f"{position}.yaml", expression, None))
    return f"{{{', '.join(map(str, value))}}}" if isinstance(value, list) else str(value)


def test_every_built_in_has_an_entry_with_an_example() -> None:
    page = ROOT / "docs" / "language" / "functions.md"
    shown = " ".join(block.text for block in ALL if block.page == page and block.language == "expr")
    assert sorted(name for name in SIGNATURES if f"{name}(" not in shown) == []


def test_every_yaml_block_says_what_it_is() -> None:
    silent = [b.name for b in ALL if b.language == "yaml" and not b.words and b.page.stem != "overview"]
    assert silent == []


@pytest.mark.parametrize("page", sorted((ROOT / "docs" / "language").glob("*.md")), ids=lambda page: page.stem)
def test_every_page_of_the_language_is_in_the_index(page: Path) -> None:
    assert f"(language/{page.name})" in (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
