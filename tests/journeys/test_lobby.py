"""From `/new` to the start: who may sit down, who may not, and what they are told."""

import re
from dataclasses import replace
from typing import Any

import pytest
from simcord import MemberActor
from simcord.results import InteractionResult

from bot.models.match import CLOCK_PRESETS, Status
from tests.journeys.world import World, answer_of, buttons, choose, pictures, press, text

WEEK = 7 * 24 * 3600


def custom_id_of(message: dict[str, Any], control: str) -> str:
    """The whole custom id of a control of a snapshot."""
    ids: list[str] = re.findall(r"'custom_id': '([^']+)'", str(message))
    return next(one for one in ids if one.endswith(f":{control}"))


async def options(world: World, who: MemberActor) -> InteractionResult:
    """The private panel behind the poster."""
    return await press(who, world.board(), "lobby.options")


@pytest.mark.parametrize("players", [1, 5])
async def test_a_size_of_another_game_is_refused(world: World, players: int) -> None:
    """Discord offers the sizes of all games."""
    refused = await world.ana.slash(world.games, "new", game="wildlands", players=players)

    assert f"Choose 2, 3, 4 players, not {players}." in text(refused)


async def test_a_lobby_fills_and_the_host_starts_it(world: World) -> None:
    opened = await world.ana.slash(world.games, "new", players=3)

    assert opened.ephemeral
    assert "is open" in text(opened)
    await press(world.ben, world.board(), "lobby.join")
    early = await press(world.ben, world.board(), "lobby.pace.now")
    assert "Only the host, ana, can do that" in text(early)
    panel = await options(world, world.ana)
    panel = await press(world.ana, panel, "lobby.page.seats")
    panel = await choose(world.ana, panel, "lobby.computer", ["easy"])
    assert "ana, press **Start**" in text(world.board())
    early = await press(world.ben, world.board(), "lobby.start")
    assert "Only the host, ana, can do that" in text(early)
    assert len(world.bodies("DELETE", "/webhooks/")) == 1, "such sentences don't pile up"

    left_over = await options(world, world.ben)
    begun = await press(world.ana, world.board(), "lobby.start")

    assert "press **Start**" not in text(begun)
    assert "details" in buttons(begun), "their panel"
    assert (await world.table()).status is Status.RUNNING
    assert "move" in buttons(world.board())
    shown = await press(world.ben, left_over, "lobby.leave")
    assert "details" in buttons(shown), "a panel of the lobby shows the match"


async def test_the_poster_is_the_answer_to_a_press_on_it(world: World) -> None:
    """Nobody gets a private message for what everyone can see; refusals stay private."""
    await world.ana.slash(world.games, "new", players=4)
    for who, control in (
        (world.ben, "lobby.join"), (world.ana, "lobby.pace.now"), (world.ana, "lobby.pace.days")
    ):  # fmt: skip
        answer = await press(who, world.board(), control)
        assert answer.acknowledged
        assert not answer.followups
        assert not answer.ephemeral
        assert len(world.boards()) == 1
        shows_minutes = "10 min per move" in text(world.board())
        assert shows_minutes == (control == "lobby.pace.now")
    assert "2 of 4 players" in text(world.board())
    assert "**ben**" in text(world.board())
    refused = await press(world.ben, world.board(), "lobby.join")
    assert "You're in. The host starts it." in text(refused)
    assert [one.ephemeral for one in refused.followups] == [True]
    assert "2 of 4 players" in text(world.board()), "the poster stays"


async def test_a_long_match_over_days_has_a_bank_and_can_be_made_shorter(world: World) -> None:
    await world.ana.slash(world.games, "new", game="clustered", players=3)
    assert (await world.table()).clock == CLOCK_PRESETS["bank"]
    await press(world.ben, world.board(), "lobby.propose.quick")
    assert not (await world.table()).options["fast"]
    await press(world.ana, world.board(), "lobby.propose.quick")
    assert (await world.table()).options["fast"]
    assert "lobby.propose.quick" not in buttons(world.board())
    await press(world.ana, world.board(), "lobby.pace.days")
    assert (await world.table()).clock == CLOCK_PRESETS["daily"], "now it is short enough"


