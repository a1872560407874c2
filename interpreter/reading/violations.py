"""What the JSON Schema validator found, as plain typed data."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from jsonschema import Draft202012Validator, ValidationError

Schema = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Violation:
    """A part of the data that breaks one keyword of its schema.

    ``demand`` is what the keyword asks for, ``found`` the data, ``path`` its keys and indices
    from the root, ``of_name`` whether a key (and not a value) is concerned.
    """

    keyword: str
    demand: Any
    found: Any
    schema: Schema
    path: tuple[str | int, ...]
    of_name: bool

    @property
    def title(self) -> str:
        """What a person calls the thing that is expected here."""
        return str(self.schema.get("title", "value"))


def violations(validator: Draft202012Validator, data: object) -> Iterator[Violation]:
    """Every violation in the data, branches of ``if`` included."""
    errors: Iterable[ValidationError] = validator.iter_errors(data)
    for error in errors:
        schema: Any = error.schema
        yield Violation(
            keyword=str(error.validator),
            demand=error.validator_value,
            found=error.instance,
            schema=schema if isinstance(schema, dict) else {},
            path=tuple(error.absolute_path),
            of_name="propertyNames" in error.absolute_schema_path,
        )


def alternatives(violation: Violation) -> list[str]:
    """The keys of which ``oneOf`` or ``anyOf`` asks for one."""
    return [key for branch in violation.demand for key in branch["required"]]


def is_lack(violation: Violation) -> bool:
    """Whether something is merely missing (and nothing is there that should not be)."""
    if violation.keyword == "required":
        return True
    if violation.keyword not in ("oneOf", "anyOf") or violation.title == "effect":
        return False
    return isinstance(violation.found, dict) and not any(key in violation.found for key in alternatives(violation))
