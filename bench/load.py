"""1,000 and 10,000 live matches in one store, and fifty presses a second: most of them edit a panel
with its picture, some open one, some make a move that is then announced.

The client is discord.py's, the file is real and synced, the pictures are drawn. Only Discord is a
stub, in a process of its own on this machine. `load` takes half a minute, `soak` ten for a store.
"""

from __future__ import annotations

import asyncio
import json
import resource
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic, process_time
from typing import Final

import aiohttp
from discord.http import Route

from bench.editors import PLACE, Editor, gathered
from bench.measuring import Figure, Section, quantile
from bench.pressing import loopback, payload
from bot.app import App, build_app
from bot.games import build_games
from bot.matches import InlineComputerWorker, NewMatch
from bot.settings import Settings

RATE: Final = 50
SHORT: Final = 12.0
LONG: Final = 600.0
WARMING: Final = 4.0
OPENING: Final = 0.15
"""How many presses open a panel."""
MOVING: Final = 0.04
"""How many make a move."""
CHOOSERS: Final = 12
"""Matches besides those of `gathered` in which somebody may take a piece."""
PATIENCE: Final = 30.0
"""Seconds that the last answers get."""
TICK: Final = 0.005
CLONED: Final = {"matches": "id", "seats": "match", "log": "match", "seating": "match",
                 "stakes": "match"}  # fmt: skip
"""What a match is made of, and where its number stands."""


def section() -> Section:
    return _section(SHORT)


def soak() -> Section:
    return _section(LONG)


def _section(seconds: float) -> Section:
    with loopback() as port:
        few = asyncio.run(_measured(port, 1_000, seconds))
        many = asyncio.run(_measured(port, 10_000, seconds))
    ratio = many[3].value / few[3].value
    times = Figure("10,000 matches against 1,000: p50", ratio, "x", "at most 1.5")
    title = f"{RATE} presses a second for {seconds:.0f} s, in stores of live matches"
    return Section(title, (*few, *many, times))


async def _measured(port: int, matches: int, seconds: float) -> list[Figure]:
    usual, Route.BASE = Route.BASE, f"http://127.0.0.1:{port}/api/v10"
    try:
        with TemporaryDirectory() as folder:
            file = Path(folder) / "store.sqlite3"
            editors = await _prepared(file, matches)
            app = await _opened(file)
            try:
                return await _pressed(app, port, editors, file, matches, seconds)
            finally:
                await app.bot.close()
                await app.close()
    finally:
        Route.BASE = usual


async def _opened(file: Path) -> App:
    settings = Settings(
        database_path=file, discord_token=None, matches_per_server=100_000,
        matches_per_player=1_000, settle_seconds=0,
    )  # fmt: skip
    return await build_app(settings, computer_worker=InlineComputerWorker(build_games()))


