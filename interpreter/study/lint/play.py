"""Playing a little: errors that only show in play, and rules that never take effect."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from interpreter.diagnostics.diagnostic import NOWHERE, Diagnostic, Report, RulewrightError
from interpreter.language import typed
from interpreter.machine.engine import Engine
from interpreter.machine.playout import draw
from interpreter.machine.rng import Stream, derived_seed
from interpreter.program.layout import POINT, VariableSlots
from interpreter.program.program import Chance, Decision
from interpreter.study.lint.conditions import never_legal
from interpreter.study.lint.findings import Findings, note, warning
from interpreter.study.lint.subject import Subject
from interpreter.study.lint.truth import truth

#: A trial game with more decisions than this is given up.
LONGEST = 20_000

_HINT = "see whether its conditions can hold; a scenario can show that they do"


@dataclass
class Trials:
    """What random games have shown: choices taken, phases seen, rules that answered, variables that changed."""

    engine: Engine
    taken: set[str] = field(default_factory=set)
    phases: set[str] = field(default_factory=set)
    changed: set[str] = field(default_factory=set)
    games: int = 0
    #: Rules that are known to have taken effect in other games.
    elsewhere: frozenset[str] = frozenset()

    @property
    def answered(self) -> set[str]:
        """The names of the triggers that took effect."""
        return {self.engine.program.rules[number] for number in self.engine.fired} | self.elsewhere


class _TooLongError(Exception):
    """A trial game has gone on for too long; others would too."""


def try_out(subject: Subject, playouts: int, report: Report) -> Trials:
    """Reach the start and play random games; each different error is reported once, with a seed that shows it."""
    trials = Trials(Engine(subject.game.program, coverage=True))
    try:
        first = trials.engine.first
    except RulewrightError as problem:
        report.extend(problem.diagnostics)
        return trials
    for number in range(playouts):
        seed = derived_seed(0, number)
        try:
            _play(trials, list(first), Stream(seed))
            trials.games += 1
        except _TooLongError:
            report.add(_endless())
            break
        except RulewrightError as problem:
            _report(problem, f"a random game of `{subject.game.name}` ran into this (its seed: {seed})", report)
    return trials


def _report(problem: RulewrightError, where: str, report: Report) -> None:
    for found in problem.diagnostics:
        if found not in report.found:
            report.add(found)
            report.add(note("CL009", where, found.span))


def _play(trials: Trials, state: list[int], stream: Stream) -> None:
    engine, decisions = trials.engine, 0
    watched = engine.program.layout.variables
    while True:
        point = engine.program.points[state[POINT]]
        _watch(trials, state, watched)
        if isinstance(point, Chance):
            engine.happen(state, draw(engine.legal[point.number](state), stream))
        elif isinstance(point, Decision):
            trials.phases.add(point.phase)
            decisions += 1
            _decide(trials, state, stream)
        else:
            return
        if decisions > LONGEST:
            raise _TooLongError


def _endless() -> Diagnostic:
    message = f"a random game was not over after {LONGEST:,} decisions"
    return warning("CL008", message, NOWHERE, "give the game an end that must come, or `limits: {moves: ...}`")


def _decide(trials: Trials, state: list[int], stream: Stream) -> None:
    engine = trials.engine
    legal = engine.legal[state[POINT]](state)
    if not legal:
        engine.stalled(state)
    action = legal[stream.below(len(legal))]
    trials.taken.add(next(c.name for c in engine.program.choices if c.base <= action < c.base + c.count))
    engine.act(state, action)


def _watch(trials: Trials, state: list[int], variables: Mapping[str, VariableSlots]) -> None:
    for name, slots in variables.items():
        if name not in trials.changed and any(x != slots.variable.start for x in state[slots.base :][: slots.size]):
            trials.changed.add(name)


def never_happened(subject: Subject, trials: Trials) -> Findings:
    """LI060, LI061: what no random game has shown, as far as it could have."""
    if not trials.games:
        return
    games = f"in {trials.games} random game{'s' if trials.games > 1 else ''}"
    for action in subject.checked.actions.values():
        if action.name not in trials.taken and never_legal(action) is None and _listed(subject, action.name):
            yield note("LI060", f"nobody ever did `{action.name}` {games}", action.span, _HINT)
    answered = trials.answered
    for trigger in {trigger.name: trigger for trigger in subject.checked.triggers}.values():
        if trigger.name not in answered and not _switched_off(trigger):
            yield note("LI060", f"`{trigger.name}` never took effect {games}", trigger.span, _HINT)
    for phase in subject.phases:
        if phase.turns and phase.name not in trials.phases and not _skipped(subject, phase):
            yield note("LI060", f"nobody ever had to decide anything in `{phase.name}` {games}", phase.span, _HINT)
    yield from _unchanged(subject, trials, games)


def _listed(subject: Subject, action: str) -> bool:
    return any(action in phase.actions for phase in subject.phases)


def _switched_off(trigger: typed.Trigger) -> bool:
    """Whether a trigger cannot answer with the options of this game."""
    return trigger.when is not None and truth(trigger.when) is False


def _skipped(subject: Subject, phase: typed.Phase) -> bool:
    """Whether nobody can decide anything in a phase with the options of this game."""
    if phase.only_when is not None and truth(phase.only_when) is False:
        return True
    return all(never_legal(subject.checked.actions[name]) is not None for name in phase.actions)


def _unchanged(subject: Subject, trials: Trials, games: str) -> Findings:
    targets = (step.arguments["target"] for step in _writes(subject.steps))
    written = {target.name for target in targets if isinstance(target, typed.Variable)}
    for name, variable in subject.checked.variables.items():
        if name in written and name not in trials.changed:
            hint = "see whether the effects that change it can happen"
            yield note("LI061", f"`{name}` kept its start value {games}", variable.span, hint)


def _writes(steps: Iterable[typed.Effect]) -> Iterator[typed.Effect]:
    """The effects that write to variables, except under conditions that never hold with these options."""
    for step in steps:
        if step.verb in ("set", "add"):
            yield step
        known = truth(step.arguments["if"]) if step.verb == "if" else None
        for key, block in step.blocks.items():
            if known is None or known == (key == "then"):
                yield from _writes(block)
