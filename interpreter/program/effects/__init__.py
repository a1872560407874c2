"""Effects: how each verb becomes statements. Importing this package registers all verbs."""

from interpreter.program.effects import asking, assigning, chance, changing, control, ending, moving

__all__ = ["asking", "assigning", "chance", "changing", "control", "ending", "moving"]
