"""Clocks through the real client: agreed before anybody joins, shown where one looks, and one's
own waking hours found by pressing.
"""

from typing import Literal

import pytest

from tests.journeys.clustered_hands import play_typed
from tests.journeys.test_notifications import posts
from tests.journeys.world import World, choose, chosen, press, text


async def test_a_clock_is_agreed_in_the_lobby_and_shown_on_the_board(world: World) -> None:
    await world.open(world.ana, players=2, first="1", clock="blitz", late="wait")
    assert "about 3 days · 3 h per move" in text(world.board())
    options = await press(world.eve, world.board(), "lobby.options")
    assert "Blitz: 3 h per move + 6 h extra" in text(options)
    assert "you get one extension" in text(await press(world.eve, options, "lobby.page.clock"))
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")
    seat = (await world.table()).seats[0]
    assert seat.due is not None
    assert f"<t:{seat.due}:R>" in text(world.board())
    assert f"<t:{seat.due}:R>" in text(await world.ana.slash(world.games, "turns"))


async def test_alone_there_is_no_clock(world: World) -> None:
    await world.ana.slash(world.games, "new", players=2, computers=1)
    assert (await world.table()).clock is None


async def test_waking_hours_are_said_without_typing(world: World) -> None:
    shown = await world.ana.slash(world.games, "settings")
    shown = await press(world.ana, shown, "settings.page.hours")
    shown = await choose(world.ana, shown, "settings.hours.zone", ["UTC"])
    shown = await choose(world.ana, shown, "settings.hours.wake", ["8"])
    shown = await choose(world.ana, shown, "settings.hours.sleep", ["23"])
    shown = await choose(world.ana, shown, "settings.hours.off", ["5", "6"])
    assert "from 08:00 to 23:00" in text(shown)
    assert "Saturday, Sunday" in text(shown)
    refused = await choose(world.ana, shown, "settings.hours.wake", ["15"])
    assert "at most 12 hours off a day" in text(refused)
    shown = await choose(world.ana, shown, "settings.hours.wake", ["all"])
    assert "runs day and night" in text(shown)
    assert chosen(shown, "settings.hours.wake") == {"all"}
    assert chosen(shown, "settings.hours.sleep") == set()


async def test_a_computer_moves_for_the_slow_who_wish_it_and_tells_them_once(world: World) -> None:
    shown = await world.ana.slash(world.games, "settings")
    shown = await press(world.ana, shown, "settings.page.calls")
    await choose(world.ana, shown, "settings.calls.wishes", ["clustered.half"])
    await world.open(world.ana, players=2, game="clustered", first="1", clock="blitz")
    await world.app.matches.people.set_person(1, letters=True)
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")
    seat = (await world.table()).seats[0]
    assert seat.since is not None
    due = f"<t:{seat.since + 5400}:R>"
    assert f"The computer moves for you {due}" in text(
        await press(world.ana, world.board(), "move")
    )
    await world.restart()
    await world.env.advance_time(5500)
    history = await world.ben.slash(world.games, "match history", match=1)
    assert "⏳ **ana** played" in text(history)
    told = [one for one in posts(world, private=True) if "as you asked" in one["content"]]
    assert len(told) == 1
    for _ in range(2):  # until the panel is left, also where it is opened again
        shown = await press(world.ana, world.board(), "move")
        assert "⌛ The computer moved for you: " in text(shown)
    await play_typed(world, 1, "ben")
    assert "The computer moves for you" in text(await press(world.ana, world.board(), "move"))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("late", "until"), [("move", "until you press **I'm back**"), ("wait", "until you move")]
)
async def test_who_times_out_twice_is_told_that_their_seat_is_open(
    world: World, late: Literal["move", "wait"], until: str
) -> None:
    await world.open(world.ana, players=2, game="clustered", first="1", clock="blitz", late=late)
    await world.app.matches.people.set_person(1, letters=True)
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")
    await world.env.advance_time(9.2 * 3600)
    if late == "move":
        await play_typed(world, 1, "ben")
    await world.env.advance_time(3.2 * 3600)

    told = [one["content"] for one in posts(world, private=True)]
    (letter,) = [one for one in told if "You timed out again" in one]
    assert letter.splitlines() == [
        "⌛ You timed out again in **Clustered · Quiet Pine #1**."
        f" Anyone can take your seat {until}."
    ]
