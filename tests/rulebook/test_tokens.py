from interpreter.rulebook.tokens import Shape, fold, tokenize


def test_case_accents_and_joiners_are_folded_away():
    assert fold("Édité") == fold("edite") == "edite"
    assert fold("می\u200cگیرد") == fold("میگیرد")
    assert fold("трёх") == fold("трех")


def test_arabic_and_persian_letters_of_the_same_sound_are_equal():
    assert fold("كيسه") == fold("کیسه")


def test_digits_of_any_script_have_their_value():
    assert [token.text for token in tokenize("۳۶ ٧ 12")] == ["36", "7", "12"]


def test_tokens_keep_their_place_in_code_points():
    word, number = tokenize("é́té 12")
    assert (word.start, word.end, number.start, number.end) == (0, 4, 5, 7)


def test_hyphens_and_apostrophes_are_signs_of_their_own():
    tokens = tokenize("vingt-quatre d’un 2×2")
    assert [token.text for token in tokens] == ["vingt", "-", "quatre", "d", "'", "un", "2", "×", "2"]
    assert tokens[1].shape is Shape.SIGN
