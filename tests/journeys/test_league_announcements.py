"""What the channels of leagues are told, after kills, absences, and where one league is broken."""

import asyncio
from typing import Any
from unittest.mock import AsyncMock, MagicMock

import pytest
from simcord.backend.errors import BackendError
from simcord.http import router

from bot.delivery.league_announcements import LeagueAnnouncer
from bot.models.outbox import OutboxMessage
from tests.journeys.test_leagues import (
    DAY,
    announced,
    begin_season,
    league,
    opened,
    pass_days,
    play,
    posts,
)
from tests.journeys.test_mentions import letters
from tests.journeys.world import World, buttons, mark_of, press, text

KILLED = (
    "DELETE FROM league_boards; DELETE FROM outbox;"
    " INSERT INTO outbox (id, league, mode, note, params, created, due, tries, first_try_at)"
    " VALUES (?, 1, 'announce', 'sign-up', '{}', 0, 0, 1, 0);"
)
"""The sign-up has arrived as this message, and nothing of that could be written."""
BROKEN = (
    "INSERT INTO outbox (league, mode, note, params, created, due)"
    " VALUES (1, 'announce', 'dropped', '{\"player\":\"?\"}', 0, 0),"
    " (2, 'announce', 'resumed', '{}', 0, 0);"
)
"""A post that cannot be told, and another league's."""
MONTH_OF_DIGESTS = (
    "UPDATE outbox SET due = due - 30 * 86400, created = created - 30 * 86400"
    " WHERE note = 'digest';"
)
WARNED = (
    "INSERT INTO outbox (league, mode, note, params, created, due)"
    " VALUES (1, 'announce', 'stalling', '{\"season\":1,\"n\":1,\"of\":1}', 0, 0);"
)


