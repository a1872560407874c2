"""Functions in the place of calls compute what the calls do."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import wasmtime

from interpreter.wasm.inline import MOST_IN_ALL, Inliner, size_of
from interpreter.wasm.text import Form, add, const, get, put, render

I32: Form = ("result", "i32")
X: Form = ("param", "$x", "i32")

#: Gives 7 for numbers below 10, else twice the number.
EARLY: Form = (
    "func",
    "$early",
    X,
    I32,
    ("if", ("i32.lt_s", get("x"), const(10)), ("then", ("return", const(7)))),
    ("i32.mul", get("x"), const(2)),
)
#: Gives a number and its square; the pair is turned round for odd ones.
PAIR: Form = (
    "func",
    "$pair",
    X,
    ("result", "i32", "i32"),
    ("local", "$square", "i32"),
    put("square", ("i32.mul", get("x"), get("x"))),
    ("if", ("i32.and", get("x"), const(1)), ("then", ("return", get("square"), get("x")))),
    get("x"),
    get("square"),
)
#: Adds up the numbers to x, in a loop with a way out; the sum has to begin at 0 each time.
LOOP: Form = (
    "func",
    "$sum",
    X,
    I32,
    ("local", "$sum", "i32"),
    (
        "block",
        "$leave",
        (
            "loop",
            "$again",
            ("br_if", "$leave", ("i32.eqz", get("x"))),
            put("sum", add(get("sum"), get("x"))),
            put("x", ("i32.sub", get("x"), const(1))),
            ("br", "$again"),
        ),
    ),
    get("sum"),
)
#: The factorial, by calling itself.
FACTORIAL: Form = (
    "func",
    "$factorial",
    X,
    I32,
    ("if", ("i32.lt_s", get("x"), const(2)), ("then", ("return", const(1)))),
    ("i32.mul", get("x"), ("call", "$factorial", ("i32.sub", get("x"), const(1)))),
)
#: Goes down by two with jumps to itself: 0 or 1 is left.
PARITY: Form = (
    "func",
    "$parity",
    X,
    I32,
    ("if", ("i32.lt_s", get("x"), const(2)), ("then", ("return", get("x")))),
    ("return_call", "$parity", ("i32.sub", get("x"), const(2))),
    ("unreachable",),
)
#: Jumps on to another function.
ONWARD: Form = ("func", "$onward", X, I32, ("return_call", "$early", add(get("x"), const(5))), ("unreachable",))
#: One of three ways, by a table of labels.
WAYS: Form = (
    "func",
    "$ways",
    X,
    I32,
    (
        "block",
        "$two",
        ("block", "$one", ("block", "$zero", ("br_table", "$zero", "$one", "$two", get("x"))), ("return", const(70))),
        ("return", const(71)),
    ),
    const(72),
)
ALL = {str(form[1]): form for form in (EARLY, PAIR, LOOP, FACTORIAL, PARITY, ONWARD, WAYS)}


def runs(calls: Callable[[Inliner], tuple[Form, ...]], functions: dict[str, Form]) -> Callable[[int], int]:
    """A caller with functions put in place; those that are not in ``functions`` are called."""
    inliner = Inliner(functions)
    body = calls(inliner)
    own = [("local", name, kind) for name, kind in inliner.locals.items()]
    main: Form = ("func", '(export "main")', X, I32, *own, *body)
    text = "(module " + "\n".join(render(form) for form in (*ALL.values(), main)) + ")"
    store = wasmtime.Store()
    function = wasmtime.Instance(store, wasmtime.Module(store.engine, text), []).exports(store)["main"]
    assert isinstance(function, wasmtime.Func)
    return lambda number: int(function(store, number))


def twice(name: str) -> Callable[[Inliner], tuple[Form, ...]]:
    """A body that uses a function two times, the second time with a part of what it was given."""
    results = 2 if name == "$pair" else 1

    def body(inliner: Inliner) -> tuple[Form, ...]:
        mixed: tuple[Form, ...] = (("i32.const", "3"), ("i32.mul",), ("i32.sub",)) if results == 2 else ()
        first = (inliner.call(name, get("x")), *mixed)
        second = (inliner.call(name, ("i32.div_s", get("x"), const(3))), *mixed)
        return (*first, *second, ("i32.const", "1000"), ("i32.mul",), ("i32.add",))

    return body


@pytest.mark.parametrize("name", list(ALL))
def test_a_function_in_place_gives_what_its_call_gives(name: str) -> None:
    inlined, called = runs(twice(name), ALL), runs(twice(name), {})
    assert [inlined(number) for number in range(31)] == [called(number) for number in range(31)]


def test_a_call_of_a_function_in_itself_stays_a_call() -> None:
    assert "call" in repr(Inliner(ALL).call("$parity", const(9)))
    assert "call" not in repr(Inliner(ALL).call("$onward", const(9)))


def test_a_function_can_be_given_what_another_in_place_gives() -> None:
    def body(inliner: Inliner) -> tuple[Form, ...]:
        return (inliner.call("$early", inliner.call("$early", get("x"))),)

    assert [runs(body, ALL)(number) for number in (3, 10, 12)] == [7, 40, 48]


def test_in_a_loop_the_variables_of_a_function_begin_at_nothing_each_time() -> None:
    def body(inliner: Inliner) -> tuple[Form, ...]:
        inliner.locals |= {"$i": "i32", "$all": "i32"}
        step = put("all", add(get("all"), inliner.call("$sum", const(4))))
        on = ("br_if", "$more", ("i32.lt_s", ("local.tee", "$i", add(get("i"), const(1))), get("x")))
        return (("loop", "$more", step, on), get("all"))

    assert [runs(body, ALL)(turns) for turns in (1, 2, 5)] == [10, 20, 50]


def test_a_caller_does_not_grow_without_end() -> None:
    inliner = Inliner(ALL)
    forms = [inliner.call("$sum", const(4)) for _ in range(MOST_IN_ALL)]
    assert forms[0][0] == "block"
    assert forms[-1] == ("call", "$sum", const(4))
    assert sum(map(size_of, forms)) < 4 * MOST_IN_ALL + 4 * len(forms)
