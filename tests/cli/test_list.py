from interpreter.cli.commands.list import seats
from tests.cli.helpers import ROOT, rulewright


def test_every_shipped_ruleset_is_listed_with_its_title():
    outcome = rulewright("list")
    assert (outcome.code, outcome.err) == (0, "")
    names = [line.split()[0] for line in outcome.out.splitlines()[1:] if not line.startswith(" ")]
    assert names == sorted(path.parent.name for path in (ROOT / "rulesets").glob("*/ruleset.yaml"))
    assert "Connect Four" in outcome.out


def test_the_number_of_players_is_told_as_the_file_tells_it():
    assert [seats(2), seats(["light", "dark", "red"]), seats({"min": 2, "max": 4})] == ["2", "3", "2-4"]
