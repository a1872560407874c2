"""What a ruleset names that a person gets to see: each thing by its section and identifier."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from interpreter.model.ruleset import Effect, Phase, Ruleset

#: What a person meets while a game is played, and so looks for by a name.
PLAYED = (
    *("players", "components", "zones", "variables", "enums", "patterns"),
    *("actions", "triggers", "phases", "limits"),
)
#: An ask that may be declined is one choice more, whose name begins so.
_DECLINED = "no_"


def things(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """Everything that may have a name, as section and identifier; members of enums under ``enums.<enum>``."""
    yield from (("players", seat.value) for seat in ruleset.players)
    for section in ("components", "zones", "variables", "enums", "patterns", "procedures", "actions"):
        yield from ((section, thing.name.value) for thing in getattr(ruleset, section))
    for enum in ruleset.enums:
        yield from ((f"enums.{enum.name.value}", member.name.value) for member in enum.members)
    yield from (("actions", name) for name in _asks(_effects(ruleset)))
    yield from (("triggers", trigger.name.value) for trigger in ruleset.triggers)
    yield from (("phases", phase.name.value) for phase in _phases(ruleset.phases))
    yield from (("options", option.name.value) for option in ruleset.options)
    if ruleset.move_limit is not None:
        yield "limits", "moves"


def met_in_play(ruleset: Ruleset) -> dict[str, list[str]]:
    """What a person meets while playing, by section, each identifier once; types and helpers are not."""
    found: dict[str, list[str]] = {}
    for section, name in things(ruleset):
        kind = section.partition(".")[0]
        if kind in PLAYED and section != "enums" and name not in found.setdefault(section, []):
            found[section].append(name)
    return found


def term_names(section: str, name: str) -> tuple[str, str]:
    """The terms that may name a thing: that of its pointer, with hyphens for dots, then that of its identifier."""
    return f"{section}-{name}".replace(".", "-"), name


def named_by(words: Mapping[str, str], section: str, name: str) -> str | None:
    """What the terms of a language call a thing, if they do."""
    return next((words[term] for term in term_names(section, name) if term in words), None)


def _phases(phases: Iterable[Phase]) -> Iterator[Phase]:
    for phase in phases:
        yield phase
        yield from _phases(phase.phases)


def _effects(ruleset: Ruleset) -> Iterator[Effect]:
    lists = [ruleset.setup, *(procedure.do for procedure in ruleset.procedures)]
    lists += [rule.do for rules in (ruleset.actions, ruleset.triggers) for rule in rules]
    for phase in _phases(ruleset.phases):
        lists += [phase.start, phase.before_turn, phase.after_turn, phase.end]
        lists += [phase.stuck] if isinstance(phase.stuck, tuple) else []
    return (step for steps in lists for step in steps)


def _asks(steps: Iterable[Effect]) -> Iterator[str]:
    """The names of the asks among effects and of declining those that may be declined."""
    for step in steps:
        if step.verb.value == "ask" and "ask" in step.arguments:
            name = step.arguments["ask"].value
            yield name
            optional = step.arguments.get("optional")
            if optional is not None and optional.value != "false":
                yield f"{_DECLINED}{name}"
        for block in step.blocks.values():
            yield from _asks(block)
