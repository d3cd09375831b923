"""What is kept of a person: all of it shown to them, nothing of it left when they wish."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.matches import Refusal
from bot.models.match import Status
from bot.storage.privacy import FORGOTTEN_ROWS, PERSONAL_DATA
from tests.games.bids import Bids, State
from tests.matches.test_kills import replayed
from tests.matches.world import World

KEPT = {
    "players", "matches", "seats", "log", "seating", "result_seats", "leagues", "league_events",
    "forgotten",
}  # fmt: skip
"""Tables of matches and leagues that others have played, too, and of the forgetting itself."""
NAME = "Annabella Quirk"


def naming_people(path: Path) -> set[tuple[str, str]]:
    """Every column of the file that refers to a person."""
    with closing(sqlite3.connect(path)) as db:
        tables = [name for (name,) in db.execute("SELECT name FROM pragma_table_list")]
        return {
            (table, str(key[3]))
            for table in tables
            for key in db.execute("SELECT * FROM pragma_foreign_key_list(?)", (table,))
            if key[2] == "players"
        } | {("players", "id")}


def holds(folder: Path, user: int, name: str) -> list[str]:
    """Files in which somebody's id or name is left, in any form."""
    shapes = (
        str(user).encode(),
        user.to_bytes(8, "big"),
        user.to_bytes(8, "little"),
        name.encode(),
    )
    return [
        path.name
        for path in sorted(folder.glob("house*"))
        if any(shape in path.read_bytes() for shape in shapes)
    ]


def test_every_column_that_names_people_is_shown_and_has_a_rule(world: World) -> None:
    """Whoever adds one says what `/privacy` does with it."""
    columns = naming_people(world.path)
    assert set(PERSONAL_DATA) == columns
    dropped = {*FORGOTTEN_ROWS}
    assert dropped | KEPT == {table for table, _ in columns}
    assert dropped & KEPT == set()


async def test_an_export_shows_what_is_kept_and_no_secret(world: World) -> None:
    table = await world.running(NAME, "Bo")
    await world.play_on(table.match, Random(1), moves=4)
    ana, bo = await world.people(NAME, "Bo")
    await world.matches.last_seen.mark_seen(table.match, ana.player)
    told = await world.matches.privacy.export(ana.player)
    shown = json.loads(told)
    assert set(shown) == {table for table, _ in PERSONAL_DATA}
    assert [(one["user"], one["name"]) for one in shown["players"]] == [(ana.user, NAME)]
    assert len(shown["seats"]) == 1
    assert {one["kind"] for one in shown["log"]} == {"start", "action"}
    seed = (await world.matches._repository.load(table.match)).require_match().start.seed
    assert seed not in told
    assert str(bo.user) not in told
    assert '"Bo"' not in told


