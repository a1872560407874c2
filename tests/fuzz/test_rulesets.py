"""Damaged rulesets go through the whole chain and end in diagnostics or in games, never in anything else."""

from __future__ import annotations

import pytest

from interpreter.reading import shipped
from tests.fuzz.chain import fate
from tests.fuzz.mutations import OF_THE_FILE, OF_THE_MEANING, Mutation, mutated

TEXTS = {name: path.read_text(encoding="utf-8") for name, path in shipped().items()}
FEW, MANY = range(3), range(1_000, 1_250)


def survives(name: str, mutations: tuple[Mutation, ...], seeds: range) -> set[str]:
    """What became of each mutation; a failure says with which seed it can be had again."""
    fates = set()
    for seed in seeds:
        text = mutated(TEXTS[name], seed, mutations)
        try:
            fates.add(fate(text, seed))
        except Exception as problem:
            problem.add_note(f"ruleset {name}, seed {seed}, mutations {[m.__name__ for m in mutations]}:\n{text}")
            raise
    return fates


@pytest.mark.parametrize("name", TEXTS)
def test_a_ruleset_with_a_damaged_file_is_refused_or_played(name: str) -> None:
    assert survives(name, OF_THE_FILE, FEW)


@pytest.mark.parametrize("name", TEXTS)
def test_a_ruleset_whose_rules_say_something_else_is_refused_or_played(name: str) -> None:
    assert survives(name, OF_THE_MEANING, FEW)


@pytest.mark.slow
@pytest.mark.parametrize("name", TEXTS)
def test_hundreds_of_damaged_files_are_refused_or_played(name: str) -> None:
    assert len(survives(name, OF_THE_FILE, MANY)) > 5


@pytest.mark.slow
@pytest.mark.parametrize("name", TEXTS)
def test_hundreds_of_other_rules_are_refused_or_played(name: str) -> None:
    assert "played" in survives(name, OF_THE_MEANING, MANY)


def test_the_same_seed_gives_the_same_damage() -> None:
    text = TEXTS["othello"]
    for mutations in (OF_THE_FILE, OF_THE_MEANING):
        assert [mutated(text, seed, mutations) for seed in range(20)] == [
            mutated(text, seed, mutations) for seed in range(20)
        ]


@pytest.mark.parametrize("mutation", [*OF_THE_FILE, *OF_THE_MEANING], ids=lambda mutation: mutation.__name__)
def test_every_mutation_changes_most_texts(mutation: Mutation) -> None:
    changed = [mutated(text, seed, (mutation,)) != text for text in TEXTS.values() for seed in range(3)]
    assert sum(changed) > len(changed) / 2
