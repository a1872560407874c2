"""The plan of a module's memory: where the state, the tables and the working areas lie."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain

from interpreter.language.tree import all_phases, effects
from interpreter.language.typed import Checked, Local
from interpreter.language.types import Int
from interpreter.program.program import Decision, Program
from interpreter.wasm.analysis import Analysis
from interpreter.wasm.picking.select import MOST_SEGMENTS, SEGMENT, places

#: Games whose results one call of ``playouts`` can hold.
BATCH = 4096
#: Depth of ``perft`` and the bytes it may use for lists of actions.
PERFT_DEPTH, ARENA = 64, 1 << 20
PAGE = 65536


@dataclass
class Memory:
    """Addresses, in bytes. ``data`` are the stretches that are filled when the module starts."""

    program: Program
    analysis: Analysis
    end: int = 16
    data: list[tuple[int, bytes]] = field(default_factory=list)
    tables: dict[str, tuple[int, int]] = field(default_factory=dict)
    rows: dict[str, tuple[int, int, int]] = field(default_factory=dict)
    regions: dict[str, int] = field(default_factory=dict)
    entries: dict[tuple[str, tuple[int, ...]], tuple[int, int]] = field(default_factory=dict)
    #: Zones whose cells are stored eight at a time.
    blended: tuple[range, ...] = ()
    known: dict[tuple[int, ...], int] = field(default_factory=dict)
    #: The functions that are picked from without listing.
    picked: frozenset[str] = frozenset()
    #: The functions that list a pool, from which is drawn without listing.
    pools: frozenset[str] = frozenset()
    #: Decisions behind a test whether there is a legal action, whose answer is kept.
    decisions: frozenset[int] = frozenset()
    #: Where pickers note their segments, and the table that finds a bit.
    segments: int = 0
    places: int = 0

    #: Where the number of the fault that stopped a run stands.
    fault: int = 8

    def __post_init__(self) -> None:
        """Lay everything out."""
        size = self.program.layout.size * self.width
        self.state = self.take(size)
        self.initial = self.take(size)
        self.first = self.take(size)
        self.data.append((self.initial, self.packed(self.program.initial)))
        for name, values in self.program.tables.items():
            self._table(name, values)
        for name in self.program.rows:
            self._rows(name)
        for name, elements in self.analysis.sets.items():
            if elements > 64:
                self.regions[name] = self.take(8 * words(elements))
        self.most = max(self.program.action_count, 4096)
        self.offers, self.weights = self.take(4 * self.most), self.take(4 * self.most)
        if self.picked:
            self.segments, self.places = self.take(MOST_SEGMENTS * SEGMENT), self.take(len(places()))
            self.data.append((self.places, places()))
        self.results = self.take(BATCH * self.result_size)
        self.stack, self.arena = self.take(PERFT_DEPTH * size), self.take(ARENA)

    @cached_property
    def guarded(self) -> frozenset[str]:
        """The functions that list for guarded decisions."""
        points = self.program.points
        return frozenset(p.legal for p in points if isinstance(p, Decision) and p.number in self.decisions)

    @cached_property
    def result_size(self) -> int:
        """Bytes of one game's result: length, choices, reason, then places and scores of the seats."""
        return 4 * (3 + 2 * self.program.layout.players)

    def blended_zone(self, slot: int) -> range | None:
        """The slots of the zone of a slot, if its cells are stored eight at a time."""
        return next((zone for zone in self.blended if slot in zone), None)

    @cached_property
    def width(self) -> int:
        """Bytes of a slot."""
        return slot_width(self.program)

    @property
    def load(self) -> str:
        """The instruction that reads a slot."""
        return "i32.load16_s" if self.width == 2 else "i32.load"

    @property
    def store(self) -> str:
        """The instruction that writes a slot."""
        return "i32.store16" if self.width == 2 else "i32.store"

    @property
    def pages(self) -> int:
        """Pages of 64 KiB that the plan needs."""
        return -(-self.end // PAGE)

    def take(self, size: int) -> int:
        """Reserve bytes; gives their address, a multiple of 8."""
        at = self.end
        self.end = (at + size + 7) & ~7
        return at

    def packed(self, values: tuple[int, ...]) -> bytes:
        """Slots as bytes."""
        return b"".join(v.to_bytes(self.width, "little", signed=True) for v in values)

    def entry_sets(self, table: str, columns: tuple[int, ...]) -> tuple[int, int]:
        """Where the sets of a ragged table's entries lie, and how many each row has: as many as the longest, made even.

        Shorter rows have their first entry again; an empty row has a number that no set has (63).
        """
        key = table, columns
        if key not in self.entries:
            rows = self.program.rows[table]
            length = (max(map(len, rows)) + 1) // 2 * 2
            sets = [[sum(1 << entry[at] for at in columns) for entry in row] or [1 << 63] for row in rows]
            flat = tuple(number for row in sets for number in (row + row[:1] * length)[:length])
            self.entries[key] = self.known_sets(flat), length
        return self.entries[key]

    def known_sets(self, sets: tuple[int, ...]) -> int:
        """Where some sets lie, one after the other, and behind them one without elements."""
        if sets not in self.known:
            self.known[sets] = self.take(8 * (len(sets) + 1))
            self.data.append((self.known[sets], b"".join(number.to_bytes(8, "little") for number in (*sets, 0))))
        return self.known[sets]

    def _table(self, name: str, values: tuple[int, ...]) -> None:
        width = element_width(values)
        at = self.take(len(values) * width)
        self.tables[name] = (at, width)
        self.data.append((at, b"".join(v.to_bytes(width, "little", signed=True) for v in values)))

    def _rows(self, name: str) -> None:
        """A ragged table: a 32-bit address for the start of each row and one for the end, then the entries."""
        rows = self.program.rows[name]
        flat = [v for row in rows for entry in row for v in entry]
        width = element_width(flat)
        heads, entries = self.take(4 * (len(rows) + 1)), self.take(len(flat) * width)
        starts, at = [], entries
        for row in rows:
            starts.append(at)
            at += sum(map(len, row)) * width
        self.data.append((heads, b"".join(s.to_bytes(4, "little") for s in (*starts, at))))
        self.data.append((entries, b"".join(v.to_bytes(width, "little", signed=True) for v in flat)))
        self.rows[name] = (heads, width, max((len(e) for row in rows for e in row), default=1))


def slot_width(program: Program) -> int:
    """Bytes of a slot: 2, or 4 where a number may be too large for that."""
    checked = program.checked
    numbers = [v.type for v in checked.variables.values() if isinstance(v.type, Int)]
    numbers += [local.type for local in _locals(checked) if isinstance(local.type, Int)]
    large = any(n.high > 32000 or n.low < -32000 for n in numbers) or checked.move_limit > 32000
    return 4 if large or any(choice.count > 32000 for choice in program.choices) else 2


def _locals(checked: Checked) -> Iterator[Local]:
    """The names that effects give to values; the state keeps them while somebody decides."""
    phases = list(all_phases(checked.phases))
    parts = [part for phase in phases for part in (phase.start, phase.before_turn, phase.after_turn, phase.end)]
    stuck = [phase.stuck for phase in phases if not isinstance(phase.stuck, str)]
    parts += [action.do for action in checked.actions.values()] + [trigger.do for trigger in checked.triggers]
    for effect in effects(chain(checked.setup, *parts, *stuck)):
        yield from (given.local for given in effect.given)
        if effect.binds is not None:
            yield effect.binds


def element_width(values: tuple[int, ...] | list[int]) -> int:
    """Bytes that hold each of the values, signed."""
    low, high = min(values, default=0), max(values, default=0)
    if low >= -128 and high <= 127:
        return 1
    return 2 if low >= -32768 and high <= 32767 else 4


def words(elements: int) -> int:
    """64-bit words of a set."""
    return -(-elements // 64)
