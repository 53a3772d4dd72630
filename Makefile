# Everything is set up inside this checkout; each target does nothing that is already done.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
MAKEFLAGS += --no-builtin-rules --no-print-directory
unexport PYTHONPATH

BIN := .venv/bin
JOBS ?= 2
CODE := $(wildcard src tests tools benchmarks examples)
PYTEST := $(BIN)/pytest -q -n $(JOBS) --durations=10
# Which of the two ways a run must take; tests/conftest.py refuses the other.
COMPILED := QUESTABLE_EXPECT=compiled
INTERPRETED := QUESTABLE_EXPECT=interpreted PYTHONPATH=$(CURDIR)/src

.PHONY: help play test proof agents bench bench-service venv web browser postgres build checks lint types test-web test-compiled test-interpreted format lock clean

help:
	@echo 'make play               set up and serve the table (PORT=…; CHECK=1: ask it for its health and stop)'
	@echo 'make test               linters, types, and all tests, interpreted and compiled'
	@echo 'make proof              what takes longer than a test may'
	@echo 'make bench              how fast the engine is, beside other engines (ARGS=… goes to questable bench)'
	@echo 'make bench-service      the service under load, beside boardgame.io'
	@echo 'make venv | build       the pinned packages | Questable itself, compiled, both into .venv'
	@echo 'make web                what runs in a browser, into src/questable/web/dist'
	@echo 'make lint | types | test-web | test-interpreted | test-compiled      the parts of make test (ARGS=… goes to pytest)'
	@echo 'make format | lock | clean      tidy the code | pin the newest packages | remove all that was made here'

play: build
ifdef CHECK
	@$(BIN)/python tools/check_play.py
else
	@$(BIN)/questable serve $(if $(PORT),--port $(PORT))
endif

# The compiler has one core, what needs no compiled code the other; then one after the other: each part uses all cores.
test: venv web
	@$(MAKE) -j 2 build checks
	@$(MAKE) test-interpreted
	@$(MAKE) test-compiled

checks: venv web
	@MAKEFLAGS= $(MAKE) --no-print-directory lint types test-web

proof: agents postgres browser
	$(COMPILED) $(PYTEST) -m 'proof and not agents' $(ARGS)
	$(COMPILED) build/agents/bin/pytest -q --durations=10 -m agents $(ARGS)

# Environments of their own for what only agents need; see docs/agents.md.
agents: build
	@tools/agents.sh

# The peers have an environment of their own; see docs/performance.md.
bench: build browser
	@tools/peers.sh
	$(BIN)/questable bench --out benchmarks/results $(ARGS)
	$(BIN)/python benchmarks/run.py
	$(BIN)/python benchmarks/growth.py
	$(BIN)/python benchmarks/browser.py
	$(BIN)/python benchmarks/terminal.py
	$(BIN)/python benchmarks/report.py

# The service under load, beside boardgame.io's own server; see docs/hosting.md.
bench-service: build
	$(BIN)/python benchmarks/service.py --save $(ARGS)

venv:
	@tools/setup.sh

web: venv
	@$(BIN)/python tools/web.py

browser:
	@tools/browser.sh

postgres:
	@tools/postgres.sh

build: venv web
	@$(BIN)/python tools/build.py

lint: venv
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)
	PYTHONPATH=src $(BIN)/lint-imports

types: venv
	$(BIN)/mypy $(CODE)

test-interpreted: build
	$(INTERPRETED) $(PYTEST) -m 'not proof and not slow' $(ARGS)

test-web: web
	cd web && npm run --silent check
	cd web && npm run --silent test

test-compiled: build browser postgres
	$(COMPILED) $(PYTEST) $(ARGS)

format: venv web
	$(BIN)/ruff check --fix $(CODE)
	$(BIN)/ruff format $(CODE)
	cd web && npm run --silent format

LOCK := build/uv/bin/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate --upgrade pyproject.toml
lock: venv
	$(BIN)/python -m venv build/uv
	build/uv/bin/pip install -qq --disable-pip-version-check uv==0.13.7
	$(LOCK) -o requirements/run.txt
	$(LOCK) --group dev --constraint requirements/run.txt -o requirements/dev.txt

clean:
	rm -rf .venv build dist web/node_modules src/questable/web/dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
