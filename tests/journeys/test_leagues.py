"""`/league` as a stranger meets it: from its help to a finished season."""

import asyncio
import json
from dataclasses import replace
from time import monotonic
from typing import Any

import discord
import pytest
from simcord.results import InteractionResult

from bot.interactions.controls import parse_control
from bot.interactions.press import PendingCommands, Press
from bot.interactions.requester import Requester
from bot.leagues.simulation import Mover
from bot.matches import InlineComputerWorker, Refusal, build_job_runner
from bot.models.match import Address
from bot.models.outbox import OutboxMessage
from bot.presentation.custom_ids import ControlId
from bot.presentation.preferences import presentation_of
from bot.screens.shared.league.settings import PAGES
from tests.journeys.world import World, answer_of, buttons, choose, components, mark_of, press, text
from tests.leagues.season import choose_at_random
from tests.outbox import read_due_messages

DAY = 24 * 3600


async def league(world: World, who: str, verb: str, /, **given: Any) -> InteractionResult:
    """Type `/league <verb>`."""
    return await world.people[who].slash(world.games, f"league {verb}", **given)


async def opened(
    world: World, *names: str, called: str = "Winter", **menus: str
) -> InteractionResult:
    """A league of Clustered at tables of two that these people have joined."""
    if "olga" not in world.people:
        world.people["olga"] = world.guild.add_member(world.guild.owner)
    panel = await league(world, "olga", "create", name=called, game="clustered")
    number = (await world.app.bot.services.leagues.list_in_server(world.guild.id))[0].id
    for menu, value in {"table": "2", "pace": "3-1", **menus}.items():
        page = next(one for one, there in PAGES.items() if menu in there)
        home = await league(world, "olga", "home")
        panel = await press(world.olga, home, f"league.{number}.panel")
        panel = await press(world.olga, panel, f"league.{number}.terms.{page}")
        panel = await choose(world.olga, panel, f"league.{number}.set.{menu}", [value])
    post = world.board()
    for name in names:
        await press(world.people[name], post, f"league.{number}.join")
    shown = await league(world, "olga", "home")
    return await press(world.olga, shown, f"league.{number}.panel")


async def press_undo(world: World, page: InteractionResult) -> InteractionResult:
    """The button that names the organiser's newest act."""
    (undo,) = (one for one in buttons(page) if one.startswith("league.1.undo."))
    return await press(world.olga, page, undo)


async def begin_season(world: World, page: InteractionResult, number: int = 1) -> InteractionResult:
    """From the organiser's page, once that was asked."""
    asked = await press(world.olga, page, f"league.{number}.begin")
    assert "or change the settings later" in text(asked)
    return await press(world.olga, asked, f"league.{number}.begin.yes")


@pytest.mark.slow
async def test_a_season_that_is_too_short_is_put_right_by_a_press(world: World) -> None:
    shown = await opened(world, pace="7-1")
    assert "Fast game: 16 turns per player instead of 29" in text(world.board())
    assert "⚠️ A match like this usually takes 10–14 days, but your settings allow only 7." in text(
        shown
    )
    number = (await world.app.bot.services.leagues.list_in_server(world.guild.id))[0].id
    mended = await press(world.olga, shown, f"league.{number}.fix.interval.14")
    assert "⏱️ A match like this usually takes 10–14 days. Your settings allow 14." in text(mended)
    assert not any(".fix." in control for control in buttons(mended))

    page = await press(world.olga, mended, f"league.{number}.terms.points")
    page = await choose(world.olga, page, f"league.{number}.set.pace", ["7-6"])
    fix = f"league.{number}.fix.interval.14.points"
    labels = [one.get("label") for one in components(page) if fix in one.get("custom_id", "")]
    assert labels == ["Season of 14 days"]
    mended = await press(world.olga, page, fix)
    assert "### Time and points" in text(mended)
    assert any(".set.pace" in control for control in buttons(mended))


