"""Seats of a running match: offered, taken over, held by a computer, taken back. The log rows say
who did it; the deciders are pure."""

from dataclasses import replace

from bot.matches.aggregate import Match
from bot.matches.log_entries import ComputerTookOver, OrganiserActed, PlayerSubstituted
from bot.matches.play.moves import (
    append_entry,
    require_running_match,
    require_seated_player,
    return_to_seat,
)
from bot.matches.queries.views import MatchQueries
from bot.matches.repository import LoadedMatch, MatchRepository, TableService, Transition
from bot.matches.side_effects import clear_offer, note
from bot.models.commit import Bounds, NewMessage
from bot.models.match import Limits, Status, Table
from bot.models.match_head import MatchHead, SeatHolder
from bot.refusals import Refusal
from engine.contract import Seat, middle_computer


class SeatService(TableService):
    """Changes of seats, each saved when it returns. Raises `Refusal`."""

    def __init__(self, repository: MatchRepository, queries: MatchQueries, limits: Limits) -> None:
        super().__init__(repository, queries)
        self._limits = limits

    async def offer(
        self, match: int, player: int, seat: Seat | None = None, *, organiser: bool = False
    ) -> Table:
        """Offer a seat to anyone in the server: one's own (None), one that a computer holds for a
        person, or as an organiser any person's."""
        return await self._change(match, decide_offer, player, seat, organiser)

    async def keep_waiting(self, match: int, player: int, seat: Seat) -> Table:
        """Go on waiting for the seat's own player, unless their data was deleted; any seated
        person may decide that."""
        seats = (await self._queries.read_table(match)).seats
        if 0 <= seat < len(seats) and seats[seat].player and seats[seat].user is None:
            raise Refusal("nobody-comes-back")
        return await self._change(match, decide_keep_waiting, player, seat)

    async def take(self, match: int, player: int, seat: Seat, guild: int = 0) -> Table:
        """Take a seat that is offered; its own player keeps it that way. It is then played in the
        server where this is asked, if the match is shown there."""
        most = self._limits.matches
        return await self._change(match, decide_substitution, player, seat, most, guild)

    async def come_back(self, match: int, player: int) -> Table:
        return await self._change(match, decide_return, player)

    async def hold(self, match: int, player: int, seat: Seat) -> Table:
        """Let a computer hold a person's seat until they come back, as an organiser."""
        return await self._change(match, decide_hold, player, seat)


def offer_seat(transition: Transition, seat: Seat, notice: NewMessage | None = None) -> Transition:
    """The transition of a running match with the seat offered to anyone; not if it is offered
    already or no person holds it. `notice` gives the reason, by default only that it is open."""
    offered, match = add_offer(transition, seat), transition.match
    if notice is None and match is not None and offered is not transition:
        player = match.holders[seat].player or 0
        notice = note("seat-offered", seat=seat + 1, player=player)
    return offered if notice is None else offered.notify(notice)


def add_offer(transition: Transition, seat: Seat) -> Transition:
    """The transition of a running match whose board offers the seat; not if no person holds it."""
    head, match = transition.commit.head, transition.match
    offers = head.seating.offers
    has_person = match is not None and match.holders[seat].player is not None
    if not has_person or seat in offers or head.status is not Status.RUNNING:
        return transition
    seating = replace(head.seating, offers=(*offers, seat))
    return transition.amend(head=replace(head, seating=seating))


def decide_offer(
    loaded: LoadedMatch, player: int, seat: Seat | None, organiser: bool
) -> Transition:
    match = require_running_match(loaded)
    own = match.seat_of(player)
    offered = own if seat is None else seat
    if offered is None:
        raise Refusal("not-seated")
    holder = _require_holder(match, offered)
    if offered in loaded.head.seating.offers:
        raise Refusal("seat-offered")
    if organiser and (offered != own or holder.resigned):
        body = OrganiserActed(deed="offer")
        return offer_seat(append_entry(loaded, offered, body, player), offered)
    if offered != own or holder.resigned:
        if own is None or match.holders[own].resigned:
            raise Refusal("not-seated")
        if holder.computer is None:
            raise Refusal("seat-not-free")
    return offer_seat(loaded.update().notify(NewMessage("edit")), offered)


