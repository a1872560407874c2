"""RB601: words of another language left in the text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from interpreter.rulebook.glossary import Glossary, glossaries, glossary
from interpreter.rulebook.lexicon import Lexicon, languages, lexicon, script_of
from interpreter.rulebook.tokens import Shape, Token

#: So many words that only another language has show that the clause is not translated.
_ENOUGH = 2
_SURE = 3
#: So many words tell which language a text is in.
_SAMPLE = 4000
#: Of so many words one at least is a common one, in any language.
_RARE = 12


@dataclass(frozen=True, slots=True)
class Foreign:
    """A stretch in another language (empty where only the script tells), and how sure that is."""

    language: str
    start: int
    end: int
    certain: bool


def foreign_words(tokens: Sequence[Token], terms: Glossary, language: Lexicon, ruleset_path: str) -> Foreign | None:
    """Words of another language among these, or none."""
    words = [token for token in tokens if token.shape is Shape.WORD and len(token.text) > 1]
    return _by_script(words, terms, language) or _by_vocabulary(words, terms, language, ruleset_path)


def is_foreign_word(word: str, terms: Glossary, language: Lexicon, ruleset_path: str) -> str:
    """The language that a single word belongs to if it is not this one, else an empty text."""
    if word in terms.words or language.stem(word) in _stems(language.language):
        return ""
    for other in languages():
        if other != language.language and word in _words(other, ruleset_path):
            return other
    return ""


def main_language(tokens: Sequence[Token]) -> str:
    """The language most of whose common words occur, or an empty text if hardly any do."""
    words = [token.text for token in tokens if token.shape is Shape.WORD]
    words = words[:_SAMPLE]
    counts = {name: sum(word in lexicon(name).common for word in words) for name in languages()}
    best = max(counts, key=lambda name: counts[name])
    return best if counts[best] * _RARE >= max(len(words), _RARE) else ""


def _by_script(words: Sequence[Token], terms: Glossary, language: Lexicon) -> Foreign | None:
    own = terms.words
    strange = [token for token in words if script_of(token.text) not in {language.script, ""} and token.text not in own]
    if not strange or (len(strange) == 1 and len(strange[0].text) < 3):
        return None
    return Foreign("", strange[0].start, strange[-1].end, len(strange) >= _SURE)


def _by_vocabulary(words: Sequence[Token], terms: Glossary, language: Lexicon, path: str) -> Foreign | None:
    own_words = terms.words | language.vocabulary
    own_stems = _stems(language.language)
    own = sum(token.text in own_words for token in words)
    best: tuple[int, str, list[Token]] = (0, "", [])
    for other in languages():
        if other != language.language:
            known = [
                token
                for token in words
                if token.text in _words(other, path)
                and token.text not in own_words
                and language.stem(token.text) not in own_stems
            ]
            best = max(best, (len(known), other, known), key=lambda entry: entry[0])
    count, other, found = best
    if count >= _ENOUGH and count > own:
        return Foreign(other, found[0].start, found[-1].end, count >= _SURE)
    unknown = [t for t in words if t.text not in own_words and language.stem(t.text) not in own_stems]
    if count and len(unknown) >= _SURE and len(unknown) > own:
        return Foreign(other, unknown[0].start, unknown[-1].end, False)
    return None


@lru_cache(maxsize=16)
def _stems(language: str) -> frozenset[str]:
    """The stems of all words of a language's lexicon."""
    words = lexicon(language)
    return frozenset(words.stem(word) for word in words.vocabulary)


@lru_cache(maxsize=64)
def _words(language: str, ruleset_path: str) -> frozenset[str]:
    """The words of a language and of the game in it."""
    words = lexicon(language).vocabulary
    if language in glossaries(ruleset_path):
        return words | glossary(ruleset_path, language).words
    return words
