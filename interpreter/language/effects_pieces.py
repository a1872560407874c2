"""Effects on pieces: place, move, remove, swap, turn, roll, draw."""

from __future__ import annotations

from dataclasses import replace

from interpreter.language import fold, typed
from interpreter.language.expressions import check_number
from interpreter.language.relations import bare
from interpreter.language.step import Step, Target, place_of
from interpreter.language.types import Int, Kind, Player
from interpreter.language.words import describe

Found = typed.Effect | None


def place(step: Step) -> Found:
    """``place: KIND at: CELL or ZONE``, with ``from:`` for pieces that exist from the start."""
    kind, target = step.kind("place"), step.place("at", ("cell", "zone"))
    if kind is None or target is None or not step.holds(target.zone, kind[1], "place"):
        return None
    arguments = {"place": kind[0], "at": target.value}
    if step.has("from"):
        source = _source(step, kind[1])
        return None if source is None else step.made({**arguments, "from": source}, {"to": target.what})
    limited = [name for name in kind[1] if step.world.components[name].copies is not None]
    if limited:
        start = step.world.components[limited[0]].starts or "a zone that holds them"
        message = f"the pieces of {limited[0]} exist from the start and can only be moved"
        step.fail("TY033", message, "place", f"add `from: {start}`")
        return None
    return step.made(arguments, {"to": target.what})


def _source(step: Step, components: tuple[str, ...]) -> typed.Expression | None:
    """The place of ``from:``, which has to be able to hold the pieces."""
    source = step.place("from", ("cell", "zone"))
    if source is None or not step.holds(source.zone, components, "from"):
        return None
    return source.value


def move(step: Step) -> Found:
    """``move: CELL or CELLS to:``, or ``move: KIND from: … to: … count: N``."""
    found, target = step.any("move"), step.place("to", ("cell", "zone"))
    if found is None or target is None:
        return None
    source = place_of(found)
    if source is not None:
        return _move_from(step, source, target)
    return _move_kind(step, found, target)


def _move_from(step: Step, source: Target, target: Target) -> Found:
    if step.has("from") or step.has("count"):
        key = "from" if step.has("from") else "count"
        message = f"`{key}:` goes with a kind of piece, but this moves what lies on {describe(source.value.type)}"
        step.fail("TY031", message, key)
        return None
    if not step.holds(target.zone, step.world.zones[source.zone].holds, "to"):
        return None
    many = source.what != "cell" and not _one_cell(step, source.zone)
    if many and target.what == "cell" and step.world.zones[target.zone].cells == "single":
        message = f"several pieces cannot go to one cell of {target.zone}, which takes a single piece"
        step.fail("TY034", message, "to")
        return None
    words = {"what": "cell" if source.what == "cell" else "region", "to": target.what}
    return step.made({"move": source.value, "to": target.value}, words)


def _one_cell(step: Step, zone: str) -> bool:
    return step.world.zones[zone].size == 1 and step.world.zones[zone].cells == "single"


def _move_kind(step: Step, found: typed.Expression, target: Target) -> Found:
    kind = _as_kind(step, "move", found)
    if kind is None or not step.holds(target.zone, kind, "to"):
        return None
    if not step.has("from"):
        step.fail("TY030", "moving a kind of piece needs `from:`", "move", "say where the pieces are taken from")
        return None
    source, count = _source(step, kind), _count(step)
    if source is None or count is None:
        return None
    arguments = {"move": found, "from": source, "to": target.value, "count": count}
    return step.made(arguments, {"what": "kind", "to": target.what})


def _as_kind(step: Step, key: str, found: typed.Expression) -> tuple[str, ...] | None:
    of = bare(found.type)
    if isinstance(of, Kind):
        return of.components
    message = f"`{key}:` needs cells, a zone or a kind of piece, but this is {describe(found.type)}"
    step.fail("TY010", message, key)
    return None


def _count(step: Step) -> typed.Expression | None:
    """The number of ``count:``, 1 if it is left out."""
    if not step.has("count"):
        return fold.number(1, step.source.span)
    found = check_number(step.world, step.scope, step.text("count"))
    if found is not None and isinstance(found.type, Int) and found.type.high < 0:
        step.fail("TY016", f"`count:` is never 0 or more: it is {describe(found.type)}", "count")
        return None
    return found


