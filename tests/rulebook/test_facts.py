from interpreter.reading.load import load
from interpreter.rulebook.facts import facts_of
from tests.rulebook.texts import harvest


def values(facts):
    return {fact.id: fact.value for fact in facts}


def test_counts_sizes_rounds_and_amounts_are_facts(tmp_path):
    found = values(facts_of(harvest(tmp_path)))
    assert found["players"] == 2
    assert found["components.apple.copies"] == 12
    assert found["components.die.faces"] == 6
    assert found["zones.field.rows"] == 4
    assert found["zones.field.cells"] == 16
    assert found["options.rounds"] == 5
    assert found["actions.plant.2.add"] == 2
    assert found["outcome.tie"] == "draw"


def test_units_are_the_concepts_of_the_glossary(tmp_path):
    units = {fact.id: fact.unit for fact in facts_of(harvest(tmp_path))}
    assert units["components.apple.copies"] == "apple"


def test_facts_follow_the_options():
    facts = values(facts_of(load("candy-crush-duel-pocket", {"dice_count": 8, "candies_of_each_color": 5})))
    assert (facts["components.die.copies"], facts["components.candy.copies"]) == (8, 30)


def test_shares_of_each_player_are_facts_of_their_own():
    facts = {fact.id: fact for fact in facts_of(load("candy-conquest"))}
    assert facts["components.candy.copies.each"].value == 24
    assert facts["components.candy.copies.each"].role == "each"


def test_a_fact_knows_its_line_and_its_source():
    facts = {fact.id: fact for fact in facts_of(load("dubli"))}
    assert facts["components.die.copies"].cite == ("box.dice",)
    assert facts["components.die.copies"].span.line > 0
