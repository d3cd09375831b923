"""Sign-in by link: once, for ten minutes, for one person; and who is refused."""

import logging
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.interactions.controls import parse_control
from bot.interactions.kept_panels import dress_answer
from bot.interactions.panels import show_panel
from bot.interactions.press import PendingCommands, Press
from bot.interactions.requester import Requester
from bot.interactions.settings.personal import PERSONAL
from bot.matches.page_keys import FRESH_SECONDS, LINK_SECONDS, SESSION_SECONDS
from bot.models.people import Person
from bot.presentation.custom_ids import ControlId
from bot.presentation.preferences import presentation_of
from bot.screens.screen import Row, Screen, Text
from bot.web.server import MOST_SIGN_INS
from tests.web.conftest import ADDRESS, Site


async def test_a_link_from_the_panel_signs_in_once(site: Site) -> None:
    ana, bo, _ = site.people
    table = await site.begin(ana, bo)
    asking = ask_as(site, ana)

    screen = await show_panel(asking, table.match, details=0)

    rows = (block for block in screen.blocks if isinstance(block, Row))
    url = next(button.url for row in rows for button in row.buttons if button.url)
    written = re.fullmatch(rf"{ADDRESS}/#m/{table.match}/([\w-]{{22}})", url)
    assert written is not None
    first, second = site.open_browser(), site.open_browser()
    answer = await first.post("/api/sign-in", {"token": written[1]})
    assert answer.status == 200
    cookie = answer.headers["Set-Cookie"]
    assert all(word in cookie for word in ("HttpOnly", "Secure", "SameSite=Strict"))
    assert (await second.post("/api/sign-in", {"token": written[1]})).status == 401
    assert (await first.get(f"/api/matches/{table.match}")).status == 200
    assert (await second.get(f"/api/matches/{table.match}")).status == 401


async def test_a_link_is_over_after_ten_minutes_and_a_session_after_thirty_days(
    site: Site,
) -> None:
    late = site.open_browser()
    token = await site.app.matches.page_keys.issue_link(site.people[0].player)
    site.clock.turn(seconds=LINK_SECONDS)
    assert (await late.post("/api/sign-in", {"token": token})).status == 401

    browser = await site.sign_in(site.people[0])
    site.clock.turn(seconds=SESSION_SECONDS - 60)
    assert (await browser.get("/api/matches")).status == 200
    site.clock.turn(seconds=SESSION_SECONDS - 60)
    assert (await browser.get("/api/matches")).status == 200, "it was used meanwhile"
    site.clock.turn(seconds=SESSION_SECONDS)
    assert (await browser.get("/api/matches")).status == 401


async def test_panels_that_are_opened_in_turn_show_one_link(site: Site) -> None:
    page_keys, player = site.app.matches.page_keys, site.people[0].player
    token = await page_keys.issue_link(player)
    assert await page_keys.issue_link(player) == token
    assert await page_keys.issue_link(site.people[1].player) != token
    site.clock.turn(seconds=FRESH_SECONDS)
    later = await page_keys.issue_link(player)
    assert later != token

    assert (await site.open_browser().post("/api/sign-in", {"token": later})).status == 200

    assert await page_keys.issue_link(player) != later
    assert (await site.open_browser().post("/api/sign-in", {"token": token})).status == 200


async def test_wrong_links_leave_the_sign_ins_of_others_alone(site: Site) -> None:
    wrong = site.open_browser()
    for token in ("x" * 22, "\ud800") * 30:
        assert (await wrong.post("/api/sign-in", {"token": token})).status == 401

    browser = await site.sign_in(site.people[0])

    assert (await browser.get("/api/matches")).status == 200


async def test_a_link_outlives_the_limit_of_sign_ins(site: Site) -> None:
    ana, bo, _ = site.people
    for _ in range(MOST_SIGN_INS):
        await site.sign_in(ana)
    token = await site.app.matches.page_keys.issue_link(bo.player)

    answer = await site.open_browser().post("/api/sign-in", {"token": token})

    assert answer.status == 429, "for 401 a page forgets it"
    assert await site.app.matches.page_keys.is_link(token)


