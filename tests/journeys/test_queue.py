"""`/queue`: people who wait, and the match that starts by itself."""

from typing import Any

import discord
import pytest

from bot.models.match import Status
from tests.journeys.hands import control
from tests.journeys.test_mentions import call_by_letter
from tests.journeys.world import World, answer_of, buttons, choose, press, raise_second_server, text
from tests.outbox import Outbox

TERMS = "cutterland.2.days.0"


async def test_two_people_wait_and_their_match_starts(world: World) -> None:
    panel = await world.ana.slash(world.games, "queue")
    assert panel.ephemeral
    assert "No one is waiting" in text(panel)
    panel = await press(world.ana, panel, f"queue.join.{TERMS}")
    assert f"I'll tell you in <#{world.games.id}>" in text(panel)
    assert "queue.leave.cutterland" in " ".join(buttons(panel))
    assert text(panel).endswith("You're first in the queue.")
    waiting = answer_of(panel)
    assert waiting is not None
    old, leave = world.snapshot(waiting), control(panel, "queue.leave")
    assert world.boards() == []
    twice = await world.ana.slash(world.games, "queue", players=2)
    assert "To change something, leave and join again" in text(twice)

    other = await world.ben.slash(world.games, "queue")
    assert "ana is waiting. Join to start" in text(other)
    await press(world.ben, other, f"queue.join.{TERMS}")

    table = await world.table()
    assert table.status is Status.RUNNING
    assert {seat.name for seat in table.seats} == {"ana", "ben"}
    board = text(world.board())
    assert all(board.count(f"<@{who.id}>") == 1 for who in (world.ana, world.ben))
    assert "has started. ana: you go first." in board
    await world.wait_for_workers()
    shown = str(world.snapshot(waiting))
    assert "🎲 **Cutterland" in shown, "brought up to date"
    assert "with ben started in" in shown
    late = await world.press_raw(world.ana, old, f"v1:0:0:{leave}")
    assert f"started in <#{world.games.id}>" in text(late)
    assert "learn.cutterland.open" in buttons(late)
    again = await world.ben.slash(world.games, "queue")
    assert "No one is waiting" in text(again)


async def test_a_wait_ends_by_itself_and_says_so(world: World) -> None:
    await world.ana.slash(world.games, "queue", players=3, pace="now", rated=True)
    await world.ben.slash(world.games, "queue", players=3, pace="now", rated=False)
    panel = await world.ben.slash(world.games, "queue")
    await press(world.ben, panel, control(panel, "queue.leave.cutterland.cutterland.3.now.0"))
    await world.env.advance_time(2 * 3600 + 60)
    await world.env.settle()
    assert f"<@{world.ana.id}>: I found no opponents for Cutterland" in text(world.board())
    assert len(world.boards()) == 1
    again = await press(world.ana, world.board(), "queue.show.cutterland.3.now.1")
    assert "queue.join.cutterland.3.now.1" in buttons(again)


async def test_people_who_have_gone_are_left_out(world: World) -> None:
    """The one who is still there waits on."""
    await world.app.bot.stop_workers()
    for who in (world.ana, world.ben):
        await who.slash(world.games, "queue", players=2)
    world.env.backend.remove_member(world.guild.id, world.ana.id)
    await world.restart()
    waiting = await world.app.store.matchmaking.find_waiting()
    assert len(waiting) == 1
    assert world.boards() == []


