"""A match is the fold of its log: every kind of row, also those no service call writes yet."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.matches.entries import (
    Acted,
    Body,
    Claim,
    Computer,
    Entry,
    Organiser,
    Resign,
    Retract,
    Return,
    Start,
    Substitute,
    UndoTo,
    read_entry,
    write_entry,
)
from bot.matches.fold import Match, advance, begin, fold
from bot.storage.store import StoreDamaged
from bot.tables import Status
from engine.contract import IllegalAction
from tests.games.bids import Bid, Bids, Keep, TakeBack

GAME = Bids()
ANA, BO, CID = 11, 12, 13


def started(*people: int | None) -> Match:
    """A match of these people; None is a computer player."""
    start = Start(
        seed="5a" * 32,
        options={"rounds": 2, "prizes": "any"},
        rules=1,
        people=people,
        computers=tuple("low" if person is None else None for person in people),
    )
    return begin(GAME, Entry(1, None, start, ANA))


def act(match: Match, seat: int, action: Any, decision: int | None = None) -> Match:
    asked = match.asked[seat] if decision is None else decision
    actor = match.chairs[seat].awaited
    body = Acted(action=GAME.encode_action(action))
    return advance(match, Entry(match.seq + 1, seat, body, actor, asked, action))


def row(match: Match, body: Body, seat: int | None = None, actor: int | None = None) -> Match:
    return advance(match, Entry(match.seq + 1, seat, body, actor))


def bid_all(match: Match) -> Match:
    """Everybody bids their lowest card."""
    for seat, hand in enumerate(match.state.hands):
        match = act(match, seat, Bid(hand[0]))
    return match


def test_a_seat_is_asked_anew_when_it_acted_or_comes_to_owe() -> None:
    match = started(ANA, BO, CID)
    assert match.asked == (1, 1, 1)
    match = act(match, 1, Bid(match.state.hands[1][0]))  # row 2
    assert match.asked == (1, 2, 1)
    assert match.owing == {0, 2}
    match = act(match, 0, Bid(match.state.hands[0][0]))  # row 3
    match = act(match, 2, Bid(match.state.hands[2][0]))  # row 4: shown, somebody won
    winner = match.state.winner
    assert match.owing == {winner}
    match = act(match, winner, Keep())  # row 5: everybody bids again
    assert match.asked == (5, 5, 5)


def test_who_owes_before_and_after_keeps_the_question() -> None:
    match = started(ANA, BO, CID)
    match = act(match, 1, Bid(match.state.hands[1][0]))
    match = act(match, 1, TakeBack())
    assert match.asked == (1, 3, 1)
    assert match.owing == {0, 1, 2}


def test_a_row_that_answers_another_decision_does_not_fit() -> None:
    match = started(ANA, BO)
    with pytest.raises(ValueError, match="answers nothing"):
        act(match, 0, Bid(match.state.hands[0][0]), decision=9)
    with pytest.raises(ValueError, match="cannot follow"):
        advance(match, Entry(7, 0, Return(), ANA))
    with pytest.raises(IllegalAction):
        act(match, 0, Keep())


def test_retract_strikes_a_commitment_and_asks_that_seat_again() -> None:
    match = started(ANA, BO, CID)
    match = act(match, 0, Bid(match.state.hands[0][2]))  # row 2
    match = act(match, 1, Bid(match.state.hands[1][1]))  # row 3
    back = row(match, Retract(row=2), seat=0, actor=ANA)  # row 4
    assert back.state.bids == (None, match.state.hands[1][1], None)
    assert back.owing == {0, 2}
    assert back.asked == (4, 3, 1)
    again = act(back, 0, Bid(back.state.hands[0][0]))
    assert again.answered == {(0, 1), (1, 1), (0, 4)}
    with pytest.raises(ValueError, match="no action at row 2"):
        row(back, Retract(row=2), seat=0)


def test_undo_to_strikes_everything_after_a_row_and_asks_everybody_again() -> None:
    match = started(ANA, BO)
    first = act(match, 0, Bid(match.state.hands[0][0]))  # row 2
    later = act(bid_round(first), bid_round(first).state.winner, Keep())  # rows 3, 4
    undone = row(later, UndoTo(to=2), actor=CID)  # row 5
    assert undone.state == first.state
    assert undone.owing == {1}
    assert undone.asked == (5, 5)
    assert [played.seq for played in undone.played] == [2]
    assert [deed.kind for deed in undone.deeds] == [
        "start",
        "action",
        "action",
        "action",
        "undo-to",
    ]


def test_what_came_to_light_with_an_action_is_kept_with_it() -> None:
    match = bid_all(started(ANA, BO))
    assert [(one.actor, one.reveals) for one in match.played] == [(ANA, False), (BO, True)]
    back = row(match, Retract(row=2), seat=0, actor=ANA)
    assert [(one.actor, one.reveals) for one in back.played] == [(BO, False)]


def test_nothing_has_happened_by_what_is_struck() -> None:
    match = bid_all(started(ANA, BO))
    assert [len(deed.events) for deed in match.deeds] == [0, 1, 3]
    back = row(match, Retract(row=2), seat=0, actor=ANA)
    assert [len(deed.events) for deed in back.deeds] == [0, 0, 1, 0]


def bid_round(match: Match) -> Match:
    return act(match, 1, Bid(match.state.hands[1][0]))


def test_undo_reopens_a_finished_match() -> None:
    match = played_out(started(ANA, BO))
    assert match.status is Status.FINISHED
    assert match.owing == frozenset()
    again = row(match, UndoTo(to=match.seq - 1), actor=CID)
    assert again.status is Status.RUNNING
    assert again.places == ()
    assert again.owing


def played_out(match: Match) -> Match:
    while match.status is Status.RUNNING:
        seat = min(match.owing)
        match = act(match, seat, next(GAME.legal_actions(match.state, seat)))
    return match


def test_a_substitute_takes_the_seat_with_its_question() -> None:
    match = row(started(ANA, BO), Substitute(player=CID), seat=1, actor=CID)
    assert match.chairs[1].awaited == CID
    assert match.seat_of(BO) is None
    assert match.asked == (1, 1)


def test_a_computer_keeps_the_seat_warm_until_the_person_returns() -> None:
    match = row(started(ANA, BO), Computer(level="high"), seat=1)
    assert match.chairs[1].awaited is None
    assert match.chairs[1].person
    assert match.status is Status.RUNNING
    match = row(match, Return(), seat=1, actor=BO)
    assert match.chairs[1].awaited == BO


def test_a_resigned_seat_is_placed_last_whatever_it_scores() -> None:
    match = row(started(ANA, BO), Resign(level="high"), seat=0, actor=ANA)
    assert match.chairs[0].resigned
    over = played_out(match)
    assert over.places == (2, 1)


def test_a_substitute_for_a_resigned_seat_wipes_the_slate() -> None:
    match = row(started(ANA, BO), Resign(level="high"), seat=0, actor=ANA)
    match = row(match, Substitute(player=CID), seat=0, actor=CID)
    assert match.resigned == ()
    assert match.chairs[0].person


def test_a_match_with_no_person_left_is_cancelled() -> None:
    match = row(started(ANA, None), Resign(level="high"), seat=0, actor=ANA)
    assert match.status is Status.CANCELLED
    assert match.owing == frozenset()
    assert match.places == ()


def test_the_last_person_may_claim_the_first_place() -> None:
    match = row(started(ANA, BO, None, CID), Resign(level="high"), seat=3, actor=CID)
    match = row(match, Resign(level="high"), seat=0, actor=ANA)
    match = row(match, Claim(), seat=1, actor=BO)
    assert match.status is Status.FINISHED
    assert match.claimed
    assert match.places == (3, 1, 2, 4)


def test_an_organiser_ends_a_match_and_other_acts_leave_it_alone() -> None:
    match = started(ANA, BO)
    paused = row(match, Organiser(deed="pause"), actor=CID)
    assert paused.status is Status.RUNNING
    assert paused.state == match.state
    ended = row(match, Organiser(deed="cancel"), actor=CID)
    assert ended.status is Status.CANCELLED


def test_every_row_survives_the_file_and_folds_to_the_same_hash() -> None:
    match = started(ANA, BO, CID)
    entries = [Entry(1, None, match.start, ANA)]

    def add(body: Body, seat: int | None = None, actor: int | None = None) -> None:
        nonlocal match
        entries.append(Entry(match.seq + 1, seat, body, actor))
        match = advance(match, entries[-1])

    def play(seat: int) -> None:
        nonlocal match
        action = next(GAME.legal_actions(match.state, seat))
        body = Acted(action=GAME.encode_action(action))
        asked = match.asked[seat]
        entries.append(Entry(match.seq + 1, seat, body, ANA, asked, action))
        match = advance(match, entries[-1])

    play(0)
    add(Retract(row=2), 0, ANA)
    add(Computer(level="low"), 1)
    add(Return(), 1, BO)
    add(Resign(level="high"), 2, CID)
    add(Substitute(player=14), 2, 14)
    play(1)
    add(UndoTo(to=3), None, CID)
    add(Organiser(deed="extend", seconds=60), None, CID)
    add(Resign(level="high"), 0, ANA)
    add(Resign(level="high"), 2, 14)
    add(Claim(), 1, BO)
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
    good = write_entry(Entry(2, 0, Resign(level="low"), ANA), "00", 5)
    with pytest.raises(StoreDamaged):
        read_entry(GAME, replace(good, body=body))


def test_the_hash_tells_apart_all_that_matters() -> None:
    match = started(ANA, BO)
    others = [
        act(match, 0, Bid(match.state.hands[0][0])),
        act(match, 0, Bid(match.state.hands[0][1])),
        row(match, Substitute(player=CID), seat=0),
        row(match, Resign(level="low"), seat=0),
        row(match, Organiser(deed="cancel")),
        row(match, UndoTo(to=1)),
    ]
    assert len({one.hash() for one in (match, *others)}) == 7
