"""Signs of pieces on drawn boards, and reading them back."""

from __future__ import annotations

import pytest

from interpreter import load
from interpreter.machine.boards import zone_signs
from interpreter.machine.signs import abbreviated, signs
from interpreter.reading import shipped


def test_a_sign_is_the_shortest_beginning_that_no_other_kind_has():
    assert signs(("tile(red)", "tile(black)", "tile(blue)")) == {
        "tile(red)": "r",
        "tile(black)": "bla",
        "tile(blue)": "blu",
    }


def test_attributes_that_do_not_differ_are_left_out():
    assert list(signs(("card(red, 1)", "card(red, 2)")).values()) == ["1", "2"]


def test_each_attribute_has_its_part_of_the_sign():
    kinds = ("disc(tall, round)", "disc(tall, square)", "disc(short, round)", "disc(short, square)")
    assert list(signs(kinds).values()) == ["tr", "ts", "sr", "ss"]


def test_words_built_alike_are_abbreviated_part_by_part():
    assert abbreviated(["player1", "player2"]) == ["p1", "p2"]
    assert abbreviated(["small_round", "small_square", "large_round"]) == ["sr", "ss", "lr"]


def test_components_that_share_attributes_are_told_apart_by_their_names():
    assert list(signs(("candy(red)", "candy(blue)", "die(red)", "die(blue)")).values()) == ["cr", "cb", "dr", "db"]


def test_a_component_elsewhere_with_the_same_words_makes_no_sign_longer():
    game = load("candy-crush-duel-pocket")
    tray = zone_signs(game, game.program.layout.zones["tray"])
    assert tray["candy(yellow)"] == "y"


@pytest.mark.parametrize("name", shipped())
def test_signs_tell_the_kinds_of_every_zone_apart(name):
    game = load(name)
    for zone in game.program.layout.zones.values():
        found = zone_signs(game, zone)
        assert len(set(found.values())) == len(found) == len(zone.kinds)
        assert not any(sign in (".", "-") or set(sign) & set(" /+") for sign in found.values())
