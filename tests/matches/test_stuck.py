"""When the rules break, or the file does not hold what it should: one match stops, told in words,
nothing is half-applied, and the others go on."""

import logging
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.matches import Refusal
from bot.models.match import Status
from engine.contract import Options, Seat, Step
from tests.games.bids import Action, Bid, Bids, Happened, Keep, State
from tests.games.foresight import Foresight
from tests.matches.test_moves import refused
from tests.matches.world import World


class Fragile(Bids):
    """Breaks at the so-manyth application of an action."""

    left = -1

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State, Action, Happened]:
        self.left -= 1
        if self.left == 0:
            raise ZeroDivisionError("a slip in the rules")
        return super().apply(state, seat, action)


class FragileForesight(Fragile, Foresight):
    """And people may plan ahead."""


class Unfinished(Bids):
    """Breaks when a match is dealt in earnest, after the trial deal of opening it."""

    def start(self, seats: int, seed: bytes, options: Options) -> State:
        if seed != bytes(32):
            raise KeyError("no such card")
        return super().start(seats, seed, options)


@pytest.fixture(autouse=True)
def _quiet(caplog: pytest.LogCaptureFixture) -> None:
    """What is broken on purpose is logged, but not shown."""
    caplog.set_level(logging.CRITICAL + 1)


@pytest.mark.parametrize("at", range(1, 10))
async def test_a_slip_at_any_step_stops_the_match_and_half_applies_nothing(
    tmp_path: Path, at: int
) -> None:
    game = Fragile()
    async with World(tmp_path / "house.sqlite3", games={"bids": game}) as world:
        table = await world.running("Ana", "Bo", computers=["low"])
        match = table.match
        game.left = at
        hash_before, seq_before = await world.hash(match), table.seq
        code = ""
        while (
            not code
            and (table := await world.matches.queries.read_table(match)).status is Status.RUNNING
        ):
            hash_before, seq_before = await world.hash(match), table.seq
            await world.tell_all()
            if await world.matches.store.queue.is_computer_due(match, world.matches.at()):
                await world.jobs.run_due()
                continue
            seat = table.awaited_seats[0]
            action = next(game.legal_actions(await world.state(match), seat.seat))
            try:
                await world.matches.play.act(match, seat.player or 0, action)
            except Refusal as refusal:
                code = refusal.code
        assert code in ("", "broke")
        table = await world.matches.queries.read_table(match)
        assert (table.status, table.seq) == (Status.STUCK, seq_before)
        assert (await world.told())[-2:] == [
            (table.seq, "edit", (), None),
            (table.seq, "note", (), "stuck"),
        ]
        assert await world.rests()
        assert await refused(world.matches.play.act(match, 1, Bid(1))) == "stuck"
        assert await refused(world.matches.play.resign(match, 1)) == "stuck"
        await world.restart()
        assert await world.hash(match) == hash_before
        assert await world.matches.recovery.retry_stuck() == (match,)
        over = await world.play_on(match, Random(at))
        assert over.status is Status.FINISHED


async def test_a_plan_that_meets_a_slip_is_tried_again_once_that_is_mended(tmp_path: Path) -> None:
    game = FragileForesight()
    async with World(tmp_path / "house.sqlite3", games={"bids": game}) as world:
        match = (await world.running("Ana", "Bo")).match
        hands = (await world.state(match)).hands
        for seat, hand in enumerate(hands):
            await world.matches.play.act(match, seat + 1, Bid(hand[0]))
        winner = (await world.state(match)).winner
        planned = Bid(hands[1 - winner][1])
        await world.matches.plans.save(match, 2 - winner, [(planned,)])
        await world.matches.play.act(match, winner + 1, Keep())
        game.left = 1
        await world.jobs.run_due()
        assert (await world.matches.queries.read_table(match)).status is Status.STUCK
        await world.restart()
        assert await world.matches.recovery.retry_stuck() == (match,)
        await world.jobs.run_due()
        log_event = (await world.matches.queries.list_events(match))[-1]
        assert (log_event.seat, log_event.by) == (1 - winner, "plan")
        assert (await world.state(match)).bids[1 - winner] == planned.card


async def test_other_matches_go_on(tmp_path: Path) -> None:
    game = Fragile()
    async with World(tmp_path / "house.sqlite3", games={"bids": game}) as world:
        broken = await world.running("Ana", "Bo")
        sound = await world.running("Ana", "Bo")
        state = await world.state(broken.match)
        game.left = 1
        act = world.matches.play.act(broken.match, 1, Bid(state.hands[0][0]))
        assert await refused(act) == "broke"
        assert (await world.play_on(sound.match, Random(1))).status is Status.FINISHED


async def test_a_lobby_that_breaks_at_its_start_stays_a_lobby(tmp_path: Path) -> None:
    async with World(tmp_path / "house.sqlite3", games={"bids": Unfinished()}) as world:
        ana, bo = await world.people("Ana", "Bo")
        table = await world.lobby(ana)
        await world.matches.lobbies.join(table.match, bo.player)
        assert await refused(world.matches.lobbies.start(table.match, ana.player)) == "broke"
        assert (await world.matches.queries.read_table(table.match)).status is Status.LOBBY


