"""Sealed questions: an answer is kept until the last one is there, and nobody else can tell."""

import json
from dataclasses import replace
from itertools import product
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from bot.matches import InlineComputerWorker, Refusal, build_job_runner
from bot.models.match import Clock
from bot.models.outbox import KEPT_NOTE
from engine.wildlands.state import Phase, State
from tests.matches.skirmishing import Skirmish
from tests.outbox import Outbox
from tests.wildlands.matches import playing

PIECES = {"a1": 1, "b1": 40, "c1": 42}
DAILY = Clock(24 * 3600, 72 * 3600)
HOUR = 3600


def position(*hands: str) -> State:
    """Seat 0 is to act; both others are asked after each of its actions."""
    decks = ["1m2 1m2 W"] * 3
    return playing(PIECES, *(hands or ("1m2 1m3 W", "1m2 W", "1m3 W")), decks=decks)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "house.sqlite3"


async def asked(house: Skirmish, clock: Clock | None = None) -> int:
    """A match in which seats 1 and 2 have just been asked."""
    match = await house.begun(3, clock=clock)
    for player in (2, 3):
        await house.matches.orders.save(match, player, ["always"])
    await house.act(match, 0, "move 1 7 1m2")
    return match


async def outside(house: Skirmish, match: int, seats: tuple[int | None, ...]) -> list[Any]:
    """All that the others and the edge can see of a match, and its times."""
    matches, seen = house.matches, list[Any]()
    for seat in seats:
        player = None if seat is None else seat + 1
        view = await matches.queries.read_player_view(match, player)
        seen.append(repr(replace(view, table=replace(view.table, seed_hash=""))))
        if player is not None:
            seen.append(repr(await matches.overview.read_overview(player)))
            seen.append(await matches.undo.find_undoable_row(match, player))
    seen.append(repr(await matches.queries.read_table(match)))
    seen.append(repr(await matches.queries.read_history(match)))
    seen.append(repr(await matches.log_reader.read_log(match)))
    seen.append(repr(await matches.mentions.find_pending(match)))
    seen.append(repr(await matches.attendance.read(match)))
    seen += [repr(row) for row in await Outbox(matches).read_due_messages()]
    return seen


async def test_an_answer_changes_nothing_for_others(path: Path) -> None:
    async with Skirmish.at(path, position()) as house:
        match = await asked(house, DAILY)
        house.clock.turn(minutes=20)
        before = await outside(house, match, (None, 0, 1))
        heads = await house.rows(match)
        await house.act(match, 2, "interrupt")
        assert await outside(house, match, (None, 0, 1)) == before
        assert await house.rows(match) == heads
        own = await house.matches.queries.read_player_view(match, 3)
        assert (own.view.to_act, own.table.seats[2].decision) == ({1}, None)
        assert not await house.matches.queries.list_turns(3)
        await house.act(match, 1, "pass")
        assert [seat for _, _, seat in (await house.rows(match))[-2:]] == [1, 2]
        assert (await house.view(match, 0)).acting == 2


async def test_only_the_own_kept_panel_follows_an_answer(path: Path) -> None:
    async with Skirmish.at(path, position()) as house:
        match = await asked(house, DAILY)
        for player in (1, 2, 3):
            await house.matches.kept_panels.open(match, player, "thread")
        outbox = Outbox(house.matches)
        await outbox.finish_delivery(await outbox.read_due_messages(), None)

        followed = []
        for seat, answer in ((2, "interrupt"), (1, "pass")):
            await house.act(match, seat, answer)
            house.clock.turn(minutes=1)
            rows = [one for one in await outbox.read_due_messages() if one.note == KEPT_NOTE]
            followed.append(sorted(one.recipients[0] for one in rows))
        assert followed == [[3], [1, 2, 3]]


async def test_neither_hand_nor_order_of_the_answers_shows(tmp_path: Path) -> None:
    sides = []
    hands = (("1m2 1m3 W", "1m2 W", "1m3 W"), ("1m2 1m3 W", "1m2 1m4", "1m3 1m5"))
    for number, (first, dealt) in enumerate(product((1, 2), hands)):
        path, state = tmp_path / f"{number}.sqlite3", position(*dealt)
        async with Skirmish.at(path, state, seeds=lambda: bytes(32)) as house:
            match = await asked(house, DAILY)
            await house.tell_all()
            house.clock.turn(minutes=5)
            await house.act(match, first, "pass")
            seen = [repr(await house.matches.queries.read_table(match)), await house.told()]
            await house.act(match, 3 - first, "pass")
            seen += [await house.told(), await house.rows(match)]
            sides.append(seen)
    assert all(side == sides[0] for side in sides)


async def test_who_was_last_to_answer_shows_in_no_mention(tmp_path: Path) -> None:
    """Seat 1 has to act, whether it has answered first or has just done so."""
    sides = []
    for first in (1, 2):
        path = tmp_path / f"{first}.sqlite3"
        async with Skirmish.at(path, position(), seeds=lambda: bytes(32)) as house:
            match = await asked(house, DAILY)
            await house.tell_all()
            for seat in (first, 3 - first):
                await house.act(match, seat, "interrupt" if seat == 1 else "pass")
            rows = await house.due_messages()
            due = await house.matches.mentions.find_due(rows)
            sides.append((await house.told(), [one.player for one in due]))
    assert sides[0] == sides[1]
    assert sides[0][1] == [2]


