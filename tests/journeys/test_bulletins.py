"""What the channels of leagues are told, after kills, absences, and where one league is broken."""

from __future__ import annotations

from tests.journeys.test_leagues import DAY, league, opened, posts
from tests.journeys.world import World, press, text

KILLED = (
    "DELETE FROM league_boards; DELETE FROM league_posts;"
    " INSERT INTO league_posts (id, league, kind, params, due, tries, first_try_at)"
    " VALUES (1, 1, 'sign-up', '{}', 0, 1, 0);"
)
"""The sign-up has arrived, and nothing of that could be written."""
BROKEN = (
    "INSERT INTO league_posts (league, kind, params, due) VALUES (1, 'dropped', '{}', 0);"
    " INSERT INTO league_posts (league, kind, params, due) VALUES (2, 'resumed', '{}', 0);"
)
"""A post that cannot be told, and another league's."""


async def test_a_sign_up_that_arrived_before_a_kill_is_kept_up_to_date(world: World) -> None:
    world.people["olga"] = world.guild.add_member(world.guild.owner)
    await league(world, "olga", "create", name="Winter", game="clustered")
    await world.env.settle()
    before = len(world.boards())
    await world.restart(KILLED)
    await world.env.settle()
    assert len(world.boards()) == before
    await press(world.ana, world.board(), "league.1.join")
    await world.env.settle()
    assert "ana" in text(world.board())


async def test_a_league_that_cannot_be_told_of_holds_up_no_other(world: World) -> None:
    await opened(world)
    await league(world, "olga", "create", name="Summer", game="clustered")
    await world.env.settle()
    await world.restart(BROKEN)
    await world.env.settle()
    assert "Summer** · the season goes on" in posts(world)
    now = int(world.builder.now().timestamp())
    assert [post.kind for post in await world.app.store.leagues.posts(10**11)] == ["dropped"]
    assert await world.app.store.leagues.posts(now) == ()
    for _ in range(20):
        await world.env.advance_time(DAY // 4)
        await world.env.settle()
    assert await world.app.store.leagues.posts(10**11) == ()


async def test_weeks_of_absence_have_one_digest(world: World) -> None:
    panel = await opened(world, "ana", "ben", "cleo", pace="14-1", clock="none")
    await press(world.olga, panel, "league.1.begin")
    await world.env.settle()
    await world.restart("UPDATE league_posts SET due = due - 30 * 86400 WHERE kind = 'digest'")
    await world.env.settle()
    assert posts(world).count("The week in") == 1
    (post,) = await world.app.store.leagues.posts(10**11)
    assert 0 < post.due - int(world.builder.now().timestamp()) <= 7 * DAY
