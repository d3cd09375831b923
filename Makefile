# Every target does its own set-up: Python 3.11 or newer and make are all a fresh machine needs.

.DEFAULT_GOAL := help
.PHONY: help run test soak worlds week seasons puzzles panels texts mutants check audit bench browser setup production lock clean
SHELL := /bin/sh

VENV := .venv
BIN := $(VENV)/bin
# Tests in parallel processes: two cores, and one more for the time that tests wait.
WORKERS ?= 3
# Containers often forbid bytecode. Each process that the tests start would then compile the bot again.
PYTEST = PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest
# What the browser test drives, what power cuts are rebuilt from, and a second kind of store.
DEBIAN := chromium strace postgresql
# What else to give to pytest: make test ARGS="-k cuts"
ARGS ?=

FIND_PYTHON = for p in $(PYTHON) python3.11 python3.12 python3.13 python3.14 python3 python; do \
	if command -v $$p >/dev/null 2>&1 && \
	   $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; \
	then echo $$p; break; fi; done
PIP = $(BIN)/python -m pip --disable-pip-version-check
INSTALL = $(PIP) install --quiet --require-hashes -r requirements/python3.13.txt
COMPILE = $(BIN)/pip-compile --quiet --generate-hashes --no-emit-index-url --no-emit-find-links \
	--no-emit-trusted-host --strip-extras --allow-unsafe

help: ## Show what there is to make
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

run: $(VENV)/.local ## Play: on Discord with a token in .env, else in a local browser
	@$(BIN)/python -m bot

test: $(VENV)/.dev ## Run all tests
	@$(PYTEST) -n $(WORKERS) --dist worksteal $(ARGS)

soak: $(VENV)/.dev ## Try 11,000 random matches, many more examples, and every kill: about an hour
	@LAW_MATCHES=22 EXAMPLES=1000 KILLS=0 PAIRS=all POWER_CUTS=3000 RANDOM_KILLS=200 DEATHS=200 FREEZES=100 FAULTS=all PHASES=all \
		$(PYTEST) -m "" -n $(WORKERS) --dist worksteal --timeout=3600 \
		tests/laws tests/cutterland tests/clustered tests/wildlands tests/records tests/crashes tests/security \
		tests/matches/test_kills.py tests/matches/test_machine.py tests/matches/test_planned_match.py \
		tests/screens/test_plan.py tests/screens/test_controls.py tests/screens/clustered/test_plan.py tests/screens/wildlands \
		tests/storage/test_migration.py tests/journeys/test_faults.py tests/interactions/test_every_phase.py \
		tests/web/test_dragging.py $(ARGS)

worlds: $(VENV)/.dev ## Live through worlds of people, days and faults, each from a number
	@$(BIN)/python -m tests.worlds --mix --marks --shorten $(ARGS)

week: $(VENV)/.dev ## Print all that the bot says in a week of three matches
	@WEEK_LOG=/dev/stdout $(BIN)/python -m pytest -m "" tests/journeys/test_week.py -q -s

seasons: $(VENV)/.dev ## Print all that a league's channel hears in three seasons
	@LEAGUE_LOG=/dev/stdout $(BIN)/python -m pytest -m "" tests/leagues/test_talk.py -q -s

puzzles: $(VENV)/.dev ## Print all that a channel hears of the daily puzzle in nine days
	@PUZZLE_LOG=/dev/stdout $(BIN)/python -m pytest -m "" tests/journeys/test_puzzle_posts.py -k a_week_of -q -s

panels: $(VENV)/.dev ## Measure every panel in a browser, and paint them into PANELS (local/panels)
	@PANELS=$${PANELS:-local/panels} $(BIN)/python -m pytest -m "" tests/local/test_panel_heights.py \
		-k fits_its_window -q -s $(ARGS)

texts: $(VENV)/.dev ## Write a page of all texts, three languages side by side, into TEXTS (local)
	@$(BIN)/python -m tests.texts $${TEXTS:-local}

mutants: $(VENV)/.dev ## Slip in scoring, hunting, the store and the bot, and see that a test notices
	@$(BIN)/python -m tests.mutants $(ARGS)
	@$(if $(ARGS),,MUTANTS=all $(PYTEST) -m "" -n $(WORKERS) tests/worlds/test_checks.py)

check: $(VENV)/.dev ## Check style, types and the layering
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

