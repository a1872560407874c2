"""Reading a rulebook text safely: anything that is not such a text is refused in words."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from pathlib import Path

from interpreter.diagnostics.diagnostic import Diagnostic, RulewrightError, Severity, Span

#: Far beyond any rulebook; the thickest have about half a megabyte of text.
LARGEST = 5_000_000
#: A text with more unseen characters than this share is no text.
_CONTROLS = 0.01


@dataclass(frozen=True, slots=True)
class Source:
    """A text and where its lines begin. Offsets, lines and columns count code points."""

    name: str
    text: str
    starts: tuple[int, ...]

    def place(self, offset: int) -> tuple[int, int]:
        """Line and column of an offset, both from 1."""
        line = bisect_right(self.starts, offset)
        return line, offset - self.starts[line - 1] + 1

    def span(self, start: int, end: int) -> Span:
        """The stretch between two offsets."""
        line, column = self.place(start)
        end_line, end_column = self.place(max(start, end - 1))
        return Span(self.name, line, column, end_line, end_column + 1)

    def line(self, number: int) -> str:
        """The text of a line without its end."""
        start = self.starts[number - 1]
        stop = self.starts[number] if number < len(self.starts) else len(self.text)
        return self.text[start:stop].rstrip("\r\n")


def read_text(path: Path) -> Source:
    """The text of a file.

    Raises RulewrightError: RB001 (cannot be read), RB002 (not UTF-8 text), RB003 (too large), RB004 (empty).
    """
    name = str(path)
    try:
        if path.stat().st_size > LARGEST:
            raise _refused(
                "RB003", name, f"the text is larger than {LARGEST // 1_000_000} MB", "no rulebook is so long"
            )
        data = path.read_bytes()
    except OSError as error:
        reason = error.strerror or "it cannot be opened"
        raise _refused("RB001", name, f"the text cannot be read: {reason}", "name a text or Markdown file") from error
    return source_of(_decoded(data, name), name)


def source_of(text: str, name: str = "") -> Source:
    """A text with its lines found. Raises RulewrightError (RB002, RB004) for what is not text or empty."""
    if not text.strip():
        raise _refused("RB004", name, "the text is empty", "is it the right file?")
    unseen = sum(1 for char in text if ord(char) < 32 and char not in "\t\n\r\f")
    if unseen > len(text) * _CONTROLS:
        raise _refused("RB002", name, "this is not text but something else", "convert the rulebook to plain text first")
    starts = [0]
    starts.extend(at + 1 for at, char in enumerate(text) if char == "\n")
    return Source(name, text, tuple(starts))


def _decoded(data: bytes, name: str) -> str:
    """UTF-8, or UTF-16 with a byte order mark."""
    marked = data[:2] in {b"\xff\xfe", b"\xfe\xff"}
    try:
        return data.decode("utf-16" if marked else "utf-8")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        message = f"the text is not UTF-8 (byte {error.start + 1}, line {line})"
        raise _refused("RB002", name, message, "save it as UTF-8, or convert it with `iconv -t utf-8`") from error


def _refused(code: str, name: str, message: str, hint: str) -> RulewrightError:
    return RulewrightError(Diagnostic(code, Severity.ERROR, message, Span(name, 0, 0, 0, 0), hint))
