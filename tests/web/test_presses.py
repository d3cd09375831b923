"""A press on the page does what the same press in Discord does, and is refused like it."""

import asyncio
import re
import socket
import sqlite3
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from aiohttp import ClientSession

from bot.interactions.controls import parse_control
from bot.interactions.kept_panels import dress_answer
from bot.interactions.panels import show_panel
from bot.interactions.press import PendingCommands, Press
from bot.interactions.press_queue import RateLimiter
from bot.interactions.requester import Requester
from bot.models.match import Address, SeatInfo
from bot.models.people import Person
from bot.presentation.custom_ids import ControlId
from bot.presentation.preferences import presentation_of
from bot.screens.screen import Row, Screen
from bot.web.server import MOST_READS, serve_page
from tests.web.conftest import ADDRESS, COOKIE, HEADERS, Browser, Site, open_site

MOVES: Final = 400


def list_controls(screen: dict[str, Any]) -> dict[str, bool]:
    """Whether each button can be pressed."""
    rows = (block["buttons"] for block in screen["blocks"] if "buttons" in block)
    return {button["control"]: not button["disabled"] for row in rows for button in row}


def list_targets(screen: dict[str, Any]) -> list[dict[str, Any]]:
    pictures = (block["picture"] for block in screen["blocks"] if "picture" in block)
    return [target for picture in pictures for target in picture["targets"]]


async def look(browser: Browser, match: int) -> dict[str, Any]:
    answer = await browser.get(f"/api/matches/{match}")
    assert answer.status == 200
    found: dict[str, Any] = await answer.json()
    return found


async def show_in_chat(site: Site, person: Person, match: int) -> Screen:
    services = site.app.bot.services
    return await show_panel(
        Requester(services, person, presentation_of(services, person), None), match
    )


async def tap(browser: Browser, screen: dict[str, Any], target: dict[str, Any]) -> dict[str, Any]:
    submitted, control = target["submitted"], target["control"]
    answer = await browser.press(screen, control, submitted=submitted, **target["answers"])
    assert answer.status == 200
    found: dict[str, Any] = await answer.json()
    return found


async def test_a_first_round_by_touch(site: Site) -> None:
    ana, bo, _ = site.people
    match = (await site.begin(ana, bo)).match
    first, second = await site.sign_in(ana), await site.sign_in(bo)

    screen = await look(first, match)
    screen = await tap(first, screen, list_targets(screen)[0])  # a card of the hand
    assert len(list_targets(screen)) == 12, "the squares of the card"
    screen = await tap(first, screen, list_targets(screen)[0])
    screen = await (await first.press(screen, f"g.suggest.{_card_of(screen)}")).json()
    shown = await show_in_chat(site, ana, match)
    assert next(block["text"] for block in screen["blocks"] if "text" in block) in shown.texts
    confirm = next(name for name in list_controls(screen) if name.startswith("g.confirm."))
    assert (await first.press(screen, confirm)).status == 200

    screen = await look(second, match)
    screen = await tap(second, screen, list_targets(screen)[0])  # a piece
    (take,) = (name for name in list_controls(screen) if name.startswith("g.take."))
    assert (await second.press(screen, take)).status == 200
    table = await site.app.matches.queries.read_table(match)
    assert table.awaited_seats


def _card_of(screen: dict[str, Any]) -> str:
    name = next(name for name in list_controls(screen) if name.startswith("g.sq."))
    return name.split(".")[2]


async def test_matches_that_wait_lead_to_their_panels(site: Site) -> None:
    ana, bo, _ = site.people
    match = (await site.begin(ana, bo)).match
    browser = await site.sign_in(ana)

    listed = await (await browser.get("/api/matches")).json()

    assert f"move.{match}" in list_controls(listed)
    opened = await (await browser.press(listed, f"move.{match}")).json()
    assert opened["match"] == match
    assert opened["isPanel"]


