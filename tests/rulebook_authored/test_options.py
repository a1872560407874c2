"""An option that changes changes the sentence in every language, with the plural form that the language asks for."""

import pytest

from tests.rulebook_authored.helpers import clause

CANDY = "candy-crush-duel-pocket"


@pytest.mark.parametrize(
    ("dice", "sentence"),
    [
        (2, "2 кубика с цветными гранями"),
        (5, "5 кубиков с цветными гранями"),
        (11, "11 кубиков с цветными гранями"),
    ],
)
def test_russian_dice_take_the_form_of_their_number(dice, sentence):
    assert clause(CANDY, "ru", "box-dice", dice_count=dice) == sentence


@pytest.mark.parametrize(
    ("stars", "sentence"),
    [
        (0, "линия из 5, если поднос достаточно велик: 0 конфет"),
        (1, "линия из 5, если поднос достаточно велик: 1 конфета"),
        (2, "линия из 5, если поднос достаточно велик: 2 конфеты"),
        (5, "линия из 5, если поднос достаточно велик: 5 конфет"),
    ],
)
def test_russian_tells_one_few_and_many(stars, sentence):
    assert clause(CANDY, "ru", "removing-five", line5_stars=stars) == sentence


@pytest.mark.parametrize(("pairs", "amount"), [(1, "1 пары"), (2, "2 пар"), (5, "5 пар"), (21, "21 пары")])
def test_russian_after_not_more_than_stands_in_the_genitive(pairs, amount):
    text = clause("dubli", "ru", "turn-pairs", pairs_in_a_turn=pairs)
    assert text.startswith(f"За ход снимите с доски не больше {amount}.")


@pytest.mark.parametrize(("stars", "amount"), [(0, "0 bonbon"), (1, "1 bonbon"), (2, "2 bonbons")])
def test_french_has_the_singular_for_nought_and_one(stars, amount):
    sentence = f"une ligne de 5, si le plateau est assez grand : {amount}"
    assert clause(CANDY, "fr", "removing-five", line5_stars=stars) == sentence


@pytest.mark.parametrize(("stars", "amount"), [(0, "0 caramelos"), (1, "1 caramelo"), (2, "2 caramelos")])
def test_spanish_has_the_singular_for_one_alone(stars, amount):
    sentence = f"una línea de 5, si la bandeja es bastante grande: {amount}"
    assert clause(CANDY, "es", "removing-five", line5_stars=stars) == sentence


def test_spanish_points_agree_with_their_number():
    ends = {number: clause("azul-duel", "es", "broken-token", token_penalty=number) for number in (1, 2)}
    assert ends[1] == "Quien tenga la loseta de jugador inicial pierde un punto y empieza la ronda siguiente."
    assert ends[2] == "Quien tenga la loseta de jugador inicial pierde 2 puntos y empieza la ronda siguiente."


@pytest.mark.parametrize(("stars", "amount"), [(0, "۰ آب‌نبات"), (1, "۱ آب‌نبات"), (6, "۶ آب‌نبات")])
def test_persian_keeps_the_singular_after_a_number_and_has_digits_of_its_own(stars, amount):
    sentence = f"خطی با ۵ خانه، اگر سینی به اندازهٔ کافی بزرگ باشد: {amount}"
    assert clause(CANDY, "fa", "removing-five", line5_stars=stars) == sentence


@pytest.mark.parametrize(("rounds", "sentence"), [(1, "بازی ۱ دور دارد."), (20, "بازی ۲۰ دور دارد.")])
def test_persian_rounds_follow_the_option(rounds, sentence):
    assert clause("quacks-duel", "fa", "round-count", rounds=rounds) == sentence


@pytest.mark.parametrize(
    ("dice", "sentence"),
    [(2, "2 dice, with a color on each face"), (12, "12 dice, with a color on each face")],
)
def test_english_follows_the_option(dice, sentence):
    assert clause(CANDY, "en", "box-dice", dice_count=dice) == sentence


def test_english_has_the_singular_for_one_alone():
    assert clause("connect-four", "en", "box-board", columns=1, rows=2) == (
        "An upright board with one column, each 2 holes high."
    )


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Whoever has begun the round just played decides first."),
        ("es", "Decide primero quien empezó la ronda que acaba de terminar."),
        ("fa", "اول کسی تصمیم می‌گیرد که دور تمام‌شده را شروع کرده بود."),
        ("fr", "Celui qui avait commencé la manche écoulée se décide en premier."),
        ("ru", "Первым решает тот, кто начинал закончившийся раунд."),
    ],
)
def test_a_choice_chooses_the_sentence_in_every_language(language, sentence):
    assert clause(CANDY, language, "chocolate-when").endswith(sentence)
    assert sentence not in clause(CANDY, language, "chocolate-when", chocolate_order="next_first")


def test_a_derived_number_follows_too():
    assert "each of you has then added 3 candies." in clause(CANDY, "en", "round-end")
    assert "each of you has then added one candy." in clause(CANDY, "en", "round-end", dice_count=2)
