"""Running a module on wasmtime: single steps through the raw call, games and counts inside the module."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from functools import cached_property, partial
from time import perf_counter
from typing import Any

import numpy
import wasmtime
from numpy.typing import NDArray
from wasmtime import _ffi as ffi

from interpreter.diagnostics.diagnostic import Diagnostic, RulewrightError, Severity
from interpreter.program.program import Program
from interpreter.wasm.effort import MOST_WORK
from interpreter.wasm.finish import MOST_DECISIONS
from interpreter.wasm.memory import BATCH
from interpreter.wasm.module import Module, emit
from interpreter.wasm.watch import PATIENCE, StoppedError, Watch

#: Memory that a module may use at most.
MEMORY_LIMIT = 512 * 1024 * 1024


#: Seconds that one call for many random games takes about: an interrupt is heard between two calls.
CALL_SECONDS = 0.05


class Host:
    """One instance of a program's module. Its memory holds one state at a time.

    A *guarded* module has checks in its loops, which cost some speed, and can be stopped at any
    time. By default only a program with steps that may take long is guarded. An instance that was
    stopped, or failed, is not to be used any more.
    """

    def __init__(
        self,
        program: Program,
        module: Module | None = None,
        *,
        guarded: bool | None = None,
        patience: float = PATIENCE,
    ) -> None:
        """Compile the program (or a module made from it) and set it up at its first suspension.

        Raises :class:`RulewrightError` where the rules stop it before, or take longer than ``patience`` seconds.
        """
        self.program = program
        self.module = module if module is not None else emit(program, readable=False)
        self.guarded = self.module.work > MOST_WORK if guarded is None else guarded
        self.binary = bytes(wasmtime.wat2wasm(self.module.text))
        engine = wasmtime.Engine(_config(self.guarded))
        self.store = wasmtime.Store(engine)
        self.store.set_limits(memory_size=MEMORY_LIMIT)
        self.watch = Watch(engine, self.store, patience) if self.guarded else None
        self.instance = wasmtime.Instance(self.store, wasmtime.Module(engine, self.binary), [])
        self.exports = self.instance.exports(self.store)
        self.pace = 1
        self.call("begin")

    # --- calls -----------------------------------------------------------------------------

    def call(self, name: str, *args: int, watching: tuple[int, int] = (0, 0)) -> Any:
        """Call an exported function the careful way. A guarded call may go on while the memory ``watching``,
        given by address and size, changes now and then.

        Raises :class:`RulewrightError` where the ruleset's rules stop the run.
        """
        function: Any = self.exports[name]
        try:
            return self._watched(partial(function, self.store, *args), *watching)
        except wasmtime.Trap as trap:
            raise self._stopped(trap) from None

    def _watched(self, call: Callable[[], Any], at: int = 0, size: int = 0) -> Any:
        """Make a call, watched if this host is guarded."""
        if self.watch is None:
            return call()
        view = self.numbers(at, size, numpy.uint8) if size else None
        try:
            return self.watch.run(call, lambda: view.tobytes() if view is not None else b"")
        except StoppedError:
            raise self._too_long(self.watch.patience) from None

    def _too_long(self, patience: float) -> RulewrightError:
        message = f"the rules of `{self.program.checked.ruleset.name}` were at work for {patience:g} seconds on end"
        return failure("RW015", message, "make loops inside loops, or the sets they go over, smaller")

    def _stopped(self, trap: wasmtime.Trap) -> RulewrightError:
        fault = int(self.numbers(self.module.memory.fault, 1, numpy.int32)[0])
        if "unreachable" not in str(trap):
            return failure("RW012", f"the module stopped: {str(trap).splitlines()[-1].strip()}", "")
        if fault >= 0:
            found = self.program.faults[fault]
            return RulewrightError(Diagnostic(found.code, Severity.ERROR, found.message, found.span, found.hint))
        return failure(*_STOPS[fault])

    def raw(self, name: str) -> Callable[..., int]:
        """An exported function of i32s through the unchecked call: about 2 µs instead of 30.

        In a guarded module each call is watched, which takes about 100 µs.
        """
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

        return call if self.watch is None else lambda argument=0: self._watched(partial(call, argument))

    def _after_raw(self, trap: Any) -> RulewrightError:
        stopped = wasmtime.Trap._from_ptr(trap) if trap else None
        return self._stopped(stopped) if stopped is not None else failure("RW012", "the module stopped", "")

    # --- memory ----------------------------------------------------------------------------

    def numbers(self, at: int, count: int, kind: type[Any]) -> NDArray[Any]:
        """A view of numbers in the module's memory."""
        memory: Any = self.exports["memory"]
        start = ctypes.cast(memory.data_ptr(self.store), ctypes.c_void_p).value
        assert start is not None
        memory_there: Any = (ctypes.c_char * (count * numpy.dtype(kind).itemsize)).from_address(start + at)
        memory_there.kept = self.store  # the memory lives as long as a view of it
        view: NDArray[Any] = numpy.frombuffer(memoryview(memory_there), dtype=kind)
        return view

    def grow(self, pages: int) -> None:
        """Make the memory at least so many pages large. It may move, so that views of it are made anew.

        Raises :class:`RulewrightError` where that is more than a module may have.
        """
        memory: Any = self.exports["memory"]
        missing = pages - memory.size(self.store)
        if missing <= 0:
            return
        try:
            memory.grow(self.store, missing)
        except wasmtime.WasmtimeError:
            most = MEMORY_LIMIT >> 20
            raise failure("RW012", f"the module needs more than the {most} MB it may have", "ask for less") from None
        for view in ("state", "offers", "weights"):
            self.__dict__.pop(view, None)

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
        batches = list(self.batches(games, seed, first))
        return numpy.concatenate(batches) if batches else numpy.zeros((0, self._columns), numpy.int32)

    def batches(self, games: int, seed: int, first: int = 0) -> Iterator[NDArray[numpy.int32]]:
        """The same games piece by piece, as they are finished, each piece after about ``CALL_SECONDS``.

        Raises :class:`RulewrightError` where the rules stop one of the games.
        """
        done = 0
        while done < games:
            count = min(self.pace, BATCH, games - done)
            began = perf_counter()
            rows = self._batch(count, seed, first + done)
            self._adapt(count, perf_counter() - began)
            done += count
            yield rows

    def _adapt(self, count: int, seconds: float) -> None:
        """How many games to play in the next call, after so many took so long: at most four times as many."""
        fitting = int(count * CALL_SECONDS / max(seconds, 1e-9))
        self.pace = max(1, min(fitting, max(self.pace, 4 * count)))

    def _batch(self, count: int, seed: int, first: int) -> NDArray[numpy.int32]:
        at, size = self.module.memory.results, count * self._columns
        self.call("playouts", count, signed(seed), signed(first), watching=(at, 4 * size))
        return self.numbers(at, size, numpy.int32).reshape(count, self._columns).copy()

    @property
    def _columns(self) -> int:
        return self.module.memory.result_size // 4

    def perft(self, depth: int) -> tuple[int, int]:
        """Sequences of exactly ``depth`` decisions from the state at hand, and games over by then."""
        finished: Any = self.exports["finished"]
        finished.set_value(self.store, wasmtime.Val.i64(0))
        memory = self.module.memory
        leaves = int(self.call("perft", depth, 0, watching=(memory.stack, memory.arena - memory.stack)))
        return leaves, int(finished.value(self.store))


def _config(guarded: bool) -> wasmtime.Config:
    config = wasmtime.Config()
    config.cranelift_opt_level = "speed"
    config.epoch_interruption = guarded
    return config


def signed(number: int) -> int:
    """The signed number of 64 bits with the same bits."""
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


def failure(code: str, message: str, hint: str) -> RulewrightError:
    """An error of one diagnostic that stands at no place."""
    return RulewrightError(Diagnostic(code, Severity.ERROR, message, hint=hint))
