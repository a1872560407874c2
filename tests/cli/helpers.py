"""Running the command line as a person does: a process, its output, its exit code."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Outcome:
    code: int
    out: str
    err: str

    @property
    def json(self):
        return json.loads(self.out)


def rulewright(*arguments, cwd=ROOT, **environment):
    """Run the command; nothing of it may ever be a traceback."""
    finished = subprocess.run(
        [sys.executable, "-W", "error", "-m", "interpreter", *map(str, arguments)],
        cwd=cwd,
        env={**os.environ, "COLUMNS": "100", "NO_COLOR": "1", "PYTHONPATH": str(ROOT), **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
    )
    assert "Traceback" not in finished.stderr, finished.stderr
    return Outcome(finished.returncode, finished.stdout, finished.stderr)


def unframed(text):
    """The words of a usage error without the frame that Typer draws around them."""
    return " ".join(text.translate(str.maketrans("╭─╮│╰╯", "      ")).split())