async def test_the_last_to_join_gets_their_panel_where_it_starts_by_itself(world: World) -> None:
    await world.open(world.ana, players=2, first="2")
    panel = await press(world.ana, await options(world, world.ana), "lobby.page.guests")
    await press(world.ana, panel, "lobby.auto.on")

    joined = await press(world.ben, world.board(), "lobby.join")

    assert "details" in buttons(joined), "their panel"
    assert [one.ephemeral for one in joined.followups] == [True]
    assert (await world.table()).status is Status.RUNNING


@pytest.mark.slow
async def test_the_host_sets_everything_on_private_pages(world: World) -> None:
    await world.ana.slash(world.games, "new", players=3)
    await press(world.ben, world.board(), "lobby.join")
    before = len(world.boards())
    panel = await options(world, world.ana)
    panel = await press(world.ana, panel, "lobby.page.rules")
    panel = await choose(world.ana, panel, "lobby.rule", ["overcut=penalty"])
    panel = await choose(world.ana, panel, "lobby.rule", ["preview=false"])
    assert "Cut extra pieces: Allowed" in text(panel), "the page that was pressed comes back"
    panel = await press(world.ana, panel, "lobby.page.about")
    panel = await press(world.ana, panel, "lobby.page.seats")
    panel = await choose(world.ana, panel, "lobby.order", ["1"])
    panel = await choose(world.ana, panel, "lobby.set.first", ["1"])
    panel = await press(world.ana, panel, "lobby.shrink")
    panel = await press(world.ana, panel, "lobby.page.about")
    panel = await press(world.ana, panel, "lobby.page.clock")
    panel = await choose(world.ana, panel, "lobby.clock", ["relaxed"])
    panel = await choose(world.ana, panel, "lobby.late", ["wait"])
    panel = await press(world.ana, panel, "lobby.rated.on")
    panel = await press(world.ana, panel, "lobby.page.about")
    panel = await press(world.ana, panel, "lobby.page.guests")
    panel = await press(world.ana, panel, "lobby.open.off")

    table = await world.table()
    assert [seat.name for seat in table.seats] == ["ben", "ana"]
    assert table.options["overcut"] == "penalty"
    assert table.options["preview"] is False
    assert table.options["first"] == "1"
    assert table.clock == replace(CLOCK_PRESETS["relaxed"], on_timeout="wait")
    assert (table.stake.rated, table.open_to_all) == (True, False)
    assert len(world.boards()) == before, "the poster is edited in place"
    assert "rated · invited only" in text(world.board())
    assert "First player: ben" in text(world.board())


async def test_options_that_do_not_go_together_leave_the_page_as_it_is(world: World) -> None:
    await world.ana.slash(world.games, "new", game="clustered", players=3)
    panel = await press(world.ana, await options(world, world.ana), "lobby.page.rules")
    panel = await choose(world.ana, panel, "lobby.set.handicap", ["1", "3"])
    assert (await world.table()).options["handicap"] == ("1", "3")
    refused = await choose(world.ana, panel, "lobby.rule", ["third_wild=true"])
    assert "third wild card" in text(refused)
    assert (await world.table()).options["third_wild"] is False
    await choose(world.ana, panel, "lobby.set.handicap", [])
    assert (await world.table()).options["handicap"] == ()


