"""A match is the fold of its log: every kind of row, also those no service call writes yet."""

from dataclasses import replace
from typing import Any

import pytest

from bot.matches.aggregate import Match, advance, begin, fold
from bot.matches.log_entries import (
    ActionRetracted,
    ActionsUndone,
    ActionTaken,
    Body,
    ComputerTookOver,
    LogEntry,
    MatchStarted,
    OrganiserActed,
    PlayerResigned,
    PlayerReturned,
    PlayerSubstituted,
    WinClaimed,
    read_entry,
    write_entry,
)
from bot.models.match import Status
from bot.storage.errors import StoreDamaged
from engine.contract import IllegalAction
from tests.games.bids import Bid, Bids, Keep, TakeBack

GAME = Bids()
ANA, BO, CID = 11, 12, 13


def started(*people: int | None) -> Match:
    """A match of these people; None is a computer player."""
    start = MatchStarted(
        seed="5a" * 32,
        options={"rounds": 2, "prizes": "any"},
        rules=1,
        people=people,
        computers=tuple("low" if person is None else None for person in people),
    )
    return begin(GAME, LogEntry(1, None, start, ANA))


def act(match: Match, seat: int, action: Any, decision: int | None = None) -> Match:
    asked = match.decisions[seat] if decision is None else decision
    actor = match.holders[seat].person_to_ask
    body = ActionTaken(action=GAME.write(action))
    return advance(match, LogEntry(match.seq + 1, seat, body, actor, asked, action))


def row(match: Match, body: Body, seat: int | None = None, actor: int | None = None) -> Match:
    return advance(match, LogEntry(match.seq + 1, seat, body, actor))


def bid_all(match: Match) -> Match:
    """Everybody bids their lowest card."""
    for seat, hand in enumerate(match.state.hands):
        match = act(match, seat, Bid(hand[0]))
    return match


def test_a_seat_is_asked_anew_when_it_acted_or_comes_to_owe() -> None:
    match = started(ANA, BO, CID)
    assert match.decisions == (1, 1, 1)
    match = act(match, 1, Bid(match.state.hands[1][0]))  # row 2
    assert match.decisions == (1, 2, 1)
    assert match.seats_to_act == {0, 2}
    match = act(match, 0, Bid(match.state.hands[0][0]))  # row 3
    match = act(match, 2, Bid(match.state.hands[2][0]))  # row 4: shown, somebody won
    winner = match.state.winner
    assert match.seats_to_act == {winner}
    match = act(match, winner, Keep())  # row 5: everybody bids again
    assert match.decisions == (5, 5, 5)


def test_who_owes_before_and_after_keeps_the_question() -> None:
    match = started(ANA, BO, CID)
    match = act(match, 1, Bid(match.state.hands[1][0]))
    match = act(match, 1, TakeBack())
    assert match.decisions == (1, 3, 1)
    assert match.seats_to_act == {0, 1, 2}


def test_a_row_that_answers_another_decision_does_not_fit() -> None:
    match = started(ANA, BO)
    with pytest.raises(ValueError, match="answers nothing"):
        act(match, 0, Bid(match.state.hands[0][0]), decision=9)
    with pytest.raises(ValueError, match="cannot follow"):
        advance(match, LogEntry(7, 0, PlayerReturned(), ANA))
    with pytest.raises(IllegalAction):
        act(match, 0, Keep())


def test_retract_strikes_a_commitment_and_asks_that_seat_again() -> None:
    match = started(ANA, BO, CID)
    match = act(match, 0, Bid(match.state.hands[0][2]))  # row 2
    match = act(match, 1, Bid(match.state.hands[1][1]))  # row 3
    back = row(match, ActionRetracted(row=2), seat=0, actor=ANA)  # row 4
    assert back.state.bids == (None, match.state.hands[1][1], None)
    assert back.seats_to_act == {0, 2}
    assert back.decisions == (4, 3, 1)
    again = act(back, 0, Bid(back.state.hands[0][0]))
    assert again.answered_decisions == {(0, 1), (1, 1), (0, 4)}
    with pytest.raises(ValueError, match="no action at row 2"):
        row(back, ActionRetracted(row=2), seat=0)


