"""An organiser's panel, used for what goes wrong in a match; and who may not use it."""

import asyncio
from typing import Any

import pytest

from bot.matches import NewMatch
from bot.models.match import Address, Clock
from tests.journeys.hands import owes, play_typed
from tests.journeys.world import World, answer_of, buttons, choose, components, press, text
from tests.outbox import Outbox

CONTROLS = (
    "org.panel",
    "org.moves.0",
    "org.rewind.3",
    "org.rewind.2",
    "org.end",
    "org.ended",
    "org.pause",
    "org.resume",
    "org.extend",
    "org.offer",
    "org.hold",
    "org.before",
)


@pytest.fixture
async def playing(world: World) -> World:
    """Ana and Ben are in the middle of their first turn; the server is Olga's."""
    world.people["olga"] = world.guild.add_member(world.guild.owner)
    await world.open(world.ana, players=2, first="1")
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")
    for name in ("ana", "ben", "ana"):
        await play_typed(world, 1, name)
    return world


@pytest.mark.slow
async def test_an_organiser_takes_a_match_back_to_a_move(playing: World) -> None:
    panel = await playing.olga.slash(playing.games, "match organise")
    assert "Organise Quiet Pine #1" in text(panel)
    moves = await press(playing.olga, panel, "org.moves.0")
    assert "Choose a move of" in text(moves)
    (menu,) = (one for one in components(moves) if one.get("type") == 3)
    labels = [option["label"] for option in menu["options"]]
    assert labels[2].startswith("1. ana cut a card into ")

    sure = await choose(playing.olga, moves, "org.before", ["3"])
    assert "Undo the last 2 moves" in text(sure)
    done = await press(playing.olga, sure, "org.rewind.3")

    assert "Undone." in text(done)
    assert "olga (organiser) undid 2 moves in **Quiet Pine #1**" in text(playing.board())
    assert "Nothing hidden was revealed" in text(playing.board())
    assert await owes(playing, 1, "ben")
    assert [row.actor for row in await playing.app.matches.store.matches.read_log(1)][-1] not in {
        seat.player for seat in (await playing.table()).seats
    }
    await play_typed(playing, 1, "ben")


@pytest.mark.slow
async def test_an_old_question_strikes_nothing_that_came_after_it(playing: World) -> None:
    panel = await playing.olga.slash(playing.games, "match organise")
    moves = await press(playing.olga, panel, "org.moves.0")
    sure = await choose(playing.olga, moves, "org.before", ["2"])
    assert "Hidden information was revealed" in text(sure)
    await play_typed(playing, 1, "ben")
    before = await playing.table()

    late = await press(playing.olga, sure, "org.rewind.2")

    assert "The match moved on" in text(late)
    assert await playing.table() == before


@pytest.mark.slow
async def test_an_absent_player_is_replaced(playing: World) -> None:
    panel = await playing.olga.slash(playing.games, "match organise", match=1)

    held = await choose(playing.olga, panel, "org.hold", ["1"])
    assert "The computer fills in" in text(held)
    offered = await choose(playing.olga, held, "org.offer", ["1"])
    assert "The seat is open" in text(offered)
    note = playing.board()
    taken = await press(playing.eve, note, "seat.take.1")

    assert "The seat is yours" in text(taken)
    assert [seat.name for seat in (await playing.table()).seats] == ["ana", "eve"]


@pytest.mark.slow
async def test_a_match_is_ended_after_one_more_question(playing: World) -> None:
    panel = await playing.olga.slash(playing.games, "match organise")
    sure = await press(playing.olga, panel, "org.end")
    assert (await playing.table()).status == "running"

    over = await press(playing.olga, sure, "org.ended")

    assert "The match has ended" in text(over)
    assert (await playing.table()).status == "cancelled"
    assert not [name for name in buttons(over) if name.startswith("org.")]


@pytest.mark.slow
async def test_the_clocks_stand_still_and_go_on(playing: World) -> None:
    panel = await playing.olga.slash(playing.games, "match organise")
    assert "org.resume" not in buttons(panel)

    board = playing.board()
    assert "due <t" in text(board)
    paused = await press(playing.olga, panel, "org.pause")
    assert "Clocks paused" in text(paused)
    assert "olga (organiser) paused **Quiet Pine #1**" in text(playing.board())
    assert (await playing.table()).paused is not None
    board = edited(playing, board)
    assert "An organiser, or all players together," in text(board)
    asked = await press(playing.ana, board, "clock.resume")
    assert "I asked the others" in text(asked)
    assert "ana asks to resume" in text(playing.board())
    assert (await playing.table()).paused is not None
    going = await press(playing.olga, paused, "org.resume")

    assert "Clocks resumed" in text(going)
    assert (await playing.table()).paused is None
    assert "clock.resume" not in buttons(edited(playing, board))
    assert "due <t" in text(edited(playing, board))
    rows = await playing.app.matches.store.matches.read_log(1)
    assert [row.body for row in rows if row.kind == "organiser"] == [
        '{"deed":"pause","seconds":0}',
        '{"deed":"resume","seconds":0}',
    ]


