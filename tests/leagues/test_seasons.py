"""Whole seasons through the service: by computer-made moves on a clock that tests turn, with
restarts in between."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.leagues import commands
from bot.leagues.aggregate import fold
from bot.leagues.events import Body, Closed, Corrected, Dropped, Ended, Event, Founded, SignedUp
from bot.leagues.league import League
from bot.leagues.session_length import ServerPace, estimate_session
from bot.leagues.settings import DAY, LeagueSettings, division_sizes, tiers
from bot.leagues.simulation import Rehearsal
from bot.leagues.standings import POINT
from bot.matches import Limits, Refusal
from bot.models.match import CLOCK_PRESETS, Status
from engine.contract import rank_with_ties
from tests.games.bids import Bids
from tests.games.duels import Duels
from tests.leagues.season import Season
from tests.matches.world import World

NAMES = tuple(f"P{number}" for number in range(1, 15))


@pytest.mark.slow
async def test_two_divisions_with_promotion_and_restarts(season: Season) -> None:
    await season.found(*NAMES, table=4, division=7)
    await season.begin()
    assert [len(one) for one in (await season.league()).divisions] == [7, 7]
    while (await season.league()).phase == "running":
        await season.restart()
        await season.days(2)
    league = await season.league()
    assert all(slot.how == "played" for slot in league.slots)
    assert len(league.slots) == 14
    for division in (1, 2):
        lines = league.standings(division)
        assert [line.counted for line in lines] == [4] * 7
        assert abs(sum(line.points for line in lines) - 7 * 20 * POINT) <= 28
        seats = [(slot.fixture.players[s], s) for slot in league.slots for s in range(4)]
        assert len(set(seats)) == len(seats) == 56
    first = league.last_ranking

    await season.begin()
    league = await season.league()
    assert league.season == 2
    upper, lower = set(league.divisions[0]), set(league.divisions[1])
    assert upper == {*first[0][:5], *first[1][:2]}
    assert lower == {*first[0][5:], *first[1][2:]}
    await season.over()
    assert sum(isinstance(event.body, Closed) for event in (await season.league()).events) == 2
    assert {row.seats[0].rated for row in await season.world.store.results.read_since(0)} == {True}


async def test_a_session_is_played_by_the_tournament_rule_of_the_game(season: Season) -> None:
    await season.found(*NAMES[:3], game="duels", table=2, interval=7)
    await season.begin()
    await season.over()
    league = await season.league()
    assert len(league.slots) == 3
    for slot in league.slots:
        numbers = await season.world.store.results.find_fixture_matches(
            season.id, 10_000 + slot.number
        )
        assert len(numbers) == 2
        result = await season.world.matches.sessions.read_result(numbers[-1])
        assert result is not None
        assert slot.result is not None
        assert slot.result.places == result.ranks


async def test_nobody_has_more_sessions_at_once_than_agreed(season: Season) -> None:
    await season.found(*NAMES[:7], table=4, at_once=1, interval=1)
    await season.begin()
    everybody = set(season.people)
    await season.days(5, everybody)
    league = await season.league()
    playing = [p for slot in league.slots if slot.state == "open" for p in slot.fixture.players]
    assert playing
    assert len(set(playing)) == len(playing)


async def test_what_is_late_is_extended_once_and_then_adjudicated(season: Season) -> None:
    await season.found(*NAMES[:7], table=3, interval=3, clock="none")
    await season.begin()
    sleeper = {season.people[0]}
    deadline = (await season.league()).deadline
    await season.days((deadline - season.world.clock.at) // DAY + 1, sleeper)
    league = await season.league()
    assert league.extra_days == 7
    assert league.phase == "running"
    await season.days(8, sleeper)
    league = await season.league()
    assert league.phase == "sign-up"
    assert {slot.how for slot in league.slots} == {"played", "unplayed"}
    assert {slot.missed for slot in league.slots} == {frozenset(), frozenset(sleeper)}
    running = await season.world.store.matches.find_by_status((Status.RUNNING,))
    assert running == ()


@pytest.mark.slow
async def test_a_drop_out_forfeits_what_has_not_begun(season: Season) -> None:
    await season.found(*NAMES[:5], table=4, at_once=1, interval=5)
    await season.begin()
    await season.days(1)
    gone = season.people[2]
    played = [
        slot.number for slot in (await season.league()).slots_of(gone) if slot.state == "ended"
    ]
    await season.leagues.act(season.id, season.host, commands.drop_player, gone)
    await season.over()
    league = await season.league()
    for slot in league.slots_of(gone):
        assert slot.result is not None
        assert (gone in slot.result.forfeits) == (slot.number not in played)
        if slot.number not in played:
            assert slot.result.places[slot.fixture.players.index(gone)] == 4
            table = await season.world.matches.queries.read_table(slot.match or 0)
            assert table.seats[slot.fixture.players.index(gone)].computer is not None
    assert gone not in league.roster


@pytest.mark.slow
async def test_a_substitute_takes_over_what_has_not_begun(season: Season) -> None:
    await season.found(*NAMES[:5], table=4, at_once=1, interval=5)
    await season.begin()
    (sub,) = [one.player for one in await season.world.people("Sub")]
    await season.leagues.sign_up(season.id, sub)
    gone = season.people[2]
    await season.leagues.act(season.id, season.host, commands.drop_player, gone)
    await season.over()
    league = await season.league()
    assert sub in league.divisions[0]
    assert {*league.slots_of(sub)}.isdisjoint(league.slots_of(gone))
    assert len(league.slots_of(sub)) + len(league.slots_of(gone)) == 4
    assert all(slot.result and not slot.result.forfeits for slot in league.slots)
    assert sub in league.roster


async def test_a_walkover_where_only_one_is_left(season: Season) -> None:
    await season.found(*NAMES[:3], table=2, at_once=1, interval=5)
    await season.begin()
    await season.days(1)
    league = await season.league()
    pending = next(slot for slot in league.slots if slot.state == "pending")
    gone, stays = pending.fixture.players
    await season.leagues.act(season.id, season.host, commands.drop_player, gone)
    await season.over()
    slot = (await season.league()).find_slot(pending.number)
    assert slot.how == "walkover"
    assert slot.match is None
    assert slot.result is not None
    assert slot.result.places[slot.fixture.players.index(stays)] == 1


@pytest.mark.slow
async def test_a_pause_lets_nothing_begin_and_moves_the_calendar(season: Season) -> None:
    await season.found(*NAMES[:5], table=4, at_once=1, interval=3)
    await season.begin()
    before = await season.league()
    await season.leagues.act(season.id, season.host, commands.pause_season, on=True)
    await season.days(10)
    league = await season.league()
    assert [slot.state for slot in league.slots].count("open") == 0
    assert any(slot.state == "pending" for slot in league.slots)
    await season.leagues.act(season.id, season.host, commands.pause_season, on=False)
    assert (await season.league()).deadline == before.deadline + 10 * DAY
    await season.over()


async def test_a_correction_counts_leaves_a_trace_and_can_be_undone(season: Season) -> None:
    await season.found(*NAMES[:4], table=4)
    await season.begin()
    await season.over()
    before = (await season.league()).standings(1)
    slot = (await season.league()).slots[0]
    await season.leagues.correct(season.id, season.host, slot.number, (0, 0, 0, 99), "a dispute")
    after = await season.league()
    assert after.standings(1) != before
    assert after.events[-1].actor == season.host
    with pytest.raises(Refusal, match="league-scores"):
        await season.leagues.correct(season.id, season.host, slot.number, (1,), "")
    await season.leagues.act(season.id, season.host, commands.undo_act)
    assert (await season.league()).standings(1) == before
    await season.restart()
    assert (await season.league()).standings(1) == before
    with pytest.raises(Refusal, match="cannot-undo"):
        await season.leagues.act(season.id, season.host, commands.undo_act)


@pytest.mark.slow
async def test_a_swiss_event_with_a_knock_out(season: Season) -> None:
    await season.found(*NAMES[:9], table=2, format="swiss", rounds=3, interval=2)
    await season.begin()
    await season.over()
    league = await season.league()
    swiss = [slot for slot in league.slots if not slot.fixture.stage]
    assert [slot.how for slot in swiss].count("bye") == 3
    assert [slot.fixture.stage for slot in league.slots if slot.fixture.stage] == [
        "semi-1", "semi-2", "final", "third",
    ]  # fmt: skip
    final = next(slot for slot in league.slots if slot.fixture.stage == "final")
    assert set(league.last_ranking[0][:2]) == set(final.fixture.players)
    pairs = [frozenset(slot.fixture.players) for slot in swiss if slot.how != "bye"]
    assert len(set(pairs)) == len(pairs)


async def test_a_kill_between_match_and_event_begins_no_session_twice(
    season: Season, monkeypatch: pytest.MonkeyPatch
) -> None:
    await season.found(*NAMES[:4], table=4, at_once=1)

    async def killed(*_: Any) -> Any:
        raise RuntimeError("killed")

    await season.leagues.begin(season.id, season.host)
    monkeypatch.setattr(season.leagues._repository, "change", killed)
    await season.jobs.run_due()
    monkeypatch.undo()
    matches = await season.world.store.matches.find_by_status((Status.RUNNING,))
    assert len(matches) == 1
    assert [slot.state for slot in (await season.league()).slots].count("open") == 0
    await season.restart()
    await season.jobs.run_due()
    assert await season.world.store.matches.find_by_status((Status.RUNNING,)) == matches
    assert [slot.match for slot in (await season.league()).slots if slot.match] == [*matches]
    await season.over()


async def test_a_server_that_is_full_only_delays_a_session(tmp_path: Path) -> None:
    limits = Limits(server=1)
    async with World(tmp_path / "full.sqlite3", {"bids": Bids()}, limits=limits) as world:
        season = Season(world)
        await season.found(*NAMES[:4], table=2, at_once=2)
        await season.begin()
        states = [slot.state for slot in (await season.league()).slots]
        assert states.count("open") == 1
        due = await season.jobs.next_due()
        assert due is not None
        assert due > world.clock.at
        await season.over()
        assert {slot.how for slot in (await season.league()).slots} == {"played"}


async def test_somebody_who_wants_to_be_forgotten_leaves_every_league(season: Season) -> None:
    await season.found(*NAMES[:5], table=4)
    gone, sub = season.people[0], (await season.world.people("Sub"))[0].player
    await season.leagues.leave_all(gone)
    assert gone not in (await season.league()).roster
    await season.begin()
    await season.leagues.sign_up(season.id, sub)
    await season.leagues.leave_all(sub)
    await season.leagues.leave_all(season.people[1])
    league = await season.league()
    assert league.substitutes == ()
    assert season.people[1] in league.dropped
    await season.leagues.leave_all(season.people[1])
    assert (await season.league()).seq == league.seq


async def test_the_channel_is_told_what_happens(season: Season) -> None:
    await season.found(*NAMES[:4], table=4, interval=10)
    await season.begin()
    await season.over()
    kinds = [post.note for post in await season.announced(season.world.clock.at)]
    assert kinds == [
        "sign-up", *["roster"] * 4, "began", "absence", "digest", "roster", "closed", "roster",
        *["season-end"] * 4,
    ]  # fmt: skip


@settings(max_examples=25, deadline=None)
@given(st.permutations(range(14)), st.integers(0, 13))
@pytest.mark.slow
def test_standings_do_not_depend_on_which_session_ended_first(order: list[int], gone: int) -> None:
    def played(numbers: list[int]) -> League:
        events: list[Event] = [Event(1, Founded(LeagueSettings("bids", annul=True)), 1, 0)]
        bodies: list[Body] = [SignedUp(player) for player in range(14)]
        league = fold([*events, *(Event(n, b, 1, 0) for n, b in enumerate(bodies, 2))])
        bodies = commands.begin_season(league, bytes(32))
        league = _grown(league, bodies)
        for number in numbers:
            rng = Random(number)
            scores = tuple(rng.randrange(9) for _ in range(4))
            places = rank_with_ties(scores)
            league = _grown(league, [Ended(number + 1, places, scores)])
        return _grown(league, [Dropped(gone), Corrected(3, (1, 1, 1, 1), (5, 5, 5, 5))])

    one, other = played(sorted(order)), played(order)
    for division in (1, 2):
        assert one.standings(division) == other.standings(division)


def _grown(league: League, bodies: list[Body]) -> League:
    rows = [Event(league.seq + n, body, 1, 0) for n, body in enumerate(bodies, 1)]
    return fold((*league.events, *rows))


async def test_sessions_have_the_clock_that_was_agreed(season: Season) -> None:
    await season.found(*NAMES[:4], table=4, clock="blitz")
    await season.begin()
    (match, *_) = await season.world.store.matches.find_by_status((Status.RUNNING,))
    table = await season.world.matches.queries.read_table(match)
    assert table.clock == CLOCK_PRESETS["blitz"]
    assert all(seat.due for seat in table.seats if seat.decision is not None)
    await season.days(3, set(season.people))
    table = await season.world.matches.queries.read_table(match)
    assert any(seat.strikes for seat in table.seats)


async def test_the_waiting_list_and_who_may_begin_when(season: Season) -> None:
    await season.found(*NAMES[:6], table=2, places=4)
    league = await season.league()
    assert league.waiting_list == tuple(season.people[4:])
    await season.leagues.withdraw(season.id, season.people[0])
    assert (await season.league()).players == tuple(season.people[1:5])
    with pytest.raises(Refusal, match="signed-up"):
        await season.leagues.sign_up(season.id, season.people[1])
    await season.begin()
    with pytest.raises(Refusal, match="running"):
        await season.leagues.begin(season.id, season.host)
    with pytest.raises(Refusal, match="running"):
        await season.leagues.change_settings(season.id, season.host, table=3)
    assert {*(await season.league()).divisions[0]} == {*season.people[1:5]}


async def test_a_cancelled_session_counts_for_nobody_until_it_is_corrected(season: Season) -> None:
    await season.found(*NAMES[:4], table=4, at_once=1)
    await season.begin()
    slot = (await season.league()).slots[0]
    assert slot.match is not None
    await season.world.matches.play.end(slot.match, season.host)
    await season.jobs.run_due()
    slot = (await season.league()).slots[0]
    assert slot.how == "cancelled"
    assert [line.counted for line in (await season.league()).standings(1)] == [0] * 4


def test_divisions_are_as_near_to_what_is_wanted_as_can_be() -> None:
    assert division_sizes(14, 7, 4) == [7, 7]
    assert division_sizes(16, 7, 4) == [8, 8]
    assert division_sizes(5, 7, 4) == [5]
    assert division_sizes(25, 7, 4) == [7, 6, 6, 6]
    assert sum(len(tier) for tier in tiers(7, "pyramid")) == 7
    assert tiers(4, "pyramid") == [[0], [1, 2], [3]]
    assert tiers(3, "column") == [[0], [1], [2]]


def test_who_goes_up_and_down() -> None:
    terms = LeagueSettings("bids", division=4)
    ranking = ((1, 2, 3, 4), (5, 6, 7, 8))
    assert terms.order_next_season(ranking, range(1, 10)) == (1, 2, 3, 5, 4, 6, 7, 8, 9)
    assert terms.order_next_season(ranking, (1, 3, 4, 5, 9)) == (1, 3, 5, 4, 9)
    pyramid = LeagueSettings("bids", division=4, shape="pyramid")
    three = (*ranking, (9, 10, 11, 12))
    order = pyramid.order_next_season(three, range(1, 13))
    assert order[:4] == (1, 2, 5, 9)
    assert set(pyramid.divide(order)[0]) == {1, 2, 5, 9}


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_number_of_people_can_begin(players: int) -> None:
    rng = Random(players)
    for size in (2, 3, 4):
        parts = LeagueSettings("bids", table=size, division=7).divide(
            rng.sample(range(players), players)
        )
        assert sorted(one for part in parts for one in part) == list(range(players))


@pytest.mark.slow
def test_a_rehearsal_shows_absences_and_an_odd_number() -> None:
    settings = LeagueSettings("bids", table=3, division=8, interval=3)
    done = Rehearsal(settings, 8).simulate({"bids": Bids()})
    assert done.days is not None
    assert done.days > 3
    assert (done.away, done.leaver) == (1, 8)
    assert len(done.slots) == 8
    assert any(slot.result and slot.result.forfeits for slot, _, _ in done.slots)
    assert sorted(line.player for line in done.tables[0]) == list(range(1, 9))
    late = [e for slot, _, e in done.slots if 1 in slot.fixture.players and slot.fixture.wave == 1]
    assert min(day for day in late if day) > 3


def test_a_rehearsal_takes_as_long_as_the_estimate_says() -> None:
    """Where nobody is away, give or take an answer."""
    settings = LeagueSettings("duels", table=2, interval=42, at_once=6, single=True)
    done = Rehearsal(settings, 3, answer_days=3).simulate({"duels": Duels()})
    length = estimate_session(settings, Duels(), ServerPace(3, 3))
    assert length is not None
    present = [last for slot, _, last in done.slots if done.away not in slot.fixture.players]
    assert all(day and abs(day - length.days) <= 3 for day in present)
