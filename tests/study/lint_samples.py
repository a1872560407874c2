"""Small rulesets for the tests of the lint. Guillemets mark where a finding is expected."""

from interpreter.diagnostics.diagnostic import Report
from interpreter.machine.game import make_game
from interpreter.reading.load import loads
from interpreter.study.lint import lint

#: A game without any finding: two players fill a row of cells.
SECTIONS = {
    "options": "",
    "enums": "",
    "components": "  stone: {owner: Player}",
    "zones": "  board: {kind: row, length: 4, holds: stone}",
    "variables": "",
    "define": "",
    "patterns": "",
    "procedures": "",
    "setup": "",
    "actions": """\
  put:
    given: {square: board}
    where: empty(square)
    do: [{place: stone(me), at: square}]""",
    "triggers": "",
    "phases": "  play: {turns: alternate, actions: [put], until: full(board)}",
    "outcome": "  tie: draw",
    "limits": "",
}


def small(**sections: str) -> str:
    """The small game with other sections; one that begins with `+` is added to what is there."""
    lines = ["ruleset: small", "players: 2"]
    for key, standard in SECTIONS.items():
        text = sections.pop(key, standard)
        text = standard + text[1:] if text.startswith("+") else text
        lines += [f"{key}:", text] if text.strip() else []
    assert not sections, sections
    return "\n".join(lines) + "\n"


def marked(text: str) -> list[tuple[int, int]]:
    """Where the marks stand, by line and column of the text without them."""
    places = []
    for number, line in enumerate(text.split("\n"), 1):
        while "«" in line:
            places.append((number, line.index("«") + 1))
            line = line.replace("«", "", 1).replace("»", "", 1)
    return places


def findings(text: str, playouts: int = 0):
    """All findings of the lint in a marked text, in order."""
    game = make_game(loads(text.replace("«", "").replace("»", ""), "small.yaml"))
    report = Report()
    lint(game, report, playouts)
    return list(report)


def codes(text: str, playouts: int = 0) -> list[tuple[str, str, int, int]]:
    """Code, severity, line and column of each finding."""
    return [(d.code, d.severity.value, d.span.line, d.span.column) for d in findings(text, playouts)]


def expected(text: str, code: str, severity: str = "warning") -> list[tuple[str, str, int, int]]:
    """The findings that the marks of a text ask for."""
    return [(code, severity, *place) for place in marked(text)]


def shows(text: str, code: str, severity: str = "warning") -> None:
    """Assert that a marked text has exactly the findings at its marks."""
    assert marked(text), "the sample marks no place"
    found, wanted = codes(text), expected(text, code, severity)
    assert found == wanted, (found, wanted)


def is_silent(text: str) -> None:
    """Assert that a text has no finding at all."""
    assert codes(text) == []
