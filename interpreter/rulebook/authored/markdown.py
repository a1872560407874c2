"""A rulebook as Markdown."""

from __future__ import annotations

import re

from interpreter.rulebook.authored.locale import is_right_to_left
from interpreter.rulebook.authored.render import Rulebook, Section

#: Latin letters with what joins them, within a text that runs from right to left.
LATIN = re.compile(r"[A-Za-zÀ-ɏ](?:[\w '’:.–-]*[A-Za-zÀ-ɏ0-9])?")
_ISOLATE, _END = "\u2068", "\u2069"


def markdown(book: Rulebook) -> str:
    """The rulebook as a Markdown document; foreign names in right-to-left texts are isolated."""
    parts = [f"# {book.title}", *(_section(section) for section in book.sections)]
    text = "\n\n".join(parts) + "\n"
    return LATIN.sub(lambda name: f"{_ISOLATE}{name[0]}{_END}", text) if is_right_to_left(book.language) else text


def _section(section: Section) -> str:
    lines = [f"## {section.heading}\n"] if section.heading else []
    for at, paragraph in enumerate(section.paragraphs):
        last = at + 1 == len(section.paragraphs)
        closes = last or not (paragraph.item and section.paragraphs[at + 1].item)
        text = f"- {paragraph.text}" if paragraph.item else _escaped(paragraph.text)
        lines.append(text if last or not closes else f"{text}\n")
    return "\n".join(lines)


def _escaped(text: str) -> str:
    """A paragraph that Markdown takes for nothing else."""
    return f"\\{text}" if text[:1] in "#-+>*" else text
