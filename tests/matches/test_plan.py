"""Plans made ahead through the service: kept, run when the decision opens, or gone with a word."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.matches import PostedMessage, Refusal
from bot.matches.mentions import AT_ONCE
from bot.matches.play.plan import UNREADABLE
from bot.models.match import Status
from bot.models.outbox import Mention
from engine.cells import name_of
from engine.contract import IllegalAction
from engine.cutterland.actions import Cut, Place
from engine.cutterland.placements import placements
from engine.cutterland.plan import after_cut, own_of
from engine.cutterland.views import View
from tests.games.bids import Bid
from tests.matches.planning import Planning, line_of, second_turn
from tests.matches.world import World
from tests.outbox import Outbox


@pytest_asyncio.fixture
async def table(tmp_path: Path) -> AsyncIterator[Planning]:
    services = Planning.at(tmp_path / "plans.sqlite3")
    await services.open()
    yield services
    await services.close()


def laid_after(view: View, before: str, cut: str) -> list[str]:
    """A place for each piece of a cut, beside what is laid before it."""
    (laid,), (made,) = line_of(before), line_of(cut)
    assert isinstance(laid, Place)
    assert isinstance(made, Cut)
    then = after_cut(view, (laid,), made)
    land, found = own_of(then).land, []
    for one in then.offered:
        cell, turns = next(placements(land, one.piece))
        found.append(f"place {one.letter} {name_of(cell)} {turns}")
    return found


async def test_the_first_line_that_is_legal_is_played_and_its_rest_waits_for_its_time(
    table: Planning,
) -> None:
    match = await second_turn(table)
    await table.plan(match, 0, "take B; place B M11 0", "take A; place A M11 0")
    await table.act(match, 2, "take B")
    log_events = await table.matches.queries.list_events(match)
    assert [(log_event.seat, log_event.by) for log_event in log_events[-3:]] == [
        (2, "person"), (0, "plan"), (0, "plan"),
    ]  # fmt: skip
    view = await table.view(match, 0)
    assert view.phase == "lay"
    assert view.to_act == {1, 2}
    assert view.offered[0].taken_by == 0
    assert await table.planned(match, 0) == []


async def test_a_plan_is_its_players_own(table: Planning) -> None:
    match = await second_turn(table)
    await table.plan(match, 0, "take B")
    assert await table.planned(match, 0) == ["take B"]
    assert await table.planned(match, 1) == []
    with pytest.raises(Refusal, match="not-seated"):
        await table.matches.plans.read(match, 99)


async def test_another_plan_takes_its_place_and_a_dropped_one_does_nothing(table: Planning) -> None:
    match = await second_turn(table)
    await table.plan(match, 0, "take B")
    await table.plan(match, 0, "take C", "take A")
    assert await table.planned(match, 0) == ["take C", "take A"]
    await table.matches.plans.drop(match, 1)
    assert await table.planned(match, 0) == []
    await table.act(match, 2, "take B")
    assert (await table.view(match, 0)).to_act == {0}


async def test_lines_that_cannot_come_true_are_refused_and_the_plan_stays(table: Planning) -> None:
    match = await second_turn(table)
    await table.plan(match, 0, "take B")
    for line, code in (
        ("take D", "piece-unknown"),
        ("take A; place A M13 0", "place-overlap"),
        ("take A; place B M11 0", "piece-not-yours"),
        ("place A A1 0", "place-apart"),
        ("place A M11 0; take A", "plan-line"),
        ("cut 2 ABCD EFGH IJKL", "plan-no-cut"),
        ("cut 2 ABCD EFGH IJKL; place A M11 0", "plan-no-cut"),
        ("take A; place A M11 0; resolve", "plan-no-build"),
        ("recall", "plan-line"),
    ):
        with pytest.raises(IllegalAction) as refused:
            await table.plan(match, 0, "take C", line)
        assert refused.value.code == code, line
    assert await table.planned(match, 0) == ["take B"]


async def test_who_is_asked_or_has_nothing_to_come_plans_nothing(table: Planning) -> None:
    match = await second_turn(table)
    with pytest.raises(Refusal, match="your-turn"):
        await table.plan(match, 2, "take B")
    with pytest.raises(Refusal, match="plan-empty"):
        await table.plan(match, 0)
    with pytest.raises(Refusal, match="plan-too-long"):
        await table.plan(match, 0, *["take B"] * 26)
    await table.act(match, 2, "take B")
    await table.act(match, 0, "take A")
    await table.act(match, 1, "place C L12 0")
    with pytest.raises(Refusal, match="plan-not-now"):
        await table.plan(match, 1, "take B")


async def test_who_waits_for_computer_players_alone_plans_nothing(table: Planning) -> None:
    match = await second_turn(table)
    await table.plan(match, 0, "take B")
    for player in (2, 3):
        assert (await table.matches.plans.read(match, 1)).can_plan
        await table.matches.play.resign(match, player)
    assert not (await table.matches.plans.read(match, 1)).can_plan
    with pytest.raises(Refusal, match="plan-alone"):
        await table.plan(match, 0, "take C")
    assert await table.planned(match, 0) == ["take B"]


async def test_a_game_without_plans_has_none(world: World) -> None:
    running = await world.running("Ana", "Bo")
    found = await world.matches.plans.read(running.match, 1)
    assert (found.lines, found.can_plan) == ((), False)
    with pytest.raises(Refusal, match="plan-no-game"):
        await world.matches.plans.save(running.match, 1, [(Bid(1),)])


async def test_a_plan_that_no_longer_fits_says_so_to_its_owner_until_they_answer(
    table: Planning,
) -> None:
    match = await second_turn(table)
    await table.plan(match, 0, "take B; place B M11 0")
    await table.act(match, 2, "take B")
    assert (await table.view(match, 0)).to_act == {0}
    found = await table.matches.plans.read(match, 1)
    assert found.failure is not None
    assert (found.failure.code, found.failure.params["piece"]) == ("piece-taken", "B")
    assert found.lines == ()
    await table.act(match, 0, "take A")
    assert (await table.matches.plans.read(match, 1)).failure is None


async def test_a_plan_that_no_longer_fits_says_so_before_its_turn_too(table: Planning) -> None:
    match = await second_turn(table)
    await table.plan(match, 1, "place B M11 0")  # which may be left over for it
    assert (await table.matches.plans.read(match, 2)).failure is None
    await table.act(match, 2, "take B")
    found = await table.matches.plans.read(match, 2)
    assert 1 not in (await table.view(match, 1)).to_act
    assert (found.lines, found.failure and found.failure.code) == ((), "piece-taken")


async def test_a_plan_for_pieces_is_over_with_their_card(table: Planning) -> None:
    match = await second_turn(table)
    await table.plan(match, 0, "take B", "place C L12 0")
    await table.act(match, 2, "take B")
    for seat, line in ((0, "take A"), (0, "place A M11 0"), (1, "place C L12 0")):
        await table.act(match, seat, line)
    await table.act(match, 2, "place B M11 0")
    await table.act(match, 2, "cut 1 ABEF CDGH IJKL")
    assert (await table.view(match, 0)).to_act == {0}
    found = await table.matches.plans.read(match, 1)
    assert (found.lines, found.failure) == ((), None)
    assert await table.rows("SELECT * FROM plans") == []


async def test_the_next_cut_waits_for_its_turn_through_a_card_played_by_hand(
    table: Planning,
) -> None:
    match = await second_turn(table)
    await table.act(match, 2, "take B")
    await table.plan(match, 2, "cut 2 ABCD EFGH IJKL")
    await table.act(match, 0, "take A")
    for seat, line in ((2, "place B M11 0"), (0, "place A M11 0")):
        await table.act(match, seat, line)
    assert await table.planned(match, 2) == ["cut 2 ABCD EFGH IJKL"]
    assert (await table.matches.plans.read(match, 3)).failure is None
    await table.act(match, 1, "place C L12 0")
    view = await table.view(match, 2)
    assert (view.turn, view.phase) == (3, "take")
    assert [one.group for one in view.offered] == ["ABCD", "EFGH", "IJKL"]


async def test_what_is_laid_ahead_is_laid_when_all_have_chosen(table: Planning) -> None:
    match = await second_turn(table)
    await table.act(match, 2, "take B")
    await table.plan(match, 2, "place B M11 0")
    await table.plan(match, 1, "place A M11 0", "place C L12 0")
    await table.act(match, 0, "take A")
    assert (await table.view(match, 0)).to_act == {0}
    log_events = (await table.matches.queries.list_events(match))[-2:]
    assert sorted((log_event.seat, log_event.by) for log_event in log_events) == [
        (1, "plan"),
        (2, "plan"),
    ]


async def test_what_was_planned_after_a_move_is_gone_when_that_is_undone(table: Planning) -> None:
    match = await second_turn(table)
    await table.act(match, 2, "take B")
    await table.plan(match, 2, "cut 2 ABCD EFGH IJKL")
    await rewind(table, match)
    assert await table.rows("SELECT * FROM plans") == []


async def test_what_was_planned_before_a_move_stands_when_that_is_undone(table: Planning) -> None:
    match = await second_turn(table)
    await table.act(match, 2, "take B")
    await table.plan(match, 2, "cut 2 ABCD EFGH IJKL")
    await table.act(match, 0, "take A")
    await rewind(table, match)
    assert await table.planned(match, 2) == ["cut 2 ABCD EFGH IJKL"]


async def rewind(table: Planning, match: int) -> None:
    """An organiser strikes the newest move, which was the newest row."""
    newest = (await table.matches.queries.read_table(match)).seq
    await table.matches.organise.rewind(match, 1, newest, newest)


async def test_lines_that_begin_alike_go_on_together(table: Planning) -> None:
    """Whatever falls to seat 2 after its own cut is laid where it said a turn before."""
    match = await second_turn(table)
    await table.act(match, 2, "take B")
    cut, here = "cut 2 ABCD EFGH IJKL", "place B M11 0"
    places = laid_after(await table.view(match, 2), here, cut)
    await table.plan(match, 2, here, *(f"{cut}; {place}" for place in places))
    await table.act(match, 0, "take A")
    for seat, line in ((0, "place A M11 0"), (1, "place C L12 0")):
        await table.act(match, seat, line)
    assert await table.planned(match, 2) == places
    for seat, line in ((0, "take A"), (1, "take B")):
        await table.act(match, seat, line)
    view = await table.view(match, 2)
    assert view.to_act == {0, 1}
    assert await table.planned(match, 2) == []
    assert (await table.matches.queries.list_events(match))[-1].by == "plan"


async def test_what_follows_a_cut_is_over_with_another_cut(table: Planning) -> None:
    match = await second_turn(table)
    await table.act(match, 2, "take B")
    cut, here = "cut 2 ABCD EFGH IJKL", "place B M11 0"
    first, *_ = laid_after(await table.view(match, 2), here, cut)
    await table.plan(match, 2, "cut 2 ABCD EFG HIJKL", f"{cut}; {first}")
    await table.act(match, 0, "take A")
    for seat, line in ((2, here), (0, "place A M11 0"), (1, "place C L12 0")):
        await table.act(match, seat, line)
    assert [one.group for one in (await table.view(match, 2)).offered] == ["ABCD", "EFG", "HIJKL"]
    assert await table.planned(match, 2) == []


async def test_what_is_planned_before_the_discard_runs_after_it(table: Planning) -> None:
    """What was discarded meanwhile is passed over; so is a piece that somebody took."""
    match = await table.begun(3, {"overcut": "penalty"})
    await table.act(match, 0, "cut 1 ABEF CDGH IJ KL")
    await table.plan(match, 1, "take A", "take B", "take C")
    await table.act(match, 2, "discard A")
    assert (await table.view(match, 0)).offered[1].taken_by == 1
    assert (await table.matches.queries.list_events(match))[-1].by == "plan"


async def test_without_trying_pieces_can_only_be_ranked(table: Planning) -> None:
    match = await second_turn(table, preview=False)
    with pytest.raises(IllegalAction, match="plan-untried"):
        await table.plan(match, 0, "take B; place B M11 0")
    await table.plan(match, 0, "take B", "take A")
    await table.act(match, 2, "take B")
    with pytest.raises(Refusal, match="your-turn"):
        await table.plan(match, 0, "place A M11 0")
    assert (await table.view(match, 0)).offered[0].taken_by == 0


async def test_with_two_players_one_list_serves_both_choices(table: Planning) -> None:
    match = await table.begun(2)
    await table.act(match, 0, "cut 1 ABEF CDGH IJ KL")
    await table.act(match, 1, "take A")
    await table.plan(match, 1, "take B", "take C", "take D")
    await table.act(match, 0, "take B")
    view = await table.view(match, 1)
    assert [one.taken_by for one in view.offered] == [1, 0, 1, 0]
    assert await table.planned(match, 1) == []


async def test_one_whose_plan_leads_to_their_next_decision_is_called_to_it(tmp_path: Path) -> None:
    """They were not there when it was carried out."""
    async with Planning.at(tmp_path / "slow.sqlite3", settling=20) as table:
        match = await second_turn(table)
        await table.plan(match, 0, "take A; place A M11 0")
        await table.plan(match, 1, "place A M11 0", "place C L12 0")
        await table.act(match, 2, "take B")
        await table.plan(match, 2, "place B M11 0")
        table.clock.turn(seconds=20)
        await table.jobs.run_due()
        log_events = (await table.matches.queries.list_events(match))[-4:]
        assert [(one.seat, one.by) for one in log_events] == [(s, "plan") for s in (0, 0, 1, 2)]
        assert (await table.view(match, 2)).to_act == {2}

        table.clock.turn(seconds=20)
        calls = await table.matches.mentions.find_due(await table.due_messages())

        assert [one.seat for one in calls] == [2]


async def call_due(table: Planning, match: int, *, private: bool = False) -> list[int]:
    """The seats that are called now, which counts."""
    rows = await table.due_messages()
    calls = await table.matches.mentions.find_due(rows, private=private)
    made = [Mention(match, one.player, one.key) for one in calls]
    await Outbox(table.matches).finish_delivery(rows, PostedMessage(1, 2), made)
    return [one.seat for one in calls]


async def test_whoever_chooses_twice_is_called_twice(table: Planning) -> None:
    match, called = await table.begun(2), []
    for seat, line in ((0, "cut 1 ABEF CDGH IJ KL"), (1, "take A"), (0, "take B")):
        await table.act(match, seat, line)
        called.append(await call_due(table, match))
    assert called == [[1], [0], [1]]


@pytest.mark.parametrize(
    ("seconds", "private", "called"),
    [(AT_ONCE - 1, False, []), (AT_ONCE - 1, True, [2]), (AT_ONCE, False, [2])],
)
async def test_who_was_told_to_plan_is_called_again_unless_their_turn_comes_at_once(
    table: Planning, seconds: int, private: bool, called: list[int]
) -> None:
    match = await table.begun(3)
    await table.act(match, 0, "cut 1 ABEF CDGH IJKL")
    assert await call_due(table, match) == [1, 2]
    table.clock.turn(seconds=seconds)
    await table.act(match, 1, "take A")
    assert await call_due(table, match, private=private) == called
    await table.matches.mentions.forget(await table.matches.mentions.find_answered(match))
    standing = await table.matches.mentions.find_open(match)
    assert [(one.seat, one.decision is not None) for one in standing] == [(2, True)]


async def test_who_acts_by_hand_before_the_settling_is_over_has_acted(tmp_path: Path) -> None:
    async with Planning.at(tmp_path / "slow.sqlite3", settling=20) as table:
        match = await second_turn(table)
        await table.plan(match, 0, "take A; place A M11 0", "take C")
        await table.act(match, 2, "take B")
        assert (await table.view(match, 0)).to_act == {0}
        table.clock.turn(seconds=19)
        await table.act(match, 0, "take C")
        table.clock.turn(seconds=2)
        await table.jobs.run_due()
        found = await table.matches.plans.read(match, 1)
        assert (found.lines, found.failure) == ((), None)
        assert (await table.view(match, 0)).offered[2].taken_by == 0


async def test_a_misclick_can_be_caught_before_a_plan_answers(tmp_path: Path) -> None:
    async with Planning.at(tmp_path / "slow.sqlite3", settling=20) as table:
        match = await second_turn(table)
        await table.plan(match, 0, "take A", "take B")
        await table.act(match, 2, "take A")
        await table.matches.undo.undo(match, 3)
        table.clock.turn(seconds=60)
        await table.act(match, 2, "take C")
        table.clock.turn(seconds=20)
        await table.jobs.run_due()
        assert (await table.view(match, 0)).offered[0].taken_by == 0


async def test_what_is_asked_again_after_second_thoughts_is_not_answered_by_an_old_plan(
    table: Planning,
) -> None:
    match = await second_turn(table)
    await table.act(match, 2, "take B")
    await table.act(match, 0, "take A")
    await table.matches.undo.undo(match, 1)
    await table.jobs.run_due()
    assert (await table.view(match, 0)).to_act == {0}


async def test_a_seat_that_is_given_up_plans_no_more(table: Planning) -> None:
    match = await second_turn(table)
    await table.plan(match, 0, "take A")
    await table.matches.play.resign(match, 1)
    await table.act(match, 2, "take B")
    log_events = await table.matches.queries.list_events(match)
    assert "plan" not in {log_event.by for log_event in log_events}
    with pytest.raises(Refusal, match="resigned"):
        await table.matches.plans.read(match, 1)


async def test_the_plans_of_a_match_that_is_over_go(table: Planning) -> None:
    match = await second_turn(table)
    await table.plan(match, 0, "take A")
    await table.matches.play.end(match, 1)
    assert await table.rows("SELECT * FROM plans") == []


async def test_what_did_it_stands_in_the_log_and_after_a_restart(table: Planning) -> None:
    match = await second_turn(table)
    await table.plan(match, 0, "take A")
    await table.act(match, 2, "take B")
    bodies = await table.rows("SELECT actor, body FROM log WHERE kind = 'action' ORDER BY seq")
    assert '"by":"plan"' in bodies[-1][1]
    assert bodies[-1][0] == 1
    assert not any('"by"' in body for _, body in bodies[:-1])
    before = await table.matches.queries.list_events(match)
    await table.restart()
    assert await table.matches.queries.list_events(match) == before


@pytest.mark.parametrize("column", ["lines", "missed"])
async def test_a_plan_that_cannot_be_read_is_dropped_and_the_match_goes_on(
    table: Planning, column: str
) -> None:
    match = await second_turn(table)
    await table.plan(match, 0, "take B")
    await table.rows(f"UPDATE plans SET {column} = 'nonsense'")  # noqa: S608
    planned = await table.matches.plans.read(match, 1)
    if column == "missed":
        assert [*planned.lines] == [line_of("take B")]
        return
    assert planned.lines == ()
    await table.matches.play.act(match, 3, line_of("take C")[0])
    await table.tell_all()
    await table.jobs.run_due()
    shown = await table.matches.queries.read_table(match)
    assert shown.status is Status.RUNNING
    planned = await table.matches.plans.read(match, 1)
    assert planned.failure is not None
    assert planned.failure.code == UNREADABLE
    assert [row.recipients for row in await table.due_messages()] == [(1,)]
    await table.act(match, 0, "take A")
    assert await table.rows("SELECT count(*) FROM plans WHERE lines = 'nonsense'") == [(0,)]
