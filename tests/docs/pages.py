"""The examples on the pages of the language, taken out of the pages.

The word after the language of a fence says what the block is:

- ```` ```yaml ruleset ````: a whole ruleset;
- ```` ```yaml in=host ````: a part of one, to be put into ``hosts/host.yaml``;
- ```` ```yaml scenarios=host ````: scenarios of ``hosts/host.yaml``;
- ```` ```yaml wrong=CODE in=host ````: a part that is refused with this code;
- ```` ```expr in=grid_regions ````: lines ``expression → value`` in the position of
  ``tests/language/grid_regions.yaml``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*(ROOT / "docs" / "language").glob("*.md"), ROOT / "docs" / "tweak.md", ROOT / "docs" / "compare.md"])
HOSTS = Path(__file__).parent / "hosts"
ARROW = "→"


@dataclass(frozen=True, slots=True)
class Block:
    """A fenced block: the page and line where it stands, its language, the words after it, its text."""

    page: Path
    line: int
    language: str
    words: dict[str, str]
    text: str

    @property
    def name(self) -> str:
        return f"{self.page.stem}:{self.line}"


def blocks(page: Path) -> list[Block]:
    """All fenced blocks of a page that say what they are."""
    text = page.read_text(encoding="utf-8")
    found = []
    for match in re.finditer(r"^```(\w+)([^\n]*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        words = {word.partition("=")[0]: word.partition("=")[2] for word in match[2].split()}
        found.append(Block(page, text[: match.start()].count("\n") + 1, match[1], words, match[3]))
    return found


ALL = [block for page in PAGES for block in blocks(page)]


def hosted(block: Block) -> str:
    """The ruleset that a fragment becomes in its host: maps are merged, everything else is replaced."""
    host = load_plain((HOSTS / f"{block.words['in']}.yaml").read_text(encoding="utf-8"))
    return yaml.safe_dump(merged(host, load_plain(block.text)), sort_keys=False, allow_unicode=True, width=1000)


class _Plain(yaml.SafeLoader):
    """YAML in which `on` and `yes` are words, as in rulesets."""


_Plain.yaml_implicit_resolvers = {
    first: [(tag, rule) for tag, rule in rules if tag != "tag:yaml.org,2002:bool" or first in "tTfF"]
    for first, rules in yaml.SafeLoader.yaml_implicit_resolvers.items()
}


def load_plain(text: str) -> Any:
    """YAML as rulesets are read: the words of YAML 1.1 are plain text."""
    return yaml.load(text, _Plain)


def merged(base: Any, other: Any) -> Any:
    """``base`` with the entries of ``other``; an entry that is null goes away."""
    if not isinstance(base, dict) or not isinstance(other, dict):
        return other
    both = {**base, **{key: merged(base.get(key), value) for key, value in other.items()}}
    return {key: value for key, value in both.items() if value is not None}
