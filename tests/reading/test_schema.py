"""The JSON Schemas serve editors: they are valid, explain every key, and allow what the reader allows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from jsonschema import Draft202012Validator

from interpreter.diagnostics.diagnostic import RulewrightError
from interpreter.reading import load, loads, shipped
from interpreter.reading.merge import SECTIONS
from interpreter.reading.nodes import plain
from interpreter.reading.schema import RULESET, SCENARIOS, keys_of, needs_of, schema
from tests.reading.samples import SAMPLE, tree

BOTH = pytest.mark.parametrize("name", [RULESET, SCENARIOS])


def parts(part: Any, path: str = "#") -> Iterator[tuple[str, Any]]:
    """Every part of a schema that may hold keywords, with its path."""
    if isinstance(part, dict):
        yield path, part
        for key, inner in part.items():
            if key != "examples":
                yield from parts(inner, f"{path}/{key}")
    elif isinstance(part, list):
        for index, inner in enumerate(part):
            yield from parts(inner, f"{path}/{index}")


@BOTH
def test_a_schema_is_valid_in_its_dialect(name: str) -> None:
    Draft202012Validator.check_schema(schema(name))
    assert schema(name)["$schema"] == "https://json-schema.org/draft/2020-12/schema"


@BOTH
def test_every_property_that_says_what_it_takes_is_described(name: str) -> None:
    bare = []
    for path, part in parts(schema(name)):
        if "/if" in path or "/complete" in path or not isinstance(part.get("properties"), dict):
            continue
        for key, value in part["properties"].items():
            if isinstance(value, dict) and not value.get("description", "").endswith("."):
                bare.append(f"{path}/{key}")
    assert bare == []


@BOTH
def test_every_definition_is_described_and_used(name: str) -> None:
    used = {part["$ref"] for _, part in parts(schema(name)) if "$ref" in part}
    for definition, part in schema(name)["$defs"].items():
        assert f"#/$defs/{definition}" in used, definition
        assert "title" in part, definition


@BOTH
def test_every_example_is_allowed_by_its_own_schema(name: str) -> None:
    whole = schema(name)
    wrong = []
    for path, part in parts(whole):
        for example in part.get("examples", ()):
            checked = {**part, "$defs": whole["$defs"], "$schema": whole["$schema"]}
            wrong += [f"{path}: {error.message}" for error in Draft202012Validator(checked).iter_errors(example)]
    assert wrong == []


def test_the_verbs_of_the_schema_are_those_of_the_overview() -> None:
    overview = (Path(__file__).parents[2] / "docs" / "language" / "overview.md").read_text(encoding="utf-8")
    table = overview.split("### effects")[1].split("### triggers")[0]
    missing = [verb for verb in keys_of("effect") if f"`{verb}: " not in table]
    assert missing == []


def examples_of_the_overview() -> list[str]:
    overview = (Path(__file__).parents[2] / "docs" / "language" / "overview.md").read_text(encoding="utf-8")
    return [part.split("```")[0] for part in overview.split("```yaml\n")[1:]]


@pytest.mark.parametrize("text", examples_of_the_overview(), ids=lambda text: text.split(":")[0])
def test_the_examples_of_the_overview_are_what_the_schema_allows(text: str) -> None:
    sections = plain(tree(text.replace("[...]", "[]")))
    assert isinstance(sections, dict)
    part = {"ruleset": "part", "extends": "whole", **sections}
    assert [error.message for error in Draft202012Validator(schema(RULESET)).iter_errors(part)] == []


@pytest.mark.parametrize("verb", keys_of("effect"))
def test_every_verb_has_a_branch_that_needs_it(verb: str) -> None:
    branch = schema(RULESET)["$defs"][f"effect_{verb}"]
    assert branch["required"][0] == verb
    assert next(iter(branch["properties"])) == verb


def test_sections_know_what_a_complete_rule_needs() -> None:
    assert needs_of("zones") == (("kind",), ("holds",))
    assert needs_of("options") == (("range", "choices", "flag"),)
    assert needs_of("components") == ()
    assert set(SECTIONS) <= set(schema(RULESET)["properties"])


def test_the_sample_is_valid_for_any_validator() -> None:
    assert list(Draft202012Validator(schema(RULESET)).iter_errors(plain(tree(SAMPLE)))) == []


@pytest.mark.parametrize("name", shipped())
def test_a_shipped_ruleset_is_valid_for_an_editor_as_it_stands(name: str) -> None:
    data = plain(tree(shipped()[name].read_text(encoding="utf-8")))
    assert [error.message for error in Draft202012Validator(schema(RULESET)).iter_errors(data)] == []
    assert load(name).name == name


def test_five_mistakes_in_five_sections_are_named_in_one_run_in_the_order_of_the_file() -> None:
    broken = (
        SAMPLE.replace("range: [4, 10]", "rnage: [4, 10]")
        .replace("kind: pool", "kind: pol")
        .replace("along: any", "along: anywhere")
        .replace("win: me}]\n        else", "wni: me}]\n        else")
        .replace("tie: shared", "tie: split")
    )
    with pytest.raises(RulewrightError) as caught:
        loads(broken)
    found = [(finding.code, finding.span.line) for finding in caught.value.diagnostics]
    lines = broken.split("\n")
    wanted = ["rnage", "kind: pol,", "anywhere", "wni", "split"]
    assert [line for _, line in found] == [next(i for i, row in enumerate(lines, 1) if word in row) for word in wanted]
    assert [code for code, _ in found] == ["SC001", "SC004", "SC004", "SC006", "SC004"]


def test_the_sample_dumped_by_another_writer_reads_the_same() -> None:
    dumped = yaml.safe_dump(plain(tree(SAMPLE)), sort_keys=False)
    assert loads(dumped).plain == loads(SAMPLE).plain
