"""From the model of a ruleset to its typed tree: every name resolved, every expression typed."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count

from interpreter.diagnostics.diagnostic import NOWHERE, Report
from interpreter.language import typed
from interpreter.language.cycles import check_guards, check_triggers
from interpreter.language.declare_box import declare_columns, declare_components
from interpreter.language.declare_names import declare_functions, declare_names
from interpreter.language.declare_patterns import declare_patterns
from interpreter.language.declare_variables import declare_variables
from interpreter.language.declare_zones import declare_places, declare_zones
from interpreter.language.effects import check_effects
from interpreter.language.expressions import check_text, check_typed, constant
from interpreter.language.flow import check_action, check_outcome, check_trigger, scope_of_me
from interpreter.language.functions import function
from interpreter.language.limits import check_players, check_room, check_slots
from interpreter.language.names_of_choices import check_choice_names
from interpreter.language.phases import check_phases
from interpreter.language.procedures import check_procedures, declare_procedures
from interpreter.language.types import Type
from interpreter.language.world import Scope, World
from interpreter.model.ruleset import Ruleset, Text

#: The greatest number of moves that ``limits`` may name; without it (0) the state counts no moves.
NO_LIMIT, MOST_MOVES = 0, 1_000_000

#: Where the numbering of locals goes on for expressions outside the ruleset.
_OUTSIDE = 1_000_000


def check(ruleset: Ruleset, report: Report) -> typed.Checked:
    """The ruleset, resolved and typed.

    Every mistake that can be found is in ``report``. Raises
    :class:`~interpreter.diagnostics.diagnostic.RulewrightError` if any is an error.
    """
    world = World(ruleset, report, tuple(player.value for player in ruleset.players))
    _declare(world)
    checked = _check_rules(world)
    report.raise_errors()
    return checked


def _declare(world: World) -> None:
    check_players(world)
    declare_names(world)
    declare_functions(world)
    declare_procedures(world)
    declare_columns(world)
    declare_components(world)
    declare_zones(world)
    declare_patterns(world)
    declare_variables(world)
    check_slots(world)
    check_room(world)
    for name, source in world.sources.items():
        function(world, name, source.name.span())


def _check_rules(world: World) -> typed.Checked:
    check_procedures(world, check_effects)
    setup_me, scope = scope_of_me(world)
    setup = check_effects(world, scope, world.ruleset.setup)
    actions = {source.name.value: check_action(world, source) for source in world.ruleset.actions}
    triggers = tuple(each for source in world.ruleset.triggers for each in check_trigger(world, source))
    phases, outcome = check_phases(world), check_outcome(world, world.ruleset.outcome)
    _check_whole(world, actions, triggers)
    return typed.Checked(
        ruleset=world.ruleset,
        seats=world.seats,
        enums=world.enums,
        components=world.components,
        zones=world.zones,
        variables=world.variables,
        patterns=world.patterns,
        functions=world.functions,
        setup=setup,
        setup_me=setup_me,
        actions=actions,
        triggers=triggers,
        phases=phases,
        outcome=outcome,
        move_limit=_move_limit(world),
    )


def _check_whole(world: World, actions: Mapping[str, typed.Action], triggers: tuple[typed.Trigger, ...]) -> None:
    """What only shows when all rules are known."""
    check_triggers(world, triggers)
    check_guards(world, actions)
    check_choice_names(world)


def _move_limit(world: World) -> int:
    text = world.ruleset.move_limit
    if text is None:
        return NO_LIMIT
    return constant(world, text, "`moves`", 1, MOST_MOVES) or NO_LIMIT


def check_expression(
    checked: typed.Checked,
    text: Text,
    report: Report,
    expected: Type | None = None,
    locals: Mapping[str, typed.Local] | None = None,
) -> typed.Expression | None:
    """A stand-alone expression typed in the context of a checked ruleset, or None after an error.

    ``expected`` is the type it has to fit; ``locals`` the names bound around it, such as ``me``.
    """
    before = len(report.errors)
    world, scope = world_of(checked, report), Scope(dict(locals or {}))
    found = check_text(world, scope, text) if expected is None else check_typed(world, scope, text, expected)
    return found if len(report.errors) == before else None


def world_of(checked: typed.Checked, report: Report) -> World:
    """The tables of a checked ruleset, to check more expressions against."""
    world = World(checked.ruleset, Report(), checked.seats, uids=count(_OUTSIDE))
    declare_names(world)
    declare_functions(world)
    world.enums.update(checked.enums)
    world.components.update(checked.components)
    world.zones.update(checked.zones)
    world.variables.update(checked.variables)
    world.patterns.update(checked.patterns)
    for zone in checked.ruleset.zones:
        declare_places(world, zone)
    for name in world.sources:
        function(world, name, NOWHERE)
    world.functions.update(checked.functions)
    world.report = report
    return world
