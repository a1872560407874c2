import pytest

from tests.cli.helpers import rulewright


def test_a_new_ruleset_brings_scenarios_and_schemas(tmp_path):
    outcome = rulewright("new", "my-game", cwd=tmp_path)
    assert (outcome.code, outcome.err) == (0, "")
    written = sorted(path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file())
    assert written == [
        "my-game/.schema/ruleset.schema.json",
        "my-game/.schema/scenarios.schema.json",
        "my-game/ruleset.yaml",
        "my-game/scenarios.yaml",
    ]
    text = (tmp_path / "my-game" / "ruleset.yaml").read_text()
    assert text.startswith("# yaml-language-server: $schema=.schema/ruleset.schema.json\n")
    assert "\nruleset: my-game\ntitle: My Game\n" in text
    assert "rulewright run" in outcome.out


def test_files_written_are_listed_as_json(tmp_path):
    document = rulewright("new", "my-game", "--json", cwd=tmp_path).json
    assert document["folder"] == "my-game"
    assert document["files"][:2] == ["my-game/ruleset.yaml", "my-game/scenarios.yaml"]


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("My Game", "`my-game`"),
        ("Übung", "is no name for a ruleset"),
        ("1st", "is no name for a ruleset"),
    ],
)
def test_a_name_no_ruleset_can_have_is_refused(tmp_path, name, message):
    outcome = rulewright("new", name, cwd=tmp_path)
    assert outcome.code == 2
    assert message in outcome.err
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(tmp_path):
    (tmp_path / "my-game").mkdir()
    (tmp_path / "my-game" / "notes.txt").write_text("mine")
    outcome = rulewright("new", "my-game", cwd=tmp_path)
    assert outcome.code == 2
    assert "already exists; nothing was written" in outcome.err
    assert [path.name for path in (tmp_path / "my-game").iterdir()] == ["notes.txt"]


def test_a_folder_that_cannot_be_written_is_explained(tmp_path):
    (tmp_path / "file").write_text("")
    outcome = rulewright("new", "file/my-game", cwd=tmp_path)
    assert outcome.code == 2
    assert "cannot be written" in outcome.err
