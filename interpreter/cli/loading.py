"""Turning what a person typed into rulesets and games."""

from __future__ import annotations