def test_an_undo_leaves_all_rows_as_they_are_but_those_of_standing_actions() -> None:
    """Else a log of many undos would take the square of its length to fold."""
    match = started(ANA, BO, CID)
    for _ in range(2):
        match = act(match, 0, Bid(match.state.hands[0][2]))
        match = row(match, ActionRetracted(row=match.seq), seat=0, actor=ANA)
    match = act(match, 0, Bid(match.state.hands[0][2]))
    back = row(match, ActionRetracted(row=match.seq), seat=0, actor=ANA)
    pairs = zip(match.log_events, back.log_events[:-1], strict=True)
    changed = [before.seq for before, after in pairs if before is not after]
    assert changed == [match.seq]


def test_undo_to_strikes_everything_after_a_row_and_asks_everybody_again() -> None:
    match = started(ANA, BO)
    first = act(match, 0, Bid(match.state.hands[0][0]))  # row 2
    later = act(bid_round(first), bid_round(first).state.winner, Keep())  # rows 3, 4
    undone = row(later, ActionsUndone(to=2), actor=CID)  # row 5
    assert undone.state == first.state
    assert undone.seats_to_act == {1}
    assert undone.decisions == (5, 5)
    assert [played.seq for played in undone.actions] == [2]
    assert [log_event.kind for log_event in undone.log_events] == [
        "start",
        "action",
        "action",
        "action",
        "undo-to",
    ]


def test_what_came_to_light_with_an_action_is_kept_with_it() -> None:
    match = bid_all(started(ANA, BO))
    assert [(one.actor, one.reveals) for one in match.actions] == [(ANA, False), (BO, True)]
    back = row(match, ActionRetracted(row=2), seat=0, actor=ANA)
    assert [(one.actor, one.reveals) for one in back.actions] == [(BO, False)]


def test_nothing_has_happened_by_what_is_struck() -> None:
    match = bid_all(started(ANA, BO))
    assert [len(log_event.events) for log_event in match.log_events] == [0, 1, 3]
    back = row(match, ActionRetracted(row=2), seat=0, actor=ANA)
    assert [len(log_event.events) for log_event in back.log_events] == [0, 0, 1, 0]


def bid_round(match: Match) -> Match:
    return act(match, 1, Bid(match.state.hands[1][0]))


def test_undo_reopens_a_finished_match() -> None:
    match = played_out(started(ANA, BO))
    assert match.status is Status.FINISHED
    assert match.seats_to_act == frozenset()
    again = row(match, ActionsUndone(to=match.seq - 1), actor=CID)
    assert again.status is Status.RUNNING
    assert again.places == ()
    assert again.seats_to_act


def played_out(match: Match) -> Match:
    while match.status is Status.RUNNING:
        seat = min(match.seats_to_act)
        match = act(match, seat, next(GAME.legal_actions(match.state, seat)))
    return match


def test_a_substitute_takes_the_seat_with_its_question() -> None:
    match = row(started(ANA, BO), PlayerSubstituted(player=CID), seat=1, actor=CID)
    assert match.holders[1].person_to_ask == CID
    assert match.seat_of(BO) is None
    assert match.decisions == (1, 1)


def test_a_computer_keeps_the_seat_warm_until_the_person_returns() -> None:
    match = row(started(ANA, BO), ComputerTookOver(level="high"), seat=1)
    assert match.holders[1].person_to_ask is None
    assert match.holders[1].has_person
    assert match.status is Status.RUNNING
    match = row(match, PlayerReturned(), seat=1, actor=BO)
    assert match.holders[1].person_to_ask == BO


def test_a_resigned_seat_is_placed_last_whatever_it_scores() -> None:
    match = row(started(ANA, BO), PlayerResigned(level="high"), seat=0, actor=ANA)
    assert match.holders[0].resigned
    over = played_out(match)
    assert over.places == (2, 1)


