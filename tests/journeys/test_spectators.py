"""Who does not sit at a table: what they may look at, and what they may not do."""

import pytest
from simcord import MemberActor

from bot.games import build_screens
from tests.journeys.hands import play_typed
from tests.journeys.world import World, buttons, pictures, press, text

LOOKS = [
    (one.name, one.own_seat)
    for one in build_screens()["cutterland"].view_commands
    if not any(parameter.required for parameter in one.parameters)
]
FOR_SEATS = (
    "seat.keep.1",
    "seat.back",
    "consent.yes.{number}",
    "consent.no.{number}",
    "consent.ask.undo",
    "consent.ask.pause",
    "consent.ask.remove.2",
    "undo.3",
    "move",
    "rematch",
)
EVERYTHING = (*FOR_SEATS, "seat.take.1", "follow.1", "follow.on", "follow.off")


@pytest.fixture
async def asked(world: World) -> World:
    """Ana, Ben and Cleo play; Ben has taken a piece and offers his seat, Ana asks for a pause."""
    world.people["olga"] = world.guild.add_member(world.guild.owner)
    await world.open(world.ana, players=3, first="1")
    for name in ("ben", "cleo"):
        await press(world.people[name], world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")
    for name in ("ana", "ben"):
        await play_typed(world, 1, name)
    await world.ben.slash(world.games, "match substitute")
    board = world.snapshot(world.board())
    await world.press_raw(world.ana, board, "v1:1:0:consent.ask.undo")
    assert (await world.table()).vote is not None
    return world


async def stranger(world: World) -> tuple[MemberActor, dict[str, object]]:
    """The organiser of another server, with a message of the bot's there."""
    elsewhere = world.env.create_guild("Elsewhere", owner=world.env.create_user("otto"))
    den = elsewhere.create_text_channel("den")
    otto = elsewhere.add_member(elsewhere.owner)
    await world.env.settle()
    await otto.slash(den, "new", players=2)
    return otto, world.snapshot(world.boards(den)[-1])


@pytest.mark.slow
async def test_only_those_who_sit_there_have_a_say(asked: World) -> None:
    here = asked.snapshot(asked.board())
    before = await asked.table()
    assert before.vote is not None

    for control in FOR_SEATS:
        custom_id = f"v1:1:0:{control.format(number=before.vote.number)}"
        for actor in (asked.eve, asked.olga):
            answer = await asked.press_raw(actor, here, custom_id)
            assert "You're not in this match" in text(answer), control

    assert await asked.table() == before


@pytest.mark.slow
async def test_nothing_reaches_over_from_another_server(asked: World) -> None:
    otto, theirs = await stranger(asked)
    before = await asked.table()
    assert before.vote is not None

    for control in EVERYTHING:
        custom_id = f"v1:1:0:{control.format(number=before.vote.number)}"
        answer = await asked.press_raw(otto, theirs, custom_id)
        assert "I can't find that match" in text(answer), control

    assert await asked.table() == before
    assert await asked.app.store.matches.find_followers(1) == ()


@pytest.mark.slow
async def test_who_sits_there_answers_for_themselves_alone(asked: World) -> None:
    """Controls that are another seat's: nothing of theirs changes."""
    here = asked.snapshot(asked.board())
    before = await asked.table()

    for control in ("undo.3", "seat.back", "seat.take.1", "consent.ask.undo", "follow.on"):
        answer = await asked.press_raw(asked.cleo, here, f"v1:1:0:{control}")
        assert answer.ephemeral, control

    assert await asked.table() == before
    assert await asked.app.store.matches.find_followers(1) == ()


@pytest.mark.slow
async def test_an_organiser_who_does_not_play_may_take_a_free_seat(asked: World) -> None:
    note = next(one for one in asked.boards() if "seat.take.1" in buttons(one))

    taken = await press(asked.olga, note, "seat.take.1")

    assert "The seat is yours" in text(taken)
    assert [seat.name for seat in (await asked.table()).seats] == ["ana", "olga", "cleo"]


@pytest.mark.parametrize(("name", "own_seat"), LOOKS)
@pytest.mark.slow
async def test_spectators_look_at_all_that_is_open(asked: World, name: str, own_seat: bool) -> None:
    seen = await asked.eve.slash(asked.games, name)
    other = await asked.dario.slash(asked.games, name)

    assert seen.ephemeral
    if own_seat:
        assert text(seen).startswith("You have no matches.")
        assert not pictures(seen)
    else:
        assert "no match here" not in text(seen)
        assert pictures(seen) or len(text(seen)) > 40
        assert (text(seen), pictures(seen)) == (text(other), pictures(other))


@pytest.mark.slow
async def test_spectators_read_the_record_and_see_no_secret_in_it(asked: World) -> None:
    record = text(await asked.eve.slash(asked.games, "match file"))
    analysis = text(await asked.eve.slash(asked.games, "match analysis"))
    table = await asked.eve.slash(asked.games, "match board")

    assert "without secrets" in record
    assert "Wait for it to end" in analysis
    assert "You're not in this match" in text(table)