async def test_players_choose_colours_that_the_match_keeps(world: World) -> None:
    await world.ana.slash(world.games, "new", game="clustered", players=2)
    await press(world.ben, world.board(), "lobby.join")
    panel = await choose(world.ben, await options(world, world.ben), "lobby.colour", ["1"])
    assert "**ben** · red" in text(world.board())
    shown = answer_of(panel)
    assert shown is not None
    control = custom_id_of(world.snapshot(shown), "lobby.colour")
    taken = await world.press_raw(world.ana, world.snapshot(shown), control, ["1"])
    assert "Choose another under" in text(taken)
    odd = await world.press_raw(world.ana, world.snapshot(shown), control, ["9"])
    assert "out of date" in text(odd)

    await press(world.ana, world.board(), "lobby.start")

    assert [seat.colour for seat in (await world.table()).seats] == [2, 1]
    (alt,) = pictures(world.board())
    assert "a ana (turquoise) 0, b ben (red) 0" in alt


@pytest.mark.slow
async def test_a_guest_chooses_their_faction_in_the_lobby(world: World) -> None:
    await world.ana.slash(world.games, "new", game="wildlands", players=2)
    await press(world.ben, world.board(), "lobby.join")
    panel = await choose(
        world.ben, await options(world, world.ben), "lobby.own.faction_2", ["oldroad"]
    )
    assert "**ben** · Oldroad" in text(world.board())
    shown = answer_of(panel)
    assert shown is not None
    control = custom_id_of(world.snapshot(shown), "lobby.own.faction_2")
    other = await world.press_raw(world.ana, world.snapshot(shown), control, ["galewing"])
    assert "Only that seat's player" in text(other)
    twice = await choose(
        world.ana, await options(world, world.ana), "lobby.own.faction_1", ["oldroad"]
    )
    assert "Oldroad is taken" in text(twice)

    await press(world.ana, world.board(), "lobby.start")

    assert (await world.table()).options["faction_2"] == "oldroad"


async def test_a_guest_reads_the_terms_and_leaves(world: World) -> None:
    await world.ana.slash(world.games, "new", players=3)
    await press(world.ben, world.board(), "lobby.join")
    panel = await options(world, world.ben)
    assert panel.ephemeral
    assert "24 h per move" in text(panel)
    assert "lobby.leave" in buttons(panel)
    assert "lobby.cancel" not in buttons(panel)
    panel = await press(world.ben, panel, "lobby.page.guests")
    assert "Anyone can join." in text(panel)
    assert "lobby.open.off" not in buttons(panel)
    shown = answer_of(await options(world, world.ana))
    assert shown is not None
    pages = world.snapshot(shown)
    cancel = custom_id_of(pages, "lobby.cancel")
    forged = await world.press_raw(world.ben, pages, cancel)
    assert "Only the host, ana, can do that" in text(forged)
    forged = await world.press_raw(
        world.ben, pages, cancel.replace("lobby.cancel", "lobby.open.off")
    )
    assert "Only the host, ana, can do that" in text(forged)
    panel = await press(world.ben, panel, "lobby.page.about")

    left = await press(world.ben, panel, "lobby.leave")

    assert "lobby.leave" not in buttons(left)
    assert [seat.name for seat in (await world.table()).seats] == ["ana", "", ""]
    assert "1 of 3 players" in text(world.board())


async def test_open_options_show_what_is_set_elsewhere(world: World) -> None:
    """The clock's page said `24 h per move` after **Real time** had been pressed on the poster."""
    await world.ana.slash(world.games, "new", players=3)
    clock = await press(world.ana, await options(world, world.ana), "lobby.page.clock")
    seats = await press(world.ben, await options(world, world.ben), "lobby.page.seats")
    assert "24 h per move" in text(clock)

    await press(world.ana, world.board(), "lobby.pace.now")
    await press(world.ben, world.board(), "lobby.join")

    assert "10 min per move" in text(clock)
    assert "**ben**" in text(seats)


