"""Running a module on wasmtime: single steps through the raw call, games and counts inside the module."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cached_property
from typing import Any

import numpy
import wasmtime
from numpy.typing import NDArray
from wasmtime import _ffi as ffi

from interpreter.diagnostics.diagnostic import Diagnostic, RulewrightError, Severity
from interpreter.program.program import Program
from interpreter.wasm.memory import BATCH
from interpreter.wasm.module import Module, emit
from interpreter.wasm.runtime import MOST_DECISIONS

#: Memory that a module may use at most.
MEMORY_LIMIT = 512 * 1024 * 1024


class Host:
    """One instance of a program's module. Its memory holds one state at a time."""

    def __init__(self, program: Program, module: Module | None = None) -> None:
        """Compile the program (or a module made from it) and set it up at its first suspension."""
        self.program = program
        self.module = module if module is not None else emit(program)
        self.binary = bytes(wasmtime.wat2wasm(self.module.text))
        engine = wasmtime.Engine(_config())
        self.store = wasmtime.Store(engine)
        self.store.set_limits(memory_size=MEMORY_LIMIT)
        self.instance = wasmtime.Instance(self.store, wasmtime.Module(engine, self.binary), [])
        self.exports = self.instance.exports(self.store)
        self.call("begin")

    # --- calls -----------------------------------------------------------------------------

    def call(self, name: str, *args: int) -> Any:
        """Call an exported function the careful way.

        Raises :class:`RulewrightError` where the ruleset's rules stop the run.
        """
        try:
            function: Any = self.exports[name]
            return function(self.store, *args)
        except wasmtime.Trap as trap:
            raise self._stopped(trap) from None

    def _stopped(self, trap: wasmtime.Trap) -> RulewrightError:
        fault = int(self.numbers(self.module.memory.fault, 1, numpy.int32)[0])
        if "unreachable" not in str(trap):
            return _error("RW012", f"the module stopped: {str(trap).splitlines()[-1].strip()}", "")
        if fault >= 0:
            found = self.program.faults[fault]
            return RulewrightError(Diagnostic(found.code, Severity.ERROR, found.message, found.span, found.hint))
        return _error(*_STOPS[fault])

    def raw(self, name: str) -> Callable[..., int]:
        """An exported function of i32s through the unchecked call: about 2 µs instead of 30."""
        function: Any = self.exports[name]
        values = (ffi.wasmtime_val_raw_t * 2)()
        trap = ctypes.POINTER(ffi.wasm_trap_t)()
        context, target = self.store._context(), ctypes.byref(function._func)
        trap_at = ctypes.byref(trap)

        def call(argument: int = 0) -> int:
            values[0].i32 = argument
            error = ffi.wasmtime_func_call_unchecked(context, target, values, 1, trap_at)
            if error or trap:
                raise self._after_raw(trap)
            return int(values[0].i32)

        return call

    def _after_raw(self, trap: Any) -> RulewrightError:
        stopped = wasmtime.Trap._from_ptr(trap.contents) if trap else None
        return self._stopped(stopped) if stopped is not None else _error("RW012", "the module stopped", "")

    # --- memory ----------------------------------------------------------------------------

    def numbers(self, at: int, count: int, kind: type[Any]) -> NDArray[Any]:
        """A view of numbers in the module's memory."""
        memory: Any = self.exports["memory"]
        start = ctypes.cast(memory.data_ptr(self.store), ctypes.c_void_p).value
        assert start is not None
        size = count * numpy.dtype(kind).itemsize
        view: NDArray[Any] = numpy.frombuffer(memoryview((ctypes.c_char * size).from_address(start + at)), dtype=kind)
        return view

    @cached_property
    def state(self) -> NDArray[Any]:
        """The state at hand, as a view that can be read and written."""
        kind: type[Any] = numpy.int16 if self.module.memory.width == 2 else numpy.int32
        return self.numbers(self.module.memory.state, self.program.layout.size, kind)

    @cached_property
    def offers(self) -> NDArray[numpy.int32]:
        """The ids that ``legal`` listed last."""
        return self.numbers(self.module.memory.offers, self.module.memory.most, numpy.int32)

    @cached_property
    def weights(self) -> NDArray[numpy.int32]:
        """The weights of the outcomes that ``legal`` listed last, where they have weights."""
        return self.numbers(self.module.memory.weights, self.module.memory.most, numpy.int32)

    @cached_property
    def legal(self) -> Callable[..., int]:
        """Lists the legal ids (or outcomes); gives how many."""
        return self.raw("legal")

    @cached_property
    def act(self) -> Callable[..., int]:
        """Takes a legal action."""
        return self.raw("act")

    @cached_property
    def happen(self) -> Callable[..., int]:
        """Lets chance come out."""
        return self.raw("happen")

    # --- many games ------------------------------------------------------------------------

    def playouts(self, games: int, seed: int, first: int = 0) -> NDArray[numpy.int32]:
        """Random games ``first`` to ``first + games - 1`` of a series: a row each of length, choices,
        reason, the seats' places and the seats' scores.
        """
        width = self.module.memory.result_size // 4
        batches = []
        for start in range(0, games, BATCH):
            count = min(BATCH, games - start)
            self.call("playouts", count, _signed(seed), _signed(first + start))
            batches.append(
                self.numbers(self.module.memory.results, count * width, numpy.int32).reshape(count, width).copy()
            )
        return numpy.concatenate(batches) if batches else numpy.zeros((0, width), numpy.int32)

    def perft(self, depth: int) -> tuple[int, int]:
        """Sequences of exactly ``depth`` decisions from the state at hand, and games over by then."""
        finished: Any = self.exports["finished"]
        finished.set_value(self.store, wasmtime.Val.i64(0))
        leaves = int(self.call("perft", depth, 0))
        return leaves, int(finished.value(self.store))


def _config() -> wasmtime.Config:
    config = wasmtime.Config()
    config.cranelift_opt_level = "speed"
    return config


def _signed(number: int) -> int:
    number &= (1 << 64) - 1
    return number - (1 << 64) if number >> 63 else number


_STOPS = {
    -1: ("RW009", "a player has no legal action", "say what happens then: `stuck: pass` (or `leave`, `lose`, effects)"),
    -2: (
        "RW011",
        f"a game of random moves was not over after {MOST_DECISIONS:,} decisions",
        "give the game an end that must come, or `limits: {moves: ...}`",
    ),
    -4: (
        "RW008",
        "the game goes round without anybody to decide anything",
        "give the phase an `until` that can come true, or a decision",
    ),
    -3: ("RW011", "too many suspensions one after the other for counting", "count to a smaller depth"),
}


def _error(code: str, message: str, hint: str) -> RulewrightError:
    return RulewrightError(Diagnostic(code, Severity.ERROR, message, hint=hint))