async def test_a_kept_panel_has_no_link_that_others_could_use(site: Site) -> None:
    ana, bo, _ = site.people
    table = await site.begin(ana, bo)
    asking = ask_as(site, ana)

    kept = dress_answer(await show_panel(asking, table.match, details=0), asking)

    buttons = [one for block in kept.blocks if isinstance(block, Row) for one in block.buttons]
    assert buttons
    assert not any(button.url for button in buttons)


async def test_a_link_of_another_person_changes_no_session(site: Site) -> None:
    ana, bo, _ = site.people
    browser = await site.sign_in(ana)
    session = browser.session
    token = await site.app.matches.page_keys.issue_link(bo.player)

    assert (await browser.post("/api/sign-in", {"token": token})).status == 200

    assert browser.session == session
    assert await site.app.matches.page_keys.find_player(session) == ana.player


async def test_the_log_tells_of_sign_ins_without_keys(
    site: Site, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    token = await site.app.matches.page_keys.issue_link(site.people[0].player)
    browser = site.open_browser()

    assert (await browser.post("/api/sign-in", {"token": token})).status == 200

    assert f"player {site.people[0].player} has signed in" in caplog.text
    assert token not in caplog.text
    assert browser.session not in caplog.text


async def test_the_store_has_only_hashes_and_forgets(site: Site, tmp_path: Path) -> None:
    ana = site.people[0]
    browser = await site.sign_in(ana)
    token = await site.app.matches.page_keys.issue_link(ana.player)
    with closing(sqlite3.connect(tmp_path / "store.sqlite3")) as file:
        dump = "\n".join(file.iterdump())
    assert "page_keys" in dump
    assert browser.session not in dump
    assert token not in dump

    await site.app.matches.store.privacy.forget(ana.player, site.clock.at)

    assert (await browser.get("/api/matches")).status == 401
    assert (await site.open_browser().post("/api/sign-in", {"token": token})).status == 401


async def test_signing_out_ends_the_session(site: Site) -> None:
    browser = await site.sign_in(site.people[0])
    session = browser.session

    assert (await browser.post("/api/sign-out", {})).status == 200

    browser.session = session
    assert (await browser.get("/api/matches")).status == 401


async def test_settings_list_the_browsers_and_sign_them_out(site: Site) -> None:
    ana, bo, _ = site.people
    asking = ask_as(site, ana)
    assert "settings.me.leave" not in list_buttons(await PERSONAL.render(asking))
    old, new = await site.sign_in(ana), await site.sign_in(ana)
    bos = await site.sign_in(bo)
    began = site.clock.at
    site.clock.turn(seconds=3 * 86_400)
    assert (await new.get("/api/matches")).status == 200
    link = await site.app.matches.page_keys.issue_link(ana.player)

    listed = await PERSONAL.render(asking)

    assert "settings.me.leave" in list_buttons(listed)
    days = f"<t:{began + 3 * 86_400}:d>, <t:{began}:d>"
    assert any(isinstance(block, Text) and days in block.body for block in listed.blocks)
    parsed = parse_control(ControlId(0, 0, "settings.me.leave"), submitted=False)
    assert parsed is not None
    after = await parsed.answer(Press(PendingCommands(), asking, parsed.route, ""))
    assert after is not None
    assert "settings.me.leave" not in list_buttons(after)
    assert (await old.get("/api/matches")).status == 401
    assert (await new.get("/api/matches")).status == 401
    assert (await old.post("/api/sign-in", {"token": link})).status == 401
    assert (await bos.get("/api/matches")).status == 200


def ask_as(site: Site, person: Person) -> Requester:
    services = site.app.bot.services
    return Requester(services, person, presentation_of(services, person), None)


def list_buttons(screen: Screen) -> set[str]:
    rows = (block for block in screen.blocks if isinstance(block, Row))
    return {button.control for row in rows for button in row.buttons}


@pytest.mark.parametrize("path", ["/", "/page.js", "/api/matches", "/nothing", "/../settings.py"])
async def test_nothing_is_cached_framed_or_run_from_elsewhere(site: Site, path: str) -> None:
    answer = await (await site.sign_in(site.people[0])).get(path)

    assert answer.headers["Cache-Control"] == "no-store"
    policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
