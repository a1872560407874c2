"""What ``show --json`` prints: the rules as plain data, with options bound and sources listed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from interpreter.cli.show.pictures import pattern_picture
from interpreter.cli.show.provenance import Sourced, assumed, bare, cited
from interpreter.cli.show.words import parameters
from interpreter.model.ruleset import Option, Ruleset
from interpreter.study.diff import ABOUT


def show_document(ruleset: Ruleset, source: Mapping[str, object]) -> dict[str, object]:
    """The document; ``rules`` holds the sections as the file (with its bases) has them."""
    return {
        "ruleset": ruleset.name,
        "title": ruleset.title,
        "description": ruleset.description,
        "source": dict(source),
        "extends": ruleset.extends,
        "players": [seat.value for seat in ruleset.players],
        "languages": list(ruleset.languages),
        "options": [_option(option) for option in ruleset.options],
        "actions": [action.name.value + parameters(action.given) for action in ruleset.actions],
        "patterns": {pattern.name.value: pattern_picture(pattern, ruleset) for pattern in ruleset.patterns},
        "assumed": _sources(assumed(ruleset)),
        "cited": _sources(cited(ruleset)),
        "neither": [rule.rule for rule in bare(ruleset)],
        "rules": {key: value for key, value in ruleset.plain.items() if key not in ABOUT},
    }


def _option(option: Option) -> dict[str, object]:
    document: dict[str, object] = {
        "name": option.name.value,
        "kind": option.kind,
        "value": option.value,
        "default": option.default,
    }
    if option.kind == "range":
        document["range"] = [option.low, option.high]
    if option.kind == "choice":
        document["choices"] = [choice.value for choice in option.choices]
    return document


def _sources(rules: Sequence[Sourced]) -> dict[str, object]:
    return {rule.rule: rule.source.assumed or list(rule.source.cite) for rule in rules}