def test_a_substitute_for_a_resigned_seat_wipes_the_slate() -> None:
    match = row(started(ANA, BO), PlayerResigned(level="high"), seat=0, actor=ANA)
    match = row(match, PlayerSubstituted(player=CID), seat=0, actor=CID)
    assert match.resigned == ()
    assert match.holders[0].has_person


def test_a_match_with_no_person_left_is_cancelled() -> None:
    match = row(started(ANA, None), PlayerResigned(level="high"), seat=0, actor=ANA)
    assert match.status is Status.CANCELLED
    assert match.seats_to_act == frozenset()
    assert match.places == ()


def test_the_last_person_may_claim_the_first_place() -> None:
    match = row(started(ANA, BO, None, CID), PlayerResigned(level="high"), seat=3, actor=CID)
    match = row(match, PlayerResigned(level="high"), seat=0, actor=ANA)
    match = row(match, WinClaimed(), seat=1, actor=BO)
    assert match.status is Status.FINISHED
    assert match.claimed
    assert match.places == (3, 1, 2, 4)


def test_an_organiser_ends_a_match_and_other_acts_leave_it_alone() -> None:
    match = started(ANA, BO)
    paused = row(match, OrganiserActed(deed="pause"), actor=CID)
    assert paused.status is Status.RUNNING
    assert paused.state == match.state
    ended = row(match, OrganiserActed(deed="cancel"), actor=CID)
    assert ended.status is Status.CANCELLED


def test_every_row_survives_the_file_and_folds_to_the_same_hash() -> None:
    match = started(ANA, BO, CID)
    entries = [LogEntry(1, None, match.start, ANA)]

    def add(body: Body, seat: int | None = None, actor: int | None = None) -> None:
        nonlocal match
        entries.append(LogEntry(match.seq + 1, seat, body, actor))
        match = advance(match, entries[-1])

    def play(seat: int) -> None:
        nonlocal match
        action = next(GAME.legal_actions(match.state, seat))
        body = ActionTaken(action=GAME.write(action))
        asked = match.decisions[seat]
        entries.append(LogEntry(match.seq + 1, seat, body, ANA, asked, action))
        match = advance(match, entries[-1])

    play(0)
    add(ActionRetracted(row=2), 0, ANA)
    add(ComputerTookOver(level="low"), 1)
    add(PlayerReturned(), 1, BO)
    add(PlayerResigned(level="high"), 2, CID)
    add(PlayerSubstituted(player=14), 2, 14)
    play(1)
    add(ActionsUndone(to=3), None, CID)
    add(OrganiserActed(deed="extend", seconds=60), None, CID)
    add(PlayerResigned(level="high"), 0, ANA)
    add(PlayerResigned(level="high"), 2, 14)
    add(WinClaimed(), 1, BO)
    rows = [write_entry(entry, "00", 5) for entry in entries]
    back = [read_entry(GAME, one) for one in rows]
    assert {entry.kind for entry in back} == {
        "start",
        "action",
        "retract",
        "undo-to",
        "computer",
        "return",
        "resign",
        "substitute",
        "organiser",
        "claim",
    }
    assert fold(GAME, back).hash() == match.hash()


@pytest.mark.parametrize(
    "body",
    ["{}", "[]", "null", '{"level":7}', '{"level":"low","more":1}', "not json"],
)
def test_a_row_that_no_bot_has_written_is_damage(body: str) -> None:
    good = write_entry(LogEntry(2, 0, PlayerResigned(level="low"), ANA), "00", 5)
    with pytest.raises(StoreDamaged):
        read_entry(GAME, replace(good, body=body))


def test_the_hash_tells_apart_all_that_matters() -> None:
    match = started(ANA, BO)
    others = [
        act(match, 0, Bid(match.state.hands[0][0])),
        act(match, 0, Bid(match.state.hands[0][1])),
        row(match, PlayerSubstituted(player=CID), seat=0),
        row(match, PlayerResigned(level="low"), seat=0),
        row(match, OrganiserActed(deed="cancel")),
        row(match, ActionsUndone(to=1)),
    ]
    assert len({one.hash() for one in (match, *others)}) == 7
