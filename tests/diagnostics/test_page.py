"""docs/diagnostics.md is made from the catalogue of codes."""

import runpy
from pathlib import Path

from interpreter.diagnostics.codes import CODES

ROOT = Path(__file__).parent.parent.parent
TOOL = runpy.run_path(str(ROOT / "tools" / "diagnostics_page.py"))


def test_the_page_of_diagnostics_is_up_to_date():
    written = (ROOT / "docs" / "diagnostics.md").read_text(encoding="utf-8")
    assert written == TOOL["page"](), "run `python tools/diagnostics_page.py`"


def test_the_page_has_one_row_for_each_code():
    rows = [line for line in TOOL["page"]().split("\n") if line.startswith("| ") and line[2:7] in CODES]
    assert [row[2:7] for row in rows] == list(CODES)


def test_a_bar_in_an_explanation_does_not_end_the_cell():
    assert TOOL["_cell"]("a | b") == "a \\| b"
