"""Recorded matches of every version of the rules: those of the installed version lead to the same
states as when they were recorded, older ones are refused by their version.

Where a test fails here, stored matches no longer fold: raise the game's `rules_version`, or for
content the `version` in its file and `rules_version` too. `UPDATE_GOLDEN=1` then adds what the new
version lacks; it never writes a file or a line again.
"""

import json
import os
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from engine.contract import Game
from engine.records import (
    RecordError,
    check_end,
    deal_match,
    read_record,
    replay_moves,
    state_hash,
    write_header,
    write_move,
)
from laws.cases import Case, moments, seed_of
from tests.laws.registry import CASES as ALL_CASES

FOLDER = Path(__file__).parent / "versions"
CONTENT = FOLDER / "content.txt"
DATA = Path(__file__).parents[2] / "data"
NUMBER = 32
"""The random match that is recorded; with it every faction of Wildlands plays."""
GAMES: dict[str, Game[Any, Any, Any, Any]] = {case.game.key: case.game for case in ALL_CASES}
CASES = [case for case in ALL_CASES if case.name != "wildlands-4"]  # only in thorough runs


def _file_of(case: Case) -> Path:
    return FOLDER / f"{case.name}.rules-{case.game.rules_version}.record"


@pytest.fixture(scope="module", autouse=True)
def _add_missing() -> None:
    if not os.environ.get("UPDATE_GOLDEN"):
        return
    for case in CASES:
        if not _file_of(case).exists():
            _file_of(case).write_text(_record(case))
    listed = CONTENT.read_text().splitlines() if CONTENT.exists() else []
    known = {line.rpartition(" ")[0] for line in listed}
    new = [line for line in _list_content() if line.rpartition(" ")[0] not in known]
    CONTENT.write_text("\n".join(sorted([*listed, *new])) + "\n")


def _record(case: Case) -> str:
    played = list(moments(case, NUMBER))
    header = write_header(case.game, case.seats, seed_of(NUMBER), case.options)
    hashes = [state_hash(case.game, moment.step.state) for moment in played]
    moves = [write_move(case.game, moment.seat, moment.step.action) for moment in played]
    return f"{header}hash: {hashes[-1]}\nstates: {_digest(hashes)}\n{''.join(moves)}"


def _digest(hashes: list[str]) -> str:
    return sha256(" ".join(hashes).encode()).hexdigest()


def _list_content() -> Iterator[str]:
    """Every installed file of content: its path, its version and the digest of its values."""
    for file in sorted(DATA.rglob("*.json")):
        value = json.loads(file.read_text(encoding="utf-8"))
        digest = sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()
        yield f"{file.relative_to(DATA).with_suffix('')} {value['version']} {digest}"


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_the_installed_rules_have_recorded_matches(case: Case) -> None:
    assert _file_of(case).exists()


@pytest.mark.parametrize("name", sorted(file.name for file in FOLDER.glob("*.record")))
def test_a_recorded_match_replays_or_is_refused_by_its_version(name: str) -> None:
    record = read_record((FOLDER / name).read_text())
    game = GAMES[record.value("game").text]
    version, installed = record.number("rules"), game.rules_version
    if version != installed:
        with pytest.raises(RecordError, match=f"'rules' is '{version}', installed is"):
            deal_match(game, record)
        return
    state = deal_match(game, record)
    hashes = []
    for step in replay_moves(game, record, state):
        state = step.state
        hashes.append(state_hash(game, state))
    check_end(game, record, state)
    assert record.value("states").text == _digest(hashes)


def test_content_never_changes_without_a_new_version() -> None:
    assert set(_list_content()) <= set(CONTENT.read_text().splitlines())
