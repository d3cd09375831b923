"""Who sits where once a match has begun: seats offered to anybody, taken, held by a computer player
for a while, and taken back. The functions plan changes, purely; each row says who did it.
"""

from __future__ import annotations

from dataclasses import replace

from bot.matches.aggregate import Match
from bot.matches.log_entries import ComputerTookOver, OrganiserActed, PlayerSubstituted
from bot.matches.play.moves import append_entry, require_running_match, return_to_seat
from bot.matches.queries.views import MatchQueries
from bot.matches.repository import Decider, LoadedMatch, MatchRepository, Transition
from bot.matches.side_effects import clear_offer, note
from bot.models.commit import Bounds, NewMessage
from bot.models.match import Limits, Span, Status, Table
from bot.models.match_head import SeatHolder
from bot.refusals import Refusal
from engine.contract import Seat


class SeatService:
    """Changes of seats, each saved when it returns. Raises `Refusal`."""

    def __init__(self, repository: MatchRepository, queries: MatchQueries, limits: Limits) -> None:
        self._repository = repository
        self._queries = queries
        self._limits = limits

    async def list_spans(self, match: int) -> tuple[Span, ...]:
        """Who has played which actions of each seat, by seat."""
        return await self._queries.list_spans(match)

    async def offer(
        self, match: int, player: int, seat: Seat | None = None, *, organiser: bool = False
    ) -> Table:
        """Offer a seat to anybody of the server: one's own (None), one that a computer player holds
        for a person, or as an organiser any person's."""
        return await self._change(
            match, decide_offer(player, seat, self._repository.at(), organiser)
        )

    async def keep_waiting(self, match: int, player: int, seat: Seat) -> Table:
        """The table goes on waiting for the seat's own player, if they have not had themselves
        forgotten; any seated person may say so."""
        seats = (await self._queries.read_table(match)).seats
        if 0 <= seat < len(seats) and seats[seat].player and seats[seat].user is None:
            raise Refusal("nobody-comes-back")
        return await self._change(match, decide_keep_waiting(player, seat, self._repository.at()))

    async def take(self, match: int, player: int, seat: Seat) -> Table:
        """Take a seat that is offered; its own player stays."""
        plan = decide_substitution(player, seat, self._repository.at(), self._limits.matches)
        return await self._change(match, plan)

    async def come_back(self, match: int, player: int) -> Table:
        """Take one's own seat back from the computer player that holds it."""
        return await self._change(match, decide_return(player, self._repository.at()))

    async def hold(self, match: int, player: int, seat: Seat) -> Table:
        """An organiser lets a computer player hold a person's seat until they come back."""
        return await self._change(match, decide_hold(player, seat, self._repository.at()))

    async def _change(self, match: int, plan: Decider) -> Table:
        return await self._queries.build_table((await self._repository.change(match, plan)).head)


def offer_seat(plan: Transition, seat: Seat, word: NewMessage | None = None) -> Transition:
    """The plan, and the seat offered to anybody; not where it is offered already, or where no
    person holds it. The `word` in the match's place says why, by default only that it is free. For
    any plan about a running match."""
    change, match = plan.commit, plan.match
    holder = None if match is None else match.holders[seat].player
    offers = change.head.seating.offers
    if holder is not None and seat not in offers and change.head.status is Status.RUNNING:
        seating = replace(change.head.seating, offers=(*offers, seat))
        plan = plan.amend(head=replace(change.head, seating=seating))
        word = word or note("seat-offered", seat=seat + 1, player=holder)
    return plan if word is None else plan.notify(word)


def decide_offer(player: int, seat: Seat | None, at: int, organiser: bool) -> Decider:
    def plan(loaded: LoadedMatch) -> Transition:
        match = require_running_match(loaded)
        own = match.seat_of(player)
        place = own if seat is None else seat
        if place is None:
            raise Refusal("not-seated")
        holder = _require_holder(match, place)
        if place in loaded.head.seating.offers:
            raise Refusal("seat-offered")
        if place == own and not holder.resigned:
            return offer_seat(_update_head(loaded, at), place)
        if organiser:
            row = append_entry(loaded, match, place, OrganiserActed(deed="offer"), player, at)
            return offer_seat(row, place)
        if own is None or match.holders[own].resigned:
            raise Refusal("not-seated")
        if holder.computer is None:
            raise Refusal("seat-not-free")
        return offer_seat(_update_head(loaded, at), place)

    return plan


