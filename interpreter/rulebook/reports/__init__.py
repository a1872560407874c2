"""Findings for people and programs: text, JSON, SARIF, JUnit and HTML. Equal input gives equal bytes."""
