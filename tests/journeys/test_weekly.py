"""The weekly post: switched on by the server, posted once, and silent about those who hide."""

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.matches.weekly import find_week
from bot.models.puzzles import PuzzleTry
from bot.models.results import MatchResult, SeatResult
from tests.journeys.world import World, choose, pictures, press, text

MISSED = "UPDATE servers SET weekly_done = 0;"
"""As after a week without the bot."""


def posts(world: World) -> list[str]:
    return [text(one) for one in world.boards() if "What happened here" in text(one)]


@pytest.mark.slow
async def test_a_server_hears_once_a_week_what_happened(world: World) -> None:
    olga = world.people["olga"] = world.guild.add_member(world.guild.owner)
    page = await press(
        olga,
        await press(olga, await olga.slash(world.games, "settings"), "settings.page.server"),
        "settings.page.weekly.link",
    )
    assert "on Mondays at 9:00" in text(page)
    page = await choose(olga, page, "settings.weekly.channel", [world.games])
    assert "on Mondays at 9:00" in text(page)

    await world.open(world.ana, players=2, rated=True)
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")
    store, people = world.app.matches.store, world.app.matches.people
    ana, ben = [await people.find_person(one.id) for one in (world.ana, world.ben)]
    assert ana is not None
    assert ben is not None
    week = find_week(int(world.env.now().timestamp()), "UTC")
    seats = (SeatResult(ana.player, 2, 30, rated=True), SeatResult(ben.player, 1, 41, rated=True))
    match = MatchResult(1, 1, world.guild.id, "cutterland", week.since, seats)
    await store.results.replace_all([match])
    puzzle = PuzzleTry(ana.player, week.first_day + 6, 1, world.guild.id, 10, 10, week.since)
    await store.puzzles.add_try(puzzle)
    await people.set_person(ben.player, hidden=True)

    await world.env.settle()
    assert not posts(world), "what was before it was switched on isn't told"
    await world.restart(MISSED)
    (post,) = posts(world)
    assert "Matches finished: 1" in post
    assert "🏆 someone · points: 41 · players: 2" in post
    assert "**Most active:** ana (1)" in post
    assert "(first rating) · Cutterland, tables of 2" in post
    assert "**Daily puzzles:** 1. ana (100)" in post
    assert "ben" not in post
    shown = next(one for one in world.boards() if "What happened here" in text(one))
    assert pictures(shown)

    await world.restart(MISSED)
    assert len(posts(world)) == 1, "it had arrived, as is found out"
    (channel,) = await world.app.store.weekly.find_channels()
    assert channel.done == week.until


async def test_a_channel_where_the_bot_may_not_write_is_told_at_the_choice(world: World) -> None:
    olga = world.people["olga"] = world.guild.add_member(world.guild.owner)
    closed, me = world.guild.create_text_channel("staff"), world.guild.me
    assert me is not None
    denied = discord.Permissions(send_messages=True, attach_files=True).value
    rule = Overwrite(target_id=me.id, type=OverwriteType.MEMBER, deny=denied)
    world.env.backend.set_overwrite(closed.id, rule)
    page = await press(
        olga,
        await press(olga, await olga.slash(world.games, "settings"), "settings.page.server"),
        "settings.page.weekly.link",
    )
    page = await choose(olga, page, "settings.weekly.channel", [closed])
    assert f"To post in <#{closed.id}>" in text(page)
    assert "I need these permissions:** **Send Messages**, **Attach Files**." in text(page)
    page = await choose(olga, page, "settings.weekly.channel", [world.games])
    assert "I can't post" not in text(page)
