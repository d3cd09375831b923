"""There is always one sentence that says what to do next."""

from dataclasses import replace

from bot.local.play import load_catalogues
from bot.local.toolbar import choose_hint, count_waiting_matches
from bot.local.world import PEOPLE, World
from bot.models.match import Address, SeatInfo, Status, Table

WORDS = load_catalogues().words("en")


def table(world: World, *seats: SeatInfo, status: Status = Status.LOBBY) -> Table:
    """Match 1, opened by the first seat, shown in the first channel."""
    return Table(
        match=1,
        name="Amber Fen",
        game="cutterland",
        status=status,
        options={},
        seats=seats,
        host=seats[0].player or 0,
        invited=(),
        open_to_all=True,
        start_when_full=False,
        address=Address(world.guild.id, world.channels[0].id),
        seq=0,
        seed_hash="",
        seed=None,
        created=0,
        started=None,
        finished=None,
    )


def sits(world: World, seat: int, person: int, decision: int | None = None) -> SeatInfo:
    return SeatInfo(seat, person + 1, world.users[person].id, "", decision=decision)


def computer(seat: int) -> SeatInfo:
    return SeatInfo(seat, None, None, "", computer="fair")


def empty(seat: int) -> SeatInfo:
    return SeatInfo(seat, None, None, "")


def told(world: World, person: int, *tables: Table, here: int = 0) -> tuple[str, object]:
    """The sentence, and what its button does."""
    found = choose_hint(person, world.channels[here].id, tables, world, WORDS)
    return found.text, found.command or found.person or found.place


async def test_with_no_match_it_is_new(world: World) -> None:
    assert told(world, 0) == (WORDS("local-hint-new"), "/new")


async def test_a_person_for_whom_several_matches_wait_is_shown_the_list(world: World) -> None:
    mine = table(world, sits(world, 0, 0, decision=1), computer(1), status=Status.RUNNING)
    found = told(world, 0, mine, replace(mine, match=2))
    assert found == ("2 matches are waiting for you. List them with /turns.", "/turns")


async def test_a_lobby_that_can_start_comes_before_turns_of_others(world: World) -> None:
    theirs = table(world, sits(world, 0, 1, decision=1), sits(world, 1, 0), status=Status.RUNNING)
    ready = table(world, sits(world, 0, 0), computer(1))
    assert told(world, 0, theirs, ready) == (WORDS("local-hint-start"), None)
    assert told(world, 1, ready, theirs)[0] == WORDS("local-hint-move", match=1, name="Amber Fen")


async def test_who_has_never_played_begins_with_the_lesson(world: World) -> None:
    found = choose_hint(0, world.channels[0].id, (), world, WORDS, first=True)
    assert (found.text, found.command) == (WORDS("local-hint-first"), "/learn")


async def test_a_match_is_opened_in_the_server(world: World) -> None:
    found = choose_hint(0, world.users[0].dm_channel.id, (), world, WORDS)
    assert (found.text, found.place) == (WORDS("local-hint-server"), world.channels[0].id)


async def test_a_kept_seat_is_offered_only_to_whom_it_is_kept_for(world: World) -> None:
    lobby = table(world, sits(world, 2, 2), replace(empty(1), reserved_for=PEOPLE[1]))
    assert told(world, 1, lobby)[0] == WORDS("local-hint-join", match=1)
    assert told(world, 0, lobby) == (WORDS("local-hint-kept", match=1, name=PEOPLE[1]), 1)


async def test_the_host_fills_the_seats_and_then_starts(world: World) -> None:
    waiting = table(world, sits(world, 0, 0), empty(1))
    full = table(world, sits(world, 0, 0), computer(1))
    assert told(world, 0, waiting) == (WORDS("local-hint-fill", empty=1), None)
    assert told(world, 0, full) == (WORDS("local-hint-start"), None)


async def test_others_join_or_are_led_to_the_host(world: World) -> None:
    waiting = table(world, sits(world, 0, 2), empty(1))
    full = table(world, sits(world, 0, 2), sits(world, 1, 1))
    assert told(world, 1, waiting) == (WORDS("local-hint-join", match=1), None)
    assert told(world, 1, full) == (WORDS("local-hint-host", name="Cleo"), 2)


async def test_whose_turn_it_is_may_move_and_others_are_led_there(world: World) -> None:
    running = table(world, sits(world, 0, 0), sits(world, 1, 3, decision=7), status=Status.RUNNING)
    assert told(world, 3, running) == (WORDS("local-hint-move", match=1, name="Amber Fen"), None)
    assert told(world, 0, running) == (WORDS("local-hint-other", name="Dario"), 3)


async def test_a_match_shown_elsewhere_comes_with_the_way_to_it(world: World) -> None:
    running = table(world, sits(world, 0, 0, decision=7), status=Status.RUNNING)
    there = world.channels[0].id
    assert told(world, 0, running, here=1)[1] == there


async def test_while_computer_players_think_it_says_so(world: World) -> None:
    running = table(
        world,
        sits(world, 0, 0),
        replace(computer(1), decision=7),
        status=Status.RUNNING,
    )
    assert told(world, 0, running) == (WORDS("local-hint-wait"), None)


async def test_while_everyone_is_away_it_says_so(world: World) -> None:
    gone = replace(sits(world, 0, 0, decision=7), computer="easy")
    running = table(world, gone, replace(computer(1), decision=7), status=Status.RUNNING)
    assert told(world, 0, running) == (WORDS("local-hint-away", match=1, name="Amber Fen"), None)


async def test_what_waits_is_counted_for_each_person(world: World) -> None:
    one = table(world, sits(world, 0, 0, decision=7), sits(world, 1, 1), status=Status.RUNNING)
    two = table(world, sits(world, 0, 0, decision=3), status=Status.RUNNING)
    over = table(world, sits(world, 0, 0), status=Status.FINISHED)
    assert count_waiting_matches((one, two, over), world) == (2, 0, 0, 0)
