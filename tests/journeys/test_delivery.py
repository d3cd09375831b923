"""What the outbox tells: once, to whom it concerns, and by the next way where one is closed."""

import asyncio
import sqlite3
from functools import partial
from typing import Any

import discord
import pytest
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.games import build_games
from tests.journeys.hands import control, owes, play_typed, take_piece
from tests.journeys.world import World, buttons, mark_of, press, text
from tests.outbox import Outbox


async def begun(world: World, **options: Any) -> None:
    await world.open(world.ana, players=2, first="1", **options)
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")


def calls(world: World) -> list[list[int]]:
    """Whom each message of the games channel called."""
    bodies = world.bodies("POST", f"/channels/{world.games.id}/messages")
    return [body.get("allowed_mentions", {}).get("users", []) for body in bodies]


async def told(world: World) -> None:
    """Wait until everything is told."""
    while await Outbox(world.app.matches).read_due_messages():  # noqa: ASYNC110
        await asyncio.sleep(0.05)
    await world.env.settle()


async def begun_with_cleo(world: World) -> None:
    await world.open(world.ana, players=3, first="1")
    await press(world.ben, world.board(), "lobby.join")
    await press(world.cleo, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")


@pytest.mark.slow
async def test_a_cut_calls_all_the_others_who_will_choose_and_nobody_again(world: World) -> None:
    await begun_with_cleo(world)
    await play_typed(world, 1, "ana")

    assert calls(world)[-2:] == [[world.ana.id], [world.ben.id, world.cleo.id]]
    now, soon = text(world.board()).splitlines()[:2]
    assert now == world.ben.mention
    assert soon.startswith(f"-# {world.cleo.mention}: you're next")
    board = world.board().id
    await play_typed(world, 1, "ben")
    assert await owes(world, 1, "cleo")
    assert world.board().id == board, "cleo was called with the cut"
    assert text(world.board()).splitlines()[0] == world.cleo.mention
    assert mark_of(world.board())
    await play_typed(world, 1, "cleo")
    assert calls(world)[-1] == [world.ben.id], "who is to cut next"


@pytest.mark.slow
async def test_who_has_cut_is_called_when_it_is_their_turn_to_choose(world: World) -> None:
    await begun(world)
    await play_typed(world, 1, "ana")
    assert calls(world)[-1] == [world.ben.id]

    await play_typed(world, 1, "ben")

    assert await owes(world, 1, "ana")
    assert calls(world)[-1] == [world.ana.id]


async def test_a_match_has_one_board(world: World) -> None:
    await begun(world)
    first = world.board().id

    await play_typed(world, 1, "ana")

    (board,) = world.boards()
    assert board.id != first, "ben is called by a new one"
    assert "choose a piece" in text(board)


@pytest.mark.slow
async def test_a_board_that_could_not_be_deleted_is_deleted_later(world: World) -> None:
    await begun(world)
    path = f"/channels/{world.games.id}/messages/*"
    world.env.inject_error("DELETE", path, status=503, times=3)
    world.env.settle_timeout = 3.0  # shorter than the first wait, which is then not sat out
    await play_typed(world, 1, "ana")
    await play_typed(world, 1, "ben")
    assert len(world.boards()) > 1
    assert "**ana**: choose a piece" in text(world.board()), "nothing waits for that"

    for _ in range(5):
        await world.env.advance_time(900)

    assert len(world.boards()) == 1


async def test_a_board_that_may_not_be_deleted_leads_to_the_newest(world: World) -> None:
    await begun(world)
    path = f"/channels/{world.games.id}/messages/*"
    world.env.inject_error("DELETE", path, status=403, code=50013, times=1)

    await play_typed(world, 1, "ana")

    old, new = world.boards()
    assert "choose a piece" in text(new)
    assert buttons(old) == {}
    assert f"/{new.id})" in text(old)
    assert await Outbox(world.app.matches).read_due_messages() == ()


@pytest.mark.slow
async def test_an_old_board_is_not_edited_where_a_new_one_follows(world: World) -> None:
    """Discord allows few edits of messages older than an hour, and deletes them all the same."""
    world.builder.settings = world.builder.settings.model_copy(update={"settle_seconds": 20})
    world.env.settle_timeout = 5.0
    await world.restart()
    await begun(world)
    await world.env.advance_time(3600)
    old = f"/channels/{world.games.id}/messages/{world.board().id}"
    edits = len(world.bodies("PATCH", old))

    await play_typed(world, 1, "ana")
    assert "choose a piece" not in text(world.board())
    await world.env.advance_time(20)

    (board,) = world.boards()
    assert "choose a piece" in text(board)
    assert len(world.bodies("PATCH", old)) == edits


@pytest.mark.slow
async def test_an_old_board_is_edited_where_nobody_is_called_in_the_end(world: World) -> None:
    await begun(world)
    await play_typed(world, 1, "ana")
    world.builder.settings = world.builder.settings.model_copy(update={"settle_seconds": 20})
    world.env.settle_timeout = 5.0
    await world.restart()
    await world.env.advance_time(3600)
    board = world.board().id
    await take_piece(world.ben, world.board(), "A")

    asked = await world.ben.slash(world.games, "undo")
    await press(world.ben, asked, control(asked, "undo."))
    await world.env.advance_time(20)

    assert world.board().id == board
    assert "**ben**: choose a piece" in text(world.board())
    assert world.ana.mention not in text(world.board())


@pytest.mark.slow
async def test_a_board_that_may_not_be_edited_so_often_is_posted_anew(world: World) -> None:
    await begun(world)
    for _ in range(4):
        name = "ana" if await owes(world, 1, "ana") else "ben"
        await play_typed(world, 1, name)
    path = f"/channels/{world.games.id}/messages/{world.board().id}"
    world.env.inject_error("PATCH", path, status=429, code=30046, times=None)

    await play_typed(world, 1, "ana")

    assert "🧩 **ben**: place piece" in text(world.board())
    assert len(world.boards()) == 1


@pytest.mark.slow
async def test_all_who_lay_are_called_by_one_message(world: World) -> None:
    await begun_with_cleo(world)
    while (await world.app.matches.queries.read_player_view(1, None)).view.phase != "lay":
        for name in ("ana", "ben", "cleo"):
            if await owes(world, 1, name):
                last = name
        await play_typed(world, 1, last)

    others = {world.ana.id, world.ben.id, world.cleo.id} - {world.people[last].id}
    assert set(calls(world)[-1]) == others, "who took last is there"


@pytest.mark.slow
async def test_a_board_that_somebody_deleted_is_posted_anew(world: World) -> None:
    await begun(world)
    for _ in range(4):
        name = "ana" if await owes(world, 1, "ana") else "ben"
        await play_typed(world, 1, name)
    board = world.board()
    world.env.backend.delete_message(world.games.id, board.id)

    await play_typed(world, 1, "ana")

    assert "move" in buttons(world.board())
    assert "🧩 **ben**: place piece" in text(world.board())


@pytest.mark.slow
async def test_an_archived_thread_is_brought_back_by_a_new_message(world: World) -> None:
    await begun(world)
    for _ in range(4):
        name = "ana" if await owes(world, 1, "ana") else "ben"
        await play_typed(world, 1, name)
    before = world.board().id
    path = f"/channels/{world.games.id}/messages/*"
    world.env.inject_error("PATCH", path, status=400, code=50083, times=1)

    await play_typed(world, 1, "ana")

    (board,) = world.boards()
    assert board.id != before
    assert "move" in buttons(world.board())


@pytest.mark.slow
async def test_what_discord_never_takes_is_given_up_and_the_rest_is_told(world: World) -> None:
    await begun(world)
    world.env.settle_timeout = 3.0
    path = f"/channels/{world.games.id}/messages"
    world.env.inject_error("POST", path, status=400, code=50035, times=11)
    await play_typed(world, 1, "ana")
    for _ in range(12):
        await world.env.advance_time(900)
    assert await Outbox(world.app.matches).read_due_messages() == ()
    world.env.backend.faults.clear()

    await play_typed(world, 1, "ben")

    assert "**ana**: choose a piece" in text(world.board())


@pytest.mark.slow
async def test_computer_players_cause_no_message_of_their_own(world: World) -> None:
    await world.open(world.ana, players=4, computers=3, first="1")
    board = world.board().id

    await play_typed(world, 1, "ana")

    assert await owes(world, 1, "ana")
    assert [one.id for one in world.boards()] == [board]
    assert not any(calls(world)), "who plays alone is never called"


async def test_an_error_of_discords_is_tried_again_and_told_once(world: World) -> None:
    await begun(world)
    before = world.board().id
    world.env.inject_error("POST", f"/channels/{world.games.id}/messages", status=500, times=2)

    world.env.settle_timeout = 3.0  # shorter than the first wait, which is then not sat out
    await play_typed(world, 1, "ana")
    assert world.board().id == before
    await world.env.advance_time(120)

    (board,) = world.boards()
    assert board.id != before
    assert calls(world)[-1] == [world.ben.id]


async def test_a_message_that_arrived_before_a_crash_is_not_sent_twice(world: World) -> None:
    await begun(world)
    await play_typed(world, 1, "ana")
    boards = len(world.boards())

    # Killed after Discord took the message, before that was noted.
    row = mark_of(world.board())
    await world.restart(
        "INSERT INTO outbox (id, match, seq, mode, asked, params, created, due, first_try_at)"  # noqa: S608
        f" SELECT {row}, id, seq, 'post', '[]', '{{}}', created, created, created FROM matches"
    )

    assert len(world.boards()) == boards
    assert await Outbox(world.app.matches).read_due_messages() == ()


async def test_a_closed_channel_is_reported_where_the_organisers_read(world: World) -> None:
    await begun(world)
    await world.app.matches.people.set_server(world.guild.id, notice_channel=world.tavern.id)
    path = f"/channels/{world.games.id}/*"
    world.env.inject_error("*", path, status=403, code=50013, times=None)

    played = await play_typed(world, 1, "ana")

    assert "✓" in text(played)
    assert f"I can't post in {world.games.mention} any more" in text(world.board(world.tavern))
    world.env.backend.faults.clear()
    moved = await world.ben.slash(world.tavern, "match board")
    assert "The board of" in text(moved)
    assert "choose a piece" in text(world.board(world.tavern))


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


@pytest.mark.parametrize("usual", [True, False])
async def test_the_host_decides_where_a_match_is_played(world: World, usual: bool) -> None:
    await world.app.matches.people.set_server(world.guild.id, threads=usual)
    await world.open(world.ana, players=2, first="1")
    options = await press(world.ana, world.board(), "lobby.options")
    guests = await press(world.ana, options, "lobby.page.guests")
    chosen = await press(world.ana, guests, f"lobby.thread.{'off' if usual else 'on'}")
    assert f"lobby.thread.{'on' if usual else 'off'}" in buttons(chosen)
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")

    assert ((await world.table()).address.thread is None) == usual
    assert len(world.games.threads) == (not usual)


@pytest.mark.slow
async def test_a_deleted_thread_sends_the_match_back_to_its_channel(world: World) -> None:
    await world.app.matches.people.set_server(world.guild.id, threads=True)
    await begun(world)
    (thread,) = world.games.threads
    world.env.backend.delete_channel(thread.id)

    await play_typed(world, 1, "ana")

    assert (await world.table()).address.thread is None
    assert any("continues here" in text(message) for message in world.boards())
    assert "choose a piece" in text(world.board())


@pytest.mark.slow
async def test_a_locked_thread_sends_the_match_back_to_its_channel(world: World) -> None:
    """A new message does not bring it out of the archive."""
    await world.app.matches.people.set_server(world.guild.id, threads=True)
    await begun(world)
    (thread,) = world.games.threads
    world.env.inject_error("*", f"/channels/{thread.id}/*", status=400, code=50083, times=None)

    await play_typed(world, 1, "ana")
    await world.env.advance_time(60)

    assert (await world.table()).address.thread is None
    assert any("continues here" in text(message) for message in world.boards())
    assert "choose a piece" in text(world.board())


@pytest.mark.slow
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
    assert "choose a piece" in text(board)
    assert "I'm back" in text(back)


async def test_the_board_is_shown_again_where_somebody_asks_for_it(world: World) -> None:
    await begun(world)
    await play_typed(world, 1, "ana")

    stranger = await world.eve.slash(world.games, "match board")
    shown = await world.ben.slash(world.tavern, "match board", match=1)

    assert "You're not in this match" in text(stranger)
    assert "The board of" in text(shown)
    assert "choose a piece" in text(world.board(world.tavern))
    assert world.boards(world.games) == []


async def test_pictures_arrive_as_files_and_edits_name_all_there_are(world: World) -> None:
    await begun(world)
    await play_typed(world, 1, "ana")

    (picture,) = world.board().attachments

    assert isinstance(picture, discord.Attachment)
    assert picture.filename.endswith(".png")


@pytest.mark.parametrize("trouble", ["none", "offline", "locked"])
async def test_a_board_is_posted_once_its_channel_is_open_again(
    world: World, trouble: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(world)
    backend, silent = world.env.backend, discord.Permissions(send_messages=True).value
    me = partial(Overwrite, target_id=backend.bot_user.id, type=OverwriteType.MEMBER)
    backend.set_overwrite(world.games.id, me(deny=silent))
    await play_typed(world, 1, "ana")
    assert await world.app.matches.store.queue.is_unreachable(1)
    assert "choose a piece" not in text(world.board())

    if trouble == "offline":
        backend.get_channel(world.games.id).overwrites.clear()
        await world.restart()
    elif trouble == "locked":
        queue, errors = world.app.matches.store.queue, [sqlite3.OperationalError("locked")]
        usual = queue.find_unreachable

        async def find() -> list[tuple[int, int]]:
            if errors:
                raise errors.pop()
            return await usual()

        monkeypatch.setattr(queue, "find_unreachable", find)
        backend.set_overwrite(world.games.id, me())
        await world.env.settle()
        await world.env.advance_time(60)
    else:
        backend.set_overwrite(world.games.id, me())
    await told(world)

    assert "choose a piece" in text(world.board())
    assert calls(world)[-1] == [world.ben.id]
    assert not await world.app.matches.store.queue.is_unreachable(1)
