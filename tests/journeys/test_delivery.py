"""What the outbox tells: once, to whom it concerns, and by the next way where one is closed."""

from __future__ import annotations

import asyncio

import discord

from bot.games import build_games
from tests.journeys.hands import owes, play_typed
from tests.journeys.world import World, buttons, press, text


async def begun(world: World, **options: object) -> None:
    await world.ana.slash(world.games, "new", players=2, first="1", **options)
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")


def calls(world: World) -> list[list[int]]:
    """Whom each message of the games channel called."""
    bodies = world.bodies("POST", f"/channels/{world.games.id}/messages")
    return [body.get("allowed_mentions", {}).get("users", []) for body in bodies]


async def told(world: World) -> None:
    """Wait until everything is told."""
    while await world.app.matches.outbox.read_due_messages():  # noqa: ASYNC110
        await asyncio.sleep(0.05)
    await world.env.settle()


async def test_a_cut_calls_all_who_will_choose_and_nobody_again(world: World) -> None:
    await begun(world)
    await play_typed(world, 1, "ana")

    assert calls(world)[-2:] == [[world.ana.id], [world.ana.id, world.ben.id]]
    now, soon = text(world.board()).splitlines()[:2]
    assert now == world.ben.mention
    assert soon.startswith(f"-# {world.ana.mention} chooses after that")
    boards = len(world.boards())
    await play_typed(world, 1, "ben")
    assert await owes(world, 1, "ana")
    assert len(world.boards()) == boards, "ana was called with the cut"
    assert text(world.board()).splitlines()[0] == world.ana.mention
    assert "move" not in buttons(world.boards()[-2]), "the board before lost its controls"
    assert text(world.board()).splitlines()[-1].startswith("-# #1 · o")


async def test_all_who_lay_are_called_by_one_message(world: World) -> None:
    await begun(world)
    for _ in range(4):
        name = "ana" if await owes(world, 1, "ana") else "ben"
        await play_typed(world, 1, name)

    waiting = {seat.user for seat in (await world.table()).awaited_seats}
    assert waiting == {world.ana.id, world.ben.id}
    assert set(calls(world)[-1]) == waiting


async def test_a_board_that_somebody_deleted_is_posted_anew(world: World) -> None:
    await begun(world)
    for _ in range(4):
        name = "ana" if await owes(world, 1, "ana") else "ben"
        await play_typed(world, 1, name)
    board = world.board()
    world.env.backend.delete_message(world.games.id, board.id)

    await play_typed(world, 1, "ana")

    assert "move" in buttons(world.board())
    assert "**ana** laid piece" in text(world.board())


async def test_an_archived_thread_is_brought_back_by_a_new_message(world: World) -> None:
    await begun(world)
    for _ in range(4):
        name = "ana" if await owes(world, 1, "ana") else "ben"
        await play_typed(world, 1, name)
    before = len(world.boards())
    path = f"/channels/{world.games.id}/messages/*"
    world.env.inject_error("PATCH", path, status=400, code=50083, times=1)

    await play_typed(world, 1, "ana")

    assert len(world.boards()) == before + 1
    assert "move" in buttons(world.board())


async def test_what_discord_never_takes_is_given_up_and_the_rest_is_told(world: World) -> None:
    await begun(world)
    world.env.settle_timeout = 3.0
    path = f"/channels/{world.games.id}/messages"
    world.env.inject_error("POST", path, status=400, code=50035, times=11)
    await play_typed(world, 1, "ana")
    for _ in range(12):
        await world.env.advance_time(900)
    assert await world.app.matches.outbox.read_due_messages() == ()
    world.env.backend.faults.clear()

    await play_typed(world, 1, "ben")

    assert "**ben** took piece" in text(world.board())


async def test_computer_players_cause_no_message_of_their_own(world: World) -> None:
    await world.ana.slash(world.games, "new", players=4, computers=3, first="1")
    assert len(world.boards()) == 1

    await play_typed(world, 1, "ana")

    assert await owes(world, 1, "ana")
    assert len(world.boards()) == 2


async def test_an_error_of_discords_is_tried_again_and_told_once(world: World) -> None:
    await begun(world)
    before = len(world.boards())
    world.env.inject_error("POST", f"/channels/{world.games.id}/messages", status=500, times=2)

    world.env.settle_timeout = 3.0  # shorter than the first wait, which is then not sat out
    await play_typed(world, 1, "ana")
    assert len(world.boards()) == before
    await world.env.advance_time(120)

    assert len(world.boards()) == before + 1
    assert calls(world)[-1] == [world.ana.id, world.ben.id]