async def test_the_controls_of_the_options_also_work_on_the_public_message(world: World) -> None:
    await world.ana.slash(world.games, "new", players=3)
    poster = world.snapshot(world.board())
    old = custom_id_of(poster, "lobby.join").removesuffix("lobby.join")
    await world.press_raw(world.ana, poster, f"{old}lobby.seat")
    await world.press_raw(world.ana, poster, f"{old}lobby.computer", ["easy"])
    await world.press_raw(world.ben, poster, f"{old}lobby.join")
    assert [s.computer or s.name for s in (await world.table()).seats] == ["ana", "easy", "ben", ""]
    await world.press_raw(world.ana, poster, f"{old}lobby.free", ["1"])
    await world.press_raw(world.ben, poster, f"{old}lobby.leave")
    assert [s.computer or s.name for s in (await world.table()).seats] == ["ana", "", "", ""]
    refused = await world.press_raw(world.ben, poster, f"{old}lobby.cancel")
    assert "Only the host, ana, can do that" in text(refused)
    asked = await world.press_raw(world.ana, poster, f"{old}lobby.cancel")
    assert (await world.table()).status is Status.LOBBY, "one press closes nothing"
    await press(world.ana, asked, "lobby.close")
    assert (await world.table()).status is Status.CANCELLED
    assert "never started" in text(world.board())
    late = await world.press_raw(world.ana, poster, f"{old}lobby.options")
    assert "has already started or closed" in text(late)


async def test_a_match_against_computers_built_in_the_lobby_has_no_clock(world: World) -> None:
    await world.ana.slash(world.games, "new", players=2)
    panel = await press(world.ana, await options(world, world.ana), "lobby.page.seats")
    await choose(world.ana, panel, "lobby.computer", ["easy"])
    await press(world.ana, world.board(), "lobby.start")
    table = await world.table()
    assert (table.status, table.clock) == (Status.RUNNING, None)


async def test_a_full_lobby_takes_nobody_and_says_so(world: World) -> None:
    await world.ana.slash(world.games, "new", players=2)
    lobby, join = world.snapshot(world.board()), buttons(world.board())["lobby.join"]
    await press(world.ben, world.board(), "lobby.join")

    # Cleo's screen still shows the lobby as it was.
    refused = await world.press_raw(world.cleo, lobby, join)

    assert [one.ephemeral for one in refused.followups] == [True]
    assert text(refused) == "This match is full. `/new` opens another."


async def test_a_person_who_joins_a_lobby_full_of_computers_replaces_one(world: World) -> None:
    await world.ana.slash(world.games, "new", players=3)
    for _ in range(2):
        await press(world.ana, world.board(), "lobby.computer.medium")
    assert "**Join** takes a computer's seat" in text(world.board())

    await press(world.ben, world.board(), "lobby.join")

    seats = (await world.table()).seats
    assert [seat.computer or seat.name for seat in seats] == ["ana", "medium", "ben"]
    await press(world.cleo, world.board(), "lobby.join")
    assert "takes a computer's seat" not in text(world.board())
    await press(world.ana, world.board(), "lobby.start")
    assert (await world.table()).status is Status.RUNNING


async def test_the_host_frees_a_seat_and_hands_over_on_leaving(world: World) -> None:
    await world.ana.slash(world.games, "new", players=4)
    for name in ("ben", "cleo"):
        await press(world.people[name], world.board(), "lobby.join")

    panel = await press(world.ana, await options(world, world.ana), "lobby.page.guests")
    panel = await choose(world.ana, panel, "lobby.free", ["2"])
    freed = await world.table()
    await press(world.ana, await options(world, world.ana), "lobby.leave")
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
    assert "by invitation only" in text(refused)
    await press(world.ben, world.board(), "lobby.join")
    assert (await world.table()).seats[1].name == "ben"


