"""What a league is after things have happened in unlikely orders: fold by fold, with no matches."""

from dataclasses import replace

import pytest

from bot.leagues import commands
from bot.leagues.aggregate import fold
from bot.leagues.events import (
    Body,
    Changed,
    Corrected,
    Ended,
    Event,
    Founded,
    Listed,
    Opened,
    Paused,
    Returned,
    SignedUp,
)
from bot.leagues.league import League, Slot
from bot.leagues.season_rules import (
    Finish,
    SessionPlay,
    adjudicate_session,
    advance_season,
    end_session,
    find_walkover,
)
from bot.leagues.settings import DAY, LeagueSettings, division_sizes
from bot.leagues.standings import MILLION, POINT
from bot.matches import Refusal
from engine.contract import rank_with_ties

HOST = 99
SEED = bytes(32)


def grown(league: League, bodies: list[Body], actor: int | None = HOST, at: int = 0) -> League:
    rows = [Event(league.seq + n, body, actor, at) for n, body in enumerate(bodies, 1)]
    return fold((*league.events, *rows))


def signed_up(count: int = 7, **terms: object) -> League:
    agreed = replace(LeagueSettings("bids"), **terms)  # type: ignore[arg-type]
    league = fold([Event(1, Founded(agreed), HOST, 0)])
    return grown(league, [SignedUp(player) for player in range(1, count + 1)], None)


def began(league: League) -> League:
    return grown(league, commands.begin_season(league, SEED))


def opened(league: League) -> League:
    slots = [slot for slot in league.slots if slot.state == "pending"]
    return grown(league, [Opened(slot.number, 100 + slot.number) for slot in slots], None)


def result(slot: Slot) -> Ended:
    seats = len(slot.fixture.players)
    return Ended(slot.number, tuple(range(1, seats + 1)), tuple(range(9, 9 - seats, -1)))


def played(league: League) -> League:
    slots = [slot for slot in league.slots if slot.state != "ended"]
    return grown(league, [result(slot) for slot in slots], None)


def over(league: League) -> League:
    while league.phase == "running":
        league = played(league)
        league = grown(league, advance_season(league), None)
    return league


def test_who_leaves_forfeits_what_begins_later_in_every_season() -> None:
    league = began(over(opened(began(signed_up()))))
    assert league.season == 2
    league = grown(league, commands.drop_player(league, 3))
    assert all(league.absentees_of(slot) == {3} for slot in league.slots_of(3))
    league = opened(league)
    slot = league.slots_of(3)[0]
    assert commands.correct_result(league, slot.number, (9, 9, 9, 9), "") == [
        Corrected(slot.number, places_without(slot, 3), (9, 9, 9, 9))
    ]


def places_without(slot: Slot, player: int) -> tuple[int, ...]:
    return tuple(4 if one == player else 1 for one in slot.fixture.players)


def test_who_left_an_earlier_season_forfeits_nothing_in_the_next() -> None:
    league = began(signed_up())
    league = over(grown(league, commands.drop_player(league, 3)))
    league = opened(began(grown(league, [SignedUp(3)], 3)))
    league = grown(league, commands.drop_player(league, 3))
    assert all(league.absentees_of(slot) == frozenset() for slot in league.slots_of(3))


def test_who_never_signed_up_is_not_dropped() -> None:
    with pytest.raises(Refusal, match="league-plays-not"):
        commands.drop_player(began(signed_up()), 99)


def test_leaving_is_not_undone_once_somebody_else_holds_the_seat() -> None:
    league = began(signed_up())
    league = grown(league, commands.drop_player(league, 3))
    assert grown(league, commands.undo_act(league)).dropped == frozenset()
    with pytest.raises(Refusal, match="league-cannot-undo"):
        commands.undo_act(opened(league))


def test_a_corrected_session_stays_forfeited() -> None:
    league = opened(grown(began(signed_up()), commands.drop_player(began(signed_up()), 3)))
    slot = league.slots_of(3)[0]
    finish = rank_with_ties((5, 5, 5, 5))
    league = grown(league, [Ended(slot.number, finish, (5, 5, 5, 5), (3,))], None)
    league = grown(league, commands.correct_result(league, slot.number, (1, 2, 3, 4), ""))
    corrected = league.find_slot(slot.number).result
    assert corrected is not None
    assert corrected.forfeits == {3}
    assert corrected.places[slot.fixture.players.index(3)] == 4


def test_a_seat_that_is_forfeited_stays_so_when_time_is_over() -> None:
    league = opened(grown(began(signed_up()), commands.drop_player(began(signed_up()), 3)))
    slot = league.slots_of(3)[0]
    scores = tuple(40 if one == 3 else 20 for one in slot.fixture.players)
    decided = adjudicate_session(league, slot, SessionPlay(50, scores, (False,) * 4, (0,) * 4))
    assert (decided.forfeits, decided.how) == ((3,), "adjudicated")
    assert decided.places == places_without(slot, 3)


