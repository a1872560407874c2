"""The text of a ruleset file: read, decoded, and addressed by line and column."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field
from pathlib import Path

from interpreter.diagnostics.diagnostic import Diagnostic, RulewrightError, Severity, Span

#: Rulesets are written by hand; a file beyond this many bytes is refused unread.
SIZE_LIMIT = 1_000_000

_BOMS = {b"\xff\xfe": "UTF-16", b"\xfe\xff": "UTF-16", b"\xef\xbb\xbf": "UTF-8 with a byte order mark"}


@dataclass(frozen=True, slots=True)
class Source:
    """A file's text. Offsets count code points; lines and columns count from 1."""

    file: str
    text: str
    starts: tuple[int, ...] = field(default=(), compare=False)

    def place(self, offset: int) -> tuple[int, int]:
        """Line and column of an offset."""
        line = bisect_right(self.starts, offset)
        return line, offset - self.starts[line - 1] + 1

    def span(self, start: int, end: int) -> Span:
        """The stretch between two offsets, at least one character wide."""
        line, column = self.place(start)
        if end <= start:
            return Span(self.file, line, column, line, column + 1)
        end_line, end_column = self.place(end - 1)
        return Span(self.file, line, column, end_line, end_column + 1)


def source_of(text: str, file: str) -> Source:
    """The source of a text in memory; refuses characters that cannot be seen.

    Raises RulewrightError (YA004, YA013).
    """
    source = Source(file, text, _line_starts(text))
    if text.startswith("\ufeff"):
        raise _refusal("YA004", "the text begins with a byte order mark", file, "save it without one")
    for offset, character in enumerate(text):
        if not _readable(character):
            raise RulewrightError(_control_character(source, offset))
    return source


def read_source(path: Path, file: str) -> Source:
    """The source of a file on disk, known to people as ``file``.

    Raises RulewrightError (RD002 unreadable, YA004 not UTF-8, YA005 too large, YA013).
    """
    try:
        with path.open("rb") as stream:
            raw = stream.read(SIZE_LIMIT + 1)
    except OSError as problem:
        raise _refusal("RD002", f"`{file}` cannot be read: {_reason(problem)}", file) from None
    if len(raw) > SIZE_LIMIT:
        raise _refusal("YA005", f"`{file}` is larger than {SIZE_LIMIT // 1000:,} kB", file)
    return source_of(_decode(raw, file), file)


def _decode(raw: bytes, file: str) -> str:
    for mark, encoding in _BOMS.items():
        if raw.startswith(mark):
            raise _refusal("YA004", f"`{file}` is {encoding}", file, "save it as plain UTF-8")
    if b"\0" in raw:
        raise _refusal("YA004", f"`{file}` is not a text file", file, "a ruleset is YAML in UTF-8")
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as problem:
        before = raw[: problem.start].decode("utf-8")
        source = Source(file, before, _line_starts(before))
        message = f"byte 0x{raw[problem.start]:02x} is not UTF-8"
        span = source.span(len(before), len(before))
        hint = "save the file as plain UTF-8"
        raise RulewrightError(Diagnostic("YA004", Severity.ERROR, message, span, hint)) from None


def _line_starts(text: str) -> tuple[int, ...]:
    starts = [0]
    for offset, character in enumerate(text):
        if character == "\n" or (character == "\r" and text[offset + 1 : offset + 2] != "\n"):
            starts.append(offset + 1)
    return tuple(starts)


def _readable(character: str) -> bool:
    """Whether YAML allows the character as it stands (tabs and line breaks included)."""
    if " " <= character <= "~" or character in "\n\r\t":
        return True
    return character >= "\xa0" and not "\ud800" <= character <= "\udfff" and character not in "\ufeff\ufffe\uffff"


def _control_character(source: Source, offset: int) -> Diagnostic:
    message = f"the character U+{ord(source.text[offset]):04X} cannot be seen and is not allowed"
    return Diagnostic("YA013", Severity.ERROR, message, source.span(offset, offset + 1), "delete it")


def _refusal(code: str, message: str, file: str, hint: str = "") -> RulewrightError:
    """An error about the file as a whole."""
    return RulewrightError(Diagnostic(code, Severity.ERROR, message, Span(file, 1, 1, 1, 2), hint))


def _reason(problem: OSError) -> str:
    if isinstance(problem, IsADirectoryError):
        return "it is a folder"
    return (problem.strerror or "unknown reason").lower()