audit: $(VENV)/.dev $(VENV)/.audit ## Look for known vulnerabilities and licences that are not allowed
	@$(BIN)/python -m tests.audit $(VENV)/audit/bin

bench: $(VENV)/.bench bench/boardgame_io/node_modules/.done ## Measure, beside peers
	@$(BIN)/python -m bench $(ARGS)

browser: tests/web/node_modules/.done ## Install Debian's chromium, strace, postgresql and axe-core for the tests, if possible
	@missing=; for p in $(DEBIAN); do command -v $$p >/dev/null 2>&1 || \
		ls -d /usr/lib/$$p/*/bin >/dev/null 2>&1 || missing="$$missing $$p"; done; \
	if [ -z "$$missing" ]; then echo "All is here: $(DEBIAN)."; exit 0; fi; \
	without="Tests that need it are skipped:$$missing"; \
	if ! command -v apt-get >/dev/null 2>&1; then echo "There is no apt-get here. $$without"; exit 0; fi; \
	if [ "$$(id -u)" = 0 ]; then as=; elif sudo -n true >/dev/null 2>&1; then as="sudo -n"; \
	else echo "Run 'sudo apt-get install$$missing' yourself. $$without"; exit 0; fi; \
	($$as apt-get update -q && \
	 $$as env DEBIAN_FRONTEND=noninteractive apt-get install -yq --no-install-recommends $$missing) \
	</dev/null || echo "That could not be installed. $$without"

setup: $(VENV)/.dev ## Make .venv with everything pinned

production: $(VENV)/.production ## Make .venv with what the bot needs on Discord, and nothing else

lock: $(VENV)/.dev ## Pin the newest versions that requirements/*.in allow
	@cd requirements && for name in production local dev bench audit; do \
		echo "requirements/$$name.txt"; \
		../$(COMPILE) --upgrade --output-file=$$name.txt $$name.in || exit 1; done

clean: ## Remove .venv and caches; what was played in local/ stays
	@rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis

$(VENV)/.python:
	@python="$$($(FIND_PYTHON))"; \
	if [ -z "$$python" ]; then \
		echo "Python 3.11 or newer is needed: install it, or say where it is with PYTHON=..."; exit 1; fi; \
	if ! "$$python" -c 'import ensurepip, venv' >/dev/null 2>&1; then \
		echo "$$python has no venv: install it first (on Debian: apt-get install python3-venv)."; exit 1; fi; \
	echo "Making $(VENV) with $$("$$python" --version)"; \
	"$$python" -m venv $(VENV) && touch $@

$(VENV)/.production: requirements/production.txt requirements/python3.13.txt | $(VENV)/.python
	@echo "Installing what the bot needs on Discord"
	@$(INSTALL) -r requirements/production.txt </dev/null
	@touch $@

$(VENV)/.local: requirements/local.txt requirements/python3.13.txt | $(VENV)/.python
	@echo "Installing what the bot needs"
	@$(INSTALL) -r requirements/local.txt </dev/null
	@touch $@

$(VENV)/.dev: requirements/dev.txt requirements/python3.13.txt | $(VENV)/.python
	@echo "Installing what the bot and its tests need"
	@$(INSTALL) -r requirements/dev.txt </dev/null
	@touch $@

$(VENV)/.audit: requirements/audit.txt | $(VENV)/.python
	@echo "Installing what the audit looks with"
	@$(BIN)/python -m venv $(VENV)/audit
	@$(VENV)/audit/bin/python -m pip --disable-pip-version-check install --quiet --require-hashes \
		-r requirements/audit.txt </dev/null
	@touch $@

$(VENV)/.bench: requirements/bench.txt $(VENV)/.dev
	@echo "Installing what the benchmarks compare with"
	@if $(PIP) install --quiet --require-hashes -r requirements/bench.txt </dev/null; then touch $@; \
	else echo "It could not be installed: the benchmarks leave it out."; fi

# No lock file: a peer to measure and axe-core for a test, nothing that the bot runs.
%/node_modules/.done: %/package.json
	@if ! command -v npm >/dev/null 2>&1; then echo "There is no npm: what $< names is left out."; \
	elif (cd $* && npm install --no-package-lock --no-audit --no-fund \
		--ignore-scripts --loglevel=error </dev/null >/dev/null); then touch $@; \
	else echo "What $< names could not be installed: it is left out."; fi
