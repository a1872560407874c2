"""Names: what a bare word stands for. The order of looking is the language's."""

from __future__ import annotations

import re

from interpreter.diagnostics.diagnostic import NOWHERE
from interpreter.diagnostics.suggest import did_you_mean
from interpreter.language import fold, syntax, typed
from interpreter.language.context import RESERVED, Context, Result, rule
from interpreter.language.directions import DIAGONAL, DIRECTIONS, ORTHOGONAL
from interpreter.language.functions import apply_constant
from interpreter.language.relations import bare, comparable, element
from interpreter.language.signatures import SIGNATURES
from interpreter.language.types import Direction, Kind, Nothing, Player, Symbol, Type, ZoneRef
from interpreter.language.words import describe
from interpreter.language.world import all_phases

_ABSENT = {
    "me": "in the outcome the player judged is `each`",
    "it": "`it` is the subject of a trigger on pieces or on a variable per something",
    "cell": "`cell` is the cell looked at in an argument `where:` of a function",
    "each": "`each` is the player judged, in the outcome",
    "flag": "a flag is `true` or `false`",
}


@rule(syntax.Number)
def number(context: Context, node: syntax.Number, expected: Type | None) -> Result:
    """A number as it stands."""
    return fold.number(node.value, context.span(node))


@rule(syntax.Constant)
def constant(context: Context, node: syntax.Constant, expected: Type | None) -> Result:
    """``true``, ``false`` or ``none``."""
    span = context.span(node)
    return typed.Literal(Nothing(), span, -1) if node.word == "none" else fold.flag(node.word == "true", span)


@rule(syntax.Name)
def name(context: Context, node: syntax.Name, expected: Type | None) -> Result:
    """A bare name, looked up in the order of the language."""
    if node.name in context.scope.locals:
        local = context.scope.locals[node.name]
        return typed.Local(local.type, context.span(node), local.name, local.uid)
    if node.name in context.scope.broken or node.name in context.world.failed:
        return None
    for look_up in (_constant, _variable, _zone, _symbol, _component, _builtin):
        found = look_up(context, node, expected)
        if found is not None:
            return None if found == _REPORTED else found
    return _unknown(context, node)


#: Stands for "this name is known, but what is wrong with it has been reported".
_REPORTED = typed.Literal(Nothing(), NOWHERE, -2)


def is_open(context: Context, node: syntax.Node) -> bool:
    """Whether a node is a word (or has words in it) whose meaning depends on the expected type."""
    match node:
        case syntax.Name(_, _, word):
            return len(context.world.symbols.get(word, ())) > 1 and word not in context.scope.locals
        case syntax.Braces(_, _, items):
            return all(is_open(context, item) for item in items)
        case syntax.If(_, _, _, then, otherwise):
            return is_open(context, then) or is_open(context, otherwise)
        case _:
            return False


def _constant(context: Context, node: syntax.Name, expected: Type | None) -> Result:
    if node.name in context.world.sources:
        return apply_constant(context, node) or _REPORTED
    option = context.world.constants.get(node.name)
    return None if option is None else typed.Literal(option.type, context.span(node), option.value)


def _variable(context: Context, node: syntax.Name, expected: Type | None) -> Result:
    variable = context.world.variables.get(node.name)
    if variable is None:
        return None
    if variable.per:
        message = f"`{node.name}` holds one value for each {_per(variable.per)}"
        context.error("TY025", message, node, _indexed(node.name))
        return _REPORTED
    return typed.Variable(variable.type, context.span(node), node.name)


def _zone(context: Context, node: syntax.Name, expected: Type | None) -> Result:
    zone = context.world.zones.get(node.name)
    if zone is None:
        return None
    if zone.per:
        context.error("TY025", f"there is one `{node.name}` for each {_per(zone.per)}", node, _indexed(node.name))
        return _REPORTED
    return typed.Zone(ZoneRef(node.name), context.span(node), node.name)


def _per(per: tuple[Type, ...]) -> str:
    return " and ".join(describe(of).removeprefix("a ") for of in per)


def _indexed(word: str) -> str:
    return f"say which one, e.g. `{word}[me]`"