async def test_each_page_has_one_way_back(site: Site) -> None:
    ana, bo, _ = site.people
    match = (await site.begin(ana, bo)).match
    for person, control, back in (
        (ana, "details", "Back"), (bo, "details", "Back"), (bo, "plan", "Cancel"),
        (ana, "rules.0", "Back"),
    ):  # fmt: skip
        browser = await site.sign_in(person)
        shown = await (await browser.press(await look(browser, match), control)).json()
        rows = (block.get("buttons", ()) for block in shown["blocks"])
        labels = [button["label"] for row in rows for button in row if not button["disabled"]]
        ways = [label for label in labels if label in {"Back", "Cancel", "My move"}]
        assert ways == [back], control


async def test_the_details_of_a_public_board_lead_players_to_the_page(site: Site) -> None:
    """As a page says to whoever is signed out."""
    match, links = (await site.begin(*site.people[:2])).match, []
    for person in site.people:
        services = site.app.bot.services
        requester = Requester(services, person, presentation_of(services, person), Address(700, 70))
        route = ControlId(match, 0, "board")
        parsed = parse_control(route, submitted=False)
        assert parsed is not None
        shown = await parsed.answer(Press(PendingCommands(), requester, route, ""))
        assert shown is not None
        rows = (block.buttons for block in shown.blocks if isinstance(block, Row))
        links.append([one.url.rpartition("/")[0] for row in rows for one in row if one.url])
    assert links == [[f"{ADDRESS}/#m/{match}"]] * 2 + [[]]


async def test_a_plan_gives_way_to_the_own_turn(site: Site) -> None:
    ana, bo, _ = site.people
    match = (await site.begin(ana, bo)).match
    second = await site.sign_in(bo)
    screen = await look(second, match)
    suggested = "Idea: cut card .*; take [A-L]"
    assert re.search(suggested, str(screen["blocks"]))  # the chat cuts it
    plan = await (await second.press(screen, "plan")).json()
    assert not plan["isPanel"]
    state = await site.app.matches.queries.read_state(match)
    action = site.app.bot.services.games["cutterland"].sample(state, 0, Random(1))
    await site.app.matches.play.act(match, ana.player, action)

    shown = await (await second.press(plan, "plan.here")).json()

    assert shown["isPanel"]
    assert list_controls(shown).keys() & {"g.try.A"}


async def test_it_is_told_once_that_a_plan_was_not_saved(site: Site) -> None:
    ana, bo, _ = site.people
    match = (await site.begin(ana, bo)).match
    browser = await site.sign_in(bo)
    plan = await (await browser.press(await look(browser, match), "plan")).json()
    rank = next(name for name in list_controls(plan) if name.startswith("plan.g."))
    draft = await (await browser.press(plan, rank)).json()
    assert (await act_for(site, match)).player == bo.player

    panels = [
        await (await browser.press(draft, "plan.here")).json(), await look(browser, match)
    ]  # fmt: skip

    assert ["Unsaved changes are gone" in str(panel["blocks"]) for panel in panels] == [True, False]


async def test_a_saved_plan_can_be_read_also_in_the_own_turn(site: Site) -> None:
    """It stays until something else is asked."""
    ana, bo, _ = site.people
    match = (await site.begin(ana, bo)).match
    browser, matches = await site.sign_in(bo), site.app.matches
    await matches.plans.save(match, bo.player, await matches.plans.propose(match, bo.player))
    assert (await act_for(site, match)).player == bo.player
    panel = await look(browser, match)

    plan = await (await browser.press(panel, "plan")).json()
    again = await (await browser.press(plan, "plan")).json()

    assert (panel["isPanel"], plan["isPanel"], again["isPanel"]) == (True, False, False)
    assert "plan.drop" in list_controls(plan)
    while (asked := await act_for(site, match)).player != bo.player:
        pass
    assert asked.decision != plan["decision"]
    assert (await (await browser.press(plan, "plan")).json())["isPanel"]