async def test_the_host_invites_from_the_lobby_and_they_are_mentioned(world: World) -> None:
    await world.ana.slash(world.games, "new", players=3, only_invited=True)
    panel = await press(world.ana, await options(world, world.ana), "lobby.page.guests")

    invited = await choose(world.ana, panel, "lobby.invite", [world.ben, world.cleo])

    assert "Invited: ben and cleo" in text(invited)
    call = world.bodies("POST", f"/channels/{world.games.id}/messages")[-1]
    assert sorted(call["allowed_mentions"]["users"]) == sorted([world.ben.id, world.cleo.id])
    assert len(world.boards()) == 1, "the lobby that called nobody is deleted"
    assert "by invitation only" in text(await press(world.eve, world.board(), "lobby.join"))
    assert "Invited: ben and cleo" in text(world.board())
    await press(world.cleo, world.board(), "lobby.join")
    assert "Invited: ben" in text(world.board())
    assert [seat.name for seat in (await world.table()).seats] == ["ana", "cleo", ""]


async def test_another_bot_is_not_invited(world: World) -> None:
    await world.ana.slash(world.games, "new", players=3)

    robot = world.guild.add_member(world.env.create_user("robot", bot=True))
    panel = await press(world.ana, await options(world, world.ana), "lobby.page.guests")
    refused = await choose(world.ana, panel, "lobby.invite", [robot])

    assert "Other bots can't play" in text(refused)
    assert len(world.boards()) == 1


async def test_new_without_options_asks_for_the_game_and_then_opens_it(world: World) -> None:
    asked = await world.ana.slash(world.games, "new")
    assert asked.ephemeral
    assert "New match: Cutterland" in text(asked)
    assert world.boards() == []

    shown = await press(world.ana, asked, "new.show.clustered")
    assert "New match: Clustered" in text(shown)
    opened = await press(world.ana, shown, "new.open.clustered")
    assert "is open" in text(opened)
    table = await world.table()
    assert (table.game, len(table.seats), table.open_to_all) == ("clustered", 2, True)
    assert table.clock is not None

    again = await world.ana.slash(world.games, "new")
    assert "New match: Clustered" in text(again), "the game that Ana played last"
    server = await world.ben.slash(world.games, "new")
    assert "New match: Cutterland" in text(server)


async def test_two_presses_after_new_start_a_match_against_a_computer(world: World) -> None:
    shown = await press(world.ana, await world.ana.slash(world.games, "new"), "new.show.clustered")
    started = await press(world.ana, shown, "new.alone.clustered")

    assert "started in" in text(started)
    table = await world.table()
    assert [seat.computer for seat in table.seats] == [None, "medium"]
    assert table.clock is None


@pytest.mark.parametrize("is_typed", [False, True])
async def test_a_faction_can_be_chosen_before_a_match_against_a_computer(
    world: World, is_typed: bool
) -> None:
    asked: dict[str, Any] = {"game": "wildlands", "players": 2, "computers": 1} if is_typed else {}
    opened = await world.ana.slash(world.games, "new", **asked)
    if not is_typed:
        shown = await press(world.ana, opened, "new.show.wildlands")
        opened = await press(world.ana, shown, "new.alone.wildlands")
    assert "Make your choices in **Options**, then press **Start**." in text(opened)
    await choose(world.ana, await options(world, world.ana), "lobby.own.faction_1", ["oldroad"])
    await press(world.ana, world.board(), "lobby.start")

    assert (await world.table()).options["faction_1"] == "oldroad"
    table = await world.table()
    assert [seat.computer for seat in table.seats] == [None, "medium"]
    assert table.clock is None


@pytest.mark.slow
async def test_two_computers_of_a_level_are_five_presses_away(world: World) -> None:
    opened = await press(
        world.ana, await world.ana.slash(world.games, "new"), "new.open.cutterland"
    )
    assert "is open" in text(opened)
    early = await press(world.ben, world.board(), "lobby.computer.medium")
    assert "Only the host, ana, can do that" in text(early)

    for control in ("lobby.computer.medium", "lobby.computer.medium", "lobby.level.hard"):
        await press(world.ana, world.board(), control)
    early = await press(world.ben, world.board(), "lobby.level.easy")
    assert "Only the host, ana, can do that" in text(early)
    await press(world.ana, world.board(), "lobby.start")

    table = await world.table()
    assert table.status is Status.RUNNING
    assert [seat.computer for seat in table.seats] == [None, "hard", "hard"]


