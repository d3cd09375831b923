"""A house in a process of its own that plays so many moves and says each once it is saved:
`python -m tests.crashes.writer FILE MOVES`. The journal is brought into the file often, so that
power cuts meet that, too."""

import asyncio
import os
import sys
from pathlib import Path
from random import Random

from bot.storage.sqlite_connection import SqliteConnection
from tests.matches.world import World


class Busy(SqliteConnection):
    """Checkpoints every few pages; the bot leaves that at SQLite's 1,000."""

    @classmethod
    async def open(cls, path: Path) -> SqliteConnection:
        connection = await super().open(path)
        await connection.rows("PRAGMA wal_autocheckpoint=24")
        return connection


async def play(path: Path, moves: int) -> None:
    async with World(path, connections=Busy) as world:
        match, rng = (await world.running("Ana", "Bo", computers=["low"])).match, Random(4)
        for _ in range(moves):
            table = await world.play_on(match, rng, moves=1)
            line = f"{match} {table.seq} {await world.hash(match)}\n"
            os.write(1, line.encode())  # in one piece, for whoever traces it
            if not table.awaited_seats:
                match = (await world.running("Ana", "Bo", computers=["low"])).match
        os._exit(0)


if __name__ == "__main__":
    asyncio.run(play(Path(sys.argv[1]), int(sys.argv[2])))
