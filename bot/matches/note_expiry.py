"""Notes that ask for something: when they are answered, or have lapsed, their messages are to say
so. Pure: the one place that sees it, whatever changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Literal, TypeAlias

from bot.models.commit import Commit, NewMessage
from bot.models.match import Status, Vote
from bot.models.match_head import MatchHead
from bot.models.outbox import ANSWERED_NOTE
from engine.contract import Seat

VoteOutcome: TypeAlias = Literal["agreed", "declined", "withdrawn", "lapsed"]
"""What came of a question to the table."""


def announce_outcome(consent: Vote, outcome: VoteOutcome, player: int) -> NewMessage:
    """For the note of a question: what came of it, and by whose word."""
    return _build_answer("consent", consent.number, outcome, player)


def close_notes(old: MatchHead | None, change: Commit) -> Commit:
    """The change with a row for each note that it answers and nobody has spoken of."""
    if old is None:
        return change
    told = {telling.params[:2] for telling in change.messages if telling.note == ANSWERED_NOTE}
    words = (*_close_vote(old, change.head), *_close_offers(old, change.head))
    more = tuple(word for word in words if word.params[:2] not in told)
    return replace(change, messages=(*change.messages, *more)) if more else change


def _close_vote(old: MatchHead, new: MatchHead) -> Iterator[NewMessage]:
    """A question that the match has left behind."""
    before, after = old.seating.vote, new.seating.vote
    if before is not None and (after is None or after.number != before.number):
        yield announce_outcome(before, "lapsed", before.player)


def _close_offers(old: MatchHead, new: MatchHead) -> Iterator[NewMessage]:
    """Seats that were free to take and are not any more: taken, kept for their player, or over."""
    for seat in old.seating.offers:
        if seat in new.seating.offers:
            continue
        holder = new.seats[seat].player or 0
        if new.status is not Status.RUNNING:
            yield _build_answer("offer", seat, "over", holder)
        else:
            taken = holder != old.seats[seat].player
            yield _build_answer("offer", seat, "taken" if taken else "stays", holder)


def _build_answer(what: str, key: int | Seat, outcome: str, player: int) -> NewMessage:
    params = (("what", what), ("key", key), ("outcome", outcome), ("by_player", player))
    return NewMessage("note", note=ANSWERED_NOTE, params=params)
