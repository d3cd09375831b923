"""From `/new` to the start: who may sit down, who may not, and what they are told."""

from __future__ import annotations

from bot.models.match import Status
from tests.journeys.world import World, buttons, choose, press, text

WEEK = 7 * 24 * 3600


async def test_a_lobby_fills_and_the_host_starts_it(world: World) -> None:
    opened = await world.ana.slash(world.games, "new", players=3)

    assert opened.ephemeral
    assert "is open" in text(opened)
    await press(world.ben, world.board(), "lobby.join")
    early = await press(world.ben, world.board(), "lobby.cancel")
    assert "Only the host" in text(early)
    level = next(name for name in buttons(world.board()) if name.startswith("lobby.add."))
    await press(world.ana, world.board(), level)
    assert "Everybody is here" in text(world.board())

    begun = await press(world.ana, world.board(), "lobby.start")

    assert "The match has begun." in text(begun)
    assert (await world.table()).status is Status.RUNNING
    assert "move" in buttons(world.board())


async def test_a_full_lobby_takes_nobody_and_says_so(world: World) -> None:
    await world.ana.slash(world.games, "new", players=2)
    lobby, join = world.snapshot(world.board()), buttons(world.board())["lobby.join"]
    await press(world.ben, world.board(), "lobby.join")

    # Cleo's screen still shows the lobby as it was.
    refused = await world.press_raw(world.cleo, lobby, join)

    assert refused.ephemeral
    assert text(refused) == "Every seat is taken. `/new` opens another match."


async def test_the_host_frees_a_seat_and_hands_over_on_leaving(world: World) -> None:
    await world.ana.slash(world.games, "new", players=4)
    for name in ("ben", "cleo"):
        await press(world.people[name], world.board(), "lobby.join")

    await choose(world.ana, world.board(), "lobby.free", ["2"])
    freed = await world.table()
    await press(world.ana, world.board(), "lobby.leave")
    left = await world.table()

    assert [seat.is_empty for seat in freed.seats] == [False, False, True, True]
    assert [seat.is_empty for seat in left.seats] == [True, False, True, True]
    assert left.host == left.seats[1].player


async def test_invited_people_are_called_and_others_stay_out(world: World) -> None:
    await world.ana.slash(world.games, "new", players=2, invite=world.ben, only_invited=True)

    call = world.bodies("POST", f"/channels/{world.games.id}/messages")[-1]
    assert call["allowed_mentions"] == {"parse": [], "users": [world.ben.id]}
    assert text(world.board()).splitlines()[0] == world.ben.mention
    refused = await press(world.cleo, world.board(), "lobby.join")
    assert "invited people only" in text(refused)
    joined = await press(world.ben, world.board(), "lobby.join")
    assert "You sit at the table" in text(joined)


async def test_the_host_invites_from_the_lobby_and_they_are_mentioned(world: World) -> None:
    await world.ana.slash(world.games, "new", players=3, only_invited=True)
    before = world.board()
    refused = await choose(world.ben, before, "lobby.invite", [world.eve])

    invited = await choose(world.ana, before, "lobby.invite", [world.ben, world.cleo])

    assert "Only the host" in text(refused)
    assert "They are invited" in text(invited)
    call = world.bodies("POST", f"/channels/{world.games.id}/messages")[-1]
    assert sorted(call["allowed_mentions"]["users"]) == sorted([world.ben.id, world.cleo.id])
    assert len(world.boards()) == 1, "the lobby that called nobody is deleted"
    assert "invited people only" in text(await press(world.eve, world.board(), "lobby.join"))
    assert "Asked, and not here yet: ben and cleo" in text(world.board())
    await press(world.cleo, world.board(), "lobby.join")
    assert "Asked, and not here yet: ben\n" in text(world.board())
    assert [seat.name for seat in (await world.table()).seats] == ["ana", "cleo", ""]


async def test_another_bot_is_not_invited(world: World) -> None:
    await world.ana.slash(world.games, "new", players=3)

    robot = world.guild.add_member(world.env.create_user("robot", bot=True))
    refused = await choose(world.ana, world.board(), "lobby.invite", [robot])

    assert "Other bots cannot play" in text(refused)
    assert len(world.boards()) == 1


async def test_new_alone_opens_a_table_for_those_who_are_named(world: World) -> None:
    alone = await world.ana.slash(world.games, "new")
    assert "is open" in text(alone)
    assert len((await world.table()).seats) == 2

    started = await world.ana.slash(world.games, "new", computers=3)
    assert "has begun" in text(started)
    assert len((await world.table(2)).seats) == 4


async def test_a_lobby_closes_after_a_week_with_a_word(world: World) -> None:
    await world.ana.slash(world.games, "new", players=3)

    await world.env.advance_time(WEEK + 60)

    lobby, note = world.boards()[-2:]
    assert (await world.table()).status is Status.CANCELLED
    assert "was closed before it began" in text(lobby)
    assert buttons(lobby) == {}
    assert "did not begin within 7 days" in text(note)


async def test_alone_with_computer_players_a_match_begins_at_once(world: World) -> None:
    opened = await world.ana.slash(world.games, "new", players=3, computers=2)

    assert "has begun" in text(opened)
    assert len(world.boards()) == 1


async def test_what_cannot_be_opened_is_refused_in_a_sentence(world: World) -> None:
    too_many = await world.ana.slash(world.games, "new", players=2, computers=3)
    no_such_seat = await world.ana.slash(world.games, "new", players=2, first="4")

    assert "At most one seat may be a computer player's" in text(too_many)
    assert "There is no seat 4 at a table of 2" in text(no_such_seat)
    assert world.boards() == []


async def test_a_missing_permission_is_named_before_anything_is_opened(world: World) -> None:
    world.deny(world.tavern, "attach_files")

    refused = await world.ana.slash(world.tavern, "new", players=2)

    assert refused.ephemeral
    assert "**Attach Files**" in text(refused)
    assert world.boards(world.tavern) == []


async def test_a_permission_lost_meanwhile_stops_the_start(world: World) -> None:
    await world.ana.slash(world.games, "new", players=2)
    await press(world.ben, world.board(), "lobby.join")
    world.deny(world.games, "attach_files")

    refused = await press(world.ana, world.board(), "lobby.start")

    assert "**Attach Files**" in text(refused)
    assert (await world.table()).status is Status.LOBBY


async def test_a_third_finds_a_seat_once_the_host_has_added_one(world: World) -> None:
    await world.ana.slash(world.games, "new")
    await press(world.ben, world.board(), "lobby.join")
    refused = await press(world.ben, world.board(), "lobby.seat")
    await press(world.ana, world.board(), "lobby.seat")
    await press(world.cleo, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.seat")
    assert "lobby.seat" not in buttons(world.board()), "four is the most"

    table = await world.table()
    assert "Only the host" in text(refused)
    assert [seat.name for seat in table.seats] == ["ana", "ben", "cleo", ""]
    assert "4 players" in text(world.board())
