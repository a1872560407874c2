"""Options: what the ruleset declares, and the values that a player sets."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from interpreter.diagnostics.diagnostic import NOWHERE, Report
from interpreter.diagnostics.suggest import did_you_mean, listing
from interpreter.model.ruleset import Option

#: What may be given for an option, on the command line (text) or in Python.
Given = Mapping[str, object]

_FLAGS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
_NUMBER = re.compile(r"[-+]?[0-9]{1,18}\Z")


def bind(options: tuple[Option, ...], given: Given, report: Report) -> tuple[Option, ...]:
    """The options with the values given, defaults elsewhere.

    Reports RD007 unknown option, RD008 wrong type, RD009 out of range, RD010 not a choice.
    """
    known = {option.name.value: option for option in options}
    for name in given:
        if name not in known:
            report.error("RD007", f"there is no option `{name}`", NOWHERE, _known_options(name, known))
    return tuple(_bound(option, given, report) for option in options)


def _known_options(name: str, known: Mapping[str, Option]) -> str:
    if not known:
        return "this ruleset has no options"
    return did_you_mean(name, known) or f"options are {listing(known, 20)}"


def _bound(option: Option, given: Given, report: Report) -> Option:
    if option.name.value not in given:
        return option
    value = given[option.name.value]
    read = {"range": _number, "flag": _flag, "choice": _choice}[option.kind]
    result = read(option, value, report)
    return option if result is None else replace(option, value=result)


def _number(option: Option, value: object, report: Report) -> int | None:
    number = int(value) if isinstance(value, str) and _NUMBER.match(value.strip()) else value
    if isinstance(number, bool) or not isinstance(number, int):
        _refuse("RD008", option, value, f"a whole number from {option.low} to {option.high}", report)
        return None
    if not option.low <= number <= option.high:
        _refuse("RD009", option, value, f"a number from {option.low} to {option.high}", report)
        return None
    return number


def _flag(option: Option, value: object, report: Report) -> bool | None:
    flag = _FLAGS.get(value.strip().lower()) if isinstance(value, str) else value
    if not isinstance(flag, bool):
        _refuse("RD008", option, value, "`true` or `false`", report)
        return None
    return flag


def _choice(option: Option, value: object, report: Report) -> str | None:
    words = [choice.value for choice in option.choices]
    if value in words:
        return str(value)
    near = did_you_mean(value, words) if isinstance(value, str) else ""
    _refuse("RD010" if isinstance(value, str) else "RD008", option, value, f"one of {listing(words, 20)}", report, near)
    return None


def _refuse(code: str, option: Option, value: object, wanted: str, report: Report, hint: str = "") -> None:
    shown = str(value).lower() if isinstance(value, bool) else str(value)
    message = f"the option `{option.name.value}` takes {wanted}, not `{shown[:80]}`"
    related = ((option.name.span(), "declared here"),) if option.name.places else ()
    report.error(code, message, NOWHERE, hint, related=related)
