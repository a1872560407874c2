"""The k-th lane of a set: segments of ids, and the search for one bit of a word."""

from __future__ import annotations

#: Segments that one function may note, and the bytes of one: set, base, step.
MOST_SEGMENTS, SEGMENT = 1024, 16


def nth(table: int) -> str:
    """The function ``.nth``: the place of the k-th one bit of a word, counted from 0.

    After S. Vigna, "Broadword implementation of rank/select queries" (WEA 2008); the last byte by the
    table `places` at the address ``table``.
    """
    return f"""
(func $.nth (param $bits i64) (param $k i32) (result i32) (local $sums i64) (local $at i64) (local $rank i64)
  (local.set $rank (i64.extend_i32_u (local.get $k)))
  (local.set $sums (i64.sub (local.get $bits)
    (i64.and (i64.shr_u (local.get $bits) (i64.const 1)) (i64.const 0x5555555555555555))))
  (local.set $sums (i64.add (i64.and (local.get $sums) (i64.const 0x3333333333333333))
    (i64.and (i64.shr_u (local.get $sums) (i64.const 2)) (i64.const 0x3333333333333333))))
  (local.set $sums (i64.mul (i64.const 0x0101010101010101) (i64.and (i64.const 0x0f0f0f0f0f0f0f0f)
    (i64.add (local.get $sums) (i64.shr_u (local.get $sums) (i64.const 4))))))
  ;; Bytes up to which there are no more than k: their number times 8 is where the byte with the bit begins.
  (local.set $at (i64.shl (i64.popcnt (i64.and (i64.const 0x8080808080808080) (i64.sub
    (i64.or (i64.const 0x8080808080808080) (i64.mul (local.get $rank) (i64.const 0x0101010101010101)))
    (local.get $sums)))) (i64.const 3)))
  (local.set $rank (i64.sub (local.get $rank) (i64.and (i64.const 255)
    (i64.shr_u (i64.shl (local.get $sums) (i64.const 8)) (local.get $at)))))
  (i32.add (i32.wrap_i64 (local.get $at)) (i32.load8_u offset={table} (i32.wrap_i64 (i64.or
    (i64.shl (local.get $rank) (i64.const 8))
    (i64.and (i64.const 255) (i64.shr_u (local.get $bits) (local.get $at))))))))
"""


def places() -> bytes:
    """For k from 0 to 7 and each byte, the place of its k-th one bit (0 if it has none)."""
    return bytes(_place(byte, k) for k in range(8) for byte in range(256))


def _place(byte: int, k: int) -> int:
    ones = [bit for bit in range(8) if byte >> bit & 1]
    return ones[k] if k < len(ones) else 0