async def test_an_open_draft_of_a_plan_tells_that_the_saved_one_was_played(site: Site) -> None:
    """And that the draft is gone, on a page that looks again."""
    match = (await site.begin(*site.people)).match
    await act_for(site, match)  # Ana's cut, before which there is no piece
    order = [seat.seat for seat in (await site.app.matches.queries.read_table(match)).awaited_seats]
    cid = site.people[3 - order[0]]  # who chooses last
    browser, plans = await site.sign_in(cid), site.app.matches.plans
    screen = await (await browser.press(await look(browser, match), "plan")).json()
    for letter in "ABC":
        screen = await (await browser.press(screen, f"plan.g.rank.{letter}")).json()
    keep = next(name for name in list_controls(screen) if name.startswith("plan.keep."))
    screen = await (await browser.press(screen, keep)).json()
    draft = await (await browser.press(screen, "plan.change")).json()
    while (asked := await act_for(site, match)).player != cid.player:
        pass
    assert asked.decision is not None
    assert await plans.run(match, asked.seat, asked.decision)

    kept = str((await (await browser.press(draft, "plan")).json())["blocks"])
    shown = str((await (await browser.press(draft, "plan.here")).json())["blocks"])

    assert ("As planned" in kept, "Unsaved changes are gone" in kept) == (True, False)
    assert ("As planned" in shown, "Unsaved changes are gone" in shown) == (True, True)


async def act_for(site: Site, match: int) -> SeatInfo:
    """A random move of whoever is asked; who is asked then."""
    matches = site.app.matches
    (asked,) = (await matches.queries.read_table(match)).awaited_seats
    assert asked.player is not None
    game = site.app.bot.services.games["cutterland"]
    action = game.sample(await matches.queries.read_state(match), asked.seat, Random(1))
    result = await matches.play.act(match, asked.player, action, asked.decision)
    return result.table.awaited_seats[0]


async def test_the_end_of_a_match_offers_a_rematch_also_to_who_resigned(site: Site) -> None:
    """Which needs Discord to say that they are still in the server."""
    ana, bo, _ = site.people
    match = (await site.begin(ana, bo)).match
    browser = await site.sign_in(ana)
    await site.app.matches.play.resign(match, ana.player)
    assert (await browser.get(f"/api/matches/{match}")).status == 409
    await site.app.matches.play.resign(match, bo.player)

    screen = await look(browser, match)
    assert "rematch" in list_controls(screen)
    refused = await browser.press(screen, "rematch")
    assert refused.status == 409
    assert "another server" in (await refused.json())["sentence"]


async def test_a_foreign_match_is_not_there(site: Site) -> None:
    ana, bo, cid = site.people
    match = (await site.begin(ana, bo)).match
    screen = await look(await site.sign_in(ana), match)
    stranger = await site.sign_in(cid)

    refused = await stranger.get(f"/api/matches/{match}")
    missing = await stranger.get("/api/matches/999")
    assert (refused.status, missing.status) == (404, 404)
    assert await refused.read() == await missing.read()
    assert (await stranger.get(f"/api/matches/{match}/changes")).status == 404
    assert (await stranger.press(screen, "g.card.1")).status == 404


@pytest.mark.parametrize(
    "control", ["lobby.close", "organise", "settings", "g", "keep.dm", "privacy.forget", "nonsense"]
)
async def test_only_controls_of_panels_can_be_pressed(site: Site, control: str) -> None:
    match = (await site.begin(*site.people[:2])).match
    browser = await site.sign_in(site.people[0])

    answer = await browser.press({"match": match, "decision": 0}, control)

    assert answer.status == 409


@pytest.mark.parametrize(
    "body",
    [
        [], "text", {}, {"match": "1:2", "decision": 0, "control": "g.card.1"},
        {"match": 1, "decision": 0, "control": "g.card.1", "answers": {"choice": 1}},
        {"match": 1, "decision": 0, "control": "g.card.1", "answers": {"choice": "x" * 1001}},
        {"match": 1, "decision": 0, "control": "g.card.1:5"},
    ],
)  # fmt: skip
async def test_what_is_no_press_is_refused(site: Site, body: object) -> None:
    browser = await site.sign_in(site.people[0])

    assert (await browser.post("/api/press", body)).status == 400


