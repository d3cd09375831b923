"""Notes that ask for something: once answered or expired, their messages are edited to say so.
Pure; every change of a match passes through `close_notes`.
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


def announce_outcome(vote: Vote, outcome: VoteOutcome, player: int) -> NewMessage:
    """For the note of a vote: its outcome, and who brought it about."""
    return _build_answer("consent", vote.number, outcome, player)


def close_notes(old: MatchHead | None, commit: Commit) -> Commit:
    """The commit with a message for each note that it answers, unless it has one already."""
    if old is None:
        return commit
    known = {message.params[:2] for message in commit.messages if message.note == ANSWERED_NOTE}
    answers = (*_close_vote(old, commit.head), *_close_offers(old, commit.head))
    fresh = tuple(answer for answer in answers if answer.params[:2] not in known)
    return replace(commit, messages=(*commit.messages, *fresh)) if fresh else commit


def _close_vote(old: MatchHead, new: MatchHead) -> Iterator[NewMessage]:
    """A vote that the match has made obsolete."""
    before, after = old.seating.vote, new.seating.vote
    if before is not None and (after is None or after.number != before.number):
        yield announce_outcome(before, "lapsed", before.player)


def _close_offers(old: MatchHead, new: MatchHead) -> Iterator[NewMessage]:
    """Seats no longer on offer: taken, kept for their player, or the match is over."""
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
