"""From a program to Python source: one function per function and block, one line per instruction.

The text contains nothing from the ruleset but numbers and names made by the compiler, so a
stranger's ruleset cannot bring code of its own.
"""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.program import ir
from interpreter.program.program import Program

_COMPARE = {"=": "==", "!=": "!=", "<": "<", "<=": "<=", ">": ">", ">=": ">="}
_ARITHMETIC = {"+": "+", "-": "-", "*": "*", "div": "//", "mod": "%"}
_INDENT = "    "


def emit(program: Program) -> str:
    """The source of a Python module that runs a program. It expects ``fail``, and ``fired`` where rules are marked."""
    lines: list[str] = []
    for name, values in program.tables.items():
        lines.append(f"T_{name} = {values!r}")
    for name, rows in program.rows.items():
        flat = all(len(entry) == 1 for row in rows for entry in row)
        lines.append(f"R_{name} = {tuple(tuple(e[0] for e in row) for row in rows) if flat else rows!r}")
    for function in program.functions.values():
        lines += _function(function)
    for block in program.blocks:
        lines += _block(block)
    lines.append(f"BLOCKS = ({''.join(f'b{block.number}, ' for block in program.blocks)})")
    return "\n".join(lines) + "\n"


def _function(function: ir.Function) -> Iterator[str]:
    yield f"def {function.name}({', '.join(('s', *function.params))}):"
    if function.lists:
        yield f"{_INDENT}offered = []"
    yield from _body(function.body, 1)
    if function.lists:
        yield f"{_INDENT}return offered"


def _block(block: ir.Block) -> Iterator[str]:
    yield f"def b{block.number}(s, {block.argument or 'a'}):" + (f"  # {block.comment}" if block.comment else "")
    yield from _body(block.body, 1)


def _body(body: tuple[ir.Stmt, ...], depth: int) -> Iterator[str]:
    pad = _INDENT * depth
    if not body:
        yield f"{pad}pass"
    for stmt in body:
        for line in _statement(stmt, depth):
            yield pad + line if not line.startswith(_INDENT) else line


def _statement(stmt: ir.Stmt, depth: int) -> Iterator[str]:
    """The lines of a statement: the first without its indent, nested bodies with theirs."""
    match stmt:
        case ir.If(condition, then, otherwise):
            yield f"if {test(condition)}:"
            yield from _body(then, depth + 1)
            if otherwise:
                yield _INDENT * depth + "else:" if depth else "else:"
                yield from _body(otherwise, depth + 1)
        case ir.ForRange() | ir.ForRow() | ir.ForSet() | ir.While():
            yield from _loop(stmt, depth)
        case _:
            yield _simple(stmt)


def _loop(stmt: ir.ForRange | ir.ForRow | ir.ForSet | ir.While, depth: int) -> Iterator[str]:
    match stmt:
        case ir.ForRange(var, low, high, body):
            yield f"for {var} in range({number(low)}, {number(high)} + 1):"
        case ir.ForRow(names, table, row, body):
            yield f"for {', '.join(names)} in R_{table}[{number(row)}]:"
        case ir.ForSet(var, members, body):
            yield f"rest_{var} = {number(members)}"
            yield f"while rest_{var}:"
            yield f"{_INDENT * (depth + 1)}{var} = (rest_{var} & -rest_{var}).bit_length() - 1"
            yield f"{_INDENT * (depth + 1)}rest_{var} &= rest_{var} - 1"
        case ir.While(condition, body):
            yield f"while {test(condition)}:"
    yield from _body(body, depth + 1)


def _simple(stmt: ir.Stmt) -> str:
    match stmt:
        case ir.Let(name, value):
            return f"{name} = {number(value)}"
        case ir.Store(base, index, value):
            return f"s[{_place(base, index)}] = {number(value)}"
        case ir.NewSet(name, _):
            return f"{name} = 0"
        case ir.AddTo(name, element):
            return f"{name} |= 1 << {number(element)}"
        case ir.Pop(var, name):
            return f"{var} = ({name} & -{name}).bit_length() - 1; {name} &= {name} - 1"
        case ir.Return(value):
            return f"return {number(value)}"
        case ir.Offer(action, None):
            return f"offered.append({number(action)})"
        case ir.Offer(action, weight) if weight is not None:
            return f"offered.append(({number(action)}, {number(weight)}))"
        case _:
            return _jump(stmt)


def _jump(stmt: ir.Stmt) -> str:
    match stmt:
        case ir.Break():
            return "break"
        case ir.Goto(target):
            return f"return {target}"
        case ir.Wait(point):
            return f"s[0] = {point}; return -1"
        case ir.Fail(fault):
            return f"fail({fault})"
        case ir.Fired(rule):
            return f"fired.add({rule})"
        case _:
            raise TypeError(f"cannot emit {stmt}")


def _place(base: int, index: ir.Expr | None) -> str:
    if index is None:
        return str(base)
    return f"{base} + {number(index)}" if base else number(index)


def test(expr: ir.Expr) -> str:
    """An expression as a Python condition."""
    match expr:
        case ir.Op("and" | "or" as word, (left, right)):
            return f"({test(left)} {word} {test(right)})"
        case ir.Op("not", (value,)):
            return f"(not {test(value)})"
        case ir.Op(word, (left, right)) if word in _COMPARE:
            return f"{number(left)} {_COMPARE[word]} {number(right)}".join("()")
        case ir.Bind(name, value, body):
            return f"(({name} := {number(value)}) is None or {test(body)})"
        case _:
            return number(expr)


def number(expr: ir.Expr) -> str:
    """An expression as a Python number (or set)."""
    match expr:
        case ir.Const(value):
            return str(value) if value >= 0 else f"({value})"
        case ir.Var(name):
            return name
        case ir.Slot(base, index):
            return f"s[{_place(base, index)}]"
        case ir.Lookup(table, index):
            return f"T_{table}[{number(index)}]"
        case ir.Op(word, args):
            return _operation(word, args)
        case ir.Call(function, args):
            return f"{function}({', '.join(('s', *map(number, args)))})"
        case _:
            return _compound(expr)


def _operation(word: str, args: tuple[ir.Expr, ...]) -> str:
    if word in ("and", "or", "not"):
        return f"(1 if {test(ir.Op(word, args))} else 0)"
    if word in ("min", "max"):
        return f"{word}({number(args[0])}, {number(args[1])})"
    if word in _COMPARE:
        return f"(+{test(ir.Op(word, args))})"
    return f"({number(args[0])} {_ARITHMETIC[word]} {number(args[1])})"


def _compound(expr: ir.Expr) -> str:
    match expr:
        case ir.Choose(condition, then, otherwise):
            return f"({number(then)} if {test(condition)} else {number(otherwise)})"
        case ir.Bind(name, value, body):
            return f"(({name} := {number(value)}) is None or {number(body)})"
        case ir.Require(value, low, high, fault):
            name = f"checked_{fault}"
            high_end = f" <= {high}" if high < 2**31 - 1 else ""
            return f"({name} if {low} <= ({name} := {number(value)}){high_end} else fail({fault}))"
        case ir.Has(members, element):
            return f"({number(members)} >> {number(element)} & 1)"
        case ir.SlotSet(base, size):
            return f"sum(1 << i for i, bit in enumerate(s[{base}:{base + size}]) if bit)"
        case ir.Size(members):
            return f"{number(members)}.bit_count()"
        case _:
            raise TypeError(f"cannot emit {expr}")
