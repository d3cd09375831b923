"""Somebody has to leave, somebody else plays on; and what the whole table agrees to."""

import asyncio

import discord
import pytest

from tests.journeys.fingers import take
from tests.journeys.hands import control, owes, play_typed
from tests.journeys.world import World, buttons, press, text
from tests.outbox import Outbox


@pytest.fixture
async def choosing(world: World) -> World:
    """Ana, Ben and Cleo play; Ana has cut, the others choose."""
    await world.open(world.ana, players=3, first="1")
    for name in ("ben", "cleo"):
        await press(world.people[name], world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")
    await play_typed(world, 1, "ana")
    assert await owes(world, 1, "ben")
    return world


async def told(world: World) -> None:
    """Wait until everything is told."""
    while await Outbox(world.app.matches).read_due_messages():  # noqa: ASYNC110
        await asyncio.sleep(0.02)
    await world.env.settle()


@pytest.mark.slow
async def test_a_substitute_plays_on_after_one_press(choosing: World) -> None:
    offered = await choosing.ben.slash(choosing.games, "match substitute")
    note = choosing.board()

    assert "is open" in text(offered)
    assert "Take it to play ben's hand" in text(note)
    panel = await press(choosing.eve, note, "seat.take.1")

    assert "The seat is yours. Move by <t:" in text(panel)
    assert "eve took over for " in text(choosing.board())
    taken = await take(choosing.eve, panel, "A")
    assert "✓ **eve** took piece A." in text(taken)
    gone = await choosing.ben.slash(choosing.games, "turns")
    assert "No match is waiting for you" in text(gone)


@pytest.mark.slow
async def test_a_seat_is_taken_once_and_by_nobody_who_sits_there(choosing: World) -> None:
    await choosing.ben.slash(choosing.games, "match substitute")
    note = choosing.board()
    old, button = choosing.snapshot(note), buttons(note)["seat.take.1"]
    before = await choosing.table()

    own = await press(choosing.cleo, note, "seat.take.1")
    kept = await press(choosing.eve, note, "seat.keep.1")

    assert "You're already playing" in text(own)
    assert "You're not in this match" in text(kept)
    assert await choosing.table() == before
    await press(choosing.eve, note, "seat.take.1")
    late = await choosing.press_raw(choosing.dario, old, button)
    assert "That seat isn't open" in text(late)
    assert (await choosing.table()).seq == before.seq + 1
    then = now(choosing, note)
    assert text(then).startswith("🪑 Seat 2 in **Quiet Pine #1** was taken by eve.")
    assert buttons(then) == {}


def now(world: World, message: discord.Message) -> discord.Message:
    """The message as it is now."""
    return next(one for one in world.boards() if one.id == message.id)


@pytest.mark.slow
async def test_the_table_keeps_waiting_by_one_press(choosing: World) -> None:
    await choosing.ben.slash(choosing.games, "match substitute")
    note = choosing.board()

    kept = await press(choosing.ana, note, "seat.keep.1")

    assert "The match keeps waiting" in text(kept)
    assert (await choosing.table()).offers == ()
    await told(choosing)
    assert "stayed with ben" in text(now(choosing, note))
    assert buttons(now(choosing, note)) == {}


@pytest.mark.slow
async def test_an_offer_ends_with_the_match(choosing: World) -> None:
    await choosing.ben.slash(choosing.games, "match substitute")
    note, host = choosing.board(), (await choosing.table()).host

    await choosing.app.matches.play.end(1, host)
    await told(choosing)

    assert note.id not in {one.id for one in choosing.boards()}


@pytest.mark.slow
async def test_a_question_to_the_table_calls_those_who_are_asked(choosing: World) -> None:
    asks = await choosing.ana.slash(choosing.games, "undo")
    await press(choosing.ana, asks, control(asks, "consent.ask.undo."))
    note = choosing.board()

    called = text(note).splitlines()[0].split()
    assert sorted(called) == sorted(one.mention for one in (choosing.ben, choosing.cleo))

    (decline,) = [one for one in buttons(note) if one.startswith("consent.no.")]
    await press(choosing.ben, note, decline)
    await told(choosing)
    assert "ben declined" in text(now(choosing, note))
    assert choosing.cleo.mention not in text(now(choosing, note))


@pytest.mark.slow
async def test_a_question_that_the_match_leaves_behind_says_so(choosing: World) -> None:
    asks = await choosing.ana.slash(choosing.games, "undo")
    await press(choosing.ana, asks, control(asks, "consent.ask.undo."))
    note = choosing.board()

    await play_typed(choosing, 1, "ben")

    assert "ana asked to undo a move" in text(now(choosing, note))
    assert "The match moved on" in text(now(choosing, note))
    assert buttons(now(choosing, note)) == {}


@pytest.mark.slow
async def test_a_note_that_cannot_be_edited_any_more_keeps_nothing_up(choosing: World) -> None:
    await choosing.ben.slash(choosing.games, "match substitute")
    note = choosing.board()
    choosing.env.backend.delete_message(choosing.games.id, note.id)

    await press(choosing.ana, choosing.boards()[-1], "seat.keep.1")
    await told(choosing)

    assert await Outbox(choosing.app.matches).read_due_messages() == ()
    assert await choosing.app.matches.store.queue.read_open_notes(1) == ()


@pytest.mark.slow
async def test_an_absent_player_is_back_with_one_press(choosing: World) -> None:
    organiser = (await choosing.table()).host
    await choosing.app.matches.seats.hold(1, organiser, 2)
    await told(choosing)
    panel = await press(choosing.cleo, choosing.board(), "move")
    assert "seat.back" in buttons(panel)

    back = await press(choosing.cleo, panel, "seat.back")

    assert "Welcome back" in text(back)
    assert "seat.back" not in buttons(back)
    table = await choosing.table()
    assert table.seats[2].computer is None
    await told(choosing)
    behind = await press(choosing.ana, choosing.board(), "board")
    assert "**cleo** came back" in text(behind)


@pytest.mark.slow
async def test_a_move_is_taken_back_by_everybodys_consent(choosing: World) -> None:
    asks = await choosing.ana.slash(choosing.games, "undo")
    assert "must agree to undo this move" in text(asks)
    assert "ana cut a card into" in text(asks), "the move itself is named"
    asked = await press(choosing.ana, asks, control(asks, "consent.ask.undo."))
    assert "I asked the others" in text(asked)
    note = choosing.board()
    assert "ana asks to undo a move" in text(note)
    assert "- ana cut a card" in text(note), "and here"
    before = await choosing.table()
    yes = next(name for name in buttons(note) if name.startswith("consent.yes"))
    old, button = choosing.snapshot(note), buttons(note)[yes]

    strange = text(await press(choosing.eve, note, yes))
    panel = await press(choosing.ben, choosing.boards()[-2], "move")
    details = await press(choosing.ben, panel, "details")
    assert "ana asks to undo a move" in text(details)
    assert "- ana cut a card" in text(details)
    assert yes in buttons(details)
    await choosing.app.matches.people.meet(choosing.ana.id, "||x||", "en")
    panel = await press(choosing.ben, details, "move")
    renamed = text(await press(choosing.ben, panel, "details"))
    assert r"- \|\|x\|\| cut a card" in renamed, "no name hides anything"
    one = text(await press(choosing.ben, note, yes))
    again = text(await press(choosing.ben, note, yes))
    assert await owes(choosing, 1, "ben")
    two = text(await press(choosing.cleo, note, yes))

    assert "You're not in this match" in strange
    assert "You've agreed" in one
    assert "You've agreed" in again
    assert "Everyone agreed. Done!" in two
    assert (await choosing.table()).seq == before.seq + 1
    assert await owes(choosing, 1, "ana")
    late = text(await choosing.press_raw(choosing.cleo, old, button))
    assert "That vote has ended" in late
    assert "Everyone agreed" in text(now(choosing, note))
    assert buttons(now(choosing, note)) == {}


@pytest.mark.slow
async def test_one_no_leaves_everything_as_it_is(choosing: World) -> None:
    asks = await choosing.ana.slash(choosing.games, "match substitute", seat=2)
    assert "to replace this player" in text(asks)
    await press(choosing.ana, asks, "consent.ask.remove.1")
    note = choosing.board()
    assert "ana asks to replace ben in **Quiet Pine #1**" in text(note)
    before = await choosing.table()

    await press(choosing.cleo, note, next(n for n in buttons(note) if n.startswith("consent.no")))

    table = await choosing.table()
    assert (table.vote, table.seq, table.seats) == (None, before.seq, before.seats)
    assert "cleo declined" in text(choosing.board())
    assert "cleo declined" in text(now(choosing, note))
    assert buttons(now(choosing, note)) == {}


async def test_a_spectator_follows_a_match_and_stops(choosing: World) -> None:
    followed = await choosing.eve.slash(choosing.games, "match follow")
    seated = await choosing.ben.slash(choosing.games, "match follow")
    player = (await choosing.app.matches.people.meet(choosing.eve.id, "eve", None)).player

    assert "You're following **Quiet Pine #1**" in text(followed)
    assert "You're already playing" in text(seated)
    assert [one.match for one in await choosing.app.matches.overview.list_followed(player)] == [1]
    stopped = await press(choosing.eve, followed, "follow.off")
    assert "You no longer follow **Quiet Pine #1**" in text(stopped)
    assert await choosing.app.matches.overview.list_followed(player) == ()


@pytest.mark.slow
async def test_what_happened_before_a_substitute_keeps_the_name_of_that_player(
    choosing: World,
) -> None:
    organiser = (await choosing.table()).host
    await choosing.app.matches.seats.hold(1, organiser, 1)
    await choosing.app.matches.seats.offer(1, organiser, 1, organiser=True)
    await told(choosing)

    await press(choosing.eve, choosing.board(), "seat.take.1")
    await told(choosing)

    board = next(one for one in reversed(choosing.boards()) if "board" in buttons(one))
    behind = text(await press(choosing.ana, board, "board"))
    assert "The computer took over for **ben**." in behind
    assert "The computer took over for **eve**" not in behind
    history = text(await choosing.ana.slash(choosing.games, "match history", match=1))
    assert "The computer took over for **ben**." in history
    assert "**eve** took over a seat" in history