async def test_who_asks_again_meanwhile_gets_the_same_export(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bo = await world.people("Ana", "Bo")
    made = AsyncMock(side_effect=world.store.privacy.export_person)
    monkeypatch.setattr(world.store.privacy, "export_person", made)
    told = await asyncio.gather(
        *[world.matches.privacy.export(player) for player in (ana.player, bo.player) * 12]
    )
    assert len(set(told)) == made.await_count == 2
    await world.matches.privacy.export(ana.player)
    assert made.await_count == 3


async def test_after_forgetting_and_wiping_the_id_is_nowhere(world: World, tmp_path: Path) -> None:
    table = await world.running(NAME, "Bo")
    await world.play_on(table.match, Random(1), moves=3)
    over = await world.running(NAME, "Bo")
    await world.play_on(over.match, Random(2))
    hashes = await replayed(world, over.match)
    ana = (await world.people(NAME))[0]
    lobby = await world.lobby(ana, seats=3)
    await world.matches.lessons.save(ana.player, "bids", 1, {"draft": NAME})
    await world.tell_all()
    assert holds(tmp_path, ana.user, NAME)

    assert await world.matches.privacy.forget(ana.player) == 2
    assert await world.matches.privacy.wipe()
    assert not await world.matches.privacy.wipe()

    assert holds(tmp_path, ana.user, NAME) == []
    assert world.matches.people.recall_person(ana.user) is None
    assert (await world.matches.queries.read_table(lobby.match)).status is Status.CANCELLED
    assert await replayed(world, over.match) == hashes
    await world.check()


async def test_a_computer_player_goes_on_and_the_seat_is_offered(world: World) -> None:
    table = await world.running(NAME, "Bo")
    ana, bo, eve = await world.people(NAME, "Bo", "Eve")
    await world.matches.privacy.forget(ana.player)
    left = await world.matches.queries.read_table(table.match)
    seat = left.seats[0]
    assert (seat.name, seat.user, bool(seat.computer)) == ("", None, True)
    assert left.offers == (0,)
    told = [note for _, mode, _, note in await world.told() if mode == "note"]
    assert told == ["seat-offered"]
    taken = await world.matches.seats.take(table.match, eve.player, 0)
    assert taken.seats[0].player == eve.player
    done = await world.play_on(table.match, Random(1))
    assert done.status is Status.FINISHED
    assert bo.player in {seat.player for seat in done.seats}


async def test_the_board_of_a_seat_that_a_computer_held_loses_the_name(world: World) -> None:
    match = (await world.running(NAME, "Bo")).match
    ana, eve = await world.people(NAME, "Eve")
    await world.matches.seats.hold(match, eve.player, 0)
    await world.tell_all()
    await world.matches.privacy.forget(ana.player)
    assert [mode for _, mode, *_ in await world.told()] == ["edit"]


async def test_nobody_waits_for_who_does_not_come_back(world: World) -> None:
    ana, bo = await world.people("Ana", "Bo")
    match = (await world.running("Ana", "Bo")).match
    await world.matches.privacy.forget(ana.player)

    with pytest.raises(Refusal, match="nobody-comes-back"):
        await world.matches.seats.keep_waiting(match, bo.player, 0)

    table = await world.matches.queries.read_table(match)
    assert table.offers == (0,)
    assert table.seats[0].computer is not None


async def test_whoever_comes_back_is_somebody_new(world: World) -> None:
    table = await world.running(NAME, "Bo")
    ana = (await world.people(NAME))[0]
    await world.matches.privacy.forget(ana.player)
    again = (await world.people(NAME))[0]
    assert again.player != ana.player
    assert (await world.matches.queries.read_table(table.match)).seat_of(again.player) is None
    assert json.loads(await world.matches.privacy.export(again.player))["seats"] == []


async def test_what_a_kill_leaves_undone_is_done_at_the_next_start(world: World) -> None:
    table = await world.running(NAME, "Bo")
    ana = (await world.people(NAME))[0]
    await world.store.privacy.forget(ana.player, world.clock.at)  # and there it was killed
    await world.restart()
    await world.matches.privacy.free_forgotten_seats()
    assert (await world.matches.queries.read_table(table.match)).seats[0].computer is not None
    assert await world.store.privacy.find_still_seated() == ()


async def test_the_seat_in_a_stuck_match_is_freed_once_that_goes_on(world: World) -> None:
    matches = [(await world.running(NAME, "Bo")).match for _ in range(3)]
    ana = (await world.people(NAME))[0]
    await world.store.matches.mark_stuck(matches[1], world.clock.at)
    await world.restart()

    assert await world.matches.privacy.forget(ana.player) == 2

    assert await world.store.privacy.find_still_seated() == (ana.player,)
    await world.restart()
    assert await world.matches.recovery.retry_stuck() == (matches[1],)
    await world.matches.privacy.free_forgotten_seats()
    for match in matches:
        seat = (await world.matches.queries.read_table(match)).seats[0]
        assert seat.computer is not None
    assert await world.store.privacy.find_still_seated() == ()


class Breaking(Bids):
    """Its rules fail wherever anything is written down, once that is wanted."""

    broken = False

    def encode_state(self, state: State) -> Any:
        if self.broken and len(state.hands) == 2:
            raise ZeroDivisionError("a slip in the rules")
        return super().encode_state(state)


async def test_a_match_that_breaks_as_its_seat_is_freed_does_not_keep_the_others_from_it(
    tmp_path: Path,
) -> None:
    game = Breaking()
    async with World(tmp_path / "house.sqlite3", games={"bids": game}) as world:
        sizes = ((NAME, "Bo", "Cid"), (NAME, "Bo"), (NAME, "Bo", "Cid"))
        first, broken, last = [(await world.running(*names)).match for names in sizes]
        ana = (await world.people(NAME))[0]
        game.broken = True
        assert await world.matches.privacy.forget(ana.player) == 2
        found = [(await world.matches.queries.read_table(n)).status for n in (first, broken, last)]
        assert found == [Status.RUNNING, Status.STUCK, Status.RUNNING]
        game.broken = False
        await world.restart()
        await world.matches.recovery.retry_stuck()
        await world.matches.privacy.free_forgotten_seats()
        assert (await world.matches.queries.read_table(broken)).seats[0].computer is not None


async def test_forgetting_twice_changes_nothing_more(world: World) -> None:
    table = await world.running(NAME, "Bo")
    ana = (await world.people(NAME))[0]
    await world.matches.privacy.forget(ana.player)
    seq = (await world.matches.queries.read_table(table.match)).seq
    await world.matches.privacy.forget(ana.player)
    assert (await world.matches.queries.read_table(table.match)).seq == seq
