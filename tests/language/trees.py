"""Syntax trees for tests: made at random, printed as text, compared without their places."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from hypothesis import strategies as st

from interpreter.language import syntax as s
from interpreter.model.ruleset import Text

KEYWORDS = frozenset(
    ("and", "or", "not", "in", "if", "then", "else", "for", "where", "div", "mod", "true", "false", "none")
)

#: How tightly a node binds, from an `if` (0) to a postfix (9).
LEVEL = {"or": 1, "and": 2, "not": 3, "comparison": 4, "range": 5, "+": 6, "-": 6, "*": 7, "div": 7, "mod": 7, "neg": 8}


def text_of(value: str, file: str = "case") -> Text:
    """A text that stands at line 1, column 1 of a file."""
    places, line, column = [], 1, 1
    for character in value:
        places.append((line, column))
        line, column = (line + 1, 1) if character == "\n" else (line, column + 1)
    return Text(value, file, (*places, (line, column)))


def bare(node: Any) -> Any:
    """A node as nested tuples without places, for comparing."""
    if is_dataclass(node):
        kept = [
            f.name for f in fields(node) if f.name not in ("start", "end", "name_start", "name_end", "operator_start")
        ]
        return (type(node).__name__, *(bare(getattr(node, name)) for name in kept))
    if isinstance(node, tuple) and len(node) == 2 and isinstance(node[1], int):
        return node[0]  # an operator of a chain and its place
    return tuple(bare(item) for item in node) if isinstance(node, tuple) else node


def children(node: Any) -> list[Any]:
    """The nodes directly inside a node (arguments of a call included)."""
    found: list[Any] = []
    for field in fields(node):
        value = getattr(node, field.name)
        found += [item for item in (value if isinstance(value, tuple) else (value,)) if is_dataclass(item)]
    return found


def print_tree(node: s.Node, outer: int = 0) -> str:
    """A node as text, with just the brackets it needs inside something that binds at ``outer``."""
    text, level = _printed(node)
    return f"({text})" if level < outer else text


def _printed(node: s.Node) -> tuple[str, int]:
    """The text of a node and how tightly it binds."""
    if isinstance(node, s.Unary | s.Binary | s.Range | s.Comparison | s.If):
        return _print_operation(node)
    return _print_primary(node), 9


def _print_primary(node: s.Node) -> str:
    match node:
        case s.Number(value=value):
            return str(value)
        case s.Constant(word=word) | s.Name(name=word):
            return word
        case s.Member(subject=subject, name=name):
            return f"{print_tree(subject, 9)}.{name}"
        case s.Index(subject=subject, indices=indices):
            return f"{print_tree(subject, 9)}[{_list(indices)}]"
        case s.Braces(items=items):
            return f"{{{_list(items)}}}"
        case s.Call() | s.Aggregate():
            return _print_call(node)
    raise AssertionError(node)


def _print_operation(node: s.Unary | s.Binary | s.Range | s.Comparison | s.If) -> tuple[str, int]:
    match node:
        case s.Unary(operator="-", operand=operand):
            return f"-{print_tree(operand, 8)}", 8
        case s.Unary(operand=operand):
            return f"not {print_tree(operand, 3)}", 3
        case s.Binary(operator=operator, left=left, right=right):
            level = LEVEL[operator]
            return f"{print_tree(left, level)} {operator} {print_tree(right, level + 1)}", level
        case s.Range(low=low, high=high):
            return f"{print_tree(low, 6)}..{print_tree(high, 6)}", 5
        case s.Comparison(operands=operands, operators=operators):
            pairs = zip(operators, operands[1:], strict=True)
            rest = "".join(f" {word} {print_tree(operand, 5)}" for (word, _), operand in pairs)
            return print_tree(operands[0], 5) + rest, 4
        case s.If(condition=condition, then=then, otherwise=otherwise):
            return f"if {print_tree(condition)} then {print_tree(then)} else {print_tree(otherwise)}", 0


def _list(nodes: tuple[s.Node, ...]) -> str:
    return ", ".join(print_tree(node) for node in nodes)


def _print_call(node: s.Call | s.Aggregate) -> str:
    if isinstance(node, s.Call):
        arguments = [f"{a.name}: {print_tree(a.value)}" if a.name else _positional(a.value) for a in node.arguments]
        return f"{node.function}({', '.join(arguments)})"
    value = f"{print_tree(node.value)} for " if node.value is not None else ""
    condition = f" where {print_tree(node.condition)}" if node.condition is not None else ""
    return f"{node.function}({value}{node.binder.name} in {print_tree(node.domain, 5)}{condition})"


def _positional(node: s.Node) -> str:
    """An argument; a comparison in brackets, lest `any(x in D)` turn into an aggregate."""
    return f"({print_tree(node)})" if isinstance(node, s.Comparison) else print_tree(node)


names = st.from_regex(r"[a-z_][a-z0-9_]{0,5}", fullmatch=True).filter(lambda word: word not in KEYWORDS)
_leaves = st.one_of(
    st.integers(0, 999_999_999).map(lambda n: s.Number(0, 0, n)),
    st.sampled_from(["true", "false", "none"]).map(lambda word: s.Constant(0, 0, word)),
    names.map(lambda word: s.Name(0, 0, word)),
)
_comparators = st.sampled_from(["=", "!=", "<", "<=", ">", ">=", "in", "not in"])
_aggregates = st.sampled_from(["any", "all", "count", "sum", "first", "those", "distinct"])


def _grown(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    several = st.lists(inner, min_size=1, max_size=3).map(tuple)
    binders = names.map(lambda word: s.Name(0, 0, word))
    arguments = st.builds(
        lambda word, value: s.Argument(0, 0, word, value),
        st.one_of(st.just(""), names, st.sampled_from(sorted(KEYWORDS))),
        inner,
    )
    return st.one_of(
        st.builds(lambda subject, word: s.Member(0, 0, subject, word, 0), inner, names),
        st.builds(lambda subject, indices: s.Index(0, 0, subject, indices), inner, several),
        st.builds(lambda items: s.Braces(0, 0, items), several),
        st.builds(lambda word, given: s.Call(0, 0, word, given, 0), names, st.lists(arguments, max_size=3).map(tuple)),
        st.builds(
            lambda word, x, d, v, c: s.Aggregate(0, 0, word, x, d, v, c, 0),
            _aggregates,
            binders,
            inner,
            st.none() | inner,
            st.none() | inner,
        ),
        st.builds(lambda operator, operand: s.Unary(0, 0, operator, operand), st.sampled_from(["-", "not"]), inner),
        st.builds(
            lambda operator, left, right: s.Binary(0, 0, operator, left, right, 0),
            st.sampled_from(["+", "-", "*", "div", "mod", "and", "or"]),
            inner,
            inner,
        ),
        st.builds(_comparison, several, inner, st.lists(_comparators, min_size=3, max_size=3)),
        st.builds(lambda *parts: s.If(0, 0, *parts), inner, inner, inner),
        st.builds(lambda low, high: s.Range(0, 0, low, high), inner, inner),
    )


def _comparison(first: tuple[Any, ...], last: Any, words: list[str]) -> s.Comparison:
    operands = (*first, last)
    return s.Comparison(0, 0, operands, tuple((word, 0) for word in words[: len(operands) - 1]))


trees: st.SearchStrategy[Any] = st.recursive(_leaves, _grown, max_leaves=12)