def decide_keep_waiting(loaded: LoadedMatch, player: int, seat: Seat) -> Transition:
    """The seat is no longer offered; a computer that holds it makes room."""
    match = require_running_match(loaded)
    own = match.seat_of(player)
    if own is None or match.holders[own].resigned:
        raise Refusal("not-seated")
    if seat not in loaded.head.seating.offers:
        raise Refusal("seat-not-offered")
    if match.holders[seat].resigned:
        return _withdraw_offer(loaded, seat)
    return _resume_seat(loaded, match, seat, player)


def decide_substitution(
    loaded: LoadedMatch, player: int, seat: Seat, most: int, guild: int = 0
) -> Transition:
    """Another person takes the seat, who has held none but this in the match, if they sit in fewer
    than `most` matches."""
    match = require_running_match(loaded)
    holder, own = _require_holder(match, seat), match.seat_of(player)
    if seat not in loaded.head.seating.offers:
        raise Refusal("seat-not-offered")
    if own == seat and not holder.resigned:
        return _resume_seat(loaded, match, seat, player)
    if own is not None:
        raise Refusal("already-seated")
    if _has_held_another(match, player, seat):
        raise Refusal("seat-known")
    head = _move_seat(clear_offer(loaded.head, seat), seat, guild)
    freed = replace(loaded, head=head)
    transition = append_entry(freed, seat, PlayerSubstituted(player=player), player)
    notice = note("seat-taken", seat=seat + 1, player=player)
    if holder.player not in (None, player):
        notice = note("seat-taken-for", seat=seat + 1, player=player, for_player=holder.player)
    return transition.amend(bounds=Bounds(player, matches=most)).notify(notice)


def _move_seat(head: MatchHead, seat: Seat, guild: int) -> MatchHead:
    """The head with the seat played in this server's mirror; without one, in the match's own."""
    mirrors = []
    for mirror in head.mirrors:
        seats = {*mirror.seats} | {seat} if mirror.guild == guild else {*mirror.seats} - {seat}
        mirrors.append(replace(mirror, seats=tuple(sorted(seats))))
    return replace(head, mirrors=tuple(mirrors))


def decide_return(loaded: LoadedMatch, player: int) -> Transition:
    match, seat = require_seated_player(loaded, player)
    if match.holders[seat].computer is None:
        raise Refusal("here-already")
    return _resume_seat(loaded, match, seat, player)


def decide_hold(loaded: LoadedMatch, player: int, seat: Seat) -> Transition:
    match = require_running_match(loaded)
    if _require_holder(match, seat).person_to_ask is None:
        raise Refusal("seat-not-free")
    return append_entry(loaded, seat, ComputerTookOver(level=middle_computer(match.game)), player)


def _has_held_another(match: Match, player: int, seat: Seat) -> bool:
    """Whether a person has sat at another seat of the match, and so may know its secrets."""
    began = enumerate(match.start.people)
    later = ((event.seat, event.player) for event in match.log_events if event.kind == "substitute")
    return any(holder == player and other != seat for other, holder in (*began, *later))


def _resume_seat(loaded: LoadedMatch, match: Match, seat: Seat, player: int) -> Transition:
    """The seat's own person plays on and its offer ends. Raises `Refusal` where they have timed out
    themselves and a move is what keeps the seat: else they could stall the table for ever."""
    if match.holders[seat].computer is not None:
        return return_to_seat(loaded, seat, player)
    if match.holders[seat].player == player and loaded.head.seats[seat].has_timed_out:
        raise Refusal("your-turn")
    return _withdraw_offer(loaded, seat)


def _withdraw_offer(loaded: LoadedMatch, seat: Seat) -> Transition:
    seating = clear_offer(loaded.head, seat).seating
    return loaded.update(seating=seating).notify(NewMessage("edit"))


def _require_holder(match: Match, seat: Seat) -> SeatHolder:
    """The holder of a person's seat, even one that a computer holds. Raises `Refusal`."""
    if not 0 <= seat < len(match.holders) or match.holders[seat].player is None:
        raise Refusal("seat-not-free")
    return match.holders[seat]