def edited(world: World, message: Any) -> Any:
    """The message as it is now."""
    return next(one for one in world.boards() if one.id == message.id)


@pytest.mark.slow
async def test_everybody_gets_a_day_more(playing: World) -> None:
    match = await begun_with_clock(playing)
    before = (await playing.table(match)).awaited_seats[0].due
    panel = await playing.olga.slash(playing.games, "match organise", match=match)

    more = await press(playing.olga, panel, "org.extend")

    assert "one more day" in text(more)
    assert before is not None
    assert (await playing.table(match)).awaited_seats[0].due == before + 24 * 3600


@pytest.mark.slow
async def test_the_table_agrees_to_stop_the_clocks(playing: World) -> None:
    match = await begun_with_clock(playing)
    board = playing.board()
    strange = await playing.eve.slash(playing.games, "match pause", match=match)
    asked = await playing.ana.slash(playing.games, "match pause", match=match)
    note = playing.board()

    assert "You're not in this match" in text(strange)
    assert "I asked the others" in text(asked)
    assert "ana asks to pause" in text(note)
    yes = next(name for name in buttons(note) if name.startswith("consent.yes"))
    agreed = await press(playing.ben, note, yes)
    assert "Everyone agreed" in text(agreed)
    assert (await playing.table(match)).paused is not None
    board = edited(playing, board)
    assert "Any player can resume" in text(board)
    going = await playing.ben.slash(playing.games, "match pause", match=match)
    assert "Clocks resumed" in text(going)
    assert (await playing.table(match)).paused is None
    assert "clock.resume" not in buttons(edited(playing, board))


async def begun_with_clock(world: World) -> int:
    """A match of Ana and Ben with a clock: its number."""
    ana, ben = [
        await world.app.matches.people.meet(world.people[n].id, n, None) for n in ("ana", "ben")
    ]
    new = NewMatch(
        ana.player, Address(world.guild.id, world.games.id), "cutterland", 2, {},
        clock=Clock(24 * 3600, 72 * 3600, "wait"),
    )  # fmt: skip
    match = (await world.app.matches.lobbies.open(new)).match
    await world.app.matches.lobbies.join(match, ben.player)
    await world.app.matches.lobbies.start(match, ana.player)
    while await Outbox(world.app.matches).read_due_messages():  # noqa: ASYNC110
        await asyncio.sleep(0.02)
    await world.env.settle()
    return match


@pytest.mark.slow
async def test_nobody_else_organises(playing: World) -> None:
    """A seat, a spectator, and the organiser of another server."""
    elsewhere = playing.env.create_guild("Elsewhere", owner=playing.env.create_user("otto"))
    den = elsewhere.create_text_channel("den")
    otto = elsewhere.add_member(elsewhere.owner)
    await playing.env.settle()
    await otto.slash(den, "new", players=2)
    here, theirs = playing.snapshot(playing.board()), playing.snapshot(playing.boards(den)[-1])
    before = await playing.table()

    for actor, message, said in (
        (playing.ben, here, "Only organisers can do that"),
        (playing.eve, here, "Only organisers can do that"),
        (otto, theirs, "I can't find that match"),
    ):
        for control in CONTROLS:
            values = ["1"] if control in CONTROLS[-3:] else None
            custom_id = f"v1:1:{before.seq}:{control}"
            answer = await playing.press_raw(actor, message, custom_id, values)
            assert said in text(answer), control
    typed = await playing.ben.slash(playing.games, "match organise")
    far = await otto.slash(den, "match organise", match=1)

    assert "Only organisers can do that" in text(typed)
    assert "I can't find that match" in text(far)
    assert await playing.table() == before


@pytest.mark.slow
async def test_a_panel_that_is_shown_again_is_the_same_message(playing: World) -> None:
    panel = await playing.olga.slash(playing.games, "match organise")
    moves = await press(playing.olga, panel, "org.moves.0")
    back = await press(playing.olga, moves, "org.panel")
    first, last = answer_of(panel), answer_of(back)
    assert first is not None
    assert last is not None
    assert first.id == last.id
