import json

from interpreter import load
from interpreter.cli.commands.list import command, seats
from tests.cli.helpers import ROOT, rulewright


def test_every_shipped_ruleset_is_listed_with_its_title():
    outcome = rulewright("list")
    assert (outcome.code, outcome.err) == (0, "")
    shipped = {path.parent.name for path in (ROOT / "rulesets").glob("*/ruleset.yaml")}
    words = [line.split()[0] for line in outcome.out.splitlines()[1:]]
    assert sorted(word for word in words if word in shipped) == sorted(shipped)
    assert "Connect Four" in outcome.out


def test_a_variant_stands_below_its_base_and_does_not_repeat_its_title(monkeypatch, tmp_path, capsys):
    texts = {
        "a-variant": "ruleset: a-variant\nextends: base\ntitle: Base, quick\n",
        "base": "ruleset: base\ntitle: Base\nplayers: 2\n",
        "other": "ruleset: other\ntitle: Other\nplayers: 3\n",
        "renamed": "ruleset: renamed\nextends: base\ntitle: Another name\n",
        "second": "ruleset: second\nextends: a-variant\ntitle: Base, quick and short\n",
    }
    files = {name: tmp_path / name / "ruleset.yaml" for name in texts}
    for name, text in texts.items():
        files[name].parent.mkdir()
        files[name].write_text(text)
    for place in ("interpreter.reading.library.shipped", "interpreter.cli.commands.list.shipped"):
        monkeypatch.setattr(place, lambda: files)
    command()
    assert [line.rstrip() for line in capsys.readouterr().out.splitlines()] == [
        "name         players  title",
        "base               2  Base",
        "  a-variant        2  …, quick",
        "    second         2  … and short",
        "  renamed          2  Another name",
        "other              3  Other",
    ]


def test_the_number_of_players_is_told_as_the_file_tells_it():
    assert [seats(2), seats(["light", "dark", "red"]), seats({"min": 2, "max": 4})] == ["2", "3", "2-4"]


def test_json_adds_the_sizes_of_actions_and_states():
    document = {entry["name"]: entry for entry in rulewright("list", "--json").json}
    assert document["tic-tac-toe"] == {
        "name": "tic-tac-toe",
        "title": "Tic-tac-toe",
        "players": 2,
        "actions": 9,
        "state_slots": load("tic-tac-toe").state_slots,
        "languages": document["tic-tac-toe"]["languages"],
    }


def test_a_ruleset_that_cannot_be_read_does_not_hide_the_others(monkeypatch, tmp_path, capsys):
    files = {"tic-tac-toe": ROOT / "rulesets" / "tic-tac-toe" / "ruleset.yaml", "bad": tmp_path / "ruleset.yaml"}
    files["bad"].write_text("ruleset: [")
    for place in ("interpreter.reading.library.shipped", "interpreter.cli.commands.list.shipped"):
        monkeypatch.setattr(place, lambda: files)
    command(as_json=True)
    good, bad = json.loads(capsys.readouterr().out)
    assert (good["actions"], bad["name"], bad["actions"]) == (9, "bad", None)
    assert bad["error"]
    command(sizes=True)
    out = capsys.readouterr().out
    assert "Tic-tac-toe" in out
    assert "cannot be read" in out
