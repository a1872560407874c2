import pytest

from tests.cli.helpers import rulewright, unframed

COMMANDS = ["list", "show", "check", "run", "test", "explain", "replay", "perft", "diff", "new", "build"]
GROUPS = ["rulebook"]


def test_without_arguments_the_help_is_shown():
    outcome = rulewright()
    assert outcome.code == 2
    assert all(f" {command} " in outcome.out + outcome.err for command in COMMANDS)


def test_the_help_names_every_command_and_nothing_else():
    outcome = rulewright("--help")
    assert outcome.code == 0
    rows = outcome.out.split("Commands")[1].splitlines()
    listed = [row.split()[1] for row in rows if row.startswith("│ ") and row[2] != " "]
    assert listed == [*COMMANDS, *GROUPS]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command):
    outcome = rulewright(command, "--help")
    assert outcome.code == 0
    assert f"Usage: rulewright {command}" in outcome.out


def test_the_version_is_that_of_the_package():
    from importlib.metadata import version

    assert rulewright("--version").out == f"rulewright {version('rulewright')}\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["rn"], "No such command 'rn'. Did you mean 'run'"),
        (["run", "pig", "--gmaes", "3"], "--gmaes"),
        (["run"], "Missing argument 'RULESET'"),
        (["run", "pig", "--games", "0"], "Invalid value for '--games' / '-n'"),
        (["run", "pig", "--games", "many"], "Invalid value for '--games' / '-n'"),
        (["run", "pig", "--backend", "steam"], "'steam' is not one of 'wasm', 'python'."),
        (["run", "pig", "-o", "target"], "'target' is not of the form NAME=VALUE, such as rows=8."),
        (["run", "pig", "-o", "=3"], "'=3' is not of the form NAME=VALUE, such as rows=8."),
        (["run", "pig", "-o", "target=3", "-o", "target=4"], "the option 'target' is set twice."),
        (["perft", "pig"], "Missing argument 'DEPTH'"),
        (["perft", "pig", "0"], "Invalid value for 'DEPTH'"),
        (["check", "pig", "--format", "xml"], "Invalid value for '--format'"),
    ],
)
def test_wrong_usage_is_explained_on_stderr_with_exit_code_2(arguments, message):
    outcome = rulewright(*arguments)
    assert outcome.code == 2
    assert outcome.out == ""
    assert message in unframed(outcome.err)


@pytest.mark.parametrize("command", ["show", "check", "run", "test", "diff"])
def test_an_unknown_ruleset_is_wrong_usage_and_a_near_one_is_offered(command):
    outcome = rulewright(command, "conect-four")
    assert outcome.code == 2
    assert outcome.out == ""
    assert "there is no ruleset `conect-four`" in outcome.err
    assert "did you mean `connect-four`?" in outcome.err


def test_a_folder_without_a_ruleset_is_wrong_usage(tmp_path):
    outcome = rulewright("show", tmp_path)
    assert outcome.code == 2
    assert "holds no ruleset.yaml" in outcome.err


def test_an_error_is_also_a_json_document_where_one_was_asked_for():
    outcome = rulewright("show", "conect-four", "--json")
    assert outcome.code == 2
    assert outcome.json["ok"] is False
    assert outcome.json["diagnostics"][0]["code"] == "RD001"
