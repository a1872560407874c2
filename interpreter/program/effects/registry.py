"""The register of verbs, and how a list of effects is compiled."""

from __future__ import annotations

from collections.abc import Callable

from interpreter.language import typed
from interpreter.program import ir
from interpreter.program.build import ZERO
from interpreter.program.job import Flow, Job, Workshop
from interpreter.program.scope import Scope
from interpreter.program.writer import Writer

Verb = Callable[[Job], Scope | None]

VERBS: dict[str, Verb] = {}


def verb(*names: str) -> Callable[[Verb], Verb]:
    """Register a function as the way a verb is compiled. It returns the scope for the steps after, if changed."""

    def register(function: Verb) -> Verb:
        VERBS.update(dict.fromkeys(names, function))
        return function

    return register


def compile_effects(
    shop: Workshop, effects: tuple[typed.Effect, ...], scope: Scope, writer: Writer, flow: Flow
) -> None:
    """Compile a list of effects; names bound by a step are known to the steps after it."""
    before = len(shop.code.frame)
    for i, effect in enumerate(effects):
        if writer.ended:
            return
        lasting = effect.binds is not None and shop.suspension.outlives(effect.binds, effects[i + 1 :])
        job = Job(shop, effect, scope, writer, flow, lasting)
        scope = VERBS[effect.verb](job) or scope
    clear(shop, before, writer)


def clear(shop: Workshop, before: int, writer: Writer) -> None:
    """What was kept in the frame is forgotten, so that equal positions are equal states."""
    frame = shop.context.layout.frame
    for i in range(before, len(shop.code.frame)):
        writer.write(ir.Store(frame + i, None, ZERO))
