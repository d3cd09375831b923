"""Stores as releases have left them, which every later version has to read.

`python -m tests.records.releases 0.2` writes the store of that release as SQL, with what has to be
found in it, and the controls that its messages may still show. It is run once, by the code of the
release, and never writes over a file.
"""

import asyncio
import sqlite3
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

import bot.storage
from bot.games import build_games
from bot.interactions.controls import CONTROLS
from bot.matches.repository import MatchRepository
from bot.models.match import Status
from bot.models.people import Person
from tests.leagues.season import Season
from tests.matches.world import HERE, World

FOLDER: Final = Path(__file__).parent / "releases"
STORAGE: Final = Path(bot.storage.__path__[0])
PEOPLE: Final = ("Ana", "Bo", "Cid")
MOVES: Final = 14
"""How far the matches are that go on."""
PRAGMAS: Final = ("application_id", "user_version")


async def make_store(file: Path) -> list[str]:
    """A store with a match of each game that goes on, with drafts and plans, one that is over, and
    a league. Returns what is found in it."""
    async with World(file, games=build_games()) as world:
        for game in sorted(world.games):
            await _play_some(world, game)
        over = await world.running("Ana", "Bo", game="clustered")
        await world.play_on(over.match, Random(5))
        season = Season(world)
        await season.found("Ana", "Bo", "Cid", "Dee", game="clustered", division=4, table=4)
        await season.begin()
        return await find_all(world)


async def _play_some(world: World, game: str) -> None:
    table = await world.running(*PEOPLE, game=game)
    await world.play_on(table.match, Random(7), MOVES)
    for person in await world.people(*PEOPLE):
        await _prepare(world, table.match, person)


async def _prepare(world: World, match: int, person: Person) -> None:
    """A draft for who decides, and a plan for who can make one."""
    table = await world.matches.queries.read_table(match)
    seat = table.seat_of(person.player)
    if seat in table.awaited_seats and seat is not None:
        await world.matches.drafts.save(match, person.player, seat.decision or 0, {"card": 1})
    elif lines := await world.matches.plans.propose(match, person.player):
        await world.matches.plans.save(match, person.player, lines)


async def find_all(world: World) -> list[str]:
    """A line for each match, with its state, for each plan and draft, and for each league."""
    return [line async for line in _find(world)]


async def _find(world: World) -> AsyncIterator[str]:
    repository: MatchRepository = world.matches._repository
    people = await world.people(*PEOPLE)
    for number in sorted(await _read_numbers(world)):
        loaded = await repository.load(number)
        head, match = loaded.head, loaded.require_match()
        yield f"match {number} {head.game} {head.status.value} {match.hash()}"
        if head.status is not Status.RUNNING:
            continue
        for person in people:
            if match.seat_of(person.player) is None:
                continue
            draft = await world.matches.drafts.read(number, person.player)
            planned = await world.matches.plans.read(number, person.player)
            yield f"  {person.name}: draft {draft}, lines of a plan {len(planned.lines)}"
    for league in await Season(world).leagues.list_in_server(HERE.guild):
        yield f"league {league.id} {league.name} {league.league.phase}"


async def _read_numbers(world: World) -> list[int]:
    return [row[0] for row in await world.store.connection.read("SELECT id FROM matches")]


def dump(file: Path) -> Iterator[str]:
    with closing(sqlite3.connect(file)) as db:
        for name in PRAGMAS:
            yield f"PRAGMA {name}={db.execute(f'PRAGMA {name}').fetchone()[0]};"
        yield from db.iterdump()


def list_scripts() -> list[str]:
    """The digest and path of each script that makes or changes the schema of a database."""
    scripts = sorted(STORAGE.rglob("migrations/*.sql"))
    return [f"{sha256(one.read_bytes()).hexdigest()} {one.relative_to(STORAGE)}" for one in scripts]


def write_release(version: str) -> None:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "store.sqlite3"
        found = asyncio.run(make_store(file))
        FOLDER.mkdir(exist_ok=True)
        for kind, lines in (
            ("sql", dump(file)),
            ("found", found),
            ("controls", sorted(control.pattern for control in CONTROLS)),
            ("scripts", list_scripts()),
        ):
            with (FOLDER / f"{version}.{kind}").open("x", encoding="utf-8") as target:
                target.writelines(f"{line}\n" for line in lines)


if __name__ == "__main__":
    write_release(sys.argv[1])
