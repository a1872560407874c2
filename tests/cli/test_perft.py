from tests.cli.helpers import rulewright


def test_tic_tac_toe_has_255168_games():
    depths = rulewright("perft", "tic-tac-toe", "9", "--json").json["depths"]
    assert [depth["leaves"] for depth in depths] == [9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872]
    assert depths[-1] == {"depth": 9, "leaves": 127872, "finished": 255168}


def test_the_table_is_for_reading():
    outcome = rulewright("perft", "tic-tac-toe", "4", "--divide")
    assert (outcome.code, outcome.err) == (0, "")
    assert "4   3,024         0" in outcome.out
    assert "place(b2)      336         0" in outcome.out


def test_divide_adds_up_to_the_whole():
    document = rulewright("perft", "connect-four", "4", "--divide", "--json").json
    assert sum(part["leaves"] for part in document["divide"]) == document["depths"][-1]["leaves"] == 2401
    assert document["divide"][0] == {"action": 0, "text": "drop(a)", "leaves": 343, "finished": 0}


def test_depths_beyond_the_end_of_every_game_count_all_games():
    depths = rulewright("perft", "tic-tac-toe", "12", "--json").json["depths"]
    assert depths[-1] == {"depth": 12, "leaves": 0, "finished": 255168}


def test_chance_is_followed_but_is_no_move():
    depths = rulewright("perft", "pig", "2", "--json").json["depths"]
    # One move: roll or hold. After a roll there are six outcomes, each with two moves.
    assert [depth["leaves"] for depth in depths] == [2, 2 * 6 + 2]


def test_first_moves_have_the_words_of_a_language():
    outcome = rulewright("perft", "candy-conquest", "1", "--divide", "--lang", "fr")
    assert (outcome.code, outcome.err) == (0, "")
    assert "poser un bonbon" in outcome.out


def test_a_language_without_a_rulebook_is_named():
    outcome = rulewright("perft", "tic-tac-toe", "1", "--divide", "--lang", "ru")
    assert outcome.code == 2
    assert "RA015" in outcome.err