def test_a_forfeited_seat_is_no_measure_for_the_others() -> None:
    league = opened(grown(began(signed_up()), commands.drop_player(began(signed_up()), 3)))
    slot = league.slots_of(3)[0]
    scores = tuple(40 if one == 3 else 20 for one in slot.fixture.players)
    league = grown(league, [end_session(league, slot, finish_of(scores))], None)
    lines = {line.player: line for line in league.standings(1)}
    others = [lines[one] for one in slot.fixture.players if one != 3]
    assert [(one.share, one.wins) for one in others] == [(MILLION, POINT // 3)] * 3
    assert lines[3].share == 0


def finish_of(scores: tuple[int, ...]) -> Finish:
    return Finish(rank_with_ties(scores), scores)


def test_what_was_agreed_before_a_season_holds_until_the_next() -> None:
    league = signed_up()
    league = grown(league, [Changed(replace(league.settings, prizes=(3, 1, 0, 0)))])
    league = began(league)
    with pytest.raises(Refusal, match="league-cannot-undo"):
        commands.undo_act(league)
    league = over(league)
    lines = league.standings(1)
    other = replace(league.settings, prizes=(1, 0, 0, 0), order=league.settings.order[::-1])
    league = grown(league, [Changed(other)])
    assert league.standings(1) == lines
    assert began(league).season_settings == other


def test_a_substitute_who_signs_up_is_a_substitute_no_more() -> None:
    league = grown(signed_up(), [Listed(8, there=True)], 8)
    league = grown(league, commands.sign_up(league, 8), 8)
    assert league.substitutes == ()
    league = grown(began(signed_up(8)), [])
    league = grown(league, commands.drop_player(league, 3))
    assert all(len({*slot.fixture.players}) == 4 for slot in league.slots)


def test_who_has_left_does_not_come_back_as_a_substitute() -> None:
    league = began(signed_up())
    league = grown(league, commands.drop_player(league, 3))
    with pytest.raises(Refusal, match="league-plays-already"):
        commands.sign_up(league, 4)
    assert commands.sign_up(league, 3, organised=True) == [Returned(3)]
    league = grown(league, [Listed(3, there=True), Listed(8, there=True)], 3)
    league = grown(league, commands.drop_player(league, 4))
    assert all(len({*slot.fixture.players}) == 4 for slot in league.slots)
    assert 8 in league.divisions[0]


@pytest.mark.parametrize("gone", [0, 1])
def test_a_knock_out_goes_on_when_somebody_leaves_it(gone: int) -> None:
    league = began(signed_up(8, format="swiss", table=2, rounds=2))
    while not any(slot.fixture.stage for slot in league.slots):
        league = played(league)
        league = grown(league, advance_season(league), None)
    semis = [slot.fixture.players for slot in league.slots if slot.fixture.stage]
    league = played(league)
    league = grown(league, commands.drop_player(league, semis[0][gone]))
    league = grown(league, advance_season(league), None)
    final, third = league.slots[-2:]
    assert {*final.fixture.players} == {semis[0][0], semis[1][0]}
    assert {*third.fixture.players} == {semis[0][1], semis[1][1]}
    short = third if gone else final
    assert find_walkover(league, short) is not None
    assert over(league).phase == "sign-up"


def test_a_correction_lets_nobody_else_into_the_knock_out() -> None:
    league = began(signed_up(8, format="swiss", table=2, rounds=2))
    while not any(slot.fixture.stage for slot in league.slots):
        league = played(league)
        league = grown(league, advance_season(league), None)
    inside = {one for slot in league.slots if slot.fixture.stage for one in slot.fixture.players}
    first = league.slots[0]
    league = grown(league, commands.correct_result(played(league), first.number, (0, 9), ""))
    league = over(played(league))
    assert {*league.last_ranking[0][:4]} == inside


def test_a_pause_moves_the_end_whatever_is_over() -> None:
    league = began(signed_up())
    last = [slot for slot in league.slots if slot.fixture.wave == league.latest_round]
    league = grown(league, [result(slot) for slot in last], None)
    ends, at = league.deadline, (league.latest_round - 1) * 14 * DAY
    league = grown(league, [Paused(on=True)], at=at)
    league = grown(league, [Paused(on=False)], at=at + 10 * DAY)
    assert league.deadline == ends + 10 * DAY


def test_no_division_is_larger_than_there_are_designs_for() -> None:
    assert division_sizes(47, 32, 4) == [24, 23]
    league = began(signed_up(47, division=32, places=128))
    assert [len(one) for one in league.divisions] == [24, 23]


def test_where_there_is_room_the_last_of_a_height_are_spared_last() -> None:
    terms = LeagueSettings("bids", division=4, shape="pyramid")
    ranking = tuple(tuple(range(4 * n + 1, 4 * n + 5)) for n in range(4))
    order = terms.order_next_season(ranking, range(1, 17))
    assert {*order[:4]} == {1, 2, 5, 9}
    assert [one for one in order if one in (7, 8, 11, 12)] == [7, 11, 8, 12]
