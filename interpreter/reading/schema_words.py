"""Words for what the schema expects."""

from __future__ import annotations

import json
from collections.abc import Sequence

from interpreter.reading.violations import Schema

_TYPES = {
    "object": "a map",
    "array": "a list",
    "string": "text",
    "integer": "a whole number",
    "number": "a number",
    "boolean": "a flag",
}

#: Titles that say themselves what is to be written, or take no article.
_PLAIN = ("list", "map", "`", "text", "number", "word")
_NO_ARTICLE = ("text", "`true`", "`pass`", "`any`", "the ")


def article(title: str) -> str:
    """The title with ``a`` or ``an`` where it takes one."""
    if title.startswith(_NO_ARTICLE):
        return title
    return f"{'an' if title.lstrip('`')[0] in 'aeio' else 'a'} {title}"


def expected(part: Schema) -> str:
    """What a part of the schema asks for: ``a zone (a map)``, ``a list of effects``."""
    title = str(part.get("title", "value"))
    if title.startswith(_PLAIN) or " list " in title or title in _TYPES.values():
        return article(title)
    types = part["type"] if isinstance(part["type"], list) else [part["type"]]
    return f"{article(title)} ({either([_TYPES[word] for word in types if word in _TYPES])})"


def either(words: Sequence[str]) -> str:
    """The words joined by commas and a last ``or``."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def quoted(words: Sequence[str]) -> list[str]:
    """Each word in backticks."""
    return [f"`{word}`" for word in words]


def shown(value: object) -> str:
    """A value of the schema as it is written in YAML."""
    return json.dumps(value) if isinstance(value, bool) else str(value)


def example(part: Schema) -> str:
    """A hint with the first example of a part of the schema; empty when it has none."""
    examples = part.get("examples")
    return f"for example `{_flow(examples[0])}`" if examples else ""


def _flow(value: object) -> str:
    """A value in YAML's flow style, quoted where YAML asks for it."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_flow(key)}: {_flow(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return f"[{', '.join(_flow(item) for item in value)}]"
    text = shown(value)
    return f'"{text}"' if isinstance(value, str) and any(sign in text for sign in ":,[]{}#") else text
