"""Pattern pictures: conditions under which a shape may be turned, mirrored or used at all."""

import pytest

from interpreter.cli.show.pictures import pattern_picture
from interpreter.reading import loads

RULES = """
ruleset: sample
players: 2
options: {{bent: {{flag: true}}}}
patterns: {{ell: {{shape: ["x.", "xx"], {more}}}}}
actions: {{go: {{}}}}
phases: {{play: {{turns: once, actions: [go]}}}}
"""


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ("turned: false", []),
        ("turned: any", ["also turned"]),
        ("turned: bent, mirrored: true", ["also turned if bent and mirrored"]),
        ("mirrored: not bent, only_when: bent", ["also mirrored if not bent", "only when bent"]),
    ],
)
def test_the_picture_says_how_else_the_shape_may_lie(more: str, said: list[str]) -> None:
    ruleset = loads(RULES.format(more=more))
    assert pattern_picture(ruleset.patterns[0], ruleset)[2:] == said
