"""Where each character of a YAML scalar stands in the file.

A YAML parser gives the value of a scalar and where it begins and ends. A message that points
into the middle of an expression needs more: this module reads the scalar again, style by style,
keeping the offset of every character. The caller compares the result with the parser's value.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

#: A value and, for each of its characters, the offset in the file.
Placed = list[tuple[str, int]]

_BREAKS = "\n\r\x85\u2028\u2029"
_BLANKS = " \t"
_ESCAPES = {
    "0": "\0", "a": "\a", "b": "\b", "t": "\t", "\t": "\t", "n": "\n", "v": "\v", "f": "\f", "r": "\r", "e": "\x1b",
    " ": " ", '"': '"', "/": "/", "\\": "\\", "N": "\x85", "_": "\xa0", "L": "\u2028", "P": "\u2029",
}  # fmt: skip
_HEX = {"x": 2, "u": 4, "U": 8}
_DEEPEST = 200


def place_scalar(text: str, start: int, end: int, style: str | None, value: str) -> Placed | None:
    """The characters of the scalar ``text[start:end]`` with their offsets.

    Gives None where the reading here differs from the parser's ``value``.
    """
    for placed in _readings(text, start, end, style):
        if "".join(character for character, _ in placed) == value:
            return placed
    return None


def _readings(text: str, start: int, end: int, style: str | None) -> Iterator[Placed]:
    """Possible readings; only a block scalar with a given indentation has several."""
    if style in ("|", ">"):
        yield from _block(text, start, end)
    elif style == "'":
        yield _flow(text, start + 1, end - 1, single=True)
    elif style == '"':
        yield _flow(text, start + 1, end - 1, double=True)
    else:
        yield _flow(text, start, end)


def _flow(text: str, start: int, end: int, *, single: bool = False, double: bool = False) -> Placed:
    """A plain or quoted scalar: lines are folded, quotes and escapes resolved."""
    placed: Placed = []
    offset = start
    while offset < end:
        character = text[offset]
        if character in _BREAKS:
            offset = _fold(text, offset, end, placed)
        elif double and character == "\\":
            offset = _escape(text, offset, end, placed)
        else:
            placed.append((character, offset))
            offset += 2 if single and character == "'" else 1
    return placed


def _fold(text: str, offset: int, end: int, placed: Placed) -> int:
    """One line break becomes a blank, n + 1 become n breaks; blanks around them vanish."""
    while placed and placed[-1][0] in _BLANKS and text[placed[-1][1]] in _BLANKS:
        placed.pop()
    breaks = []
    place = placed[-1][1] + 1 if placed else offset
    while offset < end and text[offset] in _BREAKS + _BLANKS:
        if text[offset] in _BREAKS:
            breaks.append((_normal(text[offset]), offset))
            offset = _after_break(text, offset) - 1
        offset += 1
    if len(breaks) == 1 and breaks[0][0] == "\n":
        placed.append((" ", place))
    else:
        placed.extend(breaks if breaks[0][0] != "\n" else breaks[1:])
    return offset


def _escape(text: str, offset: int, end: int, placed: Placed) -> int:
    """An escape of a double-quoted scalar; every character stands where its backslash does."""
    letter = text[offset + 1]
    if letter in _BREAKS:
        return _continue(text, offset + 1, end, placed)
    if letter in _HEX:
        after = offset + 2 + _HEX[letter]
        placed.append((chr(int(text[offset + 2 : after], 16)), offset))
        return after
    placed.append((_ESCAPES[letter], offset))
    return offset + 2


def _continue(text: str, offset: int, end: int, placed: Placed) -> int:
    """A backslash before a line break joins the lines; further breaks stay."""
    offset = _after_break(text, offset)
    while offset < end and text[offset] in _BREAKS + _BLANKS:
        if text[offset] in _BREAKS:
            placed.append((_normal(text[offset]), offset))
            offset = _after_break(text, offset) - 1
        offset += 1
    return offset


def _block(text: str, start: int, end: int) -> Iterator[Placed]:
    """A literal or folded block scalar, for each indentation it may have."""
    header = next((i for i in range(start, end) if text[i] in _BREAKS), end)
    indicators = text[start + 1 : header].split("#")[0].strip()
    chomping = next((character for character in indicators if character in "+-"), "")
    lines = _lines(text, _after_break(text, header), end)
    if any(character.isdigit() for character in indicators):
        indents: Iterator[int] = iter(range(1, _DEEPEST))
    else:
        indents = iter((_indent(text, lines),))
    for indent in indents:
        yield _join(text, lines, indent, chomping, folded=text[start] == ">")


def _lines(text: str, start: int, end: int) -> list[tuple[int, int]]:
    """The lines of the block: offsets of their first character and of their break (or the end)."""
    lines = []
    while start < end:
        stop = next((i for i in range(start, end) if text[i] in _BREAKS), end)
        lines.append((start, stop))
        start = _after_break(text, stop)
    return lines


def _indent(text: str, lines: list[tuple[int, int]]) -> int:
    """Blanks before the first line that holds anything else (else of the longest blank line)."""
    for start, stop in lines:
        line = text[start:stop]
        if line.strip(" "):
            return len(line) - len(line.lstrip(" "))
    return max((stop - start for start, stop in lines), default=0)


def _join(text: str, lines: list[tuple[int, int]], indent: int, chomping: str, *, folded: bool) -> Placed:
    """Join the lines as YAML says: breaks kept or folded, the last ones chomped."""
    placed: Placed = []
    pending: Placed = []
    was_blank = True
    for start, stop in lines:
        first = min(start + indent, stop)
        if first == stop:
            pending.extend(_break(text, stop))
            continue
        blank = text[first] in _BLANKS
        placed.extend(_folded(pending, placed) if folded and not was_blank and not blank else pending)
        placed.extend((text[i], i) for i in range(first, stop))
        pending, was_blank = _break(text, stop), blank
    return placed + _chomped(pending, chomping, bool(placed))


def _folded(pending: Placed, placed: Placed) -> Placed:
    if not placed or not pending or pending[0][0] != "\n":
        return pending
    return pending[1:] if len(pending) > 1 else [(" ", pending[0][1])]


def _chomped(pending: Placed, chomping: str, filled: bool) -> Placed:
    if chomping == "+":
        return pending
    return [] if chomping == "-" or not filled else list(islice(pending, 1))


def _break(text: str, offset: int) -> Placed:
    """The line break at an offset, or nothing at the end of the file."""
    return [(_normal(text[offset]), offset)] if offset < len(text) and text[offset] in _BREAKS else []


def _after_break(text: str, offset: int) -> int:
    return offset + (2 if text.startswith("\r\n", offset) else 1)


def _normal(line_break: str) -> str:
    return "\n" if line_break in "\r\n\x85" else line_break
