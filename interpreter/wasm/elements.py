"""Statements about sets as WebAssembly: up to 64 numbers are one word, more lie in memory."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.program import ir
from interpreter.wasm.analysis import set_size
from interpreter.wasm.memory import words
from interpreter.wasm.text import Form, const, const64, get, put
from interpreter.wasm.values import Values

#: Words of a set that are copied or cleared one by one; more by a general copy.
_UNROLLED = 16


def let(values: Values, name: str, value: ir.Expr) -> Form:
    """A variable gets a value; a large set is copied."""
    size = set_size(value, values.analysis.sets)
    if size <= 64:
        return put(name, values.number(value))
    region = const(values.memory.regions[name])
    if words(size) > _UNROLLED or not isinstance(value, ir.Var):
        return ("memory.copy", ("local.tee", f"${name}", region), values.number(value), const(8 * words(size)))
    copies = (_word("i64.store", get(name), i, _word("i64.load", get(value.name), i)) for i in range(words(size)))
    return ("block", put(name, region), *copies)


def new_set(values: Values, name: str, size: int) -> Iterator[Form]:
    """A set without elements."""
    if size <= 64:
        yield put(name, const64(0))
        return
    region = const(values.memory.regions[name])
    if words(size) <= _UNROLLED:
        yield put(name, region)
        yield from (_word("i64.store", get(name), i, const64(0)) for i in range(words(size)))
        return
    yield ("memory.fill", ("local.tee", f"${name}", region), const(0), const(8 * words(size)))


def pop(values: Values, var: str, name: str) -> Iterator[Form]:
    """The least number taken out of a set."""
    size = values.analysis.sets[name]
    if size > 64:
        yield put(var, ("call", "$.pop", get(name)))
        return
    yield put(var, ("i32.wrap_i64", ("i64.ctz", get(name))))
    yield put(name, ("i64.and", get(name), ("i64.sub", get(name), const64(1))))


def add_to(values: Values, name: str, element: ir.Expr) -> Form:
    """A number put into a set."""
    place = values.number(element)
    if values.analysis.sets[name] <= 64:
        small: Form = ("i64.shl", const64(1), ("i64.extend_i32_u", place))
        return put(name, ("i64.or", get(name), small))
    at, number = values.temporary("at"), values.temporary("element")
    word: Form = ("i32.shl", ("i32.shr_u", ("local.tee", f"${number}", place), const(6)), const(3))
    bit: Form = ("i64.shl", const64(1), ("i64.extend_i32_u", get(number)))  # shifts count modulo 64
    joined: Form = ("i64.or", ("i64.load", get(at)), bit)
    return ("block", put(at, ("i32.add", word, get(name))), ("i64.store", get(at), joined))


def _word(instruction: str, base: Form, number: int, *value: Form) -> Form:
    """A word of a set in memory, read or written."""
    offset = (f"offset={8 * number}",) if number else ()
    return (instruction, *offset, base, *value)