async def test_a_log_that_does_not_fold_to_what_was_saved_stops_its_match(world: World) -> None:
    table = await world.running("Ana", "Bo")
    hands = (await world.state(table.match)).hands
    await world.matches.play.act(table.match, 1, Bid(hands[0][0]))
    fine = await world.running("Ana", "Bo")
    await world.tell_all()
    for statement in (
        "DROP TRIGGER log_forbids_update",
        f"UPDATE log SET body = '{{\"action\":\"bid {hands[0][1]}\"}}' WHERE kind = 'action'",  # noqa: S608
    ):
        await world.store.connection.rows(statement)
    await world.restart()
    assert await world.matches.recovery.verify_logs() == (table.match,)
    assert (await world.matches.queries.read_table(table.match)).status is Status.STUCK
    assert [note for *_, note in await world.told()] == [None, "stuck"]
    assert (await world.matches.queries.read_table(fine.match)).status is Status.RUNNING
    player_view = await world.matches.queries.read_player_view(table.match, 1)
    assert player_view.view is None
    assert await refused(world.matches.play.act(table.match, 1, Bid(hands[0][0]))) == "stuck"
    await world.restart()
    assert await world.matches.recovery.retry_stuck() == ()
    over = await world.matches.play.end(table.match, 1)
    assert over.status is Status.CANCELLED


async def test_a_match_of_a_game_that_is_gone_stops(world: World) -> None:
    table = await world.running("Ana", "Bo")
    world.games = {}
    await world.restart()
    assert await world.matches.recovery.verify_logs() == (table.match,)
    world.games = {"bids": Bids()}
    await world.restart()
    assert await world.matches.recovery.retry_stuck() == (table.match,)
    assert (await world.play_on(table.match, Random(2))).status is Status.FINISHED


class Revised(Bids):
    """The next version of the rules."""

    rules_version = Bids.rules_version + 1


async def test_matches_of_another_version_of_the_rules_are_refused_by_it(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    over = await world.play_on((await world.running("Ana", "Bo")).match, Random(1))
    table = await world.running("Ana", "Bo")
    world.games = {"bids": Revised()}
    await world.restart()
    caplog.set_level(logging.ERROR)
    assert await world.matches.recovery.verify_logs() == (table.match,)
    assert "played by version 1 of the rules of bids, installed is 2" in caplog.text
    for match in (over.match, table.match):
        assert await refused(world.matches.queries.read_history(match)) == "old-rules"
    assert (await world.matches.queries.read_table(over.match)).status is Status.FINISHED
    world.games = {"bids": Bids()}
    await world.restart()
    assert await world.matches.recovery.retry_stuck() == (table.match,)


async def test_a_match_that_was_ended_while_stuck_never_comes_back(world: World) -> None:
    table = await world.running("Ana", "Bo")
    hands = (await world.state(table.match)).hands
    world.games = {}
    await world.restart()
    assert await world.matches.recovery.verify_logs() == (table.match,)
    ended = await world.matches.play.end(table.match, 1)
    assert ended.status is Status.CANCELLED
    world.games = {"bids": Bids()}
    await world.restart()
    assert await world.matches.recovery.retry_stuck() == ()
    assert await world.matches.recovery.verify_logs() == ()
    act = world.matches.play.act(table.match, 1, Bid(hands[0][0]))
    assert await refused(act) == "not-running"
    assert await refused(world.matches.play.resign(table.match, 1)) == "not-running"
    assert await refused(world.matches.play.end(table.match, 1)) == "not-running"
    assert (await world.matches.queries.read_table(table.match)).status is Status.CANCELLED


class Hopeless(Fragile):
    """Once broken, its states cannot even be written."""

    def encode_state(self, state: State) -> Any:
        if self.left == 0:
            raise ZeroDivisionError("a slip in the rules")
        return super().encode_state(state)


async def test_a_match_whose_rules_fail_can_be_ended_all_the_same(tmp_path: Path) -> None:
    game = Hopeless()
    async with World(tmp_path / "house.sqlite3", games={"bids": game}) as world:
        table = await world.running("Ana", "Bo")
        state = await world.state(table.match)
        game.left = 1
        act = world.matches.play.act(table.match, 1, Bid(state.hands[0][0]))
        assert await refused(act) == "broke"
        ended = await world.matches.play.end(table.match, 1)
        assert ended.status is Status.CANCELLED


async def test_a_stuck_match_is_warned_and_closed_when_nobody_mends_it(tmp_path: Path) -> None:
    game = Hopeless()
    async with World(tmp_path / "house.sqlite3", games={"bids": game}) as world:
        table = await world.running("Ana", "Bo")
        world.clock.turn(days=26)
        state = await world.state(table.match)
        game.left = 1
        act = world.matches.play.act(table.match, 1, Bid(state.hands[0][0]))
        assert await refused(act) == "broke"
        await world.tell_all()
        for days, status, note in (
            (28, Status.STUCK, "idle-soon"),
            (4, Status.CANCELLED, "idle-closed"),
        ):
            world.clock.turn(days=days)
            await world.jobs.run_due()
            assert (await world.matches.queries.read_table(table.match)).status is status
            assert [told for *_, told in await world.told() if told] == [note]
            await world.tell_all()


async def test_a_match_that_breaks_as_it_is_closed_for_idleness_is_still_closed_later(
    tmp_path: Path,
) -> None:
    game = Hopeless()
    async with World(tmp_path / "house.sqlite3", games={"bids": game}) as world:
        table = await world.running("Ana", "Bo")
        world.clock.turn(days=28)
        await world.jobs.run_due()
        world.clock.turn(days=4)
        game.left = 0
        await world.jobs.run_due()
        assert (await world.matches.queries.read_table(table.match)).status is Status.STUCK
        world.clock.turn(days=28)
        await world.jobs.run_due()
        world.clock.turn(days=4)
        await world.jobs.run_due()
        assert (await world.matches.queries.read_table(table.match)).status is Status.CANCELLED
