"""A ruleset that extends another says only what differs."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpreter.diagnostics.diagnostic import Report, RulewrightError
from interpreter.model.ruleset import Provenance, Ruleset
from interpreter.reading import load, loads, shipped
from interpreter.reading.merge import merge
from interpreter.reading.nodes import plain
from tests.reading.samples import SAMPLE, tree


def variant(folder: Path, text: str, base: str = SAMPLE) -> Ruleset:
    (folder / "base").mkdir(parents=True)
    (folder / "base" / "ruleset.yaml").write_text(base, encoding="utf-8")
    (folder / "ruleset.yaml").write_text(f"ruleset: variant\nextends: base/ruleset.yaml\n{text}", encoding="utf-8")
    return load(folder)


def names(things: tuple[object, ...]) -> list[str]:
    return [getattr(thing, "name").value for thing in things]  # noqa: B009


def test_a_variant_that_says_nothing_plays_as_its_base(tmp_path: Path) -> None:
    found = variant(tmp_path, "")
    base = loads(SAMPLE)
    assert {**found.plain, "ruleset": ""} == {**base.plain, "ruleset": ""}
    assert (found.name, found.title, found.extends) == ("variant", base.title, "base/ruleset.yaml")


def test_a_key_of_a_zone_is_changed_and_the_others_stay(tmp_path: Path) -> None:
    board = variant(tmp_path, "zones: {board: {columns: 9}}").zones[0]
    assert (board.columns and board.columns.value, board.rows and board.rows.value) == ("9", "rows")


def test_a_default_of_an_option_is_changed(tmp_path: Path) -> None:
    assert variant(tmp_path, "options: {rows: {default: 8}}").options[0].value == 8


def test_a_rule_is_removed_by_null(tmp_path: Path) -> None:
    assert variant(tmp_path, "triggers: {four: null}").triggers == ()


def test_a_key_of_a_rule_is_removed_by_null(tmp_path: Path) -> None:
    assert variant(tmp_path, "actions: {drop: {where: null}}").actions[0].where == ()


def test_a_new_rule_follows_those_of_the_base(tmp_path: Path) -> None:
    found = variant(tmp_path, "zones: {bag: {kind: pool, holds: stone}}")
    assert names(found.zones) == [*names(loads(SAMPLE).zones), "bag"]


def test_a_list_is_replaced_as_a_whole(tmp_path: Path) -> None:
    found = variant(tmp_path, "actions: {drop: {do: [{win: opponent}]}}")
    assert [step.verb.value for step in found.actions[0].do] == ["win"]


def test_the_event_of_a_trigger_is_replaced_as_a_whole(tmp_path: Path) -> None:
    base = SAMPLE.replace("on: [{placed: board}, {phase_end: play}]", "on: {placed: board}")
    found = variant(tmp_path, "triggers: {four: {on: {taken: board}}}", base)
    assert [event.word.value for event in found.triggers[0].on] == ["taken"]


def test_a_phase_within_a_container_is_changed(tmp_path: Path) -> None:
    found = variant(tmp_path, "phases: {rounds: {phases: {play: {moves: 2}}}}")
    play, last = found.phases[0].phases
    assert (play.moves and play.moves.value, play.turns and play.turns.value, last.moves) == ("2", "alternate", None)


def test_a_changed_rule_with_a_source_of_its_own_loses_that_of_the_base(tmp_path: Path) -> None:
    found = variant(tmp_path, "triggers: {four: {assumed: house rule, when: true}}")
    assert found.triggers[0].source == Provenance((), "house rule")


def test_a_changed_rule_without_a_source_keeps_that_of_the_base(tmp_path: Path) -> None:
    assert variant(tmp_path, "triggers: {four: {when: true}}").triggers[0].source.cite == ("win.line", "win.end")


def test_nodes_keep_the_places_of_their_own_files(tmp_path: Path) -> None:
    board = variant(tmp_path, "zones: {board: {columns: 9}}").zones[0]
    assert board.columns is not None
    assert board.rows is not None
    assert board.columns.span().file.endswith(f"{tmp_path.name}/ruleset.yaml")
    assert board.rows.span().file.endswith("base/ruleset.yaml")


def test_a_neighbouring_ruleset_may_be_extended(tmp_path: Path) -> None:
    for name, text in (("one", SAMPLE), ("two", "ruleset: two\nextends: ../one/ruleset.yaml\n")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "ruleset.yaml").write_text(text, encoding="utf-8")
    assert load(tmp_path / "two").name == "two"


def test_a_link_that_leads_out_of_the_folder_is_refused(tmp_path: Path) -> None:
    outside = tmp_path / "elsewhere" / "deep" / "secret.yaml"
    outside.parent.mkdir(parents=True)
    outside.write_text(SAMPLE, encoding="utf-8")
    game = tmp_path / "game"
    game.mkdir()
    (game / "base.yaml").symlink_to(outside)
    (game / "ruleset.yaml").write_text("ruleset: x\nextends: base.yaml\n", encoding="utf-8")
    with pytest.raises(RulewrightError) as caught:
        load(game)
    assert caught.value.diagnostics[0].code == "RD005"


def test_a_text_in_memory_may_extend_a_shipped_ruleset() -> None:
    name = next(iter(shipped()))
    assert loads(f"ruleset: variant\nextends: {name}\n").title == load(name).title


def test_a_text_in_memory_cannot_extend_a_path() -> None:
    with pytest.raises(RulewrightError) as caught:
        loads("ruleset: variant\nextends: ./base.yaml\n")
    assert caught.value.diagnostics[0].code == "RD003"


def test_a_chain_of_rulesets_is_bounded(tmp_path: Path) -> None:
    for number in range(20):
        (tmp_path / f"r{number}.yaml").write_text(f"ruleset: r\nextends: r{number + 1}.yaml\n", encoding="utf-8")
    with pytest.raises(RulewrightError) as caught:
        load(tmp_path / "r0.yaml")
    assert caught.value.diagnostics[0].code == "RD004"


NAMES = st.sampled_from(["a", "b", "c", "d"])
RULES = st.dictionaries(NAMES, st.dictionaries(NAMES, st.integers(0, 9), max_size=3), max_size=4)
CHANGES = st.dictionaries(NAMES, st.one_of(st.none(), st.dictionaries(NAMES, st.one_of(st.none(), st.integers(0, 9)))))


def flow(data: object) -> str:
    if isinstance(data, dict):
        return "{" + ", ".join(f"{key}: {flow(value)}" for key, value in data.items()) + "}"
    return "null" if data is None else str(data)


def merged(base: object, over: object) -> object:
    """The rule of merging, said once more in the shortest way."""
    if not isinstance(base, dict) or not isinstance(over, dict):
        return over
    both = {key: merged(base[key], over[key]) if key in over else base[key] for key in base}
    both.update({key: value for key, value in over.items() if key not in base})
    return {key: value for key, value in both.items() if value is not None}


@given(RULES, CHANGES)
def test_merging_follows_the_rule_and_reports_what_cannot_be_removed(base: dict, over: dict) -> None:  # type: ignore[type-arg]
    report = Report()
    result = merge(tree(f"actions: {flow(base)}"), tree(f"actions: {flow(over)}"), report)
    missing = sum(rule is None and name not in base for name, rule in over.items())
    missing += sum(
        value is None and name in base and key not in base[name]
        for name, rule in over.items() if rule is not None for key, value in rule.items()
    )  # fmt: skip
    assert len(report.errors) == missing
    assert all(found.code == "RD006" for found in report)
    if not missing and all(name in base for name in over):
        assert plain(result) == {"actions": merged(base, over)}


@given(RULES)
def test_merging_nothing_changes_nothing(base: dict) -> None:  # type: ignore[type-arg]
    report = Report()
    assert plain(merge(tree(f"actions: {flow(base)}"), tree("{}"), report)) == {"actions": base}
    assert not report.found
