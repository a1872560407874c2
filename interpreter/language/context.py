"""The checking of one expression: where it stands, what its names mean, what was found.

The rules for the kinds of syntax nodes register themselves with :func:`rule`; a rule gives
the typed expression, or None after it has reported what is wrong. A user of a failed
expression stays silent, so that one mistake is reported once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from interpreter.diagnostics.diagnostic import Span
from interpreter.language import syntax, typed
from interpreter.language.relations import bare, element, fits
from interpreter.language.types import Flag, Int, Nothing, Optional, Type
from interpreter.language.words import describe
from interpreter.language.world import Scope, World
from interpreter.model.ruleset import Text

#: What checking gives: a typed expression, or None for one that failed.
Result = typed.Expression | None
Rule = Callable[["Context", Any, Type | None], Result]
RuleT = TypeVar("RuleT", bound=Callable[..., Result])
_RULES: dict[type, Rule] = {}

DEFAULT_HINT = "say what none counts as, e.g. `default(x, 0)`, or test `x != none` first"


def rule(node: type) -> Callable[[RuleT], RuleT]:
    """Register a function as the rule for a class of syntax nodes."""

    def register(function: RuleT) -> RuleT:
        _RULES[node] = function
        return function

    return register


@dataclass(frozen=True, slots=True)
class Context:
    """The text being checked, the names bound in it, and the ruleset around it."""

    world: World
    text: Text
    scope: Scope

    def span(self, node: syntax.Node | syntax.Argument) -> Span:
        """The place of a node in the file."""
        return self.text.span(node.start, node.end)

    def error(self, code: str, message: str, node: syntax.Node | syntax.Argument | Span, hint: str = "") -> None:
        """Report an error at a node or place."""
        span = node if isinstance(node, Span) else self.span(node)
        self.world.report.error(code, message, span, hint)

    def check(self, node: syntax.Node, expected: Type | None = None) -> Result:
        """The typed expression of a node. ``expected`` only helps to tell equal words apart."""
        return _RULES[type(node)](self, node, expected)

    def of_type(self, node: syntax.Node, wanted: Type, what: str = "") -> Result:
        """Check a node whose type has to fit ``wanted``; ``what`` names it in messages."""
        found = self.check(node, wanted)
        return None if found is None else self.fitting(found, wanted, node, what)

    def fitting(self, found: typed.Expression, wanted: Type, node: syntax.Node, what: str = "") -> Result:
        """The expression if its type fits ``wanted``, else None after an error."""
        if fits(found.type, wanted):
            return found
        subject = f"{what} must be" if what else "expected"
        self.error("TY010", f"{subject} {describe(wanted)}, but this is {describe(found.type)}", node)
        return None

    def condition(self, node: syntax.Node) -> Result:
        """Check a node that has to be true or false."""
        found = self.check(node, Flag())
        if found is None or found.type == Flag():
            return found
        hint = "compare it with something, e.g. `x = true`" if bare(found.type) == Flag() else _condition_hint(found)
        self.error("TY011", f"a condition is expected here, but this is {describe(found.type)}", node, hint)
        return None

    def number(self, node: syntax.Node, what: str = "a number") -> Result:
        """Check a node that has to be a number, and never none."""
        found = self.check(node)
        if found is None or isinstance(found.type, Int):
            return found
        if isinstance(bare(found.type), Int | Nothing):
            doubt = "is" if isinstance(found.type, Nothing) else "may be"
            self.error("TY012", f"{what} is expected here, but this {doubt} none", node, DEFAULT_HINT)
        else:
            self.error("TY010", f"{what} is expected here, but this is {describe(found.type)}", node)
        return None

    def domain(self, node: syntax.Node) -> Result:
        """Check a node that has to be a set to loop over or choose from."""
        found = self.check(node)
        if found is None or element(found.type) is not None:
            return found
        self.error("TY013", f"a set is expected here, but this is {describe(found.type)}", node, _domain_hint(found))
        return None

    def bind(self, name: str, of: Type, span: Span) -> tuple[typed.Local, Context]:
        """A new bound name and the context in which it is known."""
        check_binding(self.world, self.scope, name, span)
        local = self.world.local(name, of, span)
        return local, replace(self, scope=self.scope.with_local(local))


def check_binding(world: World, scope: Scope, name: str, span: Span) -> None:
    """Report a bound name that would hide another one."""
    other = world.declared.get(name)
    if other is not None:
        related = ((other.span, f"`{name}` is declared here"),)
        message = f"`{name}` already names {other.what}"
        world.report.error("TY003", message, span, "choose another name", related=related)
    elif name in scope.locals and name != "me":
        related = ((scope.locals[name].span, f"`{name}` is bound here"),)
        world.report.error("TY003", f"`{name}` is already bound here", span, "choose another name", related=related)
    elif name in RESERVED:
        world.report.error("TY003", f"`{name}` has a meaning of its own in the language", span, "choose another name")


#: Bare words with a fixed meaning, which nothing else can be called.
RESERVED = frozenset(
    ["me", "opponent", "Player", "players", "it", "cell", "each", "orthogonal", "diagonal", "flag", "Direction"]
)


def _condition_hint(found: typed.Expression) -> str:
    if isinstance(found.type, Optional):
        return "test it with `!= none`, or compare it with a value"
    return "compare it with a value, e.g. `x = 1`" if isinstance(found.type, Int) else ""


def _domain_hint(found: typed.Expression) -> str:
    if isinstance(found.type, Int):
        return "the numbers up to n are written `1..n`"
    return "a set of single values is written `{a, b}`"
