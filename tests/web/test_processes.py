"""Processes that share a database: whichever gets a request of the page answers it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TypeAlias

import pytest
import pytest_asyncio

from bot.interactions.press_queue import RateLimiter
from bot.models.shards import Shards
from tests.standin.postgres import make_database, require_server
from tests.web.conftest import Site, open_site
from tests.web.test_presses import list_controls, look

ReadText: TypeAlias = Callable[[int, int], Awaitable[str | None]]


@pytest_asyncio.fixture(loop_scope="session")
async def sites(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[list[Site]]:
    monkeypatch.setattr("bot.leases.LEASE", 600.0)  # they are not renewed
    url = await make_database(require_server())
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(
                open_site(tmp_path, url, rate_limit=RateLimiter(most=1_000), shards=Shards(1))
            )
            for _ in range(2)
        ]


async def test_any_process_answers_and_all_hear_of_it(sites: list[Site]) -> None:
    mine, other = sites
    ana, bo, _ = mine.people
    match = (await mine.begin(ana, bo)).match
    assert mine.app.bot.services.shards.held
    assert not other.app.bot.services.shards.held
    here, there = await mine.sign_in(bo), await mine.sign_in(ana)
    there.client = other.client
    stream = await here.get(f"/api/matches/{match}/changes")
    before = await stream.content.readline()
    await stream.content.readline()

    screen = await look(there, match)
    screen = await (await there.press(screen, "g.card.1")).json()
    screen = await (await there.press(screen, "g.suggest.1")).json()
    confirm = next(name for name in list_controls(screen) if name.startswith("g.confirm."))
    assert (await there.press(screen, confirm)).status == 200

    async with asyncio.timeout(100):
        assert await stream.content.readline() != before
    stream.close()
    tries = [name for name in list_controls(await look(here, match)) if "g.try." in name]
    assert tries
    assert not [name for name in list_controls(await look(there, match)) if "g.try." in name]


async def test_presses_at_two_processes_are_done_once(sites: list[Site]) -> None:
    mine, other = sites
    ana, bo, _ = mine.people
    match = (await mine.begin(ana, bo)).match
    browsers = [await mine.sign_in(ana) for _ in sites]
    browsers[1].client = other.client
    screen = await look(browsers[0], match)
    screen = await (await browsers[0].press(screen, "g.card.1")).json()
    screen = await (await browsers[0].press(screen, "g.suggest.1")).json()
    confirm = next(name for name in list_controls(screen) if name.startswith("g.confirm."))

    answers = await asyncio.gather(*(one.press(screen, confirm) for one in browsers))

    assert [answer.status for answer in answers] == [200, 200]
    refused = ["⚠️" in str(await answer.json()) for answer in answers]
    assert sorted(refused) == [False, True]
    assert len(await mine.app.store.matches.read_log(match)) == 2, "the start and one move"


async def test_no_press_on_a_draft_is_lost_between_two_processes(
    sites: list[Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both have read the same draft before either writes."""
    mine, other = sites
    ana, bo, _ = mine.people
    match = (await mine.begin(ana, bo)).match
    browsers = [await mine.sign_in(ana) for _ in sites]
    browsers[1].client = other.client
    screen = await look(browsers[0], match)
    screen = await (await browsers[0].press(screen, "g.card.1")).json()

    both = asyncio.Barrier(2)
    for site in sites:
        drafts = site.app.matches.drafts
        monkeypatch.setattr(drafts, "read_text", wait_once(drafts.read_text, both))

    presses = zip(browsers, ("g.sq.1.A", "g.sq.1.B"), strict=True)
    answers = await asyncio.gather(*(one.press(screen, control) for one, control in presses))

    assert [answer.status for answer in answers] == [200, 200]
    draft = await mine.app.matches.drafts.read(match, ana.player)
    assert draft["cuts"] == {"1": ["AB"]}


def wait_once(read: ReadText, both: asyncio.Barrier) -> ReadText:
    """What was read the first time is answered once both have read it."""
    waits = iter((both.wait,))

    async def read_together(match: int, player: int) -> str | None:
        text = await read(match, player)
        for wait in waits:
            await wait()
        return text

    return read_together
