"""What the program knows of itself."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed_version


def version() -> str:
    """The installed version, or ``unknown`` where the package runs without installation."""
    try:
        return installed_version("rulewright")
    except PackageNotFoundError:
        return "unknown"
