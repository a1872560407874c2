"""The k-th lane of a set: segments of ids, and the search for one bit of a word."""

from __future__ import annotations

from collections.abc import Callable

from interpreter.wasm.picking.within import window
from interpreter.wasm.text import Form, add, const, const64, get, load, put

#: Segments that one function may note, and the bytes of one: set, base, step.
MOST_SEGMENTS, SEGMENT = 1024, 16
#: The numbers of one bit, two, four and eight bits of each byte.
_ONES, _PAIRS, _FOURS, _EIGHTS = (
    0x5555555555555555,
    0x3333333333333333,
    0x0F0F0F0F0F0F0F0F,
    0x0101010101010101,
)
#: The uppermost bit of each byte, as a signed number.
_TOPS = 0x8080808080808080 - 2**64

#: Makes a local of a kind, named after a stem.
Temporary = Callable[[str, str], str]


def nth(bits: str, rank: str, within: int, table: int, temporary: Temporary) -> Form:
    """The place of the bit of a word that has so many one bits below it; both are variables.

    Only bits of ``within`` can be 1. In one byte or two the place is read from the table `places` at the
    address ``table``.
    """
    low, width = window(within)
    from_low: Form = get(bits) if low == 0 else ("i64.shr_u", get(bits), const64(low))
    if width <= 8:
        return add(_in_byte(("i32.wrap_i64", from_low), get(rank), table), const(low))
    if width <= 16:
        return add(_in_two(from_low, rank, table, temporary), const(low))
    return _in_word(bits, rank, table, temporary)


def _in_byte(byte: Form, rank: Form, table: int) -> Form:
    return load("i32.load8_u", ("i32.or", ("i32.shl", rank, const(8)), byte), table)


def _in_two(word: Form, rank: str, table: int, temporary: Temporary) -> Form:
    """In the lower byte, or else in the upper one."""
    bits, ones, behind, byte, left = (temporary(stem, "i32") for stem in ("bits", "ones", "behind", "byte", "left"))
    lower: Form = ("i32.and", get(bits), const(255))
    return (
        "block",
        ("result", "i32"),
        put(bits, ("i32.wrap_i64", word)),
        put(ones, ("i32.popcnt", lower)),
        put(behind, ("i32.ge_u", get(rank), get(ones))),
        put(byte, ("select", ("i32.shr_u", get(bits), const(8)), lower, get(behind))),
        put(left, ("i32.sub", get(rank), ("select", get(ones), const(0), get(behind)))),
        ("i32.add", _in_byte(get(byte), get(left), table), ("i32.shl", get(behind), const(3))),
    )


def _in_word(bits: str, rank: str, table: int, temporary: Temporary) -> Form:
    """In any byte. After S. Vigna, "Broadword implementation of rank/select queries" (WEA 2008)."""
    sums, at, left = (temporary(stem, "i64") for stem in ("sums", "at", "left"))
    byte: Form = ("i64.and", const64(255), ("i64.shr_u", get(bits), get(at)))
    below: Form = ("i64.and", const64(255), ("i64.shr_u", ("i64.shl", get(sums), const64(8)), get(at)))
    return (
        "block",
        ("result", "i32"),
        put(left, ("i64.extend_i32_u", get(rank))),
        *_bytes_up_to(bits, sums),
        put(at, _begin(sums, left)),
        put(left, ("i64.sub", get(left), below)),
        ("i32.add", ("i32.wrap_i64", get(at)), _in_byte(("i32.wrap_i64", byte), ("i32.wrap_i64", get(left)), table)),
    )


def _bytes_up_to(bits: str, sums: str) -> tuple[Form, ...]:
    """For each byte how many one bits there are up to its end."""
    pairs: Form = ("i64.and", ("i64.shr_u", get(sums), const64(2)), const64(_PAIRS))
    bytes_: Form = ("i64.and", ("i64.add", get(sums), ("i64.shr_u", get(sums), const64(4))), const64(_FOURS))
    return (
        put(sums, ("i64.sub", get(bits), ("i64.and", ("i64.shr_u", get(bits), const64(1)), const64(_ONES)))),
        put(sums, ("i64.add", ("i64.and", get(sums), const64(_PAIRS)), pairs)),
        put(sums, ("i64.mul", bytes_, const64(_EIGHTS))),
    )


def _begin(sums: str, rank: str) -> Form:
    """Where the byte with the bit begins: 8 times the number of bytes up to whose end there are no more than that."""
    most: Form = ("i64.or", ("i64.mul", get(rank), const64(_EIGHTS)), const64(_TOPS))
    behind: Form = ("i64.and", ("i64.sub", most, get(sums)), const64(_TOPS))
    return ("i64.shl", ("i64.popcnt", behind), const64(3))


def places() -> bytes:
    """For k from 0 to 7 and each byte, the place of its k-th one bit (0 if it has none)."""
    return bytes(_place(byte, k) for k in range(8) for byte in range(256))


def _place(byte: int, k: int) -> int:
    ones = [bit for bit in range(8) if byte >> bit & 1]
    return ones[k] if k < len(ones) else 0
