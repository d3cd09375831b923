"""Who sits where once a match has begun: seats offered to anybody, taken, held by a computer player
for a while, and taken back. The functions plan changes, purely; each row says who did it.
"""

from __future__ import annotations

from dataclasses import replace

from bot.matches.consequences import note, unoffered
from bot.matches.desk import Desk, File, Plan, Planner
from bot.matches.entries import Computer, Organiser, Substitute
from bot.matches.fold import Chair, Match
from bot.matches.looks import Looks
from bot.matches.play import came_back, logged, playing
from bot.matches.refusals import Refusal
from bot.matches.values import Limits
from bot.storage.rows import Bounds, Change, NewTelling
from bot.tables import Span, Status, Table
from engine.contract import Seat


class Seating:
    """Changes of seats, each saved when it returns. Raises `Refusal`."""

    def __init__(self, desk: Desk, looks: Looks, limits: Limits) -> None:
        self._desk = desk
        self._looks = looks
        self._limits = limits

    async def spans(self, match: int) -> tuple[Span, ...]:
        """Who has played which actions of each seat, by seat."""
        return await self._looks.spans(match)

    async def offer(
        self, match: int, player: int, seat: Seat | None = None, *, organiser: bool = False
    ) -> Table:
        """Offer a seat to anybody of the server: one's own (None), one that a computer player holds
        for a person, or as an organiser any person's."""
        return await self._change(match, offered(player, seat, self._desk.at(), organiser))

    async def keep(self, match: int, player: int, seat: Seat) -> Table:
        """The table goes on waiting for the seat's own player, if they have not had themselves
        forgotten; any seated person may say so."""
        seats = (await self._looks.table(match)).seats
        if 0 <= seat < len(seats) and seats[seat].player and seats[seat].user is None:
            raise Refusal("nobody-comes-back")
        return await self._change(match, kept(player, seat, self._desk.at()))

    async def take(self, match: int, player: int, seat: Seat) -> Table:
        """Take a seat that is offered; its own player stays."""
        plan = taken(player, seat, self._desk.at(), self._limits.matches)
        return await self._change(match, plan)

    async def come_back(self, match: int, player: int) -> Table:
        """Take one's own seat back from the computer player that holds it."""
        return await self._change(match, returned(player, self._desk.at()))

    async def hold(self, match: int, player: int, seat: Seat) -> Table:
        """An organiser lets a computer player hold a person's seat until they come back."""
        return await self._change(match, held(player, seat, self._desk.at()))

    async def _change(self, match: int, plan: Planner) -> Table:
        return await self._looks.show((await self._desk.change(match, plan)).head)


def offering(plan: Plan, seat: Seat, word: NewTelling | None = None) -> Plan:
    """The plan, and the seat offered to anybody; not where it is offered already, or where no
    person holds it. The `word` in the match's place says why, by default only that it is free. For
    any plan about a running match."""
    change, match = plan.change, plan.match
    holder = None if match is None else match.chairs[seat].player
    offers = change.head.seating.offers
    if holder is not None and seat not in offers and change.head.status is Status.RUNNING:
        seating = replace(change.head.seating, offers=(*offers, seat))
        change = replace(change, head=replace(change.head, seating=seating))
        word = word or note("seat-offered", seat=seat + 1, player=holder)
    tellings = change.tellings if word is None else (*change.tellings, word)
    return replace(plan, change=replace(change, tellings=tellings))


def offered(player: int, seat: Seat | None, at: int, organiser: bool) -> Planner:
    def plan(file: File) -> Plan:
        match = playing(file)
        own = match.seat_of(player)
        place = own if seat is None else seat
        if place is None:
            raise Refusal("not-seated")
        chair = _chair(match, place)
        if place in file.head.seating.offers:
            raise Refusal("seat-offered")
        if place == own and not chair.resigned:
            return offering(_unlogged(file, at), place)
        if organiser:
            row = logged(file, match, place, Organiser(deed="offer"), player, at)
            return offering(row, place)
        if own is None or match.chairs[own].resigned:
            raise Refusal("not-seated")
        if chair.computer is None:
            raise Refusal("seat-not-free")
        return offering(_unlogged(file, at), place)

    return plan


def kept(player: int, seat: Seat, at: int) -> Planner:
    """The seat is not offered any more; a computer player that holds it makes room."""

    def plan(file: File) -> Plan:
        match = playing(file)
        own = match.seat_of(player)
        if own is None or match.chairs[own].resigned:
            raise Refusal("not-seated")
        if seat not in file.head.seating.offers:
            raise Refusal("seat-not-offered")
        chair = match.chairs[seat]
        if chair.computer is None or chair.resigned:
            return _unlogged(withdrawn(file, seat), at)
        return came_back(file, match, seat, player, at)

    return plan


def taken(player: int, seat: Seat, at: int, most: int) -> Planner:
    """Another person takes the seat, within the bound of matches they may sit in."""

    def plan(file: File) -> Plan:
        match = playing(file)
        chair, own = _chair(match, seat), match.seat_of(player)
        if seat not in file.head.seating.offers:
            raise Refusal("seat-not-offered")
        if own == seat and not chair.resigned:
            return _back(file, match, seat, player, at)
        if own is not None:
            raise Refusal("already-seated")
        plan = logged(withdrawn(file, seat), match, seat, Substitute(player=player), player, at)
        word = note("seat-taken", seat=seat + 1, player=player)
        change = replace(
            plan.change,
            bounds=Bounds(player, matches=most),
            tellings=(*plan.change.tellings, word),
        )
        return Plan(change, plan.match)

    return plan


def returned(player: int, at: int) -> Planner:
    """A person takes their seat back."""

    def plan(file: File) -> Plan:
        match = playing(file)
        seat = match.seat_of(player)
        if seat is None:
            raise Refusal("not-seated")
        chair = match.chairs[seat]
        if chair.resigned:
            raise Refusal("resigned")
        if chair.computer is None:
            raise Refusal("here-already")
        return _back(file, match, seat, player, at)

    return plan


def held(player: int, seat: Seat, at: int) -> Planner:
    """A computer player of the middle level holds a person's seat."""

    def plan(file: File) -> Plan:
        match = playing(file)
        chair = _chair(match, seat)
        if chair.awaited is None:
            raise Refusal("seat-not-free")
        return logged(file, match, seat, Computer(level=middle(match)), player, at)

    return plan


def middle(match: Match) -> str:
    """The level of computer player that holds seats."""
    levels = match.game.computers
    return levels[len(levels) // 2]


def withdrawn(file: File, seat: Seat) -> File:
    """The file with the seat not offered any more."""
    return replace(file, head=unoffered(file.head, seat))


def _back(file: File, match: Match, seat: Seat, player: int, at: int) -> Plan:
    """The seat's own person plays on; an offer of it is over."""
    if match.chairs[seat].computer is None:
        return _unlogged(withdrawn(file, seat), at)
    return came_back(file, match, seat, player, at)


def _unlogged(file: File, at: int) -> Plan:
    """A change of the head alone, with its board edited."""
    head = replace(file.head, rev=file.head.rev + 1)
    return Plan(Change(head, at, tellings=(NewTelling("edit"),)), file.match)


def _chair(match: Match, seat: Seat) -> Chair:
    """The chair of a seat that has been a person's."""
    if not 0 <= seat < len(match.chairs) or match.chairs[seat].player is None:
        raise Refusal("seat-not-free")
    return match.chairs[seat]