def decide_keep_waiting(player: int, seat: Seat, at: int) -> Decider:
    """The seat is not offered any more; a computer player that holds it makes room."""

    def plan(loaded: LoadedMatch) -> Transition:
        match = require_running_match(loaded)
        own = match.seat_of(player)
        if own is None or match.holders[own].resigned:
            raise Refusal("not-seated")
        if seat not in loaded.head.seating.offers:
            raise Refusal("seat-not-offered")
        holder = match.holders[seat]
        if holder.computer is None or holder.resigned:
            return _update_head(withdraw_offer(loaded, seat), at)
        return return_to_seat(loaded, match, seat, player, at)

    return plan


def decide_substitution(player: int, seat: Seat, at: int, most: int) -> Decider:
    """Another person takes the seat, within the bound of matches they may sit in."""

    def plan(loaded: LoadedMatch) -> Transition:
        match = require_running_match(loaded)
        holder, own = _require_holder(match, seat), match.seat_of(player)
        if seat not in loaded.head.seating.offers:
            raise Refusal("seat-not-offered")
        if own == seat and not holder.resigned:
            return _resume_seat(loaded, match, seat, player, at)
        if own is not None:
            raise Refusal("already-seated")
        plan = append_entry(
            withdraw_offer(loaded, seat), match, seat, PlayerSubstituted(player=player), player, at
        )
        word = note("seat-taken", seat=seat + 1, player=player)
        return plan.amend(bounds=Bounds(player, matches=most)).notify(word)

    return plan


def decide_return(player: int, at: int) -> Decider:
    """A person takes their seat back."""

    def plan(loaded: LoadedMatch) -> Transition:
        match = require_running_match(loaded)
        seat = match.seat_of(player)
        if seat is None:
            raise Refusal("not-seated")
        holder = match.holders[seat]
        if holder.resigned:
            raise Refusal("resigned")
        if holder.computer is None:
            raise Refusal("here-already")
        return _resume_seat(loaded, match, seat, player, at)

    return plan


def decide_hold(player: int, seat: Seat, at: int) -> Decider:
    """A computer player of the middle level holds a person's seat."""

    def plan(loaded: LoadedMatch) -> Transition:
        match = require_running_match(loaded)
        holder = _require_holder(match, seat)
        if holder.person_to_ask is None:
            raise Refusal("seat-not-free")
        return append_entry(
            loaded, match, seat, ComputerTookOver(level=middle_level(match)), player, at
        )

    return plan


def middle_level(match: Match) -> str:
    """The level of computer player that holds seats."""
    levels = match.game.computers
    return levels[len(levels) // 2]


def withdraw_offer(loaded: LoadedMatch, seat: Seat) -> LoadedMatch:
    """The file with the seat not offered any more."""
    return replace(loaded, head=clear_offer(loaded.head, seat))


def _resume_seat(loaded: LoadedMatch, match: Match, seat: Seat, player: int, at: int) -> Transition:
    """The seat's own person plays on; an offer of it is over."""
    if match.holders[seat].computer is None:
        return _update_head(withdraw_offer(loaded, seat), at)
    return return_to_seat(loaded, match, seat, player, at)


def _update_head(loaded: LoadedMatch, at: int) -> Transition:
    """A change of the head alone, with its board edited."""
    return loaded.update(at).notify(NewMessage("edit"))


def _require_holder(match: Match, seat: Seat) -> SeatHolder:
    """The holder of a seat that is or was a person's. Raises `Refusal`."""
    if not 0 <= seat < len(match.holders) or match.holders[seat].player is None:
        raise Refusal("seat-not-free")
    return match.holders[seat]
