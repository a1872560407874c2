"""Reading records back. Every fault of a file is a diagnostic that names line and field."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, TypeGuard

from interpreter.diagnostics.diagnostic import Diagnostic, RulewrightError, Severity, Span
from interpreter.play.protocols import CHANCE
from interpreter.play.records import FORMAT, Ending, OptionValue, Record, Step

#: Larger files are refused unread.
MAX_BYTES = 200_000_000


def read_records(path: Path) -> list[Record]:
    """All records of a file, at least one. Raises RulewrightError."""
    text = _text(path)
    records = [_Reader(str(path), line).record(value) for line, value in _values(str(path), text)]
    if not records:
        raise _fault(str(path), 1, "the file is empty", "a record is made by rulewright run … --record FILE")
    return records


def _text(path: Path) -> str:
    try:
        if path.stat().st_size > MAX_BYTES:
            raise _fault(str(path), 0, f"the file is larger than {MAX_BYTES // 1_000_000} MB")
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise _fault(str(path), 0, f"the file cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise _fault(str(path), 0, "the file is not UTF-8 text") from error


def _values(file: str, text: str) -> Iterator[tuple[int, Any]]:
    """Each JSON value of the file with its first line: one document, or one a line."""
    try:
        yield 1, json.loads(text)
        return
    except (json.JSONDecodeError, RecursionError) as error:
        whole = error
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    # A single document broken over lines would fail on its first line, far from the fault.
    if isinstance(whole, json.JSONDecodeError) and len(lines) > 1 and not _is_json(lines[0][1]):
        raise _bad_json(file, whole.lineno, whole)
    for number, line in lines:
        try:
            yield number, json.loads(line)
        except (json.JSONDecodeError, RecursionError) as error:
            raise _bad_json(file, number, error) from error


def _is_json(line: str) -> bool:
    try:
        json.loads(line)
    except (json.JSONDecodeError, RecursionError):
        return False
    return True


def _bad_json(file: str, line: int, error: Exception) -> RulewrightError:
    if isinstance(error, json.JSONDecodeError):
        return _fault(file, line, f"this is not JSON: {error.msg}", "", error.colno)
    return _fault(file, line, "this is nested too deeply for a record")


class _Reader:
    """Turns one JSON value into a record, naming the field at fault."""

    def __init__(self, file: str, line: int) -> None:
        self.file = file
        self.line = line

    def record(self, value: object) -> Record:
        """The record; raises RulewrightError."""
        data = self._mapping(value, "a record")
        if data.get("format") != FORMAT:
            found = data.get("format")
            what = f"its format is `{found}`" if found is not None else "it has no field `format`"
            raise self.fault(f"this is not a record of this program: {what}", f"expected `{FORMAT}`")
        seed = data.get("seed")
        if seed is not None and not _is_int(seed):
            raise self.fault("`seed` must be a whole number or null")
        return Record(
            ruleset=self._string(data, "ruleset"),
            hash=self._string(data, "hash"),
            options=self._options(data.get("options", {})),
            players=tuple(self._strings(data.get("players", []))),
            program=self._string(data, "program", ""),
            steps=tuple(self._steps(data.get("steps"))),
            seed=seed,
            source=self._string(data, "source", ""),
            ending=self._ending(data.get("result")),
        )

    def _steps(self, value: object) -> Iterator[Step]:
        if not isinstance(value, list):
            raise self.fault("`steps` must be a list of moves")
        for number, item in enumerate(value, 1):
            yield self._step(self._mapping(item, f"step {number}"), number)

    def _step(self, data: Mapping[str, Any], number: int) -> Step:
        text = self._string(data, "text", "")
        outcome = data.get("chance")
        if _is_int(outcome):
            return Step(CHANCE, outcome, text)
        player, action = data.get("player"), data.get("action")
        if not _is_int(player) or not _is_int(action):
            raise self.fault(
                f"step {number} is neither a move nor a chance outcome",
                'a move is {"player": 0, "action": 3}, a chance outcome {"chance": 2}',
            )
        return Step(player, action, text)

    def _ending(self, value: object) -> Ending | None:
        if value is None:
            return None
        data = self._mapping(value, "`result`")
        returns, scores = data.get("returns"), data.get("scores")
        if not isinstance(returns, list) or not all(_is_number(item) for item in returns):
            raise self.fault("`result.returns` must be a list of numbers, one a seat")
        if scores is not None and (not isinstance(scores, list) or not all(_is_int(item) for item in scores)):
            raise self.fault("`result.scores` must be a list of whole numbers, or null")
        reason = self._string(data, "reason", "")
        return Ending(tuple(float(item) for item in returns), None if scores is None else tuple(scores), reason)

    def _options(self, value: object) -> dict[str, OptionValue]:
        data = self._mapping(value, "`options`")
        for name, setting in data.items():
            if not isinstance(setting, int | bool | str):
                raise self.fault(f"option `{name}` must be a number, a flag or a word")
        return dict(data)

    def _strings(self, value: object) -> list[str]:
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.fault("`players` must be a list of names")
        return value

    def _string(self, data: Mapping[str, Any], field: str, default: str | None = None) -> str:
        value = data.get(field, default)
        if not isinstance(value, str):
            raise self.fault(f"`{field}` must be text" if field in data else f"the field `{field}` is missing")
        return value

    def _mapping(self, value: object, what: str) -> Mapping[str, Any]:
        if not isinstance(value, dict):
            raise self.fault(f"{what} must be a JSON object")
        return value

    def fault(self, message: str, hint: str = "") -> RulewrightError:
        """An error at this record's line."""
        return _fault(self.file, self.line, message, hint)


def _is_int(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _fault(file: str, line: int, message: str, hint: str = "", column: int = 1) -> RulewrightError:
    span = Span(file, line, column, line, column + 1)
    return RulewrightError(Diagnostic("RC001", Severity.ERROR, message, span, hint))
