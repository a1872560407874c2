"""Findings as JUnit XML: a case for each fact, a failure where the text contradicts it."""

from __future__ import annotations

from xml.etree import ElementTree

from interpreter.rulebook.check import Result
from interpreter.rulebook.cover import coverage_of
from interpreter.rulebook.model import Finding, Level


def as_junit(result: Result) -> str:
    """The XML document. Notes are no failures; a fact that the text does not state is skipped."""
    serious = [finding for finding in result.findings if finding.level is not Level.NOTE]
    by_fact: dict[str, list[Finding]] = {}
    for finding in serious:
        by_fact.setdefault(finding.fact, []).append(finding)
    suite = ElementTree.Element("testsuite", name=result.source.name)
    stated = {fact.id for fact in coverage_of(result.text, result.facts).stated} if result.text else set()
    for fact in result.facts:
        case = ElementTree.SubElement(suite, "testcase", classname=fact.kind, name=fact.id)
        for finding in by_fact.pop(fact.id, []):
            _failure(case, finding, result)
        if not len(case) and fact.id not in stated:
            ElementTree.SubElement(case, "skipped", message="the text does not state it")
    for name in sorted(by_fact):
        for finding in by_fact[name]:
            place = _where(finding, result)
            _failure(ElementTree.SubElement(suite, "testcase", classname=finding.rule, name=place), finding, result)
    _count(suite)
    ElementTree.indent(suite)
    return ElementTree.tostring(suite, encoding="unicode", xml_declaration=True) + "\n"


def _failure(case: ElementTree.Element, finding: Finding, result: Result) -> None:
    failure = ElementTree.SubElement(case, "failure", type=finding.rule, message=_clean(finding.message))
    failure.text = _where(finding, result)


def _where(finding: Finding, result: Result) -> str:
    line, column = result.source.place(finding.start)
    return f"{result.source.name}:{line}:{column}"


def _clean(text: str) -> str:
    """The text without characters that XML does not allow."""
    return "".join(char for char in text if char in "\t\n\r" or ord(char) >= 32)


def _count(suite: ElementTree.Element) -> None:
    suite.set("tests", str(len(suite)))
    suite.set("failures", str(sum(case.find("failure") is not None for case in suite)))
    suite.set("skipped", str(sum(case.find("skipped") is not None for case in suite)))
