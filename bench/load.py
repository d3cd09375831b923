"""1,000 and 10,000 live matches in one store, and fifty presses a second: most of them edit a panel
with its picture, some open one, some make a move that is then announced.

The client is discord.py's, the file is real and synced, the pictures are drawn. Only Discord is a
stub, in a process of its own on this machine. `load` takes two minutes, `soak` ten for a store.
"""

from __future__ import annotations

import asyncio
import json
import resource
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic, process_time
from typing import Final, NamedTuple

import aiohttp
from discord.http import Route

from bench.calibrating import Calibration
from bench.editors import Editor, dealt, gathered, moved, opened
from bench.measuring import Figure, Section, quantile
from bench.pressing import loopback, payload, start_client
from bot.app import App, build_app
from bot.games import build_games
from bot.matches import InlineComputerWorker
from bot.operations.serving import short_collections
from bot.settings import Settings

RATE: Final = 50
SHORT: Final = 12.0
LONG: Final = 600.0
WARMING: Final = 20.0
"""Seconds of presses before measuring, in which most tiles are drawn for the first time."""
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
    calibration = Calibration()
    with loopback() as port:
        few = asyncio.run(_measured(port, 1_000, seconds, calibration))
        many = asyncio.run(_measured(port, 10_000, seconds, calibration))
    half = [next(one.value for one in part if one.what.endswith("p50")) for part in (few, many)]
    ratio = half[1] / half[0]
    times = Figure("10,000 matches against 1,000: p50", ratio, "x", "at most 1.5")
    title = f"{RATE} presses a second for {seconds:.0f} s, in stores of live matches"
    return Section(title, (*few, *many, times), calibration.skipped)


async def _measured(
    port: int, matches: int, seconds: float, calibration: Calibration
) -> list[Figure]:
    usual, Route.BASE = Route.BASE, f"http://127.0.0.1:{port}/api/v10"
    try:
        with TemporaryDirectory() as folder:
            file = Path(folder) / "store.sqlite3"
            editors = await _prepared(file, matches)
            app = await _opened(file)
            try:
                with short_collections():
                    press = _Pressing(file, matches, seconds, calibration)
                    return await _pressed(app, _Hands(app, port, editors), press)
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
    worker = InlineComputerWorker(build_games())
    return await build_app(settings, seeds=dealt(), computer_worker=worker)


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
    matches = app.matches
    people = [await matches.people.meet(9_000 + n, f"chooser {n}", "en-GB") for n in range(3)]
    table = await opened(matches, people)
    while True:
        seat = table.awaited_seats[0]
        assert seat.player is not None
        assert seat.user is not None
        view = (await matches.queries.read_player_view(table.match, seat.player)).view
        if view.phase == "take":
            return Editor(seat.user, table.match, seat.decision or 0, ("g.take.A",), [])
        table = await moved(matches, table, seat, view)


class _Pressing(NamedTuple):
    """What is measured: a store with so many matches, for how many seconds, on what machine."""

    file: Path
    matches: int
    seconds: float
    calibration: Calibration


async def _pressed(app: App, hands: _Hands, measured: _Pressing) -> list[Figure]:
    file, matches, seconds, calibration = measured
    await start_client(app)
    await app.bot.on_ready()
    lags: list[float] = []
    lag = asyncio.create_task(_lag(lags))
    await hands.press_on(WARMING)
    await hands.fates(0.0)  # nothing of it is to be measured
    calibration.sample()
    lags.clear()
    before, size = _memory(), _size(file)
    since, worked = monotonic(), process_time()
    await hands.press_on(seconds)
    waits, overtaken, lost = await hands.fates(since)
    worked = process_time() - worked
    lag.cancel()
    calibration.sample()
    spent = 1000 * worked / (len(waits) + overtaken + lost)
    name = f"{matches:,} matches"
    return [
        Figure(f"{name}: presses", len(waits), ""),
        Figure(f"{name}: overtaken by the next press there", overtaken, "", "at most 0"),
        Figure(f"{name}: lost", lost, "", "at most 0"),
        Figure(f"{name}: processor for a press", spent, "ms", "at most 10"),
        *calibration.figures(name),
        *calibration.figures_of_work(name, spent),
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


class Fates(NamedTuple):
    """Seconds to each answer; how many presses had none because the panel showed that to the same
    person's next press there; and how many had none at all."""

    waits: list[float]
    overtaken: int
    lost: int


def tell_fates(asked: Mapping[str, float], answers: Mapping[str, Sequence[float]]) -> Fates:
    """`asked` has when each token was pressed, in that order; `answers` begin with when they were
    there. A token ends with the number of its panel."""
    later, waits, overtaken, lost = set[str](), list[float](), 0, 0
    for token, at in reversed([*asked.items()]):
        panel = token.rpartition("-")[2]
        if token in answers:
            waits.append(answers[token][0] - at)
            later.add(panel)
        elif panel in later:
            overtaken += 1
        else:
            lost += 1
    return Fates(waits or [PATIENCE], overtaken, lost)


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

    async def fates(self, since: float) -> Fates:
        """What became of everything that was pressed since then, once nothing is lost."""
        asked = {token: at for token, at in self._at.items() if at >= since}
        until = monotonic() + PATIENCE
        async with aiohttp.ClientSession() as session:
            while True:
                await asyncio.sleep(0.5)
                async with session.get(self._told) as response:
                    found = tell_fates(asked, await response.json())
                if not found.lost or monotonic() > until:
                    return found

    def _press(self) -> None:
        chance = self._rng.random()
        if chance < MOVING and self._choosers:
            editor = self._choosers.pop()
            control = editor.keys[0]
        else:
            editor = next(self._next)
            control = "move" if chance < MOVING + OPENING else self._rng.choice(editor.keys)
        token = f"load-{len(self._at) + 1}-{editor.message}"
        event = payload(editor, control, token, len(self._at) + id(self) % 1_000_000)
        self._at[token] = monotonic()
        self._hear(json.loads(json.dumps(event)))

    def _turns(self) -> Iterator[Editor]:
        while True:
            yield from self._editors
