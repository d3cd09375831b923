"""A hundred people edit at once: from a press, as it comes over the gateway, to its answer with the
new picture.

The client is discord.py's, the matches are in a real SQLite file, the pictures are drawn. Only
Discord itself is a stub, in a process of its own on this machine.
"""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, Final, TypeAlias

import aiohttp
from discord.http import Route

from bench.beside import run_beside
from bench.calibrating import Calibration
from bench.editors import PEOPLE, PLACE, Editor, dealt, gathered
from bench.loopback import APPLICATION, message, user
from bench.measuring import Figure, Section, quantile
from bot.app import App, build_app
from bot.games import build_games
from bot.matches import InlineComputerWorker
from bot.settings import Settings

PAUSE: Final = 3.0
"""Seconds between two presses of one person, half of them less and half of them more."""
WARMING: Final = 3.0
MEASURED: Final = 10.0
PATIENCE: Final = 10.0

Answers: TypeAlias = dict[str, tuple[float, int, int]]
"""By the press: when its answer was there, its bytes, and its pictures."""


def section() -> Section:
    calibration = Calibration()
    calibration.sample()
    with loopback() as port:
        steady, burst = asyncio.run(_measure(port))
    calibration.sample()
    speed = calibration.figures("the machine")
    title = f"{PEOPLE} people edit their panels at once: from a press to the new picture"
    return Section(title, (*steady, *burst, *speed), calibration.skipped)


@contextmanager
def loopback() -> Iterator[int]:
    """The stub's port."""
    with run_beside("bench.loopback") as (_, said):
        yield json.loads(said.readline())["port"]


async def _measure(port: int) -> tuple[list[Figure], list[Figure]]:
    usual, Route.BASE = Route.BASE, f"http://127.0.0.1:{port}/api/v10"
    try:
        with TemporaryDirectory() as folder:
            settings = Settings(
                database_path=Path(folder) / "store.sqlite3", discord_token=None,
                matches_per_server=1_000, settle_seconds=0,
            )  # fmt: skip
            worker = InlineComputerWorker(build_games())
            app = await build_app(settings, seeds=dealt(), computer_worker=worker)
            try:
                return await _edited(app, port)
            finally:
                await app.bot.close()
                await app.close()
    finally:
        Route.BASE = usual


async def _edited(app: App, port: int) -> tuple[list[Figure], list[Figure]]:
    services = app.bot.services
    await start_client(app)
    words = services.catalogues.words("en")
    editors = await gathered(app.matches, services.screens["cutterland"], words)
    hands = Hands(app, port)
    began = monotonic()
    over = began + WARMING + MEASURED
    await asyncio.gather(*(hands.edit(editor, over) for editor in editors))
    steady = await hands.answered(since=began + WARMING)
    began = monotonic()
    for editor in editors:
        hands.press(editor)
    burst = await hands.answered(since=began)
    rate = len(steady) / MEASURED
    told = [
        Figure("presses a second", rate, "/s"),
        Figure("p50", _quantile(steady, 0.5), "ms"),
        Figure("p95", _quantile(steady, 0.95), "ms", "at most 1000"),
        Figure("p99", _quantile(steady, 0.99), "ms"),
    ]
    told.append(Figure("without an answer or a picture", hands.missing, "", "at most 0"))
    at_once = [
        Figure("all pressing in one moment: p50", _quantile(burst, 0.5), "ms"),
        Figure("all pressing in one moment: p95", _quantile(burst, 0.95), "ms"),
    ]
    return told, at_once


def _quantile(seconds: list[float], part: float) -> float:
    return 1000 * quantile(seconds, part)


class Hands:
    """Presses for everybody, as the gateway would bring it; `missing` counts presses whose answer
    never came, or came without a picture."""

    def __init__(self, app: App, port: int) -> None:
        state = app.bot._connection  # noqa: SLF001 - where the gateway brings its events
        self._hear = state.parsers["INTERACTION_CREATE"]
        self._told = f"http://127.0.0.1:{port}/told"
        self._rng = Random(7)
        self._pressed: dict[str, tuple[Editor, float]] = {}
        self.missing = 0

    async def edit(self, editor: Editor, until: float) -> None:
        """Press again and again, without waiting for the answer."""
        await asyncio.sleep(self._rng.uniform(0, PAUSE))
        while monotonic() < until:
            self.press(editor)
            await asyncio.sleep(self._rng.uniform(0.5 * PAUSE, 1.5 * PAUSE))

    def press(self, editor: Editor) -> None:
        token = f"press-{len(self._pressed) + 1}-{editor.message}"
        control = self._rng.choice(editor.keys)
        text = json.dumps(payload(editor, control, token, len(self._pressed)))
        self._pressed[token] = editor, monotonic()
        self._hear(json.loads(text))

    async def answered(self, since: float) -> list[float]:
        """Seconds to each answer of what was pressed since then, once all are there."""
        until = monotonic() + PATIENCE
        async with aiohttp.ClientSession() as session:
            while True:
                async with session.get(self._told) as response:
                    waits = list(self._waits(await response.json(), since))
                if None not in waits or monotonic() > until:
                    break
                await asyncio.sleep(0.2)
        self.missing += waits.count(None)
        return [wait for wait in waits if wait is not None]

    def _waits(self, answers: Answers, since: float) -> Iterator[float | None]:
        """A press that was overtaken by the same person's next one is answered with that."""
        drawn = dict[int, float]()
        for token, (editor, at) in reversed(self._pressed.items()):
            came, _, pictures = answers.get(token, (0.0, 0, 0))
            if pictures:
                drawn[editor.user] = came
            if at >= since:
                yield drawn[editor.user] - at if editor.user in drawn else None


async def start_client(app: App) -> None:
    """The client, logged in and knowing the one server that all matches are in."""
    await app.bot.login("bench")
    state: Any = app.bot._connection  # noqa: SLF001 - where the gateway tells of servers
    state._add_guild_from_data({"id": str(PLACE.guild), "name": "games"})  # noqa: SLF001


def payload(editor: Editor, control: str, token: str, number: int) -> dict[str, Any]:
    """A press as Discord tells it."""
    guild, channel = str(PLACE.guild), str(PLACE.channel)
    member: dict[str, Any] = {
        "user": user(editor.user, f"person {editor.user - 5_000}"),
        "roles": [],
        "joined_at": "2026-01-01T00:00:00+00:00",
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "permissions": "2147483648",
    }
    return {
        "id": str(7_000_000 + number),
        "application_id": str(APPLICATION),
        "type": 3,
        "token": token,
        "version": 1,
        "data": {
            "component_type": 2,
            "custom_id": f"v1:{editor.match}:{editor.decision}:{control}",
        },
        "guild_id": guild,
        "channel_id": channel,
        "channel": {
            "id": channel,
            "type": 0,
            "guild_id": guild,
            "name": "games",
            "position": 0,
            "permission_overwrites": [],
        },
        "member": member,
        "message": message(editor.message, editor.components),
        "locale": "en-GB",
        "guild_locale": "en-GB",
        "app_permissions": "2147600448",
        "entitlements": [],
        "authorizing_integration_owners": {"0": guild},
        "context": 0,
        "attachment_size_limit": 10 << 20,
    }