async def _prepared(file: Path, matches: int) -> list[Editor]:
    """A store with so many live matches, and everybody who has something to press in them."""
    app = await _opened(file)
    try:
        services = app.bot.services
        words = services.catalogues.words("en")
        models = await gathered(app.matches, services.screens["cutterland"], words)
        models += [await _choosing(app) for _ in range(CHOOSERS)]
    finally:
        await app.close()
    last = max(editor.match for editor in models)
    times = -(-matches // last)
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("DELETE FROM outbox")
        db.execute("DELETE FROM jobs")
        for number in range(1, times):
            _clone(db, number * last, last)
    return [
        replace(editor, match=editor.match + number * last)
        for number in range(times)
        for editor in models
    ]


def _clone(db: sqlite3.Connection, shift: int, last: int) -> None:
    """All matches there were at first, once more under other numbers."""
    for table, key in CLONED.items():
        names = [row[1] for row in db.execute(f"PRAGMA table_info({table})")]
        values = ", ".join(f"{name} + {shift}" if name == key else name for name in names)
        db.execute(
            f"INSERT INTO {table} ({', '.join(names)}) SELECT {values} FROM {table}"  # noqa: S608
            f" WHERE {key} <= {last}"
        )


async def _choosing(app: App) -> Editor:
    """Somebody of three who may take a piece."""
    matches, game = app.matches, app.matches.games["cutterland"]
    people = [await matches.people.meet(9_000 + n, f"chooser {n}", "en-GB") for n in range(3)]
    new = NewMatch(people[0].player, PLACE, "cutterland", 3, {}, start_when_full=True)
    table = await matches.lobbies.open(new)
    for person in people[1:]:
        table = await matches.lobbies.join(table.match, person.player)
    while True:
        seat = table.awaited_seats[0]
        assert seat.player is not None
        assert seat.user is not None
        view = (await matches.queries.read_player_view(table.match, seat.player)).view
        if view.phase == "take":
            return Editor(seat.user, table.match, seat.decision or 0, ("g.take.A",), [])
        action = game.choose(view, game.computers[0], b"somebody's own mind")
        table = (await matches.play.act(table.match, seat.player, action, seat.decision)).table


async def _pressed(
    app: App, port: int, editors: list[Editor], file: Path, matches: int, seconds: float
) -> list[Figure]:
    await app.bot.login("bench")
    await app.bot.on_ready()
    hands = _Hands(app, port, editors)
    lags: list[float] = []
    lag = asyncio.create_task(_lag(lags))
    await hands.press_on(WARMING)
    lags.clear()
    before, size = _memory(), _size(file)
    since, worked = monotonic(), process_time()
    await hands.press_on(seconds)
    waits, missing = await hands.waits(since)
    worked = process_time() - worked
    lag.cancel()
    name = f"{matches:,} matches"
    return [
        Figure(f"{name}: presses", len(waits), ""),
        Figure(f"{name}: without an answer", missing, "", "at most 0"),
        Figure(f"{name}: processor for a press", 1000 * worked / max(len(waits), 1), "ms"),
        Figure(f"{name}: p50", 1000 * quantile(waits, 0.5), "ms", "at most 15"),
        Figure(f"{name}: p99", 1000 * quantile(waits, 0.99), "ms", "at most 60"),
        Figure(f"{name}: event loop late by, p99", 1000 * quantile(lags, 0.99), "ms", "at most 5"),
        Figure(f"{name}: memory", _memory(), "MB"),
        Figure(f"{name}: memory grown by", _memory() - before, "MB"),
        Figure(f"{name}: store", size / 1e6, "MB"),
        Figure(f"{name}: store grown by", (_size(file) - size) / 1e6, "MB"),
    ]


async def _lag(found: list[float]) -> None:
    """How late the event loop is, all the time."""
    while True:
        began = monotonic()
        await asyncio.sleep(TICK)
        found.append(monotonic() - began - TICK)


def _memory() -> float:
    """What this process has used at most, in megabytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def _size(file: Path) -> int:
    return sum(one.stat().st_size for one in file.parent.glob(f"{file.name}*"))


class _Hands:
    """Presses for everybody, as the gateway would bring it."""

    def __init__(self, app: App, port: int, editors: Sequence[Editor]) -> None:
        state = app.bot._connection  # noqa: SLF001 - where the gateway brings its events
        self._hear = state.parsers["INTERACTION_CREATE"]
        self._told = f"http://127.0.0.1:{port}/told"
        self._rng = Random(7)
        self._at: dict[str, float] = {}
        rng = Random(8)
        self._choosers = [one for one in editors if one.keys == ("g.take.A",)]
        self._editors = [one for one in editors if one.keys != ("g.take.A",)]
        rng.shuffle(self._choosers)
        rng.shuffle(self._editors)
        self._next = self._turns()

    async def press_on(self, seconds: float) -> None:
        """At an even rate, whether or not there was an answer."""
        begin = monotonic()
        for number in range(int(seconds * RATE)):
            await asyncio.sleep(max(0.0, begin + number / RATE - monotonic()))
            self._press()

    async def waits(self, since: float) -> tuple[list[float], int]:
        """Seconds to each answer of what was pressed since then, and how many there were not."""
        asked = {token: at for token, at in self._at.items() if at >= since}
        until, found = monotonic() + PATIENCE, list[float]()
        async with aiohttp.ClientSession() as session:
            while len(found) < len(asked) and monotonic() < until:
                await asyncio.sleep(0.5)
                async with session.get(self._told) as response:
                    answers = await response.json()
                found = [answers[token][0] - at for token, at in asked.items() if token in answers]
        return found or [PATIENCE], len(asked) - len(found)

    def _press(self) -> None:
        chance, token = self._rng.random(), f"load-{len(self._at) + 1}-{id(self)}"
        if chance < MOVING and self._choosers:
            editor = self._choosers.pop()
            control = editor.keys[0]
        else:
            editor = next(self._next)
            control = "move" if chance < MOVING + OPENING else self._rng.choice(editor.keys)
        event = payload(editor, control, token, len(self._at) + id(self) % 1_000_000)
        self._at[token] = monotonic()
        self._hear(json.loads(json.dumps(event)))

    def _turns(self) -> Iterator[Editor]:
        while True:
            yield from self._editors
