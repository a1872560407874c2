"""Rulesets are found by name, file or folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.diagnostics.diagnostic import RulewrightError
from interpreter.reading import load, locate, shipped
from interpreter.reading.library import data_folder, display_name
from tests.reading.samples import SAMPLE


def refusal(name: str | Path) -> tuple[str, str, str]:
    with pytest.raises(RulewrightError) as caught:
        load(name)
    (found,) = caught.value.diagnostics
    return found.code, found.message, found.hint


def test_the_shipped_rulesets_are_those_of_the_folder() -> None:
    folders = sorted(path.parent.name for path in data_folder("rulesets").glob("*/ruleset.yaml"))
    assert list(shipped()) == folders
    assert "connect-four" in folders


def test_a_shipped_ruleset_is_found_by_name() -> None:
    assert locate("connect-four") == shipped()["connect-four"]


def test_a_ruleset_is_found_by_its_file_and_by_its_folder(tmp_path: Path) -> None:
    (tmp_path / "ruleset.yaml").write_text(SAMPLE, encoding="utf-8")
    for place in (tmp_path, tmp_path / "ruleset.yaml", str(tmp_path)):
        assert load(place).path == str(tmp_path / "ruleset.yaml")


def test_an_unknown_name_gets_its_neighbour() -> None:
    assert refusal("conect_four") == ("RD001", "there is no ruleset `conect_four`", "did you mean `connect-four`?")


def test_a_name_without_a_neighbour_gets_some_names_and_the_way_to_all() -> None:
    code, _, hint = refusal("xyzzy")
    assert code == "RD001"
    assert all(f"`{name}`" in hint for name in list(shipped())[:12])
    assert hint.endswith("…; `rulewright list` shows all")


def test_a_missing_file_is_called_a_file(tmp_path: Path) -> None:
    path = tmp_path / "other.yaml"
    assert refusal(path)[:2] == ("RD001", f"there is no file `{path}`")


def test_a_folder_without_a_ruleset_is_named(tmp_path: Path) -> None:
    assert refusal(tmp_path)[:2] == ("RD001", f"the folder `{tmp_path}` holds no ruleset.yaml")


@pytest.mark.parametrize("name", ["", "\0", "a" * 5000, "~", "-o", "..."])
def test_a_strange_name_is_refused_and_nothing_worse(name: str) -> None:
    assert refusal(name)[0] == "RD001"


def test_a_file_in_the_working_folder_is_shown_relative_to_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert display_name(Path("games/ruleset.yaml")) == "games/ruleset.yaml"
    assert display_name(Path("/nowhere/ruleset.yaml")) == "/nowhere/ruleset.yaml"


def test_the_languages_are_those_of_the_rulebooks_beside_the_ruleset(tmp_path: Path) -> None:
    (tmp_path / "ruleset.yaml").write_text(SAMPLE, encoding="utf-8")
    (tmp_path / "rulebook").mkdir()
    for language in ("fr", "en"):
        (tmp_path / "rulebook" / f"{language}.ftl").write_text("", encoding="utf-8")
    assert load(tmp_path).languages == ("en", "fr")
