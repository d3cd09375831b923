"""Notes that ask for something: when they are answered, or have lapsed, their messages are to say
so. Pure: the one place that sees it, whatever changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Literal, TypeAlias

from bot.matches.values import ANSWERED
from bot.storage.rows import Change, ConsentRow, MatchRow, NewTelling
from bot.tables import Status
from engine.contract import Seat

Outcome: TypeAlias = Literal["agreed", "declined", "withdrawn", "lapsed"]
"""What came of a question to the table."""


def answered(consent: ConsentRow, outcome: Outcome, player: int) -> NewTelling:
    """For the note of a question: what came of it, and by whose word."""
    return _word("consent", consent.number, outcome, player)


def closed(old: MatchRow | None, change: Change) -> Change:
    """The change with a row for each note that it answers and nobody has spoken of."""
    if old is None:
        return change
    told = {telling.params[:2] for telling in change.tellings if telling.note == ANSWERED}
    words = (*_lapsed(old, change.head), *_offers(old, change.head))
    more = tuple(word for word in words if word.params[:2] not in told)
    return replace(change, tellings=(*change.tellings, *more)) if more else change


def _lapsed(old: MatchRow, new: MatchRow) -> Iterator[NewTelling]:
    """A question that the match has left behind."""
    before, after = old.seating.consent, new.seating.consent
    if before is not None and (after is None or after.number != before.number):
        yield answered(before, "lapsed", before.player)


def _offers(old: MatchRow, new: MatchRow) -> Iterator[NewTelling]:
    """Seats that were free to take and are not any more: taken, kept for their player, or over."""
    for seat in old.seating.offers:
        if seat in new.seating.offers:
            continue
        holder = new.seats[seat].player or 0
        if new.status is not Status.RUNNING:
            yield _word("offer", seat, "over", holder)
        else:
            taken = holder != old.seats[seat].player
            yield _word("offer", seat, "taken" if taken else "stays", holder)


def _word(what: str, key: int | Seat, outcome: str, player: int) -> NewTelling:
    params = (("what", what), ("key", key), ("outcome", outcome), ("by_player", player))
    return NewTelling("note", note=ANSWERED, params=params)
