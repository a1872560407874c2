"""What a plain scalar means: the core schema of YAML 1.2, nothing more.

``on``, ``yes``, ``no``, ``1:30`` and dates stay text.
"""

from __future__ import annotations

import re

from interpreter.reading.nodes import Value

_NULL = re.compile(r"(?:null|Null|NULL|~|)\Z")
_TRUE = re.compile(r"(?:true|True|TRUE)\Z")
_FALSE = re.compile(r"(?:false|False|FALSE)\Z")
_INTEGER = re.compile(r"[-+]?[0-9]+\Z")
_OCTAL = re.compile(r"0o[0-7]+\Z")
_HEXADECIMAL = re.compile(r"0x[0-9a-fA-F]+\Z")
_FLOAT = re.compile(r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?\Z")
_INFINITE = re.compile(r"(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))\Z")

#: Numbers with more digits than this stay text: no rule counts that far.
_DIGITS = 30


def resolve(text: str) -> Value:
    """The value of a plain scalar."""
    if _NULL.match(text):
        return None
    if _TRUE.match(text) or _FALSE.match(text):
        return text.lower() == "true"
    return _number(text) if len(text) <= _DIGITS else text


def _number(text: str) -> Value:
    if _INTEGER.match(text):
        return int(text)
    if _OCTAL.match(text):
        return int(text[2:], 8)
    if _HEXADECIMAL.match(text):
        return int(text[2:], 16)
    if _FLOAT.match(text):
        return float(text)
    return float(text.lower().replace(".", "")) if _INFINITE.match(text) else text
