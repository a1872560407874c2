"""Reading: from a YAML file to the frozen :class:`~interpreter.model.ruleset.Ruleset`."""

from interpreter.reading.library import locate, shipped
from interpreter.reading.load import load, loads, salvage, salvage_text

__all__ = ["load", "loads", "locate", "salvage", "salvage_text", "shipped"]