async def test_a_sign_up_that_arrived_before_a_kill_is_kept_up_to_date(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    world.people["olga"] = world.guild.add_member(world.guild.owner)
    await league(world, "olga", "create", name="Winter", game="clustered")
    await world.env.settle()
    before = len(world.boards())
    await world.restart(KILLED.replace("?", str(mark_of(world.board()))))
    await world.env.settle()
    assert len(world.boards()) == before
    await press(world.ana, world.board(), "league.1.join")
    await world.env.settle()
    assert "ana" in text(world.board())
    assert "the mentions of" not in caplog.text


async def test_of_posts_that_edit_one_message_only_the_newest_is_told() -> None:
    finished = AsyncMock()
    context = MagicMock()
    context.services.matches.store.leagues.finish_delivery = finished
    posts = [
        OutboxMessage(n, 0, 1, 0, "announce", (), note, {"season": season}, 0, 0, 0, None)
        for n, (note, season) in enumerate(
            [("roster", 1), ("roster", 2), ("roster", 1), ("digest", 1), ("digest", 1)]
        )
    ]
    kept = await LeagueAnnouncer(context).drop_superseded(posts)
    assert [row.id for row in kept] == [1, 2, 3, 4]
    assert [call.args[0].id for call in finished.await_args_list] == [0]


@pytest.mark.slow
async def test_a_league_that_cannot_be_told_of_holds_up_no_other(world: World) -> None:
    await opened(world)
    await league(world, "olga", "create", name="Summer", game="clustered")
    await world.env.settle()
    await world.restart(BROKEN)
    await world.env.settle()
    assert "Summer** · Season resumed" in posts(world)
    now = int(world.builder.now().timestamp())
    assert [post.note for post in await announced(world)] == ["dropped"]
    assert await announced(world, now) == []
    for _ in range(20):
        await world.env.advance_time(DAY // 4)
        await world.env.settle()
    assert await announced(world) == []


@pytest.mark.slow
async def test_weeks_of_absence_have_one_digest_and_the_organiser_is_warned(world: World) -> None:
    panel = await opened(world, "ana", "ben", "cleo", pace="14-1", clock="none")
    await begin_season(world, panel)
    await world.env.settle()
    await world.restart(MONTH_OF_DIGESTS + WARNED)
    await world.env.settle()
    assert posts(world).count(": this week") == 1
    assert "No match ended this week." in posts(world)
    warning = next(one for one in world.boards() if "at this pace" in text(one))
    assert str(world.olga.id) in text(warning)
    assert "waits for " in text(warning)
    assert [*buttons(warning)] == ["league.1.panel"]
    line, post = sorted(await announced(world), key=lambda one: one.due)
    assert (line.note, post.note) == ("absence", "digest")
    assert 0 < post.due - int(world.builder.now().timestamp()) <= 7 * DAY


@pytest.mark.slow
async def test_who_is_about_to_lose_a_seat_is_told_alone(world: World) -> None:
    """Without any setting; and that can be stopped from the message."""
    panel = await opened(world, "ana", "ben", clock="blitz")
    await begin_season(world, panel)
    told = []
    for _ in range(12):
        await world.env.advance_time(DAY // 4)
        await world.env.settle()
        told = [one for one in letters(world) if "anyone can take your seat" in one]
    assert told
    assert "⌛ Last reminder: your turn in **Clustered" in told[0]
    away = [one for one in letters(world) if "anyone can take your seat:" in one]
    assert len(away) == 2, "once for each player, days later too"
    assert "press **I'm back**" in away[0]
    (stalled,) = [one for one in letters(world) if "at this pace, the running match" in one]
    assert "remind the players" in stalled
    assert "at this pace" not in posts(world), "the letter is enough"
    assert "Away" not in posts(world)


@pytest.mark.slow
async def test_an_organiser_without_letters_is_warned_in_the_channel(world: World) -> None:
    panel = await opened(world, "ana", "ben", clock="blitz")
    people = world.app.matches.people
    organiser = await people.find_person(world.olga.id)
    assert organiser is not None
    await people.set_person(organiser.player, league_letters=False)
    await begin_season(world, panel)
    await pass_days(world, 3)
    assert not [one for one in letters(world) if "at this pace" in one]
    (warning,) = [one for one in world.boards() if "at this pace" in text(one)]
    assert f"<@{world.olga.id}>" in text(warning)
    assert "league.1.panel" in buttons(warning)


async def until(world: World, words: str, message: int | None = None) -> Any:
    """The newest message with these words in it, or that one once it has them."""
    for _ in range(200):
        for one in reversed(world.boards()):
            if words in text(one) and message in (None, one.id):
                return one
        await world.env.advance_time(1)
        await world.env.settle()
        await asyncio.sleep(0.02)
    raise AssertionError(words)


@pytest.mark.slow
async def test_the_message_of_an_end_stays_true(world: World) -> None:
    panel = await opened(world, "ana", "ben")
    await begin_season(world, panel)
    await play(world)
    first = await until(world, "Winter, season 1!")
    while len(letters(world)) < 2:
        await asyncio.sleep(0.02)
        await world.env.settle()
    won = [one for one in letters(world) if "Your rank: **1** of 2 · **10** points" in one]
    assert len(won) == 1
    assert all("You're signed up for season 2." in one for one in letters(world))
    assert "league.1.join" in buttons(first)
    league_now = (await world.app.bot.services.leagues.get(1)).league
    other = league_now.podium(1)[1]
    players = league_now.slots[0].fixture.players
    points = " ".join("9" if one == other else "1" for one in players)
    done = await league(world, "olga", "correct", match=1, points=points, reason="a count")
    assert "corrected" in text(done)
    await until(world, "A correction makes")
    name = (await world.app.matches.people.read_person(other)).name
    await until(world, f"{name} wins Winter, season 1!", first.id)
    page = await press(world.olga, await league(world, "olga", "home"), "league.1.panel")
    await begin_season(world, page)
    await until(world, "Winter · season 2 has started")
    for _ in range(200):
        now = next(one for one in world.boards() if one.id == first.id)
        if "league.1.join" not in buttons(now):
            return
        await world.env.advance_time(1)
        await asyncio.sleep(0.02)
    raise AssertionError("the podium of a season before lets people join")


@pytest.mark.slow
async def test_the_sign_up_is_closed_while_a_season_runs(world: World) -> None:
    panel = await opened(world, "ana", "ben")
    first = await until(world, "Season 1: press")
    assert "league.1.join" in buttons(first)
    await begin_season(world, panel)
    now = await until(world, "Season 1 is running", first.id)
    assert [*buttons(now)] == ["league.1.home"]
    await play(world)
    now = await until(world, "Season 2: press", first.id)
    assert "league.1.join" in buttons(now)


@pytest.mark.parametrize(("status", "digests"), [(500, 2), (400, 1)])
@pytest.mark.slow
async def test_the_digests_go_on_after_hours_of_failures(
    world: World, monkeypatch: pytest.MonkeyPatch, status: int, digests: int
) -> None:
    panel = await opened(world, "ana", "ben", "cleo", pace="14-1", clock="none")
    await begin_season(world, panel)
    await league(world, "olga", "correct", match=1, points="1 2")
    await pass_days(world, 6)
    usual = router.dispatch

    def dispatch(backend: Any, method: str, path: str, **given: Any) -> Any:
        if method == "POST" and path.endswith("/messages"):
            raise BackendError(status, 0, "by the test")
        return usual(backend, method, path, **given)

    with monkeypatch.context() as patch:
        patch.setattr(router, "dispatch", dispatch)
        await pass_days(world, 5)
    assert posts(world).count(": this week") == 0
    await league(world, "olga", "correct", match=2, points="1 2")
    await pass_days(world, 8)
    assert posts(world).count(": this week") == digests
