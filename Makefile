# Everything happens in .venv, which each target makes for itself if it is not there.
# Needed: Python 3.11 or newer, found as python3, python3.x or python (or name it: make PYTHON=…).

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo $$p && break; done)
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

INSTALLED := .venv/.installed
TESTABLE := .venv/.testable
MEASURABLE := .venv/.measurable

.PHONY: help run test test-all lint bench picture clean

help:
	@echo "make run       play 1,000 games of Candy Crush DUEL Pocket and print the report"
	@echo "make test      check the code and run the tests"
	@echo "make test-all  the same with the tests that take minutes"
	@echo "make bench     measure the speed beside other engines"
	@echo "make clean     remove .venv and everything made by the targets"

run: $(INSTALLED)
	@$(BIN)/rulewright run candy-crush-duel-pocket --games 1000

test: lint
	$(BIN)/python -m pytest -n auto --dist worksteal

test-all: lint
	$(BIN)/python -m pytest -n auto --dist worksteal -m "slow or not slow"

lint: $(TESTABLE)
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(MEASURABLE)
	$(BIN)/python -m pytest tests/benchmarks -m "slow or not slow" -s

picture: $(INSTALLED)
	$(BIN)/python tools/picture.py

clean:
	rm -rf .venv build dist *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer was not found; name it: make PYTHON=/path/to/python" >&2; exit 1; }
	$(PYTHON) -m venv .venv

$(INSTALLED): pyproject.toml | $(BIN)/python
	$(PIP) --editable .
	@touch $@

# The tests that compare with OpenSpiel are skipped where it cannot be installed.
$(TESTABLE): pyproject.toml | $(BIN)/python
	$(PIP) --editable '.[test]'
	-@$(PIP) --only-binary :all: --editable '.[oracles]' || echo "OpenSpiel cannot be installed here: its tests are skipped"
	@touch $@ $(INSTALLED)

$(MEASURABLE): $(TESTABLE)
	$(PIP) --editable '.[benchmarks]'
	@touch $@