async def test_a_message_that_arrived_before_a_crash_is_not_sent_twice(world: World) -> None:
    await begun(world)
    await play_typed(world, 1, "ana")
    boards = len(world.boards())

    # Killed after Discord took the message, before that was noted.
    assert text(world.board()).endswith(" · o4")
    await world.restart(
        "INSERT INTO outbox (id, match, seq, mode, asked, params, created, due, first_try_at)"
        " SELECT 4, id, seq, 'post', '[]', '{}', created, created, created FROM matches"
    )

    assert len(world.boards()) == boards
    assert await world.app.matches.outbox.read_due_messages() == ()


async def test_a_closed_channel_is_reported_where_the_organisers_read(world: World) -> None:
    await begun(world)
    await world.app.matches.people.set_server(world.guild.id, notice_channel=world.tavern.id)
    path = f"/channels/{world.games.id}/*"
    world.env.inject_error("*", path, status=403, code=50013, times=None)

    played = await play_typed(world, 1, "ana")

    assert "✓" in text(played)
    assert f"cannot be shown in {world.games.mention} any more" in text(world.board(world.tavern))
    world.env.backend.faults.clear()
    moved = await world.ben.slash(world.tavern, "table")
    assert "is shown here from now on" in text(moved)
    assert "g.take.A" in buttons(world.board(world.tavern))


async def test_each_match_gets_a_thread_where_the_server_wants_it(world: World) -> None:
    await world.app.matches.people.set_server(world.guild.id, threads=True)
    await begun(world)

    (thread,) = world.games.threads
    assert thread.name == "#1 Quiet Pine"
    assert (await world.table()).address.thread == thread.id
    assert f"/{thread.id}/" in text(world.board()), "the lobby's message leads there"
    assert "move" in buttons(world.board(thread))
    assert thread.mention in text(await world.ana.slash(world.games, "turns"))
    assert "Cut a card into" in text(await press(world.ana, world.board(thread), "move"))


async def test_a_deleted_thread_sends_the_match_back_to_its_channel(world: World) -> None:
    await world.app.matches.people.set_server(world.guild.id, threads=True)
    await begun(world)
    (thread,) = world.games.threads
    world.env.backend.delete_channel(thread.id)

    await play_typed(world, 1, "ana")

    assert (await world.table()).address.thread is None
    assert any("goes on here" in text(message) for message in world.boards())
    assert "g.take.A" in buttons(world.board())


async def test_a_locked_thread_sends_the_match_back_to_its_channel(world: World) -> None:
    """A new message does not bring it out of the archive."""
    await world.app.matches.people.set_server(world.guild.id, threads=True)
    await begun(world)
    (thread,) = world.games.threads
    world.env.inject_error("*", f"/channels/{thread.id}/*", status=400, code=50083, times=None)

    await play_typed(world, 1, "ana")
    await world.env.advance_time(60)

    assert (await world.table()).address.thread is None
    assert any("goes on here" in text(message) for message in world.boards())
    assert "g.take.A" in buttons(world.board())


async def test_a_match_is_in_its_thread_again_when_the_bot_is_back(world: World) -> None:
    """And who could not be called meanwhile is."""
    await world.app.matches.people.set_server(world.guild.id, threads=True)
    await begun(world)
    (thread,) = world.games.threads
    world.env.inject_error("*", f"/channels/{thread.id}/*", status=403, code=50001, times=None)
    world.env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id)})
    await world.env.settle()
    ana = await world.app.matches.people.meet(world.ana.id, "ana", "en")
    view = (await world.app.matches.queries.read_player_view(1, ana.player)).view
    cut = build_games()["cutterland"].choose(view, "easy", bytes(32))
    await world.app.matches.play.act(1, ana.player, cut)
    await told(world)

    world.env.backend.faults.clear()
    await world.join()
    await told(world)

    assert (await world.table()).address.thread == thread.id
    board, back = world.boards(thread)[-2:]
    assert world.ben.mention in text(board)
    assert "g.take.A" in buttons(board)
    assert "I am back" in text(back)


async def test_the_board_is_shown_again_where_somebody_asks_for_it(world: World) -> None:
    await begun(world)
    await play_typed(world, 1, "ana")

    stranger = await world.eve.slash(world.games, "table")
    shown = await world.ben.slash(world.tavern, "table", match=1)

    assert "You do not sit at this table" in text(stranger)
    assert "is shown here from now on" in text(shown)
    assert "g.take.A" in buttons(world.board(world.tavern))
    assert buttons(world.board(world.games)) == {}


async def test_pictures_arrive_as_files_and_edits_name_all_there_are(world: World) -> None:
    await begun(world)
    await play_typed(world, 1, "ana")

    (picture,) = world.board().attachments

    assert isinstance(picture, discord.Attachment)
    assert picture.filename.endswith(".png")