@pytest.mark.slow
async def test_two_people_meet_across_two_servers(world: World) -> None:
    """Each is called in their own server, and nothing of the match is only in the other one."""
    cellar, hugo, ivan = await raise_second_server(world)
    await world.ana.slash(world.games, "queue", players=2)
    panel = await hugo.slash(cellar, "queue")
    panel = await press(hugo, panel, f"queue.show.{TERMS}")
    assert "Join to start." in text(panel)
    assert "ana" not in text(panel)
    await press(hugo, panel, f"queue.join.{TERMS}")

    table = await world.table()
    assert [seat.name for seat in table.seats] == ["ana", "hugo"]
    here, there = world.board(), world.board(cellar)
    assert [f"<@{who.id}>" in text(here) for who in (world.ana, hugo)] == [True, False]
    assert [f"<@{who.id}>" in text(there) for who in (world.ana, hugo)] == [False, True]
    assert "with hugo (The Round Table) has started. ana: you go first." in text(here)
    assert f"with ana ({world.guild.name}) has started." in text(there)
    behind = text(await press(ivan, there, "board"))
    assert all(behind.count(name) == 1 for name in ("The Round Table", world.guild.name))
    for who, board in ((world.ana, here), (hugo, there)):
        assert "details" in buttons(await press(who, board, "move")), "their own panel"
    assert f"<#{cellar.id}>" in text(await hugo.slash(cellar, "turns"))
    assert f"<#{world.games.id}>" in text(await world.ben.slash(world.games, "matches"))
    assert "due <t" in text(await press(ivan, there, "board")), "anyone there may look"
    await hugo.slash(cellar, "match board")
    assert len(world.boards()) == len(world.boards(cellar)) == 1, "posted again"

    attic = hugo.guild.create_text_channel("attic")
    await world.app.matches.people.set_server(hugo.guild.id, games_channel=attic.id)
    resigning = await hugo.slash(cellar, "match resign")
    world.deny(cellar, "send_messages")
    await press(hugo, resigning, "resign.yes")
    await world.wait_for_workers()
    assert "hugo resigned" in " ".join(map(text, world.boards()))
    assert "hugo resigned" in " ".join(map(text, world.boards(attic))), "the mirror has moved"
    assert (await world.table()).address.channel == world.games.id


@pytest.mark.slow
async def test_a_vote_writes_once_to_somebody_in_a_mirror(world: World) -> None:
    cellar, hugo, _ = await raise_second_server(world)
    await call_by_letter(hugo, cellar)
    await world.ana.slash(world.games, "queue", players=2)
    panel = await press(hugo, await hugo.slash(cellar, "queue"), f"queue.show.{TERMS}")
    await press(hugo, panel, f"queue.join.{TERMS}")
    await world.ana.slash(world.games, "match pause", match=1)
    await world.wait_for_workers()

    private: Any = hugo.user.dm_channel
    assert sum("ana asks to pause" in text(one) for one in private.history()) == 1
    for place in (world.games, cellar):
        assert "ana asks to pause" in text(world.board(place))
        assert hugo.mention not in text(world.board(place))


@pytest.mark.slow
async def test_somebody_in_a_mirror_is_reminded_there(world: World) -> None:
    cellar, hugo, _ = await raise_second_server(world)
    await world.ana.slash(world.games, "queue", players=2)
    panel = await press(hugo, await hugo.slash(cellar, "queue"), f"queue.show.{TERMS}")
    await press(hugo, panel, f"queue.join.{TERMS}")
    await world.ana.slash(world.games, "cut", card="1", pieces="ABE CDGH FIJ")
    await world.env.advance_time(90 * 3600)

    assert "⌛ Last reminder: your turn in" in text(world.board(cellar))
    assert "Last reminder" not in text(world.board())
    assert await Outbox(world.app.matches).read_due_messages() == ()


