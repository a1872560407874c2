"""Malformed input as data: every ``*.yaml`` beside this file is a list of such cases.

A case has ``name``, ``yaml`` (the ruleset), and what the first finding must be: ``code``, ``line``,
``column``, ``message`` and ``hint`` (fragments). Optional: ``file`` (where the finding lies, when
not in the ruleset itself), ``files`` (standing beside the ruleset), ``options`` (set by the
player), ``count`` (how many findings there are, 1 where left out).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import yaml

from interpreter.diagnostics.diagnostic import Diagnostic, Report, RulewrightError

FOLDER = Path(__file__).parent

#: Reads a ruleset file with options; warnings go to the report, RulewrightError for the rest.
Stage = Callable[[Path, Mapping[str, object], Report], object]


@dataclass(frozen=True, slots=True)
class Case:
    name: str
    yaml: str
    code: str
    line: int
    column: int
    message: str
    hint: str = ""
    file: str = "ruleset.yaml"
    count: int = 1
    files: Mapping[str, str] = field(default_factory=dict)
    options: Mapping[str, object] = field(default_factory=dict)


def load_cases(path: Path) -> list[Case]:
    return [Case(**case) for case in yaml.safe_load(path.read_text(encoding="utf-8"))]


def data_files() -> list[Path]:
    return sorted(FOLDER.glob("*.yaml"))


def findings(case: Case, stage: Stage, folder: Path) -> list[Diagnostic]:
    """Write the case's files into the folder and give what the stage finds."""
    for name, text in {**case.files, "ruleset.yaml": case.yaml}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode("utf-8"))
    report = Report()
    try:
        stage(folder / "ruleset.yaml", case.options, report)
    except RulewrightError as problem:
        report.extend(problem.diagnostics)
    return list(report)
