"""Twenty people press **Place** on the touch page, each about every three seconds, and then all in
one moment: until the new state is there, also while 1,000 pages are open; and the memory that open
pages need.

The bot is the real one with its SQLite file, but posts nothing; the browsers are another process.
"""

import asyncio
import re
import socket
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, Final

import aiohttp

from bench.calibrating import Calibration
from bench.editors import dealt, playing
from bench.measuring import Figure, Section, quantile
from bench.visitors import Visitors, invite
from bot.app import App, build_app
from bot.games import build_games
from bot.interactions.press_queue import RateLimiter
from bot.matches import InlineComputerWorker
from bot.models.match import Table
from bot.settings import Settings
from bot.web.server import HOST, MOST_STREAMS, MOST_STREAMS_OF_ALL, serve_page

AT_ONCE: Final = 20
PAUSE: Final = 3.0
"""Seconds for each round of presses but the last."""
ROUNDS: Final = 3
"""Before pages are open, and again while they are."""
SEATS: Final = 3
OPEN: Final = 500
REFUSED: Final = 8
"""Pages beyond what the bot allows, which are to be refused."""
MEGABYTE: Final = 1_000_000
_RESIDENT: Final = re.compile(r"^VmRSS:\s+(\d+) kB$", re.MULTILINE)
Wish = tuple[str, dict[str, Any]]


def section() -> Section:
    calibration = Calibration()
    calibration.sample()
    figures = asyncio.run(_measure())
    calibration.sample()
    *told, cost, beside = figures
    work = [
        *calibration.figures_of_work("a press", cost.value),
        *calibration.figures_of_work("with all of them open", beside.value),
    ]
    title = f"The touch page: {AT_ONCE} people press Place"
    return Section(title, (*told, cost, beside, *work), calibration.skipped)


async def _measure() -> list[Figure]:
    with socket.create_server((HOST, 0)) as free:
        port = free.getsockname()[1]
    address = f"http://{HOST}:{port}"
    with TemporaryDirectory() as folder:
        settings = Settings(
            database_path=Path(folder) / "store.sqlite3", discord_token=None, settle_seconds=0,
            web_address=address, matches_per_server=1_000,
        )  # fmt: skip
        worker = InlineComputerWorker(build_games())
        limit = RateLimiter(most=1_000)
        app = await build_app(settings, seeds=dealt(), computer_worker=worker, rate_limit=limit)
        try:
            async with serve_page(lambda: app.bot.router, address, port):
                with invite(address) as visitors:
                    return [*await _press(app, visitors, address)]
        finally:
            await app.close()


async def _press(app: App, visitors: Visitors, address: str) -> list[Figure]:
    many = -(-AT_ONCE // SEATS)
    count = max(2 * ROUNDS * many, MOST_STREAMS_OF_ALL // (SEATS * MOST_STREAMS) + 1)
    tables, sessions = await _seat(app, count)
    sets = [tables[at * many : (at + 1) * many] for at in range(2 * ROUNDS)]
    prepared = [await _prepare(address, some, sessions) for some in sets]
    alone, burst, cost = await _press_all(visitors, prepared[:ROUNDS])
    streams = [
        (sessions[seat.player or 0], table.match)
        for _ in range(MOST_STREAMS)
        for table in tables
        for seat in table.seats
    ]
    before = _read_memory()
    opened = await visitors.open(streams[:OPEN])
    memory = _read_memory() - before
    opened += await visitors.open(streams[OPEN : MOST_STREAMS_OF_ALL + REFUSED])
    beside, burst_beside, cost_beside = await _press_all(visitors, prepared[ROUNDS:])
    return [
        *_sum_up("", alone, burst, "at most 100"),
        *_count_pages(memory, opened),
        *_sum_up("with all of them open, ", beside, burst_beside),
        Figure("a press: processor", cost, "ms"),
        Figure("with all of them open: processor", cost_beside, "ms"),
    ]


async def _press_all(
    visitors: Visitors, rounds: Sequence[Sequence[Wish]]
) -> tuple[list[float], list[float], float]:
    """The times of all rounds but the last, and of that, in which all press in one moment; and the
    milliseconds of the processor for each press."""
    began = process_time()
    *steady, last = (wishes[:AT_ONCE] for wishes in rounds)
    times = [time for wishes in steady for time in await visitors.press(wishes, PAUSE)]
    burst = await visitors.press(last, 0)
    return times, burst, 1000 * (process_time() - began) / (len(times) + len(burst))


def _sum_up(when: str, steady: list[float], burst: list[float], goal: str = "") -> Iterator[Figure]:
    yield Figure(f"{when}to the new state: p50", quantile(steady, 0.5), "ms")
    yield Figure(f"{when}to the new state: p95", quantile(steady, 0.95), "ms", goal)
    yield Figure(f"{when}all in one moment: p50", quantile(burst, 0.5), "ms")
    yield Figure(f"{when}all in one moment: p95", quantile(burst, 0.95), "ms")


def _count_pages(memory: float, opened: Sequence[int]) -> Iterator[Figure]:
    yield Figure(f"memory for {OPEN} open pages", memory, "MB", "at most 60")
    yield Figure("open pages", opened.count(200), "")
    refused = opened.count(429)
    yield Figure("refused beyond them", refused, "", f"at least {REFUSED}")


async def _seat(app: App, count: int) -> tuple[list[Table], dict[int, str]]:
    """Matches in which three people lay their sixth piece, and sessions of the players."""
    matches = app.matches
    tables, sessions = [], dict[int, str]()
    for number in range(count):
        three = [
            await matches.people.meet(9_000 + SEATS * number + seat, f"person {seat}", "en")
            for seat in range(SEATS)
        ]
        tables.append(await playing(matches, three, "lay"))
        for person in three:
            token = await matches.page_keys.issue_link(person.player)
            sessions[person.player] = await matches.page_keys.redeem(token) or ""
    return tables, sessions


async def _prepare(address: str, tables: Sequence[Table], sessions: dict[int, str]) -> list[Wish]:
    """Everybody holds a piece over a place of their land: the presses that are left."""
    wishes = []
    async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as client:
        for table in tables:
            for seat in table.awaited_seats:
                key = sessions[seat.player or 0]
                headers = {"Origin": address, "Cookie": f"session={key}"}
                url = f"{address}/api/matches/{table.match}"
                async with client.get(url, headers=headers) as answer:
                    screen = await answer.json()
                drop = next(
                    drop
                    for block in screen["blocks"]
                    for held in block.get("picture", {}).get("held", ())
                    for drop in held["drops"]
                )
                body = _write_wish(screen, drop["control"])
                url = f"{address}/api/press"
                async with client.post(url, json=body, headers=headers) as answer:
                    screen = await answer.json()
                (place,) = (
                    button["control"]
                    for block in screen["blocks"]
                    for button in block.get("buttons", ())
                    if button["control"].startswith("g.confirm") and not button["disabled"]
                )
                wishes.append((key, _write_wish(screen, place)))
    return wishes


def _write_wish(screen: dict[str, Any], control: str) -> dict[str, Any]:
    return {"match": screen["match"], "decision": screen["decision"], "control": control}


def _read_memory() -> float:
    """That this process has in use, in megabytes."""
    found = _RESIDENT.search(Path("/proc/self/status").read_text("ascii"))
    assert found is not None
    return int(found[1]) * 1024 / MEGABYTE
