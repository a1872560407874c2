"""Output on terminals that know only a few characters: each drawing sign has a plain stand-in."""

from __future__ import annotations

import codecs
import sys

_NAME = "plain_text"
_PLAIN = str.maketrans(
    {
        **dict.fromkeys("█▉▊▋▌▇▆▅■▓", "#"),
        **dict.fromkeys("▍▎▏▄▃▂▁", "|"),
        **dict.fromkeys("░▒–—─", "-"),
        **dict.fromkeys("·…", "."),
        **dict.fromkeys("→↗", ">"),
        **dict.fromkeys("←↖", "<"),
        **dict.fromkeys("│├└╭╮╰╯", "|"),
        "↑": "^",
        "↻": "o",
        "×": "x",
        "✓": "+",
        "✗": "-",
    }
)


def use_plain_stand_ins() -> None:
    """Let stdout and stderr write a stand-in for what their encoding lacks, and never fail for it."""
    codecs.register_error(_NAME, _stand_in)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=_NAME)


def _stand_in(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end].translate(_PLAIN)
    return "".join(sign if sign.isascii() else "?" for sign in text), error.end
