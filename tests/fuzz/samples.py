"""Small rulesets of many kinds: some fragments of the pages of the language, put into their host together."""

from __future__ import annotations

import random

import yaml

from tests.docs.pages import ALL, HOSTS, load_plain, merged

FRAGMENTS = [load_plain(block.text) for block in ALL if block.words.get("in") == "host" and "wrong" not in block.words]
HOST = {**load_plain((HOSTS / "host.yaml").read_text(encoding="utf-8")), "limits": {"moves": 60}}


def sample(seed: int) -> str:
    """A ruleset of one to four fragments; parts of them may contradict each other."""
    stream = random.Random(seed)
    tree = HOST
    for fragment in stream.sample(FRAGMENTS, stream.choice((1, 2, 3, 4))):
        tree = merged(tree, fragment)
    return yaml.safe_dump(tree, sort_keys=False, width=1000)