async def test_a_press_on_an_older_screen_shows_the_newer_one(site: Site) -> None:
    ana, bo, _ = site.people
    match = (await site.begin(ana, bo)).match
    browser = await site.sign_in(ana)
    old = await look(browser, match)
    screen = await (await browser.press(old, "g.card.1")).json()
    screen = await (await browser.press(screen, "g.suggest.1")).json()
    confirm = next(name for name in list_controls(screen) if name.startswith("g.confirm."))
    assert (await browser.press(screen, confirm)).status == 200
    rev = await site.app.matches.kept_panels.read_revision(match)

    again = await browser.press(screen, confirm)

    assert again.status == 200
    assert "⚠️" in str((await again.json())["blocks"])
    assert await site.app.matches.kept_panels.read_revision(match) == rev


async def test_a_process_without_leases_answers_nothing(site: Site) -> None:
    match = (await site.begin(*site.people[:2])).match
    browser = await site.sign_in(site.people[0])
    screen = await look(browser, match)
    rev = await site.app.matches.kept_panels.read_revision(match)

    site.app.bot.services.shards.count = 2

    assert (await browser.get(f"/api/matches/{match}")).status == 503
    assert (await browser.press(screen, "g.card.1")).status == 503
    shown = await show_in_chat(site, site.people[0], match)
    assert shown.rev == rev, "nothing was done"


async def test_presses_count_for_the_limit_of_the_chat(tmp_path: Path) -> None:
    async with open_site(tmp_path, rate_limit=RateLimiter(most=5)) as site:
        browser = await site.sign_in(site.people[0])

        wish = {"match": 0, "decision": 0}

        statuses = [(await browser.press(wish, "turns.0.on")).status for _ in range(6)]

        assert statuses == [200] * 5 + [429]
        user = site.people[0].user
        assert not site.app.bot.router.rate_limit.allows_request(user)


@pytest.mark.slow
async def test_looking_counts_for_a_limit_of_its_own(tmp_path: Path) -> None:
    async with open_site(tmp_path, rate_limit=RateLimiter(most=1)) as site:
        browser = await site.sign_in(site.people[0])

        statuses = [(await browser.get("/api/matches")).status for _ in range(MOST_READS + 1)]

        assert statuses == [200] * MOST_READS + [429]
        assert site.app.bot.router.rate_limit.allows_request(site.people[0].user)


async def test_a_page_hears_of_changes_by_others(site: Site) -> None:
    ana, bo, _ = site.people
    match = (await site.begin(ana, bo)).match
    first, second = await site.sign_in(ana), await site.sign_in(bo)
    stream = await second.get(f"/api/matches/{match}/changes")
    before = await stream.content.readline()
    await stream.content.readline()

    screen = await look(first, match)
    screen = await (await first.press(screen, "g.card.1")).json()
    screen = await (await first.press(screen, "g.suggest.1")).json()
    confirm = next(name for name in list_controls(screen) if name.startswith("g.confirm."))
    await first.press(screen, confirm)

    async with asyncio.timeout(100):
        after = await stream.content.readline()
    assert int(after.removeprefix(b"data: ")) > int(before.removeprefix(b"data: "))
    stream.close()


async def test_a_press_is_answered_before_the_bot_leaves(site: Site) -> None:
    ana, router = site.people[0], site.app.bot.router
    match = (await site.begin(*site.people[:2])).match
    browser = await site.sign_in(ana)
    screen = await look(browser, match)
    with router.queue.join(ana.user, -match):
        press = asyncio.create_task(browser.press(screen, "g.card.1"))
        while not await router.wait_for_answers(0):  # noqa: ASYNC110 - there is no event for it
            await asyncio.sleep(0)
        press.cancel()  # its browser is gone

    assert not await router.wait_for_answers(5)
    assert await site.app.matches.drafts.read(match, ana.player)


