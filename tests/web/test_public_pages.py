"""The public page of a finished match: for whoever knows its address, as long as its server allows
it, and with nothing that the board does not show."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from playwright.async_api import Browser as Chromium

from bot.interactions.controls import parse_control
from bot.interactions.press import PendingCommands, Press
from bot.interactions.requester import Requester
from bot.models.match import Address, Mirror, Table
from bot.models.people import Person
from bot.presentation.boards import board_of
from bot.presentation.custom_ids import ControlId
from bot.presentation.preferences import presentation_of
from bot.screens.screen import Row
from bot.web.server import MOST_UNKNOWN
from tests.local.running import CHROMIUM
from tests.web.chromium import open_page
from tests.web.conftest import ADDRESS, HEADERS, Browser, Site
from tests.web.test_past import find_picture, find_slider, play
from tests.web.test_presses import list_controls

GUILD = 700


async def finish(site: Site, *people: Person) -> int:
    """A match of which the last person has left, so that the others have won; its number."""
    match = (await site.begin(*people, game="clustered")).match
    await play(site, match, 6)
    await site.app.matches.play.resign(match, people[1].player)
    await site.app.matches.play.claim_win(match, people[0].player)
    return match


async def read_table(site: Site, match: int) -> Table:
    return await site.app.matches.queries.read_table(match)


async def read_page(
    browser: Browser, match: int, key: str, control: str = "see"
) -> dict[str, Any] | None:
    answer = await browser.post("/api/public", {"match": match, "key": key, "control": control})
    assert answer.status in (200, 404)
    assert "Set-Cookie" not in answer.headers
    found: dict[str, Any] = await answer.json()
    return found if answer.status == 200 else None


async def test_a_finished_match_is_read_by_who_knows_its_address(site: Site) -> None:
    ana, bo, _ = site.people
    match = await finish(site, ana, bo)
    services, pages = site.app.bot.services, site.app.matches.public_pages
    words = services.catalogues.words("en")
    before = await board_of(services, match, words)
    await pages.switch(GUILD)

    board = await board_of(services, match, words)

    (link,) = (one for block in board.blocks if isinstance(block, Row) for one in block.buttons
               if one.url)  # fmt: skip
    head, _, key = link.url.rpartition("/")
    assert (head, len(key)) == (f"{ADDRESS}/#p/{match}", 22)
    assert link.url not in str(before)
    reader = site.open_browser()
    shown = await read_page(reader, match, key)
    assert shown is not None
    controls = list_controls(shown)
    assert controls.keys() == {"analysis", "replay.all.999999999999.end"}
    end = await read_page(reader, match, key, "replay.all.999999999999.end")
    assert end is not None
    slider = find_slider(end)
    begin = await read_page(reader, match, key, f"{slider['control']}.0")
    assert begin is not None
    assert find_picture(begin) != find_picture(end)
    assert await read_page(reader, match, key, "analysis.1")
    assert await site.app.matches.drafts.read(match, ana.player) == {}
    assert (await reader.get("/api/matches")).status == 401


async def test_nothing_else_is_shown_there(site: Site) -> None:
    """The same answer for what is not there, what is not allowed and what does not exist."""
    ana, bo, _ = site.people
    over, running = await finish(site, ana, bo), (await site.begin(ana, bo)).match
    pages, reader = site.app.matches.public_pages, site.open_browser()
    assert await pages.find_key(await read_table(site, over)) == "", "off at first"
    await pages.switch(GUILD)
    key = await pages.find_key(await read_table(site, over))
    assert await pages.find_key(await read_table(site, running)) == ""
    other = await finish(site, ana, bo)

    tried = [(over, ""), (over, f"{key[:-1]}-"), (running, key), (other, key), (99, key)]
    answers = [
        await reader.post("/api/public", {"match": match, "key": wrong}) for match, wrong in tried
    ]

    assert {answer.status for answer in answers} == {404}
    assert len({await answer.read() for answer in answers}) == 1
    for control in ("record", "rematch", "move", "g.card.1", "pictures.off.analysis", "log.0", "",
                    "replay", "replay.all.film", "board", "details"):  # fmt: skip
        wish = {"match": over, "key": key, "control": control}
        assert (await reader.post("/api/public", wish)).status == 400, control
    wishes: tuple[object, ...] = ({}, [], {"match": "1", "key": key}, {"match": True, "key": key})
    for body in wishes:
        assert (await reader.post("/api/public", body)).status == 400


async def test_it_is_gone_when_it_is_switched_off_in_the_settings(site: Site) -> None:
    ana, bo, cid = site.people
    match = await finish(site, ana, bo)
    services, pages = site.app.bot.services, site.app.matches.public_pages
    where, look = Address(GUILD, 70), presentation_of(services, cid)
    manager = Requester(services, cid, look, where, manages_server=True)

    async def switch() -> str:
        parsed = parse_control(ControlId(0, 0, "settings.public.pages"), submitted=False)
        assert parsed is not None
        await parsed.answer(Press(PendingCommands(), manager, parsed.route, ""))
        return await pages.find_key(await read_table(site, match))

    first, reader = await switch(), site.open_browser()
    assert await read_page(reader, match, first)

    assert await switch() == ""
    assert await read_page(reader, match, first) is None

    assert await switch() not in ("", first)
    assert await read_page(reader, match, first) is None


async def test_a_deleted_person_is_no_longer_named_there(site: Site) -> None:
    ana, _, cid = site.people
    zoe = await site.app.matches.people.meet(cid.user + 1, "Zoe-of-Elsewhere", "en")
    match = await finish(site, zoe, ana)
    pages, reader = site.app.matches.public_pages, site.open_browser()
    await pages.switch(GUILD)
    key = await pages.find_key(await read_table(site, match))
    controls = ("see", "analysis.0", "replay.all.0", "replay.0.1")
    assert zoe.name in str(await read_page(reader, match, key))

    await site.app.matches.privacy.forget(zoe.player)

    shown = [await read_page(reader, match, key, control) for control in controls]
    assert all(shown)
    assert zoe.name not in str(shown)


async def test_every_server_of_a_match_has_to_allow_it(site: Site) -> None:
    ana, bo, _ = site.people
    pages = site.app.matches.public_pages
    table = await read_table(site, await finish(site, ana, bo))
    await pages.switch(GUILD)
    shared = replace(table, mirrors=(Mirror(701, 71, (1,)),))
    assert await pages.find_key(table)
    assert not await pages.find_key(shared)
    await pages.switch(701)
    assert await pages.find_key(shared)


async def test_readers_are_limited_by_the_address_that_the_proxy_tells(site: Site) -> None:
    reader = site.open_browser()
    wish = {"match": 1, "key": ""}

    async def ask(*said: str) -> int:
        reader.headers = {**HEADERS, "X-Forwarded-For": ", ".join(said)}
        return (await reader.post("/api/public", wish)).status

    for number in range(MOST_UNKNOWN):
        assert await ask(f"10.0.0.{number}", "192.0.2.1") == 404, "what the client says is nothing"
    assert await ask("192.0.2.1") == 429
    assert await ask("192.0.2.2", "127.0.0.1") == 404
    reader.headers = {**HEADERS, "X-Forwarded-For": "192.0.2.1"}
    assert (await reader.post("/api/sign-in", {"token": "x" * 22})).status == 429


@pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium: see make browser")
async def test_a_browser_shows_it_without_a_session(site: Site, chromium: Chromium) -> None:
    ana, bo, _ = site.people
    match, pages = await finish(site, ana, bo), site.app.matches.public_pages
    await pages.switch(GUILD)
    key = await pages.find_key(await read_table(site, match))
    async with open_page(chromium, site.open_browser(), match, key) as page:
        assert await page.locator("header button:visible").count() == 0
        await page.get_by_role("button", name="Replay").tap()
        slider = page.get_by_role("slider")
        await slider.wait_for()
        await asyncio.sleep(0.4)  # an earlier tap would count for what was there before
        await page.get_by_role("button", name="◂").tap()
        await page.wait_for_function("""() => {
            const { value, max } = document.querySelector("input");
            return Number(value) === max - 1;
        }""")
