"""SIGKILL of a real process in the middle of its moves: nothing acknowledged is lost, and every
match replays to the hashes of its rows."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from bot.matches.aggregate import advance, begin
from bot.matches.log_entries import read_entry
from bot.models.match import Status
from tests.games.bids import Bids
from tests.matches.world import World

KILLS = int(os.environ.get("RANDOM_KILLS", "4"))


def play_and_kill(path: Path, seconds: float) -> list[tuple[int, int, str]]:
    """What the process had acknowledged (match, row, hash) when it was killed."""
    playing = subprocess.Popen(
        [sys.executable, "-m", "tests.matches.mover", str(path)], stdout=subprocess.PIPE, text=True
    )
    assert playing.stdout is not None
    first = playing.stdout.readline()
    time.sleep(seconds)
    playing.kill()
    lines = [first, *playing.stdout]
    playing.stdout.close()
    playing.wait()
    whole = [line.split() for line in lines if line.endswith("\n")]
    return [(int(match), int(seq), state) for match, seq, state in whole]


@pytest.mark.slow
async def test_no_acknowledged_move_is_lost_by_kills(
    tmp_path: Path, figures: Callable[[str], None]
) -> None:
    path, rng = tmp_path / "house.sqlite3", Random(5)
    acknowledged: dict[tuple[int, int], str] = {}
    for _ in range(KILLS):
        moves = play_and_kill(path, rng.uniform(0.02, 0.4))
        acknowledged |= {(match, seq): state for match, seq, state in moves}
    async with World(path) as world:
        await world.check()
        for match in {match for match, _ in acknowledged}:
            hashes = await replayed(world, match)
            for (of, seq), state in acknowledged.items():
                if of == match:
                    assert hashes[seq] == state
        assert await world.matches.recovery.verify_logs() == ()
        running = await world.matches.queries.list_in_server(700, [Status.RUNNING])
        for table in running:
            over = await world.play_on(table.match, rng)
            assert over.status is Status.FINISHED
    figures(f"{KILLS} random kills, {len(acknowledged)} acknowledged moves, none lost")
    assert len(acknowledged) > 3 * KILLS


async def replayed(world: World, number: int) -> dict[int, str]:
    """The hash after each row of a match, folded anew; each must be the one in the row."""
    game, (first, *rows) = Bids(), await world.store.matches.read_log(number)
    match = begin(game, read_entry(game, first))
    hashes = {1: match.hash()}
    assert hashes[1] == first.hash
    for row in rows:
        match = advance(match, read_entry(game, row))
        hashes[row.seq] = match.hash()
        assert hashes[row.seq] == row.hash
    return hashes