def remove(step: Step) -> Found:
    """``remove: CELL or CELLS or ZONE``, or ``remove: KIND from: ZONE count: N``."""
    found = step.any("remove")
    if found is None:
        return None
    source = place_of(found)
    if source is None:
        return _remove_kind(step, found)
    if step.has("from") or step.has("count"):
        key = "from" if step.has("from") else "count"
        message = f"`{key}:` goes with a kind of piece, but this removes what lies on {describe(found.type)}"
        step.fail("TY031", message, key)
        return None
    if not _endless(step, step.world.zones[source.zone].holds):
        return None
    return step.made({"remove": found}, {"what": "cell" if source.what == "cell" else "region"})


def _remove_kind(step: Step, found: typed.Expression) -> Found:
    kind = _as_kind(step, "remove", found)
    if kind is None or not _endless(step, kind):
        return None
    if not step.has("from"):
        step.fail("TY030", "removing a kind of piece needs `from:`", "remove", "say where the pieces are taken from")
        return None
    source, count = _source(step, kind), _count(step)
    if source is None or count is None:
        return None
    return step.made({"remove": found, "from": source, "count": count}, {"what": "kind"})


def _endless(step: Step, components: tuple[str, ...]) -> bool:
    """Whether some of the components come from the endless box, so that they can go back to it."""
    if any(step.world.components[name].copies is None for name in components):
        return True
    names = " and ".join(components)
    hint = "move them to a zone that keeps them"
    step.fail("TY033", f"the pieces of {names} exist from the start and cannot be removed", "remove", hint)
    return False


def swap(step: Step) -> Found:
    """``swap: CELL with: CELL``."""
    a, b = step.place("swap", ("cell",)), step.place("with", ("cell",))
    if a is None or b is None:
        return None
    first, second = step.world.zones[a.zone].holds, step.world.zones[b.zone].holds
    if not step.holds(b.zone, first, "with") or not step.holds(a.zone, second, "swap"):
        return None
    return step.made({"swap": a.value, "with": b.value})


def turn(step: Step) -> Found:
    """``turn: CELL or CELLS into: KIND``."""
    target, kind = step.place("turn"), step.kind("into")
    if target is None or kind is None or not step.holds(target.zone, kind[1], "into"):
        return None
    if step.world.zones[target.zone].cells == "pool":
        step.fail("TY026", f"pieces in a pool such as {target.zone} cannot be turned one by one", "turn")
        return None
    what = "cell" if target.what == "cell" else "region"
    return step.made({"turn": target.value, "into": kind[0]}, {"what": what})


def roll(step: Step) -> Found:
    """``roll: CELL or CELLS or ZONE``."""
    target = step.place("roll")
    if target is None:
        return None
    shape = step.world.zones[target.zone]
    if not any(step.world.components[name].faces for name in shape.holds):
        message = f"there is nothing to roll: {shape.name} holds {' and '.join(shape.holds)}"
        step.fail("TY032", message, "roll", "a die has `faces:`")
        return None
    if shape.cells == "pool":
        step.fail("TY026", f"dice in a pool such as {shape.name} cannot be rolled", "roll", "keep them in a `row`")
        return None
    return step.made({"roll": target.value}, {"what": "cell" if target.what == "cell" else "region"})


def draw(step: Step) -> Found:
    """``draw: POOL to: … as: NAME``, or ``draw: true``, which ends the game without a winner."""
    if step.text("draw").value == "true":
        return step.made(words={"what": "game"})
    if not step.has("to"):
        step.fail("TY030", "drawing a piece needs `to:`", hint="say where it goes; a drawn game is `draw: true`")
        return None
    source, target = step.place("draw", ("cell", "zone")), step.place("to", ("cell", "zone"))
    if source is None or target is None:
        return None
    if step.world.zones[source.zone].cells != "pool":
        kind = step.world.zones[source.zone].kind
        step.fail("TY026", f"pieces are drawn from a pool, but {source.zone} is a {kind}", "draw")
        return None
    holds = step.world.zones[source.zone].holds
    if not step.holds(target.zone, holds, "to"):
        return None
    made = step.made({"draw": source.value, "to": target.value}, {"what": "pool", "to": target.what})
    return replace(made, binds=step.local("as", Kind(holds))) if step.has("as") else made


def judged(step: Step) -> Found:
    """``win: PLAYER``, ``lose: PLAYER``."""
    player = step.of_type(step.verb, Player())
    return None if player is None else step.made({step.verb: player})
