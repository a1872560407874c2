"""Diagnostics: what every stage reports, and how it is shown to people and programs."""
