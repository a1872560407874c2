import pytest

from interpreter.cli.loading import head_of, plain_of
from interpreter.diagnostics.diagnostic import RulewrightError
from interpreter.reading.library import shipped


@pytest.mark.parametrize("name", shipped())
def test_the_head_of_a_ruleset_says_what_the_whole_says(name):
    head, whole = head_of(name), plain_of(name)
    assert [head[key] for key in ("title", "players")] == [whole[key] for key in ("title", "players")]


def shelf(monkeypatch, tmp_path, **texts):
    """Shipped rulesets for the time of a test."""
    for name, text in texts.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "ruleset.yaml").write_text(text)
    files = {name: tmp_path / name / "ruleset.yaml" for name in texts}
    monkeypatch.setattr("interpreter.reading.library.shipped", lambda: files)


def test_a_head_below_the_rules_is_found_too(monkeypatch, tmp_path):
    shelf(monkeypatch, tmp_path, late="components: {stone: {}}\ntitle: Late\nplayers: 3\n")
    assert (head_of("late")["title"], head_of("late")["players"]) == ("Late", 3)


def test_a_circle_of_bases_is_told_and_does_not_hang(monkeypatch, tmp_path):
    shelf(monkeypatch, tmp_path, a="ruleset: a\nextends: b\n", b="ruleset: b\nextends: a\n")
    with pytest.raises(RulewrightError):
        head_of("a")
