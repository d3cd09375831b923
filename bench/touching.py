"""What the touch page costs over the wire, compressed: a first visit late in a recorded match of
four, and then each answer to a player who looks after every move.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from zlib import compress

from bench.measuring import Figure, Section
from bot.interactions.panels import show_panel
from bot.models.match import Address
from bot.render.scene import HIGHEST_ON_PAGE
from bot.web.server import FILES, PAGE
from bot.web.writing import write_screen
from tests.local.panels.replays import FIRST_USER, NAMES, Clock, Replay, Tables

GAMES: Final = ("cutterland", "clustered", "wildlands")
LOOKS: Final = 24
"""The last moves of a match."""
KEPT: Final = 300
"""Drawings that the page keeps (`pictures.js`), about."""


def section() -> Section:
    return Section("The touch page over the wire, matches of four", tuple(asyncio.run(_measure())))


async def _measure() -> list[Figure]:
    fonts = sum(file.stat().st_size for file in PAGE.glob("*.woff2"))
    files = (file for file, _ in FILES.values() if file.suffix != ".woff2")
    page = sum(len(compress(file.read_bytes())) for file in files)
    figures = [
        Figure("page and scripts", page / 1000, "kB"),
        Figure("fonts", fonts / 1000, "kB"),
    ]
    users = tuple(FIRST_USER + seat for seat, _ in enumerate(NAMES))
    with TemporaryDirectory() as folder:
        clock = Clock(datetime(2026, 1, 5, 12, tzinfo=UTC))
        tables = await Tables.open(Path(folder) / "store.sqlite3", clock, users)
        for game in GAMES:
            replay = await tables.start(f"{game}-4", Address(1, 2))
            first, *later = [size async for size in _list_answers(replay)]
            figures += _sum_up(game, page + fonts + first, sorted(later))
        await tables.close()
    return figures


async def _list_answers(replay: Replay) -> AsyncIterator[int]:
    """The bytes of each answer to the first player."""
    while len(replay.moves) > LOOKS:
        await replay.play_next()
    requester = replace(replay.requester(0, "en"), page_height=HIGHEST_ON_PAGE)
    known: dict[str, None] = {}
    while True:
        screen = await show_panel(requester, replay.match)
        answer = await write_screen(requester, screen, known)
        for name in answer["drawings"]:
            known[name] = None
        for name in [*known][:-KEPT]:
            del known[name]
        yield len(compress(json.dumps(answer).encode()))
        if not replay.moves:
            return
        await replay.play_next()


def _sum_up(game: str, first: int, later: list[int]) -> Iterator[Figure]:
    name = game.capitalize()
    yield Figure(f"{name}: first visit", first / 1000, "kB", "at most 200")
    yield Figure(f"{name}: after a move, median", later[len(later) // 2] / 1000, "kB")
    yield Figure(f"{name}: after a move, most", later[-1] / 1000, "kB", "at most 30")
