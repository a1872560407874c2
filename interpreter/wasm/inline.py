"""Functions of a module put in the place of calls: a call costs the caller all that it keeps in registers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from interpreter.wasm.text import Form, const, const64

#: The largest function, in parts of its text, that stands in the place of a call; and of all in one caller.
MOST_PARTS, MOST_IN_ALL = 600, 2_200
_ZERO: dict[str, Form] = {
    "i32": const(0),
    "i64": const64(0),
    "v128": ("v128.const", "i64x2", "0", "0"),
}
_LOCALS = ("local.get", "local.set", "local.tee")
_LABELLED = ("block", "loop", "br", "br_if", "br_table")


@dataclass
class Inliner:
    """Puts functions in place inside one caller; ``locals`` are the variables that the caller needs for them."""

    functions: Mapping[str, Form]
    locals: dict[str, str] = field(default_factory=dict)
    parts: int = 0
    copies: int = 0
    pending: tuple[str, ...] = ()

    def call(self, name: str, *args: Form) -> Form:
        """A call of a function, or the function itself as a block."""
        function = self.functions.get(name)
        size = 0 if function is None else size_of(function)
        if function is None or name in self.pending or size > MOST_PARTS or self.parts + size > MOST_IN_ALL:
            return ("call", name, *args)
        self.parts += size
        self.copies += 1
        before, self.pending = self.pending, (*self.pending, name)
        form = _Copy(self, f".{self.copies}").of(function, args)
        self.pending = before
        return form


@dataclass
class _Copy:
    """One function in one place: its variables and labels get an ending of their own."""

    inliner: Inliner
    ending: str

    def of(self, function: Form, args: tuple[Form, ...]) -> Form:
        """The function as a block that gives its result."""
        assert isinstance(function, tuple)
        head = [part for part in function[2:] if part[0] in ("param", "local", "result")]
        params = [str(part[1]) for part in head if part[0] == "param"]
        result = next(part for part in head if part[0] == "result")
        for part in head:
            if part[0] != "result":
                self.inliner.locals[f"{part[1]}{self.ending}"] = str(part[2])
        given = [("local.set", f"{name}{self.ending}", arg) for name, arg in zip(params, args, strict=True)]
        # Variables of a function begin at 0 each time it is called.
        clear = [("local.set", f"{part[1]}{self.ending}", _ZERO[str(part[2])]) for part in head if part[0] == "local"]
        body = [self.form(part) for part in function[2 + len(head) :]]
        return ("block", self._return, result, *given, *clear, *body)

    @property
    def _return(self) -> str:
        return f"$return{self.ending}"

    def form(self, form: Form) -> Form:
        """A part of the function, in its place."""
        if isinstance(form, str):
            return form
        match form:
            case (word, str(name), *rest) if word in _LOCALS:
                return (word, name + self.ending, *map(self.form, rest))
            case ("return", *values):
                return ("br", self._return, *map(self.form, values))
            case ("return_call", str(name), *args):
                return ("br", self._return, self.inliner.call(name, *map(self.form, args)))
            case ("call", str(name), *args):
                return ("call", name, *map(self.form, args))
            case (word, *rest) if word in _LABELLED:
                return (word, *(self._label(part) for part in rest))
            case _:
                return tuple([self.form(part) for part in form])

    def _label(self, part: Form) -> Form:
        if isinstance(part, str):
            return part + self.ending if part.startswith("$") else part
        return self.form(part)


def size_of(form: Form) -> int:
    """The parts of a form."""
    return 1 if isinstance(form, str) else sum(map(size_of, form))
