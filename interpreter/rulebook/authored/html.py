"""A rulebook as an HTML page that stands alone."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from importlib.resources import files
from itertools import groupby, zip_longest
from string import Template

from interpreter.rulebook.authored.locale import is_right_to_left
from interpreter.rulebook.authored.markdown import LATIN
from interpreter.rulebook.authored.render import Paragraph, Rulebook, Section

_PAGE = "page.html"


def html(book: Rulebook) -> str:
    """The page: language and direction set, each clause with its id, foreign names isolated by ``bdi``."""
    page = Template((files("interpreter.rulebook.authored") / _PAGE).read_text(encoding="utf-8"))
    return page.substitute(
        language=escape(book.language, quote=True),
        direction="rtl" if is_right_to_left(book.language) else "ltr",
        name=escape(book.title),
        title=_text(book.title, book.language),
        body="\n".join(_section(section, book.language) for section in book.sections),
    )


def _section(section: Section, language: str) -> str:
    heading = f"<h2>{_text(section.heading, language)}</h2>\n" if section.heading else ""
    return f"<section>\n{heading}{chr(10).join(_blocks(section, language))}\n</section>"


def _blocks(section: Section, language: str) -> Iterator[str]:
    for is_list, group in groupby(section.paragraphs, key=lambda paragraph: paragraph.item):
        if is_list:
            yield "<ul>\n" + "\n".join(_clause("li", paragraph, language) for paragraph in group) + "\n</ul>"
        else:
            yield from (_clause("p", paragraph, language) for paragraph in group)


def _clause(tag: str, paragraph: Paragraph, language: str) -> str:
    return f'<{tag} id="{escape(paragraph.clause, quote=True)}">{_text(paragraph.text, language)}</{tag}>'


def _text(text: str, language: str) -> str:
    """A text made safe, with the foreign names in it isolated if it runs from right to left."""
    if not is_right_to_left(language):
        return escape(text, quote=False)
    between, names = LATIN.split(text), [f"<bdi>{escape(name[0], quote=False)}</bdi>" for name in LATIN.finditer(text)]
    return "".join(escape(part, quote=False) + name for part, name in zip_longest(between, names, fillvalue=""))
