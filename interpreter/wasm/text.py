"""WebAssembly text as nested tuples, and small constructors for the instructions we emit."""

from __future__ import annotations

from typing import TypeAlias

#: An atom or a parenthesised form: ``("i32.add", ("local.get", "$a"), ("i32.const", "1"))``.
Form: TypeAlias = "str | tuple[Form, ...]"

_WIDE = 100


def render(form: Form, depth: int = 0) -> str:
    """A form as text, broken into indented lines where it is long."""
    if isinstance(form, str):
        return form
    return _rendered(form, _WIDE - 2 * depth, "\n" + "  " * (depth + 1))[0]


def flat(form: Form) -> str:
    """A form as text, on one line."""
    if isinstance(form, str):
        return form
    return f"({' '.join([part if isinstance(part, str) else flat(part) for part in form])})"


def _rendered(form: tuple[Form, ...], room: int, pad: str) -> tuple[str, int]:
    """A form as text, and its length on one line (or one that is surely too long)."""
    texts: list[str] = []
    length, head = len(form) + 1, 0
    for part in form:
        if isinstance(part, str):
            head += head == len(texts)
            text, size = part, len(part)
        elif len(part) == 2 and isinstance(part[1], str):  # most forms are just a number or a name
            text = f"({part[0]} {part[1]})"
            size = len(text)
        else:
            text, size = _rendered(part, room - 2, pad + "  ")
        texts.append(text)
        length += size
    if length <= room:
        return f"({' '.join(texts)})", length
    return f"({' '.join(texts[:head])}{''.join([pad + text for text in texts[head:]])})", _WIDE + length


def const(value: int) -> Form:
    """A 32-bit constant."""
    return ("i32.const", str(value))


def const64(value: int) -> Form:
    """A 64-bit constant."""
    return ("i64.const", str(value))


def get(name: str) -> Form:
    """The value of a local."""
    return ("local.get", f"${name}")


def put(name: str, value: Form) -> Form:
    """Sets a local."""
    return ("local.set", f"${name}", value)


def is_const(form: Form) -> int | None:
    """The value of a 32-bit constant form, else nothing."""
    if isinstance(form, tuple) and form[0] == "i32.const" and isinstance(form[1], str):
        return int(form[1])
    return None


def add(left: Form, right: Form) -> Form:
    """The sum, folded where both are known or one is 0."""
    one, other = is_const(left), is_const(right)
    if one is not None and other is not None:
        return const(one + other)
    if other == 0:
        return left
    return right if one == 0 else ("i32.add", left, right)


def scaled(index: Form, factor: int) -> Form:
    """An index times a factor; a shift where the factor is a power of two."""
    known = is_const(index)
    if known is not None:
        return const(known * factor)
    if factor in (0, 1):
        return index if factor else const(0)
    if factor & (factor - 1) == 0:
        return ("i32.shl", index, const(factor.bit_length() - 1))
    return ("i32.mul", index, const(factor))


def load(kind: str, address: Form, offset: int) -> Form:
    """Reads memory at ``address + offset``."""
    known = is_const(address)
    if known is not None and known >= 0:
        return (
            (
                kind,
                const(0),
            )
            if known + offset == 0
            else (kind, f"offset={known + offset}", const(0))
        )
    return (kind, f"offset={offset}", address) if offset else (kind, address)


def save(kind: str, address: Form, offset: int, value: Form) -> Form:
    """Writes memory at ``address + offset``."""
    known = is_const(address)
    if known is not None and known >= 0:
        return (kind, f"offset={known + offset}", const(0), value)
    return (kind, f"offset={offset}", address, value)
