"""Running the worked examples of a rulebook: set up, do what is said, compare what then holds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from interpreter.diagnostics.diagnostic import Diagnostic, RulewrightError, Severity, Span
from interpreter.machine.game import Game
from interpreter.machine.reader import seat_of
from interpreter.machine.state import CHANCE, State
from interpreter.model.ruleset import Text
from interpreter.model.scenario import Position, Scenario
from interpreter.play.expectations import Mismatch, mismatches

#: Makes the game with the options of a scenario.
GameMaker = Callable[[Mapping[str, int | bool | str]], Game]


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a scenario came out: what differed, or the fault that kept it from being run."""

    scenario: Scenario
    mismatches: tuple[Mismatch, ...] = ()
    fault: tuple[Diagnostic, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether everything held."""
        return not self.mismatches and not self.fault

    @property
    def message(self) -> str:
        """What was wrong, in one line; empty if nothing was."""
        parts = [*(found.message for found in self.fault), *(found.message for found in self.mismatches)]
        return "; ".join(parts)


def run_scenarios(make: GameMaker, scenarios: Sequence[Scenario]) -> Iterator[Verdict]:
    """Run scenarios one by one; none can break another. Each set of options is loaded once."""
    games: dict[tuple[tuple[str, int | bool | str], ...], Game] = {}
    for scenario in scenarios:
        key = tuple(sorted(scenario.options.items()))
        try:
            if key not in games:
                games[key] = make(scenario.options)
            yield Verdict(scenario, tuple(run_scenario(games[key], scenario)))
        except RulewrightError as error:
            yield Verdict(scenario, fault=error.diagnostics)


def run_scenario(game: Game, scenario: Scenario) -> list[Mismatch]:
    """What differs from the scenario's expectation. Raises RulewrightError if it cannot be played."""
    state = _start(game, scenario)
    for number, step in enumerate(scenario.when, 1):
        if step.action is not None:
            _act(state, number, step.action)
        for outcome in step.chance:
            _happen(state, number, outcome)
    return list(mismatches(game, state, scenario.then, legend_of(scenario)))


def legend_of(scenario: Scenario) -> list[tuple[str, str]]:
    """The signs of a scenario's drawings as plain text."""
    return [(sign.value, kind.value) for sign, kind in scenario.legend]


def _start(game: Game, scenario: Scenario) -> State:
    if scenario.given == Position():
        return game.start()
    if scenario.given.to_move is not None:
        seat_of(game, scenario.given.to_move)
    return game.position(scenario.given, legend_of(scenario))


def _act(state: State, number: int, text: Text) -> None:
    try:
        action = state.game.parse(text.value)
    except RulewrightError as error:
        found = error.diagnostics[0]
        raise _fault(number, found.message, text.span(), found.hint) from error
    if state.current_player == CHANCE:
        hint = f"say what it brings before this step: `chance: [{_possible(state)[0]}]`"
        raise _fault(number, f"`{text.value}` cannot be done yet, chance is next", text.span(), hint)
    reason = state.explain(action)
    if reason is not None:
        related = ((reason.span, "this rule"),) if reason.span.file else ()
        raise _fault(number, f"`{text.value}` is not legal: {reason.text}", text.span(), related=related)
    state.apply(action)


def _happen(state: State, number: int, text: Text) -> None:
    if state.current_player != CHANCE:
        who = "the game is over" if state.is_over else f"{state.game.seats[state.current_player]} is to move"
        raise _fault(number, f"chance has nothing to decide here, {who}", text.span())
    for outcome, _ in state.chance_outcomes():
        if _matches(text.value, state.describe_outcome(outcome)):
            state.apply(outcome)
            return
    hint = f"it can bring: {', '.join(_possible(state)[:12])}"
    raise _fault(number, f"chance cannot bring `{text.value}` here", text.span(), hint)


def _matches(written: str, described: str) -> bool:
    """Whether an outcome is meant: by its notation, or by the attributes in its brackets."""
    word = "".join(written.split())
    full = "".join(described.split())
    return word in (full, full.partition("(")[2].rstrip(")"))


def _possible(state: State) -> list[str]:
    return [state.describe_outcome(outcome) for outcome, _ in state.chance_outcomes()]


def _fault(
    number: int, message: str, span: Span, hint: str = "", *, related: tuple[tuple[Span, str], ...] = ()
) -> RulewrightError:
    return RulewrightError(Diagnostic("SN010", Severity.ERROR, f"step {number}: {message}", span, hint, related))
