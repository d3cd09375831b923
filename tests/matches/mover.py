"""A house in a process of its own that plays until it is killed: `python -m tests.matches.mover
FILE`. It prints `match seq hash` for every move, once the move is saved."""

import asyncio
import sys
from pathlib import Path
from random import Random

from bot.matches import Limits
from bot.models.match import Status
from bot.storage.sqlite_connection import SqliteConnection
from tests.matches.world import World

ENDLESS = Limits(10**6, 10**6, 10**6)
"""Kills leave lobbies behind that nobody begins any more."""


async def play(path: Path, rng: Random) -> None:
    async with World(
        path, connections=SqliteConnection, limits=ENDLESS, salt=str(rng.random())
    ) as world:
        running = list(await world.matches.queries.list_in_server(700, [Status.RUNNING]))
        while len(running) < 3:
            running.append(await world.running("Ana", "Bo", computers=["low"]))
        await asyncio.gather(*(_moves(world, table.match, rng) for table in running))


async def _moves(world: World, match: int, rng: Random) -> None:
    """Random moves for ever, in one match after another."""
    while True:
        table = await world.play_on(match, rng, moves=1)
        print(match, table.seq, await world.hash(match), flush=True)  # noqa: T201
        if table.status is not Status.RUNNING:
            match = (await world.running("Ana", "Bo", computers=["low"])).match


if __name__ == "__main__":
    file = Path(sys.argv[1])
    asyncio.run(play(file, Random(file.stat().st_size if file.exists() else 0)))
