"""Names for people: what things are called in a language, in what is shown and never in what is read back."""

import pytest

from interpreter.model.names import END_ISOLATE, ISOLATE
from interpreter.reading.library import shipped
from interpreter.reading.load import load
from interpreter.rulebook.authored.names import names_in, names_of, title_in
from interpreter.rulebook.authored.reading import languages_of
from interpreter.rulebook.authored.things import met_in_play
from tests.cli.helpers import rulewright
from tests.rulebook_authored.helpers import ENGLISH, NAMELESS, RUSSIAN, reported, write

CANDY = "candy-crush-duel-pocket"
IN_LANGUAGES = [(name, language) for name in shipped() for language in languages_of(load(name))]


def isolated(text):
    return f"{ISOLATE}{text}{END_ISOLATE}"


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    file = tmp_path_factory.mktemp("records") / "candy.jsonl"
    assert rulewright("run", CANDY, "--games", "1", "--lang", "fa", "--record", file).code == 0
    return file


# --- from terms to names -----------------------------------------------------------------


def test_names_are_the_plain_forms_of_the_terms(tmp_path):
    text = RUSSIAN + "-heap = горка, где лежит { -bean }\n"
    assert names_of(load(write(tmp_path, en=ENGLISH, ru=text)), "ru") == {"bean": "боб", "heap": "горка, где лежит боб"}


def test_the_title_of_a_language_falls_back_to_that_of_the_ruleset(tmp_path):
    ruleset = load(write(tmp_path, en=ENGLISH, ru="title = Бобы\n\n" + RUSSIAN))
    assert [title_in(ruleset, language) for language in ("en", "ru")] == ["Beans", "Бобы"]


def test_a_term_of_a_pointer_goes_before_the_term_of_an_identifier(tmp_path):
    text = RUSSIAN + "-take = взятие\n-actions-take = взять\n"
    names = names_in(load(write(tmp_path, en=ENGLISH, ru=text)), "ru")
    assert (names.of("actions", "take"), names.of("zones", "heap")) == ("взять", "heap")


def test_names_that_run_from_right_to_left_are_isolated_and_no_others():
    ruleset = load(CANDY)
    assert names_in(ruleset, "fa").of("components", "die") == isolated("تاس")
    assert names_in(ruleset, "es").of("components", "die") == "dado"


def test_the_end_of_a_game_is_named_by_its_rule_whatever_section_it_stands_in():
    names = names_in(load(CANDY), "es")
    found = [names.rule(name) for name in ("no_free_square", "rounds", "limits.moves", "unheard_of")]
    assert found == ["ninguna casilla libre", "rondas", "límite de jugadas", "unheard_of"]


# --- what a language lacks ---------------------------------------------------------------


def test_one_note_for_each_language_says_what_it_does_not_name(tmp_path):
    text = RUSSIAN + "-heap = горка\n-take = взять\n-play = игра\n-player1 = первый\n-player2 = второй\n"
    notes = [each for each in reported(load(write(tmp_path, en=ENGLISH, ru=text))) if each.code == NAMELESS]
    assert [(each.severity.name, each.span.file.split("/")[-1], each.message) for each in notes] == [
        (
            "NOTE",
            "en.ftl",
            "`en` has no names for players `player1`, `player2`; zones `heap`, `gone`; actions `take`; phases `play`",
        ),
        ("NOTE", "ru.ftl", "`ru` has no names for zones `gone`"),
    ]


@pytest.mark.parametrize(("name", "language"), IN_LANGUAGES)
def test_everything_met_in_play_has_a_name_in_every_language_of_a_shipped_ruleset(name, language):
    ruleset = load(name)
    words = names_in(ruleset, language).words
    wanted = [f"{section}.{thing}" for section, things in met_in_play(ruleset).items() for thing in things]
    assert [pointer for pointer in wanted if not words.get(pointer, "").strip()] == []


@pytest.mark.parametrize(("name", "language"), IN_LANGUAGES)
def test_no_two_moves_of_a_shipped_ruleset_have_one_name(name, language):
    ruleset = load(name)
    names = names_in(ruleset, language)
    moves = [names.of("actions", action) for action in met_in_play(ruleset)["actions"]]
    assert sorted(moves) == sorted(set(moves))


# --- what people see ---------------------------------------------------------------------


def test_show_calls_things_by_their_names_beside_the_identifiers(tmp_path):
    text = RUSSIAN + "-heap = горка\n-take = взять\n-play = игра\n"
    outcome = rulewright("show", write(tmp_path, en=ENGLISH, ru=text), "--lang", "ru")
    assert outcome.code == 0
    for words in ("боб – bean", "горка – heap", "взять – take", "игра – play"):
        assert words in outcome.out


