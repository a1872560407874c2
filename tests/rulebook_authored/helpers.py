"""A tiny ruleset with rulebooks, in a folder of its own."""

from interpreter.diagnostics.diagnostic import Report
from interpreter.reading.load import load
from interpreter.rulebook.authored.check import check_authored
from interpreter.rulebook.authored.render import render

RULESET = """\
ruleset: beans
title: Beans
players: 2
options:
  beans: {range: [0, 99], default: 5, cite: box.beans}
  misere: {flag: false, assumed: Nobody knows}
components:
  bean: {copies: beans, starts: heap, cite: box.beans}
zones:
  heap: {kind: pool, holds: bean, cite: box.beans}
  gone: {kind: pool, holds: bean, cite: turn.take}
actions:
  take: {cite: turn.take, do: [{move: bean, from: heap, to: gone}]}
phases:
  play: {turns: alternate, actions: [take], until: empty(heap), cite: turn.take}
outcome: {tie: draw}
"""

ENGLISH = """\
-bean = { $form ->
   *[one] bean
    [many] beans
}

## In the box

box-beans = { $beans ->
    [one] one { -bean }
   *[other] { $beans } { -bean(form: "many") }
}

## Playing

turn-take = Take a { -bean }.
"""

RUSSIAN = """\
-bean = { $form ->
   *[one] боб
    [few] боба
    [many] бобов
}

## В коробке

box-beans = { $beans ->
    [one] { $beans } { -bean }
    [few] { $beans } { -bean(form: "few") }
   *[many] { $beans } { -bean(form: "many") }
}

## Игра

turn-take = Возьмите один { -bean }.
"""


def write(folder, ruleset=RULESET, **texts):
    """Write a ruleset and its rulebooks, one for each language given; the ruleset's file."""
    (folder / "rulebook").mkdir(parents=True, exist_ok=True)
    (folder / "ruleset.yaml").write_text(ruleset, encoding="utf-8")
    for language, text in texts.items():
        (folder / "rulebook" / f"{language}.ftl").write_text(text, encoding="utf-8")
    return folder / "ruleset.yaml"


#: The note on things without a name: these small rulebooks name next to nothing.
NAMELESS = "RA018"


def findings(folder, ruleset=RULESET, **texts):
    """What the check says about a ruleset with these rulebooks, but for things without a name."""
    return [each for each in reported(load(write(folder, ruleset, **texts))) if each.code != NAMELESS]


def reported(ruleset):
    """Everything that the check says about the rulebooks of a ruleset."""
    report = Report()
    check_authored(ruleset, report)
    return list(report)


def found(folder, ruleset=RULESET, **texts):
    """The findings as code, file and line."""
    return [(each.code, each.span.file.split("/")[-1], each.span.line) for each in findings(folder, ruleset, **texts)]


def clause(ruleset, language, name, **options):
    """The text of a clause of a shipped ruleset, for these options."""
    book = render(load(ruleset, options), language)
    return next(each.text for section in book.sections for each in section.paragraphs if each.clause == name)
