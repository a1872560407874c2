import pickle

from interpreter.diagnostics.diagnostic import Diagnostic, RulewrightError, Severity, Span


def test_an_error_raised_in_another_process_arrives_with_all_its_diagnostics():
    first = Diagnostic("RW009", Severity.ERROR, "nothing to do", Span("a.yaml", 3, 5, 3, 9), "say what happens then")
    second = Diagnostic("CL004", Severity.NOTE, "this happened in game 7")
    arrived = pickle.loads(pickle.dumps(RulewrightError(first, second)))
    assert type(arrived) is RulewrightError
    assert arrived.diagnostics == (first, second)
    assert str(arrived) == "nothing to do"


def test_an_error_without_diagnostics_arrives_too():
    arrived = pickle.loads(pickle.dumps(RulewrightError()))
    assert (arrived.diagnostics, str(arrived)) == ((), "invalid ruleset")
