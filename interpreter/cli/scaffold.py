"""Starting a new ruleset from a small one that works."""

from __future__ import annotations

import os
import re
import shutil
from importlib.resources import files
from pathlib import Path

from interpreter.diagnostics.diagnostic import Diagnostic, RulewrightError, Severity
from interpreter.reading.library import data_folder

_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_TEMPLATES = ("ruleset.yaml", "scenarios.yaml")
_SCHEMAS = ("ruleset.schema.json", "scenarios.schema.json")


def scaffold(folder: Path) -> list[Path]:
    """Write a new ruleset named like ``folder``; gives the files written.

    Raises RulewrightError for a name that no ruleset can have, for a folder that already
    holds something, and where nothing can be written.
    """
    name = folder.name
    if not _NAME.fullmatch(name):
        raise _error(
            "CL005", f"`{name}` is no name for a ruleset", f"lower-case words joined by hyphens: `{_slug(name)}`"
        )
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise _error("CL006", f"`{folder}` already exists; nothing was written", "choose another name")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return _write(folder, name)
    except OSError as error:
        raise _error("CL007", f"`{folder}` cannot be written: {error.strerror}", "") from error


def _write(folder: Path, name: str) -> list[Path]:
    schema, copied = _schema(folder)
    words = {"name": name, "title": name.replace("-", " ").title(), "folder": folder.as_posix(), "schema": schema}
    written = []
    for template in _TEMPLATES:
        text = files("interpreter.cli").joinpath("templates", template).read_text(encoding="utf-8")
        path = folder / template
        path.write_text(text.format(**words), encoding="utf-8")
        written.append(path)
    return [*written, *copied]


def _schema(folder: Path) -> tuple[str, list[Path]]:
    """How the new files name the schemas' folder, and the copies made if they need any.

    Beside the shipped rulesets the path is relative; elsewhere copies keep the new folder
    independent of where the program is installed.
    """
    schemas = data_folder("schema")
    if folder.resolve().is_relative_to(schemas.parent):
        return Path(os.path.relpath(schemas, folder.resolve())).as_posix(), []
    target = folder / ".schema"
    target.mkdir()
    return ".schema", [Path(shutil.copyfile(schemas / name, target / name)) for name in _SCHEMAS]


def _slug(name: str) -> str:
    words = re.findall(r"[a-z0-9]+", name.lower())
    slug = "-".join(words)
    return slug if _NAME.fullmatch(slug) else "my-game"


def _error(code: str, message: str, hint: str) -> RulewrightError:
    return RulewrightError(Diagnostic(code, Severity.ERROR, message, hint=hint))