async def test_a_second_answer_is_refused_and_the_first_can_be_taken_back(path: Path) -> None:
    async with Skirmish.at(path, position()) as house:
        match = await asked(house)
        decision = (await house.matches.queries.read_table(match)).seats[2].decision
        before = await outside(house, match, (None, 0, 1))
        await house.act(match, 2, "pass")
        for given in (decision, None):
            with pytest.raises(Refusal, match="answered"):
                await house.matches.play.act(match, 3, "pass", given)
        assert await house.matches.undo.find_undoable_row(match, 3) == 0
        await house.matches.undo.undo(match, 3, 0)
        assert await outside(house, match, (None, 0, 1)) == before
        assert (await house.view(match, 2)).to_act == {1, 2}
        await house.act(match, 1, "pass")
        await house.act(match, 2, "interrupt")
        assert (await house.view(match, 0)).acting == 2


async def test_an_answer_survives_a_restart(path: Path) -> None:
    async with Skirmish.at(path, position()) as house:
        match = await asked(house, DAILY)
        await house.act(match, 2, "pass")
        await house.restart()
        assert (await house.view(match, 2)).to_act == {1}
        await house.act(match, 1, "pass")
        assert (await house.view(match, 0)).phase is Phase.ACT


async def test_the_clock_of_an_answered_seat_only_seems_to_run(path: Path) -> None:
    async with Skirmish.at(path, position()) as house:
        match = await asked(house, DAILY)
        house.clock.turn(hours=30)  # six hours of the bank
        await house.act(match, 2, "pass")
        public = (await house.matches.queries.read_table(match, 2)).seats[2]
        assert (public.due, public.bank) == (house.clock.at + 66 * HOUR, 72 * HOUR)
        house.clock.turn(hours=40)
        await house.jobs.run_due()
        reminded = [r for r in await house.due_messages() if r.mode == "remind"]
        assert {row.recipients for row in reminded} == {(2,)}
        await house.act(match, 1, "pass")
        seats = (await house.matches.queries.read_table(match)).seats
        assert [seat.bank // HOUR for seat in seats] == [72, 26, 66]
        answers = await house.store.clocks.read_answers([3], 9)
        assert [row.waking for row in answers] == [30 * HOUR]


async def test_only_who_has_not_answered_misses_the_deadline(path: Path) -> None:
    async with Skirmish.at(path, position()) as house:
        match = await asked(house, Clock(HOUR, 0))
        await house.act(match, 2, "pass")
        await house.matches.last_seen.mark_seen(match, 2)
        house.clock.turn(hours=1, minutes=1)
        await house.jobs.run_due()
        seats = (await house.matches.queries.read_table(match)).seats
        assert [seat.strikes for seat in seats] == [0, 1, 0]
        assert (await house.view(match, 0)).phase is not Phase.ASK  # a computer has moved
        await house.act(match, 0, "move 1 1 1m3")
        since = await house.matches.last_seen.mark_seen(match, 2)
        assert since is not None
        assert since.passed == 1


async def test_computers_answer_sealed_too(path: Path) -> None:
    async with Skirmish.at(path, position("1m2 1m3 W", "1m2 1m4", "1m3 1m5")) as house:
        match = await house.begun(2, "easy")
        await house.matches.orders.save(match, 2, ["always"])
        await house.matches.play.act(match, 1, house.games["wildlands"].read("move 1 7 1m2"))
        before = await outside(house, match, (None, 0))
        await house.jobs.run_due()
        assert await house.rests()
        assert await outside(house, match, (None, 0)) == before
        await house.act(match, 1, "pass")
        assert (await house.view(match, 0)).phase is Phase.ACT


async def test_an_export_keeps_what_is_answered_for_a_seat_that_was_resigned(path: Path) -> None:
    async with Skirmish.at(path, position()) as house:
        match = await asked(house)
        await house.act(match, 2, "interrupt")
        (own,) = json.loads(await house.matches.privacy.export(3))["seats"]
        assert "interrupt" in own["sealed"]

        await house.matches.play.resign(match, 3)
        await house.jobs.run_due()

        assert (await house.head(match)).seats[2].sealed is not None
        (own,) = json.loads(await house.matches.privacy.export(3))["seats"]
        assert own["sealed"] is None


async def test_how_long_a_computer_takes_for_a_sealed_answer_tells_nothing(path: Path) -> None:
    async with Skirmish.at(path, position("1m2 1m3 W", "1m2 1m4", "1m3 1m5")) as house:
        match = await house.begun(2, "easy")
        await house.matches.play.act(match, 1, house.games["wildlands"].read("move 1 7 1m2"))
        worker = InlineComputerWorker(house.games)
        slow = build_job_runner(house.matches, worker, sealed_pause=0.2)
        begun = monotonic()
        await slow.run_due()
        assert monotonic() - begun >= 0.2


async def test_an_undo_of_all_drops_the_answers(path: Path) -> None:
    async with Skirmish.at(path, position()) as house:
        match = await asked(house)
        await house.act(match, 2, "pass")
        await house.matches.organise.rewind(match, 1, 2, 2)
        assert (await house.view(match, 0)).phase is Phase.ACT
        assert [row.sealed for row in (await house.head(match)).seats] == [None] * 3
        await house.act(match, 0, "move 1 7 1m2")
        assert (await house.view(match, 2)).to_act == {1, 2}


async def test_who_is_mentioned_after_a_sealed_question(path: Path) -> None:
    """The actor is away by then; the last to answer is present."""
    async with Skirmish.at(path, position()) as house:
        match = await asked(house)
        await house.tell_all()
        await house.act(match, 2, "interrupt")
        assert await house.told() == []
        await house.act(match, 1, "pass")
        assert [row[2] for row in await house.told()] == [(3,)]