async def test_those_who_see_the_queue_are_told_when_it_is_no_longer_shared(world: World) -> None:
    """And of the match that starts once it is shared again."""
    cellar, hugo, _ = await raise_second_server(world)
    waits = await world.ana.slash(world.games, "queue", players=2)
    assert "Players on other servers see" in text(waits)
    sees = await press(hugo, await hugo.slash(cellar, "queue"), f"queue.show.{TERMS}")
    olga = world.guild.add_member(world.guild.owner)
    page = await press(olga, await olga.slash(world.games, "settings"), "settings.page.server")
    page = await press(olga, page, "settings.page.find.link")
    assert "1 other server shares its queue" in text(page)
    mine, theirs = answer_of(waits), answer_of(sees)
    assert mine is not None
    assert theirs is not None

    page = await press(olga, page, "settings.find.share")
    await world.env.settle()
    assert "other server shares" not in text(page)
    assert "Only people here can join" in str(world.snapshot(mine))
    there = str(world.snapshot(theirs))
    assert "Only people here can join" in there
    assert "Join to start" not in there
    assert "Waiting on other" not in there

    await hugo.slash(cellar, "queue", players=2)
    assert world.boards() == []
    await press(olga, page, "settings.find.share")
    await world.wait_for_workers()
    assert (await world.table()).status is Status.RUNNING


async def test_those_who_asked_for_it_hear_of_new_lobbies_once(world: World) -> None:
    olga = world.guild.add_member(world.guild.owner)
    page = await press(olga, await olga.slash(world.games, "settings"), "settings.page.server")
    page = await press(olga, page, "settings.page.find.link")
    me = world.guild.me
    assert me is not None
    own = me.roles[-1]
    for allowed in (False, True):
        permissions = discord.Permissions(own.permissions.value)
        permissions.update(administrator=False, manage_roles=allowed)
        world.env.backend.edit_role(world.guild.id, own.id, {"permissions": permissions.value})
        await world.env.settle()
        answer = await press(olga, page, "settings.find.role")
        assert ("Manage Roles" in text(answer)) is not allowed
        if not allowed:
            continue
        await press(olga, page, "settings.find.role")  # off again
        world.env.backend.delete_role(world.guild.id, world.guild.roles["New games"].id)
        for code, why in ((60003, "two-factor"), (30005, "250 roles")):
            world.env.inject_error("POST", "/guilds/*/roles", status=403, code=code, times=1)
            assert why in text(await press(olga, page, "settings.find.role"))
        await press(olga, page, "settings.find.role")
    role = world.guild.roles["New games"]
    panel = await world.ben.slash(world.games, "queue")
    panel = await press(world.ben, panel, f"queue.tell.{TERMS}")
    assert f"queue.mute.{TERMS}" in buttons(panel)

    await world.ana.slash(world.games, "new", players=3)
    sent = world.bodies("POST", f"/channels/{world.games.id}/messages")[-1]
    assert sent["allowed_mentions"]["roles"] == [role.id]
    assert f"<@&{role.id}>" in sent["content"]
    poster = world.board()
    await press(world.cleo, poster, "lobby.join")
    assert text(world.board()).startswith(f"🪑 <@{world.ben.id}>: one seat is left in")
    await press(world.cleo, await press(world.cleo, poster, "lobby.options"), "lobby.leave")
    await press(world.dario, poster, "lobby.join")
    assert len(world.boards()) == 2, "once for each lobby"

    await press(world.ben, panel, f"queue.mute.{TERMS}")
    await press(olga, page, "settings.find.role")
    await world.dario.slash(world.tavern, "new", players=2)
    assert "<@&" not in str(world.bodies("POST", f"/channels/{world.tavern.id}/messages"))


async def test_an_open_lobby_is_offered_to_those_who_look_for_a_match(world: World) -> None:
    await world.open(world.ana, players=2)
    mine = await world.ana.slash(world.games, "queue")
    assert "has an empty seat" not in text(mine)

    panel = await world.ben.slash(world.games, "queue")
    assert f"Quiet Pine #1 in <#{world.games.id}> has an empty seat" in text(panel)
    other = await choose(world.ben, panel, control(panel, "queue.game"), ["clustered"])
    assert "has an empty seat" not in text(other)
    panel = await choose(world.ben, other, control(other, "queue.game"), ["cutterland"])
    await press(world.ben, panel, "join.1")

    assert {seat.name for seat in (await world.table()).seats} == {"ana", "ben"}
