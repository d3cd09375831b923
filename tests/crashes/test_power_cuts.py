"""Power cuts: unsynced writes dropped, reordered, torn. No acknowledged move is missing, and every
match replays to its hashes, whatever the disk made of the rest."""

import os
import shutil
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from bot.matches.recovery import find_match_fault
from bot.storage.inspection import Inspector
from tests.crashes.disk import SECTOR, Disk, Event, Said, Sync, Write, traced
from tests.games.bids import Bids

CUTS = int(os.environ.get("POWER_CUTS", "60"))
MOVES = 40
GAMES = {"bids": Bids()}


@pytest.fixture(scope="module")
def events(tmp_path_factory: pytest.TempPathFactory) -> list[Event]:
    if shutil.which("strace") is None:
        pytest.skip("power cuts are rebuilt from what strace sees, which is not here")
    folder = tmp_path_factory.mktemp("power") / "kept"
    folder.mkdir()
    command = [sys.executable, "-m", "tests.crashes.writer", f"{folder}/house.sqlite3", str(MOVES)]
    found = traced(command, folder)
    assert sum(isinstance(event, Said) for event in found) == MOVES
    assert sum(isinstance(one, Sync) for one in found) > MOVES
    assert {one.name for one in found if isinstance(one, Write)} >= {
        "house.sqlite3", "house.sqlite3-wal",
    }  # fmt: skip
    return found


def lost(files: dict[str, bytes], said: list[str], folder: Path) -> list[str]:
    """What is wrong with what was found after a power cut."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for name, content in files.items():
        if not name.endswith("-shm"):  # which begins anew
            (folder / name).write_bytes(content)
    faults, there = list[str](), dict[tuple[int, int], str]()
    try:
        with Inspector.open(folder / "house.sqlite3") as probe:
            faults += (*probe.find_faults(), *probe.find_strays())
            for summary in probe.select_matches(100, ()):
                log = probe.read_log(summary.match)
                faults += [fault for fault in [find_match_fault(GAMES, summary, log)] if fault]
                there |= {(summary.match, row.seq): row.hash for row in log}
    except (sqlite3.Error, UnicodeDecodeError) as error:
        faults.append(str(error))
    for line in said:
        of, seq, state = line.split()
        if there.get((int(of), int(seq))) != state:
            faults.append(f"{line} is missing")
    return faults


def cut(
    events: list[Event], moment: int, rng: Random, folder: Path, *, trust_sync: bool = True
) -> list[str]:
    """The power goes after so many events."""
    disk = Disk()
    for event in events[:moment]:
        disk.happen(event, trust_sync=trust_sync)
    return lost(disk.after_power_cut(rng), disk.said, folder)


def first_move(events: list[Event]) -> int:
    return next(n for n, event in enumerate(events) if isinstance(event, Said))


@pytest.mark.slow
def test_no_acknowledged_move_is_missing_after_a_power_cut(
    events: list[Event], tmp_path: Path, figures: Callable[[str], None]
) -> None:
    rng, wrong = Random(11), {}
    for number in range(CUTS):
        moment = rng.randint(first_move(events), len(events))
        found = cut(events, moment, rng, tmp_path / "found")
        if found:
            wrong[number, moment] = found
    figures(f"{CUTS} power cuts in {len(events)} writes and syncs, {len(wrong)} wrong")
    assert wrong == {}


@pytest.mark.slow
def test_without_syncing_moves_would_be_lost(events: list[Event], tmp_path: Path) -> None:
    """So the test above can fail: the same writes, had the disk not kept its word."""
    rng = Random(12)
    moments = [rng.randint(first_move(events), len(events)) for _ in range(20)]
    found = [cut(events, one, rng, tmp_path / "found", trust_sync=False) for one in moments]
    assert sum(map(bool, found)) > 10


def test_what_was_not_synced_is_dropped_reordered_or_torn() -> None:
    """And what was synced is there, but where it was overwritten since; each file by itself."""
    disk = Disk()
    for event in (
        Write("main", 0, b"a" * 4 * SECTOR), Sync("main"), Write("main", SECTOR, b"b" * SECTOR * 2),
        Write("main", 4 * SECTOR, b"c" * SECTOR), Write("wal", 0, b"d" * 2 * SECTOR),
    ):  # fmt: skip
        disk.happen(event)
    found = set[tuple[str, str]]()
    for number in range(400):
        files = disk.after_power_cut(Random(number))
        assert files["main"][:SECTOR] == b"a" * SECTOR
        assert files["main"][3 * SECTOR : 4 * SECTOR] == b"a" * SECTOR
        sectors = [files["main"][n : n + 1] for n in range(0, len(files["main"]), SECTOR)]
        found.add((b"".join(sectors).decode(), files["wal"][::SECTOR].decode()))
    mains, logs = ({pair[n] for pair in found} for n in (0, 1))
    assert mains == {f"a{b}{c}a{end}" for b in "ab" for c in "ab" for end in ("", "c")}
    assert {"", "d", "dd", "\0d"} <= logs
    assert len(found) > len(mains)
