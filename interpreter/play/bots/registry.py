"""The names that bots go by, and making them from a name.

A bot is asked for by name, with an argument after a colon where it takes one (``mcts:400``). To
add one, write a class with ``choose`` and one line in :data:`BOTS`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from interpreter.diagnostics.diagnostic import Diagnostic, RulewrightError, Severity
from interpreter.diagnostics.suggest import did_you_mean, listing
from interpreter.play.bots.bot import Bot
from interpreter.play.bots.greedy import GreedyBot
from interpreter.play.bots.mcts import MOST_SIMULATIONS, SIMULATIONS, MctsBot
from interpreter.play.bots.simple import FirstBot, RandomBot


@dataclass(frozen=True, slots=True)
class Argument:
    """The whole number that a bot takes after the colon; ``default`` stands in for one left out."""

    letter: str
    meaning: str
    default: int
    most: int


@dataclass(frozen=True, slots=True)
class BotKind:
    """A kind of bot as the command line knows it: what it does and how it is built."""

    summary: str
    build: Callable[..., Bot]
    argument: Argument | None = None


#: Every bot by name.
BOTS: dict[str, BotKind] = {
    "random": BotKind("every legal action equally likely", RandomBot),
    "first": BotKind("the legal action with the lowest number", FirstBot),
    "greedy": BotKind("the best outcome or expected score after one action", GreedyBot),
    "mcts": BotKind(
        "a tree search with N imagined games for each choice",
        MctsBot,
        Argument("N", "imagined games", SIMULATIONS, MOST_SIMULATIONS),
    ),
}


def bot_names() -> str:
    """The bots with what they do, as the help lists them."""
    return "; ".join(f"{_form(name)}: {kind.summary}" for name, kind in BOTS.items())


def _form(name: str) -> str:
    argument = BOTS[name].argument
    return f"{name}:{argument.letter}" if argument else name


def make_bot(spec: str) -> Bot:
    """The bot named by ``spec``. Raises RulewrightError for an unknown name or argument."""
    name, colon, text = spec.partition(":")
    kind = BOTS.get(name)
    if kind is None:
        raise _unknown(name)
    if not colon:
        return kind.build()
    if kind.argument is None:
        raise _error("CL002", f"the player `{name}` takes no argument, found `{text}`", f"write `{name}`")
    return kind.build(_number(name, kind.argument, text))


def _number(name: str, argument: Argument, text: str) -> int:
    if text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= argument.most and len(text) < 9:
        return int(text)
    message = f"the player `{name}` takes a number of {argument.meaning} from 1 to {argument.most:,}, found `{text}`"
    raise _error("CL002", message, f"write `{name}:{argument.default}`")


def make_bots(specs: Sequence[str], seats: int, *, quick: bool = True) -> tuple[Bot, ...]:
    """One bot a seat: a single spec serves every seat, else there must be one for each.

    With ``quick`` false nothing runs on the fast machine. Raises RulewrightError.
    """
    if len(specs) not in (1, seats):
        raise _error(
            "CL003",
            f"the game has {seats} seats, but {len(specs)} players were named",
            f"name 1 player for all seats, or {seats} joined by commas",
        )
    bots = [make_bot(spec) for spec in (specs if len(specs) == seats else list(specs) * seats)]
    return tuple(replace(bot, quick=quick) if isinstance(bot, MctsBot) else bot for bot in bots)


def _unknown(name: str) -> RulewrightError:
    hint = did_you_mean(name, BOTS) or f"the players are {listing([_form(name) for name in BOTS])}"
    return _error("CL001", f"there is no player called `{name}`", hint)


def _error(code: str, message: str, hint: str) -> RulewrightError:
    return RulewrightError(Diagnostic(code, Severity.ERROR, message, hint=hint))