def _symbol(context: Context, node: syntax.Name, expected: Type | None) -> Result:
    found = context.world.symbols.get(node.name, [])
    wanted = expected if expected is None else (element(expected) or bare(expected))
    fitting = [literal for literal in found if wanted is not None and comparable(literal.type, wanted)]
    chosen = fitting or found
    if len(chosen) > 1:
        return _ambiguous(context, node, chosen)
    return typed.Literal(chosen[0].type, context.span(node), chosen[0].value) if chosen else None


def _ambiguous(context: Context, node: syntax.Name, found: list[typed.Literal]) -> Result:
    meanings = " or ".join(describe(literal.type) for literal in found)
    hint = "compare it with something of one type, or rename one of them"
    context.error("TY002", f"`{node.name}` may be {meanings}", node, hint)
    return _REPORTED


def _component(context: Context, node: syntax.Name, expected: Type | None) -> Result:
    component = context.world.components.get(node.name)
    if component is None:
        return None
    of, span = Kind((node.name,)), context.span(node)
    if not component.attributes:
        return typed.Literal(of, span, component.first_kind)
    return fold.small_set(of, span, range(component.first_kind, component.first_kind + component.kinds))


def _builtin(context: Context, node: syntax.Name, expected: Type | None) -> Result:
    span, world = context.span(node), context.world
    match node.name:
        case "orthogonal":
            return fold.small_set(Direction(), span, ORTHOGONAL)
        case "diagonal":
            return fold.small_set(Direction(), span, DIAGONAL)
        case "Direction":
            return fold.small_set(Direction(), span, range(len(DIRECTIONS)))
        case "Player":
            return fold.small_set(Player(), span, range(len(world.seats)))
        case "players":
            return fold.number(len(world.seats), span)
        case "opponent":
            return _opponent(context, node)
        case word if world.is_enum(word) and word in world.enums:
            return fold.small_set(Symbol(word), span, range(len(world.enums[word].members)))
        case word if word in world.declared:
            message = f"`{word}` is {world.declared[word].what} and cannot be used here"
            context.error("TY015", message, node, "only numbers, options and constants are known at this point")
            return _REPORTED
        case _:
            return None


def _opponent(context: Context, node: syntax.Name) -> Result:
    me = context.scope.locals.get("me")
    if len(context.world.seats) != 2:
        message = f"`opponent` needs exactly 2 players; this game has {len(context.world.seats)}"
        context.error("TY043", message, node, "say who is meant, e.g. `next(me)`")
        return _REPORTED
    if me is None:
        context.error("TY001", "there is no `opponent` here, since nobody is to move", node, _ABSENT["me"])
        return _REPORTED
    span = context.span(node)
    return typed.Call(Player(), span, "opponent", (typed.Local(me.type, span, me.name, me.uid),))


def _unknown(context: Context, node: syntax.Name) -> Result:
    word = node.name
    if word in _ABSENT:
        context.error("TY001", f"`{word}` has no meaning here", node, _ABSENT[word])
        return None
    found = _elsewhere(context, word)
    if found is not None:
        context.error("TY001", f"`{word}` is {found[0]}, not a value", node, found[1])
        return None
    candidates = (*context.scope.locals, *context.world.known_names(), *RESERVED)
    context.error("TY001", f"unknown name `{word}`", node, did_you_mean(word, candidates) or _cell_hint(context, word))
    return None


def _cell_hint(context: Context, word: str) -> str:
    """How to write the cell that a word such as ``b3`` means on a board."""
    found = re.fullmatch(r"([a-z])([1-9][0-9]?)", word)
    grid = next((zone for zone in context.world.zones.values() if zone.kind in ("grid", "hex")), None)
    if found is None or grid is None:
        return ""
    return f"a cell is named by its row and column: `at({grid.name}, {found[2]}, {ord(found[1]) - ord('a') + 1})`"


def _elsewhere(context: Context, word: str) -> tuple[str, str] | None:
    """What a word names that is not a value, and how that is used."""
    if word in SIGNATURES:
        return "a function", f"it is used as `{SIGNATURES[word].usage}`"
    if any(word == pattern.name.value for pattern in context.world.ruleset.patterns):
        return "a pattern", f"a pattern stands in `forms({word}, …)` or `matches({word}, …)`"
    if any(word == action.name.value for action in context.world.ruleset.actions):
        return "an action", f"whether it is possible is `can({word})`"
    if word in all_phases(context.world):
        return "a phase", ""
    return None