async def test_who_was_freed_may_join_again_where_the_lobby_is_open(world: World) -> None:
    await world.ana.slash(world.games, "new", players=3)
    await press(world.ben, world.board(), "lobby.join")
    poster = world.snapshot(world.board())
    guests = await press(world.ana, await options(world, world.ana), "lobby.page.guests")
    guests = await choose(world.ana, guests, "lobby.free", ["1"])
    await world.press_raw(world.ben, poster, custom_id_of(poster, "lobby.join"))
    assert [seat.name for seat in (await world.table()).seats] == ["ana", "ben", ""]

    guests = await press(world.ana, guests, "lobby.open.off")
    await choose(world.ana, guests, "lobby.free", ["1"])
    refused = await press(world.ben, world.board(), "lobby.join")
    assert "by invitation only" in text(refused), "nobody had invited them"


async def test_new_opens_a_table_for_those_who_are_named(world: World) -> None:
    alone = await world.ana.slash(world.games, "new", game="cutterland")
    assert "is open" in text(alone)
    assert len((await world.table()).seats) == 2

    started = await world.ana.slash(world.games, "new", computers=3)
    assert "started in" in text(started)
    assert len((await world.table(2)).seats) == 4


async def test_a_lobby_closes_after_a_week_with_a_word(world: World) -> None:
    await world.ana.slash(world.games, "new", players=3)

    await world.env.advance_time(WEEK + 60)

    lobby, note = world.boards()[-2:]
    assert (await world.table()).status is Status.CANCELLED
    assert "never started" in text(lobby)
    assert buttons(lobby) == {}
    assert "didn't start within 7 days" in text(note)


async def test_alone_with_computer_players_a_match_begins_at_once(world: World) -> None:
    opened = await world.ana.slash(world.games, "new", players=3, computers=2)

    assert "started in" in text(opened)
    assert len(world.boards()) == 1


async def test_what_cannot_be_opened_is_refused_in_a_sentence(world: World) -> None:
    too_many = await world.ana.slash(world.games, "new", players=2, computers=3)
    no_such_seat = await world.open(world.ana, players=2, first="4")

    assert "At most 1 seat can be a computer" in text(too_many)
    assert "Choose a first player from seats 1 to 2" in no_such_seat
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
    await world.ana.slash(world.games, "new", game="cutterland")
    await press(world.ben, world.board(), "lobby.join")
    panel = await press(world.ana, await options(world, world.ana), "lobby.page.seats")
    panel = await press(world.ana, panel, "lobby.seat")
    await press(world.cleo, world.board(), "lobby.join")
    panel = await press(world.ana, panel, "lobby.seat")
    assert "lobby.seat" not in buttons(panel), "four is the most"

    table = await world.table()
    assert [seat.name for seat in table.seats] == ["ana", "ben", "cleo", ""]
    assert "4 players" in text(world.board())


@pytest.mark.slow
async def test_six_presses_lead_from_new_to_the_first_move_against_two_computers(
    world: World,
) -> None:
    """In the game with the longest way: its set-up is the first decision."""
    shown = await press(world.ana, await world.ana.slash(world.games, "new"), "new.show.wildlands")
    await press(world.ana, shown, "new.open.wildlands")
    for control in ("lobby.computer.medium", "lobby.start"):
        await press(world.ana, world.board(), control)
    panel = await press(world.ana, world.board(), "move")
    (confirm,) = [one for one in buttons(panel) if one.startswith("g.confirm.")]
    await press(world.ana, panel, confirm)
    table = await world.table()
    assert [seat.computer for seat in table.seats] == [None, "medium"]
