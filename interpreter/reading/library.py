"""Where rulesets and schemas lie: beside the package in a checkout, inside it when installed."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from interpreter.diagnostics.diagnostic import Diagnostic, RulewrightError, Severity
from interpreter.diagnostics.suggest import did_you_mean, listing

_PACKAGE = Path(__file__).resolve().parents[1]

#: The file that a ruleset's folder must hold.
RULESET_FILE = "ruleset.yaml"


def data_folder(name: str) -> Path:
    """The folder ``rulesets`` or ``schema`` that came with the program."""
    packaged = _PACKAGE / "data" / name
    return packaged if packaged.is_dir() else _PACKAGE.parent / name


def shipped() -> Mapping[str, Path]:
    """The shipped rulesets: name -> file, sorted by name, found by listing the folder."""
    folder = data_folder("rulesets")
    return {path.parent.name: path for path in sorted(folder.glob(f"*/{RULESET_FILE}"))}


def locate(name_or_path: str | Path) -> Path:
    """The file of a ruleset: of a shipped name, a path to a file, or a folder holding one.

    Raises RulewrightError (RD001) when there is none.
    """
    if isinstance(name_or_path, str) and name_or_path in (known := shipped()):
        return known[name_or_path]
    path = Path(name_or_path)
    if _is_folder(path) and (path / RULESET_FILE).is_file():
        return path / RULESET_FILE
    if _is_file(path):
        return path
    raise RulewrightError(_unknown(str(name_or_path), path))


def display_name(path: Path) -> str:
    """The path as people know it: relative to the working folder when it lies within."""
    resolved = path.resolve()
    try:
        return resolved.relative_to(Path.cwd()).as_posix()
    except ValueError:
        return resolved.as_posix()


def _unknown(given: str, path: Path) -> Diagnostic:
    if _is_folder(path):
        return Diagnostic("RD001", Severity.ERROR, f"the folder `{given}` holds no {RULESET_FILE}")
    if "/" in given or given.endswith((".yaml", ".yml")):
        return Diagnostic("RD001", Severity.ERROR, f"there is no file `{given}`")
    hint = did_you_mean(given, shipped()) or f"shipped are {listing(shipped())}; `rulewright list` shows all"
    return Diagnostic("RD001", Severity.ERROR, f"there is no ruleset `{given}`", hint=hint)


def _is_file(path: Path) -> bool:
    try:
        return path.exists() and not path.is_dir()
    except (OSError, ValueError):
        return False


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False