async def play(world: World) -> None:
    """Everybody plays at once, for as long as anything happens."""
    app = world.app
    leagues = app.bot.services.leagues
    computer_worker = InlineComputerWorker(app.matches.games)
    handlers = leagues.scheduler.job_handlers
    jobs = build_job_runner(app.matches, computer_worker, handlers)
    while await Mover(app.matches, jobs, choose_at_random).move(set(), monotonic() + 60):
        pass
    await world.env.settle()


async def posted(world: World, words: str) -> str:
    """All that the channel was told, once these words are among it."""
    for _ in range(200):
        if words in posts(world):
            break
        await world.env.advance_time(1)
        await world.env.settle()
        await asyncio.sleep(0.02)  # boards that are drawn go out first
    return posts(world)


async def pass_days(world: World, days: int) -> None:
    """Workers look at the time every six hours."""
    for _ in range(4 * days):
        await world.env.advance_time(DAY // 4)
        await world.env.settle()


async def announced(world: World, at: int = 10**11) -> list[OutboxMessage]:
    """The announcements of leagues that wait until then."""
    found = await read_due_messages(world.app.store.queue, at, 99)
    return [one for one in found if one.mode == "announce"]


def posts(world: World) -> str:
    """All that the channel was told."""
    return "\n".join(text(one) for one in world.boards())


@pytest.mark.slow
async def test_a_season_from_the_help_to_the_champion(world: World) -> None:
    told = text(await league(world, "ana", "help"))
    refused = text(await league(world, "ben", "create", name="Mine"))
    panel = await opened(world, "ana", "ben", "cleo")
    shown = text(panel)
    before = text(await league(world, "ana", "next"))
    unrated = text(await world.people["eve"].slash(world.games, "leaderboard"))

    begun = await begin_season(world, panel)
    await world.env.settle()
    now = await league(world, "ana", "next")
    for _ in range(4):
        await play(world)
        await world.env.advance_time(3 * DAY)
    await world.env.settle()
    table = await league(world, "eve", "standings")
    why = text(await league(world, "eve", "why", player=world.ben))
    calendar = text(await league(world, "eve", "calendar"))
    profile = text(await world.people["eve"].slash(world.games, "profile", player=world.ben))
    leaders = text(await world.people["eve"].slash(world.games, "leaderboard"))

    assert "No ratings yet for Clustered, tables of 2" in unrated
    assert leaders.startswith("## Clustered, tables of 2")
    assert "points: 16 · finished: 2" in profile
    assert "finished: 2" in profile
    assert "/league home" in told
    assert "organiser" in refused
    assert "Players: 3" in shown
    assert "You're in for season 1!" in before
    assert "The season has started" in text(begun)
    waits = "⏳" in text(now)
    assert waits or any(one.startswith("move.") for one in buttons(now))
    assert "season 1" in posts(world)
    assert "Winter, season 1!" in await posted(world, "season 1!")
    assert [line[:2] for line in text(table).splitlines() if line[1:2] == "."] == ["1.", "2.", "3."]
    picture = await press(world.people["eve"], table, "league.1.picture.1")
    assert any(one.get("type") == 12 for one in components(picture))
    assert "matches: 2 (finished: 2)" in why
    assert calendar.count("✅") == 3
    assert "@" not in posts(world), "nobody is mentioned without need"


@pytest.mark.slow
async def test_the_next_session_is_two_presses_away(world: World) -> None:
    panel = await opened(world, "ana", "ben")
    await begin_season(world, panel)
    await world.env.settle()
    post = next(one for one in world.boards() if "Winter · season 1 has started" in text(one))

    shown = await press(world.ben, post, "league.1.next")
    told = text(shown)
    move = next(one for one in buttons(shown) if one.startswith("move."))
    opened_panel = await press(world.ben, shown, move)
    details = text(await press(world.ben, world.board(), "board"))

    assert "Against ana" in told
    assert "🏆 Winter · match 1" in details
    assert f"<#{world.games.id}>" in told
    assert "#1" in text(opened_panel)


@pytest.mark.slow
async def test_an_organiser_corrects_and_takes_it_back(world: World) -> None:
    panel = await opened(world, "ana", "ben")
    await begin_season(world, panel)
    await play(world)
    await play(world)

    wrong = text(await league(world, "olga", "correct", match=1, points="1 2 3"))
    done = await league(world, "olga", "correct", match=1, points="7 90", reason="a dispute")
    said = text(done)
    assert "Undo: correction" in {one.get("label") for one in components(done)}
    after = text(await league(world, "ben", "why"))
    stranger = await league(world, "ben", "correct", match=1, points="90 7")
    await press_undo(world, done)

    assert "each of the 2 seats" in wrong
    assert "corrected" in said
    assert "(90)" in after
    assert "organiser" in text(stranger)
    assert "a dispute" in await posted(world, "a dispute")
    assert "(90)" not in text(await league(world, "ben", "why"))


@pytest.mark.slow
async def test_the_files_hold_what_was_counted(world: World) -> None:
    panel = await opened(world, "ana", "ben")
    await begin_season(world, panel)
    await play(world)
    shown = await league(world, "eve", "export")
    names = [one["file"]["url"] for one in components(shown) if one.get("type") == 13]
    assert [name.rpartition(".")[2] for name in names] == ["json", "csv", "txt"]
    files = await attachments(shown)
    told = json.loads(files["json"])
    assert told["sessions"][0]["state"] == "ended"
    assert sum(line["points"] for line in told["standings"][0]) == 16 * 12
    assert files["csv"].count("\n") == 3
    assert "ana" in files["txt"]
    assert str(world.people["ana"].id) not in "".join(files.values())


@pytest.mark.slow
async def test_who_leaves_is_asked_twice_and_a_substitute_plays_on(world: World) -> None:
    panel = await opened(world, "ana", "ben", "cleo")
    await begin_season(world, panel)
    await league(world, "dario", "join")
    asked = await league(world, "ana", "leave")
    question = text(asked)
    await press(world.ana, asked, "league.1.leave.yes")
    await world.env.settle()

    assert "Leave this season?" in question
    assert "dario takes over the remaining matches" in posts(world)
    told = next(one for one in world.boards() if "dario takes over" in text(one))
    assert [user.id for user in told.mentions] == [world.dario.id], "who left knows it"
    assert "You've left this season" in text(await league(world, "ana", "next"))
    assert "against" in text(await league(world, "dario", "next"))


async def test_the_sign_up_shows_who_has_signed_up(world: World) -> None:
    await opened(world, "ana", "ben")
    await press(world.ben, world.boards()[0], "league.1.leave")
    for _ in range(9):
        await world.env.advance_time(1)
    shown = text(world.boards()[0])
    assert "Signed up: 1 of 28" in shown
    assert "ana" in shown
    assert len(world.boards()) == 1


async def test_a_post_that_arrived_before_a_kill_is_not_made_twice(world: World) -> None:
    world.people["olga"] = world.guild.add_member(world.guild.owner)
    await league(world, "olga", "create", name="Winter")
    before = len(world.boards())
    row = mark_of(world.board())
    await world.restart(
        "INSERT INTO outbox (id, league, mode, note, params, created, due, tries, first_try_at)"  # noqa: S608
        f" VALUES ({row}, 1, 'announce', 'sign-up', '{{}}', 0, 0, 1, 1)"
    )
    for _ in range(5):
        await world.env.advance_time(60)
    assert len(world.boards()) == before
    assert await announced(world) == []


async def end_session(world: World, number: int, points: str = "1 2") -> None:
    await league(world, "olga", "correct", match=number, points=points)


@pytest.mark.slow
async def test_a_digest_says_what_has_ended_or_that_nothing_has(world: World) -> None:
    panel = await opened(world, "ana", "ben", "cleo", pace="14-1", clock="none")
    await begin_season(world, panel)
    await pass_days(world, 8)
    assert posts(world).count("No match ended this week.") == 1
    await end_session(world, 1)
    await pass_days(world, 7)
    assert posts(world).count(": this week") == 2
    assert "**Ended this week: 1**" in posts(world)


@pytest.mark.slow
async def test_a_closed_channel_ends_no_digests_and_its_organiser_is_told(world: World) -> None:
    panel = await opened(world, "ana", "ben", "cleo", pace="14-1", clock="none")
    await begin_season(world, panel)
    await world.env.settle()
    world.deny(world.games, "send_messages")
    await end_session(world, 1)
    await pass_days(world, 8)
    assert ": this week" not in posts(world)
    home = await league(world, "olga", "home")
    told = text(await press(world.olga, home, "league.1.panel"))
    assert f"I can't post in <#{world.games.id}>" in told

    await world.app.matches.people.set_server(world.guild.id, games_channel=world.tavern.id)
    await end_session(world, 2)
    await pass_days(world, 7)
    elsewhere = "\n".join(text(one) for one in world.boards(world.tavern))
    assert elsewhere.count(": this week") == 1
    assert f"I can't post in <#{world.games.id}>" in elsewhere

    world.allow(world.games)
    await end_session(world, 1, "3 2")
    await pass_days(world, 7)
    assert posts(world).count(": this week") == 1
    assert "\n".join(text(one) for one in world.boards(world.tavern)) == elsewhere
    home = await league(world, "olga", "home")
    told = text(await press(world.olga, home, "league.1.panel"))
    assert "I can't post" not in told


@pytest.mark.slow
async def test_only_organisers_run_a_league(world: World) -> None:
    panel = await opened(world, "ana", "ben")
    known = [one for one in buttons(panel) if one.startswith("league.1.")]
    known = [one for one in known if one.rpartition(".")[2] not in ("help", "home")]
    league_now = (await world.app.bot.services.leagues.get(1)).league
    router, requester = world.app.bot.router, await asker_of_member(world, "ben")
    for control in known:
        with pytest.raises(Refusal, match="not-organiser"):
            await answer(router.pending, requester, control, "2")
    assert (await world.app.bot.services.leagues.get(1)).league == league_now
    elsewhere = await world.olga.slash(world.tavern, "league home")
    assert {"league.1.panel", "form.league.new.clustered"} <= {*buttons(elsewhere)}
    assert "form.league.new.clustered" not in buttons(await league(world, "olga", "home"))


async def answer(
    pending: PendingCommands, requester: Requester, control: str, chosen: str = ""
) -> None:
    """Also where the router would not have let it through."""
    parsed = parse_control(ControlId(0, 0, control), submitted=False)
    assert parsed is not None
    await parsed.answer(Press(pending, requester, parsed.route, chosen))


async def asker_of_member(world: World, name: str) -> Requester:
    """Somebody who may nothing in particular."""
    services = world.app.bot.services
    person = await services.matches.people.meet(world.people[name].id, name, "en")
    return Requester(
        services, person, presentation_of(services, person), Address(world.guild.id, world.games.id)
    )


async def test_a_league_of_another_server_is_none(world: World) -> None:
    await opened(world, "ana")
    repository = world.app.bot.services.leagues
    assert await repository.list_in_server(1) == ()
    requester = replace(await asker_of_member(world, "ana"), address=Address(1, 2))
    router = world.app.bot.router
    for control in ("league.1.table.1", "league.1.join", "league.1.next", "league.2.next"):
        with pytest.raises(Refusal, match="no-such-league"):
            await answer(router.pending, requester, control)
    for control in ("league.x.next", "league.1", "league", "league.1.bogus", "league.1.table.x"):
        assert parse_control(ControlId(0, 0, control), submitted=False) is None
    shown = await league(world, "eve", "standings", league="Summer")
    assert "can't find that league" in text(shown)


async def attachments(shown: InteractionResult) -> dict[str, str]:
    answer = answer_of(shown)
    assert answer is not None
    found = {}
    for one in answer.attachments:
        assert isinstance(one, discord.Attachment)
        found[one.filename.rpartition(".")[2]] = (await one.read()).decode()
    return found
