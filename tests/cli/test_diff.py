from tests.cli.helpers import rulewright


def test_a_variant_differs_from_its_base_by_what_it_says():
    document = rulewright("diff", "candy-crush-duel-pocket", "candy-crush-duel-large-tray", "--json").json
    changed = {(change["name"], change["old"], change["new"]) for change in document["changes"]}
    assert ("rows.value", 4, 5) in changed
    assert ("columns.value", 4, 5) in changed
    assert document["same"] is False


def test_the_same_ruleset_does_not_differ():
    outcome = rulewright("diff", "pig", "pig")
    assert (outcome.code, outcome.err) == (0, "")
    assert "the rules are the same" in outcome.out


def test_an_option_is_compared_with_its_default_and_names_the_rules_it_touches():
    out = rulewright("diff", "connect-four", "-o", "rows=8").out
    assert "~ rows.value   6  →  8" in out
    assert "used by zones.board" in out


def test_options_of_both_sides_can_be_set():
    assert "the rules are the same" in rulewright("diff", "connect-four", "-a", "rows=8", "-o", "rows=8").out


def test_long_rules_are_shown_over_lines(tmp_path):
    text = (
        "ruleset: small\nplayers: 2\ncomponents: {stone: {}}\nzones: {board: {kind: pool, holds: stone}}\n"
        "actions: {go: {do: [{draw: true}]}}\nphases: {play: {turns: once, actions: [go]}}\n"
    )
    for name, extra in (
        ("a", ""),
        ("b", "  long: {when: 1 = 1, on: {placed: board}, do: [{draw: true}, {draw: true}]}\n"),
    ):
        (tmp_path / name).mkdir()
        (tmp_path / name / "ruleset.yaml").write_text(text + ("triggers:\n" + extra if extra else ""))
    out = rulewright("diff", "a", "b", cwd=tmp_path).out
    assert "+ long" in out
    assert "+ when: 1 = 1" in out
    assert "triggers" in out