def test_what_is_assumed_is_listed_by_the_identifiers_that_find_it():
    assert "zones.off_tray " in rulewright("show", CANDY, "--lang", "es").out


def test_show_gives_the_names_as_json():
    names = rulewright("show", "dubli", "--lang", "ru", "--json").json["names"]
    kept = {name: names[name] for name in ("die", "board", "taken", "take", "pass", "play")}
    assert kept == {
        "die": "кость",
        "board": "доска",
        "taken": "снятые пары",
        "take": "снять пару",
        "pass": "передать ход",
        "play": "игра",
    }


def test_show_without_a_language_keeps_the_identifiers_and_gives_no_names():
    assert "names" not in rulewright("show", "dubli", "--json").json


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fa", (isolated("سینی") + " (" + isolated("بازیکن ۱") + ")", isolated("ذخیره"), "r " + isolated("قرمز"))),
        ("es", ("bandeja (jugador 1)", "reserva", "r rojo", "7 × naranja")),
    ],
)
def test_a_position_is_drawn_with_names_and_a_legend_of_its_signs(language, words):
    drawn = rulewright("show", CANDY, "--moves", "12", "--lang", language)
    assert (drawn.code, [word for word in words if word not in drawn.out]) == (0, [])


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fa", (isolated("بازیکن ۱"), isolated("نماندن خانهٔ خالی"), "no_free_square")),
        ("es", ("jugador 1", "ninguna casilla libre", "no_free_square")),
    ],
)
def test_run_names_players_and_what_ended_the_games(language, words):
    report = rulewright("run", CANDY, "--games", "20", "--lang", language)
    assert (report.code, [word for word in words if word not in report.out]) == (0, [])


@pytest.mark.parametrize(
    ("language", "move", "phase"),
    [
        ("fa", "take(green, d1)  " + isolated("برداشتن تاس") + ": " + isolated("سبز") + ", d1", "انتخاب تاس‌ها"),
        ("es", "take(green, d1)  tomar un dado: verde, d1", "elección de dados"),
    ],
)
def test_a_transcript_tells_moves_in_notation_and_in_words(record, language, move, phase):
    told = rulewright("replay", record, "--lang", language, "--to", "10")
    assert (told.code, move in told.out, phase in told.out) == (0, True, True)


def test_explain_names_the_move_the_player_and_the_values(record):
    told = rulewright("explain", CANDY, "take(red, a1)", "--record", record, "--to", "9", "--lang", "es").out
    assert "`take(red, a1)` – tomar un dado: rojo, a1 (jugador 2 to move)" in told or "(jugador 1 to move)" in told
    assert "color = red – rojo" in told


# --- what is read back -------------------------------------------------------------------


def test_records_are_the_same_whatever_the_language(record, tmp_path):
    plain = tmp_path / "plain.jsonl"
    rulewright("run", CANDY, "--games", "1", "--record", plain)
    assert plain.read_bytes() == record.read_bytes()


@pytest.mark.parametrize("command", [("run", CANDY, "--games", "5"), ("show", CANDY, "--moves", "5")])
def test_json_is_the_same_whatever_the_language(command):
    def document(*more):
        return {k: v for k, v in rulewright(*command, "--json", *more).json.items() if k != "playouts_per_second"}

    assert document("--lang", "fa") == document()


# --- languages that there are not --------------------------------------------------------


@pytest.mark.parametrize(
    "command",
    [("show", "dubli"), ("show", "dubli", "--moves", "1"), ("run", "dubli"), ("explain", "dubli", "pass")],
)
def test_a_language_without_a_rulebook_is_wrong_usage_and_those_there_are_get_listed(command):
    outcome = rulewright(*command, "--lang", "fr")
    assert (outcome.code, outcome.out) == (2, "")
    assert "RA015" in outcome.err
    assert "there is `en` (English), `ru` (Russian)" in outcome.err


@pytest.mark.parametrize("word", ["RU", "rus", "ru-RU", "russian", "Russain", "русский"])
def test_a_language_spelt_otherwise_is_suggested(word):
    assert "did you mean `ru`?" in rulewright("show", "dubli", "--lang", word).err


def test_list_names_the_languages_of_a_rulebook():
    listed = {each["name"]: each["languages"] for each in rulewright("list", "--json").json}
    assert listed["candy-crush-duel-pocket"] == ["en", "es", "fa", "fr", "ru"]
    assert listed["nim"] == ["en"]