async def test_pages_that_wait_for_changes_keep_no_bot_from_leaving(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = (await site.begin(*site.people[:2])).match
    browser = await site.sign_in(site.people[0])
    monkeypatch.setattr("bot.web.server.LAST_ANSWERS", 600.0)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    async with AsyncExitStack() as stack, ClientSession() as client:
        await stack.enter_async_context(serve_page(lambda: site.app.bot.router, ADDRESS, port))
        headers = {**HEADERS, "Cookie": f"{COOKIE}={browser.session}"}
        address = f"http://127.0.0.1:{port}/api/matches/{match}/changes"
        stream = await client.get(address, headers=headers)
        assert await stream.content.readline()

        async with asyncio.timeout(30):
            await stack.aclose()
        assert (await stream.content.read()).count(b"data") == 0, "it has ended"


async def test_the_next_match_that_waits_is_one_tap_away(site: Site) -> None:
    ana, bo, _ = site.people
    first, second = [(await site.begin(ana, bo)).match for _ in range(2)]
    browser = await site.sign_in(ana)
    screen = await look(browser, first)
    assert f"move.{second}" not in list_controls(screen), "this one waits itself"
    screen = await (await browser.press(screen, "g.card.1")).json()
    screen = await (await browser.press(screen, "g.suggest.1")).json()
    confirm = next(name for name in list_controls(screen) if name.startswith("g.confirm."))

    moved = await (await browser.press(screen, confirm)).json()

    assert list_controls(moved)[f"move.{second}"]
    in_chat = await show_in_chat(site, ana, first)
    last = in_chat.blocks[-1]
    assert isinstance(last, Row)
    assert last.buttons[-1].control == f"move.{second}", "no other button moves for it"
    services = site.app.bot.services
    kept = dress_answer(in_chat, Requester(services, ana, presentation_of(services, ana), None))
    assert f"move.{second}" not in str(kept), "it stays with its match"
    following = await (await browser.press(moved, f"move.{second}")).json()
    assert following["match"] == second
    assert f"move.{first}" not in list_controls(following)


async def play_until_sealed(site: Site, match: int) -> list[tuple[Person, Any]]:
    """Random moves in Wildlands until several people are asked in secret: they, and an answer of
    each."""
    rng, matches, game = Random(1), site.app.matches, site.app.bot.services.games["wildlands"]
    for person in site.people:
        await matches.orders.save(match, person.player, ["always"])
    for _ in range(MOVES):
        state, asked = await matches.queries.read_state(match), list[tuple[Person, Any]]()
        for person in site.people:
            seen = await matches.queries.read_player_view(match, person.player)
            if seen.decision is not None and seen.seat in game.to_act(state):
                asked.append((person, game.sample(state, seen.seat, rng)))
        if len(asked) > 1 and state.asked:
            return asked
        person, action = asked[0]
        await matches.play.act(match, person.player, action)
    raise AssertionError("nobody was asked in secret")


async def test_what_others_answer_in_secret_is_not_to_be_seen(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither in a panel, nor by when a page hears something."""
    monkeypatch.setattr("bot.web.server.SILENCE", 3600.0)
    match = (await site.begin(*site.people, game="wildlands")).match
    (viewer, _), (other, answer), *_ = await play_until_sealed(site, match)
    browser = await site.sign_in(viewer)
    await look(browser, match)
    before = await (await browser.get(f"/api/matches/{match}")).read()
    stream = await browser.get(f"/api/matches/{match}/changes")
    assert (await stream.content.readline()).startswith(b"data")
    await stream.content.readline()

    await site.app.matches.play.act(match, other.player, answer)

    assert await (await browser.get(f"/api/matches/{match}")).read() == before
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(1):
            await stream.content.readline()
    stream.close()


@pytest.mark.parametrize("path", ["/api/matches", "/api/sign-in"])
async def test_a_store_that_fails_is_asked_again(
    site: Site, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page tries again after 503."""
    browser = await site.sign_in(site.people[0])

    async def fail(*_: object) -> None:
        raise sqlite3.OperationalError("database is locked")

    monkeypatch.setattr(site.app.matches.page_keys, "find_player", fail)
    token = {"token": "x" * 22}
    answer = await (browser.get(path) if path == "/api/matches" else browser.post(path, token))

    assert answer.status == 503
    assert (await answer.json())["sentence"]
