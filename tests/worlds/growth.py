"""What grows in a long world: the store and its tables, memory, the time of a start, and of the
hottest statements, quarter by quarter. `python -m tests.worlds.growth --days 730 --people 9`.

Of what makes days long nothing is left: no screen is compared, no log replayed, no commit looked
at; people look about every other day."""

import argparse
import asyncio
import gc
import sqlite3
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, Final
from unittest.mock import patch

from bench.storing import AtOnce
from bot.settings import Settings
from bot.storage.connection import Parameters, Row
from tests.worlds.checks import SafetyCheck
from tests.worlds.ledger import Ledger
from tests.worlds.process import BotProcess
from tests.worlds.secrecy import Secrecy
from tests.worlds.world import DAY, Plan, World, run_world

HOTTEST: Final = 15
LOOKS: Final = 0.02
"""How often people look, of how often they do in short worlds."""
SERVERS: Final = ("The Long Table", "The Round Table", "The High Table")
HEARTBEAT: Final = 3600
A_KILL: Final = 10
"""Days from one kill to the next."""
OWN: Final = ("bot.", "engine.")
PARTS: Final = 4
"""Of all days: the second is compared with the last, as in the first everything is new."""
_LIVE: Final = "SELECT count(*) FROM matches WHERE status IN ('lobby', 'running')"


@dataclass
class Growth:
    """Milliseconds of statements and of starts, by the part of the world in which they were run."""

    days: int
    statements: dict[str, list[list[float]]] = field(
        default_factory=lambda: defaultdict(lambda: [[] for _ in range(PARTS)])
    )
    starts: list[list[float]] = field(default_factory=lambda: [[] for _ in range(PARTS)])
    states: list[str] = field(default_factory=list)
    """At the beginning of each part."""

    def find_part(self) -> int:
        day = asyncio.get_running_loop().time() / DAY
        return min(int(day * PARTS / self.days), PARTS - 1)

    @contextmanager
    def measure(self) -> Iterator[None]:
        rows, start = AtOnce.rows, BotProcess._start

        async def timed_rows(db: AtOnce, sql: str, parameters: Parameters = ()) -> list[Row]:
            begun = process_time()
            found = await rows(db, sql, parameters)
            taken = (process_time() - begun) * 1000
            self.statements[sql][self.find_part()].append(taken)
            return found

        async def timed_start(process: BotProcess, *args: Any) -> None:
            begun = process_time()
            await start(process, *args)
            self.starts[self.find_part()].append((process_time() - begun) * 1000)

        def describe_state(world: World, **_: Any) -> None:
            world.limits.seen.clear()  # what the world itself remembers
            world.limits.bodies.clear()
            world.wire.posted.clear()
            world.outcome.log.clear()
            if self.find_part() > len(self.states) - 1:
                self.states.append(_describe_state(world))
                print(self.states[-1], flush=True)

        with (
            patch.object(AtOnce, "rows", timed_rows),
            patch.object(BotProcess, "_start", timed_start),
            patch.object(World, "check", describe_state),
            patch.object(Secrecy, "_compare", _do_nothing),
            patch.object(Ledger, "note_commit", _do_nothing),
            patch("tests.worlds.process.Settings", partial(Settings, heartbeat_seconds=HEARTBEAT)),
            patch.object(SafetyCheck, "check_told", _do_nothing),
            patch("tests.worlds.world.SERVERS", SERVERS),
            patch("tests.worlds.world.SERVER_OF", range(len(SERVERS))),
            patch("tests.worlds.world.BUSY_DAYS", self.days * LOOKS),
            patch("tests.worlds.world.QUITTERS", sys.float_info.min),  # nobody
            patch("tests.worlds.world.check_life", _find_nothing),
        ):
            yield

    def describe(self) -> Iterator[str]:
        taken = (f"{median(part):.0f} ms" if part else "none" for part in self.starts)
        yield f"starts: {', '.join(taken)}"
        hottest = sorted(self.statements.items(), key=lambda one: -sum(map(sum, one[1])))
        for sql, parts in hottest[:HOTTEST]:
            before, after = parts[1], parts[-1]
            if before and after:
                times = f"{median(before):7.3f} -> {median(after):7.3f} ms"
                yield f"{times}, {len(before):6} -> {len(after):6} times: {sql[:90]}"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.worlds.growth", description=__doc__)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--days", type=int, default=60)
    parser.add_argument("--people", type=int, default=9)
    given = parser.parse_args(arguments)
    growth = Growth(given.days)
    with TemporaryDirectory() as folder, growth.measure():
        kills = tuple(range(0, given.days, A_KILL))
        plan = Plan(given.seed, given.days, given.people, ("kill",), kills, has_page=False)
        outcome = run_world(plan, Path(folder))
        file = Path(folder) / "store.sqlite3"
        print(f"the store has {file.stat().st_size / 1e6:.1f} MB")
        for table, count in count_rows(file).most_common():
            print(f"{count:8} rows in {table}")
    print("\n".join(growth.describe()))
    print(outcome.counts, *outcome.wrong, sep="\n")
    return 1 if outcome.wrong else 0


def _do_nothing(*_: Any) -> None:
    """Instead of a check."""


async def _find_nothing(*_: Any) -> list[str]:
    return []


def _describe_state(world: World) -> str:
    with world.read_file() as db:
        live = db.execute(_LIVE).fetchone()[0]
        rows = db.execute("SELECT count(*) FROM log").fetchone()[0]
    size = world.file.stat().st_size / 1e6
    gc.collect()
    own = sum(str(type(one).__module__).startswith(OWN) for one in gc.get_objects())
    return f"{world.place.now():%d %B %Y}: {size:.1f} MB, {rows} rows, {live} live, {own} objects"


def count_rows(file: Path) -> Counter[str]:
    db = sqlite3.connect(file)
    try:
        tables = db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
        return Counter({
            name: db.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0]  # noqa: S608
            for (name,) in tables
        })  # fmt: skip
    finally:
        db.close()


if __name__ == "__main__":
    sys.exit(main())
