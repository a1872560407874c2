import pytest

from interpreter.diagnostics.diagnostic import RulewrightError
from interpreter.rulebook.lexicon import axes, languages, lexicon
from interpreter.rulebook.tokens import tokenize


def test_seven_languages_ship():
    assert languages() == ("de", "en", "es", "fa", "fr", "it", "ru")


@pytest.mark.parametrize("language", languages())
def test_each_language_has_a_form_for_each_pole(language):
    said = {
        payload
        for forms in (lexicon(language).signs,)
        for entries in (forms._exact, forms._prefixes)
        for known in entries.values()
        for _, payload in known
    }
    missing = [
        f"{axis.name}:{pole}" for axis in axes().values() for pole in axis.poles if f"{axis.name}:{pole}" not in said
    ]
    assert missing == []


@pytest.mark.parametrize("language", languages())
def test_no_form_says_both_poles_of_an_axis(language):
    forms = lexicon(language).signs
    by_form: dict[tuple[str, ...], set[str]] = {}
    for entries in (forms._exact, forms._prefixes):
        for known in entries.values():
            for words, payload in known:
                by_form.setdefault(words, set()).add(payload)
    both = {}
    for words, payloads in by_form.items():
        kinds = [p.partition(":")[0] for p in payloads if not p.startswith(("verb", "cue"))]
        if len(kinds) != len(set(kinds)):
            both[words] = payloads
    assert both == {}


@pytest.mark.parametrize(
    ("language", "text", "value"),
    [
        ("en", "forty-eight", 48),
        ("fr", "vingt-quatre", 24),
        ("fr", "soixante et onze", 71),
        ("es", "veintidós", 22),
        ("ru", "двадцати одной", 21),
        ("de", "siebenundvierzig", 47),
        ("it", "trentasei", 36),
        ("fa", "سی و شش", 36),
    ],
)
def test_number_words_have_their_value_in_every_inflection(language, text, value):
    found = list(lexicon(language).numbers.scan(tokenize(text)))
    assert [(match.payloads[0].value, match.last - match.first) for match in found] == [(value, len(tokenize(text)))]


def test_an_unknown_language_is_a_diagnostic_with_a_suggestion():
    with pytest.raises(RulewrightError, match="no lexicon for the language 'xx'"):
        lexicon("xx")
