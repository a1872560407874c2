"""The page that ``show`` prints, section by section."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text as Rich

from interpreter.cli.show.flow import flow_tree
from interpreter.cli.show.layout import FAINT, indented, plain_table, sentences
from interpreter.cli.show.people import in_language
from interpreter.cli.show.pictures import pattern_picture, zone_picture
from interpreter.cli.show.provenance import Sourced, assumed, bare, cited
from interpreter.cli.show.words import effects, event, line, lines, parameters
from interpreter.model.names import NO_NAMES, Names
from interpreter.model.ruleset import (
    Action,
    Component,
    Enum,
    Option,
    Pattern,
    Procedure,
    Ruleset,
    Trigger,
    Variable,
    Zone,
)

#: Patterns stand side by side in columns of this width.
_PATTERN_WIDTH = 24


def print_page(console: Console, ruleset: Ruleset, source: Mapping[str, object], names: Names = NO_NAMES) -> None:
    """Print the whole page. ``source`` is the rulebook that the ruleset follows, ``names`` what things are called."""
    shown = in_language(ruleset, names)
    console.print(Group(*_head(shown, source)))
    for title, body in (*_sections(shown), *_unsaid(ruleset)):
        console.print(Rich(f"\n{title}", "bold"))
        console.print(indented(body))


def print_sources(console: Console, ruleset: Ruleset, names: Names = NO_NAMES) -> None:
    """Print what is assumed and why, then what the rulebook is cited for, then the rest."""
    title = names.title_of(ruleset.title)
    console.print(Rich(f"{title}: where its rules come from", "bold"))
    for title, rules in (("Assumed", assumed(ruleset)), ("Cited", cited(ruleset)), ("Neither", bare(ruleset))):
        console.print(Rich(f"\n{title} ({len(rules)})", "bold"))
        console.print(indented(_sources(rules)))


def _head(ruleset: Ruleset, source: Mapping[str, object]) -> Iterator[RenderableType]:
    yield Rich.assemble((ruleset.title, "bold"), (f"  {ruleset.name}", FAINT))
    yield f"{len(ruleset.players)} players: {lines(ruleset.players)}"
    if ruleset.extends:
        yield Rich(f"a variant of {ruleset.extends}", FAINT)
    if ruleset.description:
        yield Rich(" ".join(ruleset.description.split()))
    if rulebook := source_line(source):
        yield Rich(f"after {rulebook}", FAINT)


def source_line(source: Mapping[str, object]) -> str:
    """The rulebook followed, on one line; nothing where none is named."""
    keys = ("title", "edition", "publisher", "year", "url")
    return ", ".join(str(source[key]) for key in keys if source.get(key))


def _sections(ruleset: Ruleset) -> Iterator[tuple[str, RenderableType]]:
    parts: tuple[tuple[str, Sequence[object], RenderableType], ...] = (
        ("Options", ruleset.options, _options(ruleset.options)),
        ("In the box", (*ruleset.enums, *ruleset.components), _box(ruleset)),
        ("Where things lie", ruleset.zones, _zones(ruleset)),
        ("To remember", ruleset.variables, _variables(ruleset.variables)),
        ("What a player may do", ruleset.actions, Group(*(_action(action) for action in ruleset.actions))),
        ("What rules share", ruleset.procedures, Group(*(_procedure(each) for each in ruleset.procedures))),
        ("Patterns", ruleset.patterns, _patterns(ruleset)),
        ("How the game goes", ruleset.phases, flow_tree(ruleset)),
        ("What happens by itself", ruleset.triggers, Group(*(_trigger(trigger) for trigger in ruleset.triggers))),
    )
    yield from ((title, body) for title, items, body in parts if items)
    yield "Who wins", _outcome(ruleset)


def _unsaid(ruleset: Ruleset) -> Iterator[tuple[str, RenderableType]]:
    """What is assumed, by the identifiers by which it is found in the file."""
    if rules := assumed(ruleset):
        yield f"Assumed, the rulebook being silent ({len(rules)})", _sources(rules)


def _options(options: Sequence[Option]) -> Table:
    table = plain_table("option", "value", "may be")
    for option in options:
        changed = option.value != option.default
        value = Rich(_word(option.value), "bold yellow" if changed else "bold")
        if changed:
            value.append(f" (default {_word(option.default)})", FAINT)
        values = Rich(allowed(option))
        if option.description:
            values.append(f"\n{' '.join(option.description.split())}", FAINT)
        table.add_row(option.name.value, value, values)
    return table


def allowed(option: Option) -> str:
    """The values an option takes."""
    if option.kind == "range":
        return f"{option.low} to {option.high}"
    return "yes or no" if option.kind == "flag" else lines(option.choices)


def _word(value: int | bool | str) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _box(ruleset: Ruleset) -> Table:
    table = plain_table()
    for component in ruleset.components:
        table.add_row(Rich(component.name.value, "cyan"), _component(component))
    for enum in ruleset.enums:
        table.add_row(Rich(enum.name.value, "green"), _enum(enum))
    return table


def _component(component: Component) -> str:
    attributes = [f"{name.value}: {line(kind)}" for name, kind in component.attributes]
    if component.faces is not None:
        attributes.append(f"a die with the faces {line(component.faces)}")
    copies = line(component.copies)
    supply = f"{copies} {'copy' if copies == '1' else 'copies'}" if copies else "as many as needed"
    where = f", in {line(component.starts)} at the start" if component.starts else ""
    return "; ".join([*attributes, supply + where])


def _enum(enum: Enum) -> str:
    return ", ".join(member.name.value + _attributes(member.attributes) for member in enum.members)


def _attributes(attributes: Mapping[str, object]) -> str:
    if not attributes:
        return ""
    return " (" + ", ".join(f"{key} {_attribute(value)}" for key, value in attributes.items()) + ")"


def _attribute(value: object) -> str:
    if isinstance(value, Mapping):
        return " ".join(f"{key}:{_attribute(item)}" for key, item in value.items())
    return str(getattr(value, "value", value))


def _zones(ruleset: Ruleset) -> Group:
    return Group(*(_zone(zone, ruleset) for zone in ruleset.zones))


def _zone(zone: Zone, ruleset: Ruleset) -> Group:
    head = Rich.assemble((zone.name.value, "cyan"), f"  {zone_line(zone)}")
    picture = zone_picture(zone, ruleset)
    return Group(head, indented(Rich("\n".join(picture), FAINT))) if picture else Group(head)


def zone_line(zone: Zone) -> str:
    """A zone in words: its kind and size, what it holds, whose it is, who sees it."""
    size = " × ".join(line(text) for text in (zone.rows, zone.columns, zone.levels, zone.length) if text)
    parts = [f"{zone.kind.value} {size}".strip()]
    if zone.cells != "single":
        parts.append(f"each cell a {zone.cells}" + (f" up to {line(zone.height)}" if zone.height else ""))
    parts.append(f"holds {lines(zone.holds)}")
    if zone.per:
        parts.append(f"one for each {lines(zone.per)}")
    if zone.visible != "all":
        parts.append({"owner": "only its owner sees it", "none": "nobody sees it"}[zone.visible])
    return ", ".join(parts)


def _variables(variables: Sequence[Variable]) -> Table:
    table = plain_table()
    for variable in variables:
        kind = line(variable.of) if variable.of else f"{line(variable.low)} to {line(variable.high)}"
        per = f", one for each {lines(variable.per)}" if variable.per else ""
        start = f", at first {line(variable.start)}" if variable.start else ""
        none = " or none" if variable.optional else ""
        table.add_row(Rich(variable.name.value, "cyan"), f"{kind}{none}{per}{start}")
    return table


def _action(action: Action) -> Group:
    head = Rich.assemble((action.name.value + parameters(action.given), "cyan"))
    needs = [f"{item.name.value} from {line(item.domain)}" for item in action.given]
    needs += [f"only if {line(condition)}" for condition in action.where]
    return Group(head, indented(sentences(needs)), indented(sentences(effects(action.do), "→ ")))


def _procedure(procedure: Procedure) -> Group:
    names = ", ".join(name.value for name, _ in procedure.parameters)
    head = Rich(procedure.name.value + (f"({names})" if names else ""), "cyan")
    return Group(head, indented(sentences(effects(procedure.do), "→ ")))


def _trigger(trigger: Trigger) -> Group:
    events = " or ".join(event(item) for item in trigger.on)
    when = f", if {line(trigger.when)}" if trigger.when else ""
    head = Rich.assemble((trigger.name.value, "cyan"), f"  on {events}{when}")
    return Group(head, indented(sentences(effects(trigger.do), "→ ")))


def _patterns(ruleset: Ruleset) -> Group:
    lists = [_pattern(pattern, ruleset) for pattern in ruleset.patterns if pattern.any_of]
    drawn = [_pattern(pattern, ruleset) for pattern in ruleset.patterns if not pattern.any_of]
    return Group(*lists, Columns(drawn, width=_PATTERN_WIDTH, padding=(0, 2)))


def _pattern(pattern: Pattern, ruleset: Ruleset) -> Rich:
    extra = ", ".join(f"{name.value} {line(value)}" for name, value in pattern.attributes)
    picture = "\n".join([*pattern_picture(pattern, ruleset), *([extra] if extra else [])])
    return Rich.assemble((pattern.name.value, "cyan"), "\n", picture, "\n")


def _outcome(ruleset: Ruleset) -> Group:
    outcome = ruleset.outcome
    sentences = []
    for place, rank in enumerate(outcome.rank):
        sentences.append(f"{'then' if place else 'most of'} {line(rank)}")
    if not sentences:
        sentences.append("whoever a rule names as the winner; otherwise a draw")
    else:
        sentences.append("still equal: " + ("the win is shared" if outcome.tie == "shared" else "a draw"))
    if outcome.score is not None:
        sentences.append(f"score shown: {line(outcome.score)}")
    if ruleset.move_limit is not None:
        sentences.append(f"after {line(ruleset.move_limit)} moves the game stops")
    return Group(*(Rich(sentence) for sentence in sentences))


def _sources(rules: Sequence[Sourced]) -> Table:
    table = plain_table()
    for rule in rules:
        reason = rule.source.assumed or ", ".join(rule.source.cite)
        table.add_row(Rich(rule.rule, "cyan"), reason)
    return table
