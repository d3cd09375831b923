"""What the host of a lobby sets: options, clock, seats; and what a start makes of it."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from bot.games import build_games
from bot.models.match import CLOCK_PRESETS, Status, Table
from bot.refusals import OptionsRefused
from engine.contract import OptionValue
from tests.matches.test_lobby import seats
from tests.matches.test_moves import refused
from tests.matches.world import World

DAILY, BLITZ = CLOCK_PRESETS["daily"], CLOCK_PRESETS["blitz"]


@pytest_asyncio.fixture
async def real(tmp_path: Path) -> AsyncIterator[World]:
    """With the real games."""
    async with World(tmp_path / "real.sqlite3", games=build_games()) as opened:
        yield opened


async def test_everything_the_host_sets_survives_a_restart(real: World) -> None:
    (ana,) = await real.people("Ana")
    table = await real.lobby(ana, 3, game="cutterland", clock=DAILY)
    settings, match = real.matches.lobby_settings, table.match

    await settings.set_clock(match, ana.player, replace(BLITZ, on_timeout="wait"))
    await settings.set_option(match, ana.player, "overcut", "penalty")
    for flag, on in (("rated", True), ("open", False), ("auto", True), ("thread", True)):
        table = await settings.set_flag(match, ana.player, flag, on=on)  # type: ignore[arg-type]
    await real.restart()

    kept = await real.matches.queries.read_table(match)
    assert kept == table
    assert kept.clock == replace(BLITZ, on_timeout="wait")
    assert kept.options["overcut"] == "penalty"
    assert (kept.stake.rated, kept.open_to_all, kept.start_when_full) == (True, False, True)
    assert kept.has_own_thread(usual=False)
    unrated = await real.matches.lobby_settings.set_flag(match, ana.player, "rated", on=False)
    await real.restart()
    assert await real.matches.queries.read_table(match) == unrated


async def test_a_session_is_chosen_and_left_in_the_lobby(real: World) -> None:
    (ana,) = await real.people("Ana")
    table = await real.lobby(ana, 2, game="cutterland")
    settings, match = real.matches.lobby_settings, table.match
    await settings.set_option(match, ana.player, "first", "2")
    await settings.set_option(match, ana.player, "overcut", "free")
    before = await settings.set_option(match, ana.player, "preview", False)

    chosen = await settings.set_flag(match, ana.player, "session", on=True)
    await real.restart()

    kept = await real.matches.queries.read_table(match)
    assert kept == chosen
    assert kept.session is not None
    assert [kept.options[one] for one in ("first", "overcut", "shown")] == ["2", "penalty", True]
    refusal = await refused(settings.set_option(match, ana.player, "overcut", "free"))
    assert refusal == "option-unknown"
    left = await real.matches.lobby_settings.set_flag(match, ana.player, "session", on=False)
    await real.restart()
    assert (await real.matches.queries.read_table(match)).session is None
    assert left.options == before.options, "what the host had chosen"


async def test_only_the_host_sets_anything_and_only_before_the_start(world: World) -> None:
    ana, bo = await world.people("Ana", "Bo")
    table = await world.lobby(ana, 2)
    await world.matches.lobbies.join(table.match, bo.player)
    settings, match = world.matches.lobby_settings, table.match
    before = await world.matches.queries.read_table(match)
    for player, why in ((bo.player, "not-host"), (ana.player, "not-a-lobby")):
        assert await refused(settings.set_clock(match, player, BLITZ)) == why
        assert await refused(settings.set_flag(match, player, "rated", on=True)) == why
        assert await refused(settings.set_flag(match, player, "session", on=True)) == why
        assert await refused(settings.set_option(match, player, "prizes", "2")) == why
        assert await refused(settings.move_up(match, player, 1)) == why
        assert await refused(settings.remove_seat(match, player)) == why
        assert await world.matches.queries.read_table(match) == before
        before = (
            await world.matches.lobbies.start(match, ana.player) if player != ana.player else before
        )


async def test_seats_change_places_and_options_follow_their_people(real: World) -> None:
    ana, bo, cy = await real.people("Ana", "Bo", "Cid")
    table = await real.lobby(ana, 3, game="cutterland", options={"first": "3"})
    for one in (bo, cy):
        await real.matches.lobbies.join(table.match, one.player)

    moved = await real.matches.lobby_settings.move_up(table.match, ana.player, 2)

    assert seats(moved) == ["Ana", "Cid", "Bo"]
    assert moved.options["first"] == "2", "Cid still begins"
    await real.restart()
    assert seats(await real.matches.queries.read_table(table.match)) == ["Ana", "Cid", "Bo"]
    odd = real.matches.lobby_settings.move_up(table.match, ana.player, 0)
    assert await refused(odd) == "no-such-seat"


async def test_an_empty_seat_is_removed_with_the_options_that_named_it(real: World) -> None:
    (ana,) = await real.people("Ana")
    table = await real.lobby(ana, 4, game="clustered", options={"handicap": ("1", "4")})
    smaller = await real.matches.lobby_settings.remove_seat(table.match, ana.player)
    assert len(smaller.seats) == 3
    assert smaller.options["handicap"] == ("1",)
    await real.restart()
    assert await real.matches.queries.read_table(table.match) == smaller


async def test_a_taken_seat_is_not_removed(world: World) -> None:
    ana, bo = await world.people("Ana", "Bo")
    table = await world.lobby(ana, 2)
    await world.matches.lobbies.add_seat(table.match, ana.player)
    await world.matches.lobbies.join(table.match, bo.player)
    await world.matches.lobbies.add_computer(table.match, ana.player, "low")
    full = world.matches.lobby_settings.remove_seat(table.match, ana.player)
    assert await refused(full) == "seat-count"


async def test_options_that_do_not_go_together_are_refused(real: World) -> None:
    (ana,) = await real.people("Ana")
    table = await real.lobby(ana, 3, game="clustered", options={"handicap": ("1",)})
    wild = real.matches.lobby_settings.set_option(table.match, ana.player, "third_wild", True)
    assert await refused(wild) == "handicap-everybody"
    odd = real.matches.lobby_settings.set_option(table.match, ana.player, "nothing", True)
    assert await refused(odd) == "option-unknown"
    assert await real.matches.queries.read_table(table.match) == table


async def test_computers_fill_the_first_free_seat(world: World) -> None:
    (ana,) = await world.people("Ana")
    table = await world.lobby(ana, 4)
    table = await world.matches.lobbies.add_computer(table.match, ana.player, "low")
    assert seats(table) == ["Ana", "low", None, None]


async def test_a_match_against_computers_alone_has_no_clock_however_it_was_built(
    world: World,
) -> None:
    ana, bo = await world.people("Ana", "Bo")
    alone = await world.lobby(ana, 2, clock=DAILY)
    await world.matches.lobbies.add_computer(alone.match, ana.player, "low")
    begun = await world.matches.lobbies.start(alone.match, ana.player)
    assert (begun.status, begun.clock) == (Status.RUNNING, None)

    by_itself = await world.lobby(ana, 2, clock=DAILY, start_when_full=True)
    begun = await world.matches.lobbies.add_computer(by_itself.match, ana.player, "low")
    assert (begun.status, begun.clock) == (Status.RUNNING, None)

    two = await world.lobby(ana, 3, clock=DAILY, start_when_full=True)
    await world.matches.lobbies.add_computer(two.match, ana.player, "low")
    begun = await world.matches.lobbies.join(two.match, bo.player)
    assert (begun.status, begun.clock) == (Status.RUNNING, DAILY)


def factions(table: Table) -> list[OptionValue]:
    return [table.options[f"faction_{seat.seat + 1}"] for seat in table.seats]


async def test_each_player_chooses_their_own_faction(real: World) -> None:
    """The host chooses for empty seats and computers, but for no other person."""
    ana, bo, eve = await real.people("Ana", "Bo", "Eve")
    match = (await real.lobby(ana, 3, game="wildlands", computers=("easy",))).match
    await real.matches.lobbies.join(match, bo.player)
    choose = real.matches.lobby_settings.set_option

    assert await refused(choose(match, ana.player, "faction_2", "oldroad")) == "option-of-player"
    assert await refused(choose(match, bo.player, "faction_1", "oldroad")) == "option-of-player"
    assert await refused(choose(match, bo.player, "faction_3", "oldroad")) == "not-host"
    assert await refused(choose(match, bo.player, "faction_4", "oldroad")) == "not-host"
    assert await refused(choose(match, bo.player, "map", "stonecrown")) == "not-host"
    assert await refused(choose(match, eve.player, "faction_2", "oldroad")) == "option-of-player"
    await choose(match, bo.player, "faction_2", "oldroad")
    with pytest.raises(OptionsRefused) as twice:
        await choose(match, ana.player, "faction_1", "oldroad")
    assert twice.value.code == "faction-twice"
    await choose(match, ana.player, "faction_1", "galewing")
    table = await choose(match, ana.player, "faction_3", "ironbriar")
    await real.restart()

    assert await real.matches.queries.read_table(match) == table
    assert factions(table) == ["galewing", "oldroad", "ironbriar"]


async def test_a_faction_goes_with_its_player_and_is_free_when_they_leave(real: World) -> None:
    ana, bo = await real.people("Ana", "Bo")
    match = (await real.lobby(ana, 3, game="wildlands")).match
    lobbies, settings = real.matches.lobbies, real.matches.lobby_settings
    await lobbies.join(match, bo.player)
    await settings.set_option(match, bo.player, "faction_2", "oldroad")
    await settings.set_option(match, ana.player, "faction_3", "ironbriar")

    assert factions(await settings.move_up(match, ana.player, 1)) == [
        "oldroad", "random", "ironbriar",
    ]  # fmt: skip
    assert factions(await lobbies.add_seat(match, ana.player)) == [
        "oldroad", "random", "ironbriar", "random",
    ]  # fmt: skip
    assert factions(await settings.remove_seat(match, ana.player)) == [
        "oldroad", "random", "ironbriar",
    ]  # fmt: skip
    assert factions(await lobbies.leave(match, bo.player)) == ["random", "random", "ironbriar"]
    assert factions(await lobbies.free_seat(match, ana.player, 1)) == [
        "random", "random", "ironbriar",
    ]  # fmt: skip


async def test_a_rematch_keeps_the_factions_of_its_players(real: World) -> None:
    ana, bo = await real.people("Ana", "Bo")
    match = (await real.lobby(ana, 2, game="wildlands")).match
    await real.matches.lobbies.join(match, bo.player)
    await real.matches.lobby_settings.set_option(match, bo.player, "faction_2", "oldroad")
    await real.matches.lobbies.start(match, ana.player)
    await real.matches.play.resign(match, ana.player)
    await real.matches.play.end(match, ana.player)

    again = await real.matches.rematch.rematch(match, ana.player)

    assert [seat.name or seat.reserved_for for seat in again.seats] == ["Bo", "Ana"]
    assert factions(again) == ["oldroad", "random"]
