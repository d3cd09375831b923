"""Whole matches of Clustered through the real client: of four people, of one, and of six."""

import pytest

from bot.models.match import Status, Table
from tests.journeys.clustered_hands import play_pressed, play_typed
from tests.journeys.hands import owes
from tests.journeys.test_record import content_of
from tests.journeys.world import World, pictures, press, text

MOST_MOVES = 260


@pytest.mark.slow
async def test_four_people_play_a_fast_game_typed_and_pressed_and_the_bot_restarts(
    world: World,
) -> None:
    await world.open(
        world.ana, game="clustered", players=4, fast=True, size_bonuses=True, auto=True
    )
    for name in ("ben", "cleo", "dario"):
        await press(world.people[name], world.board(), "lobby.join")

    await play_out(world, typed=("ana", "ben"), pressed=("cleo", "dario"), restart_after=30)

    table = await ended(world, seats=4)
    shown = text(world.board())
    assert table.seed is not None
    assert table.seed not in shown, "the record has it"
    assert "points!" in shown
    (alt,) = pictures(world.board())
    assert alt.count(" points (") == 4
    told = await content_of(await world.eve.slash(world.games, "match file", match=1))
    assert "# First discards" in told
    assert " cards still to play" in told


async def test_a_panel_shows_when_the_last_secret_discards_are_known(world: World) -> None:
    await world.open(world.ana, game="clustered", players=2, fast=True, auto=True)
    await press(world.ben, world.board(), "lobby.join")
    panel = await play_pressed(world, 1, "ana")
    assert "They stay secret until" in text(panel)
    before = len(world.env.http_requests)
    await play_typed(world, 1, "ben")
    await world.env.settle()
    edits = [one for one in world.env.http_requests[before:] if one.method == "PATCH"]
    shown = [str(one.json) for one in edits if one.path.endswith("/@original")]
    assert len(shown) == 2, "the panel of Ana, and the answer to Ben"
    assert not any("stay secret until" in one for one in shown)


@pytest.mark.slow
async def test_one_person_alone_begins_at_once_and_plays_to_the_end(world: World) -> None:
    await world.open(world.ana, game="clustered", players=1, table="small", third_wild=True)

    await play_out(world, typed=("ana",))

    table = await ended(world, seats=1)
    assert table.ranks == (1,)
    assert " scored **" in text(world.board())
    assert "Your first solo score" in text(world.board())


@pytest.mark.slow
async def test_six_play_round_two_start_cards_and_a_seat_has_a_handicap(world: World) -> None:
    await world.open(
        world.ana, game="clustered", players=6, computers=4, level="easy", handicap=("2",)
    )
    assert "Seats with a third wild card" in text(world.board())
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")
    (alt,) = pictures(world.board())
    assert "Row 13" in alt

    await play_out(world, typed=("ana",), pressed=("ben",))

    table = await ended(world, seats=6)
    assert table.options["handicap"] == ("2",)


async def test_seats_for_a_handicap_that_are_none_are_refused(world: World) -> None:
    for named in (("nobody",), ("7",), ("1", "7")):
        refused = await world.open(
            world.ana, game="clustered", players=4, computers=3, handicap=named
        )
        assert "7" in refused or "nobody" in refused, named
    assert world.boards() == []


async def play_out(
    world: World,
    typed: tuple[str, ...] = (),
    pressed: tuple[str, ...] = (),
    restart_after: int | None = None,
) -> None:
    """Play until nobody owes anything; each move is answered and nobody is left waiting."""
    for moves in range(MOST_MOVES):
        if moves == restart_after:
            await world.restart()
        for name in (*typed, *pressed):
            if await owes(world, 1, name):
                play = play_typed if name in typed else play_pressed
                answer = await play(world, 1, name)
                assert "✓" in text(answer), text(answer)
                break
        else:
            return
    raise AssertionError("the match never ends")


async def ended(world: World, seats: int) -> Table:
    table = await world.table()
    assert table.status is Status.FINISHED
    assert len(table.ranks) == seats
    assert pictures(world.board())
    return table
