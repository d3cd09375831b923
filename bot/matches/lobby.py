"""Lobbies: who sits where before a match begins. Each function plans one change, purely."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from typing import Final

from bot.matches.consequences import LOBBY, TO_CLOSE, note, step
from bot.matches.desk import File, Plan, Planner
from bot.matches.entries import Entry, Start
from bot.matches.fold import begin
from bot.matches.refusals import Refusal
from bot.matches.sessions import first_options
from bot.matches.stocking import SHORT, Stock, Unstocked, needs_stock
from bot.matches.values import AnyGame, Limits, NewMatch
from bot.storage.rows import (
    Bounds,
    Change,
    MatchRow,
    NewJob,
    NewTelling,
    SeatingRow,
    SeatRow,
    SessionRow,
)
from bot.storage.text import seed_digest
from bot.tables import Status
from engine.contract import OptionValue, Seat, settle_options

EMPTY = SeatRow()
MOST_INVITED: Final = 25
"""To one match, so that nobody calls a whole server."""


class Lobbies:
    """Plans for everything that happens before a match begins."""

    def __init__(
        self, games: Mapping[str, AnyGame], seeds: Callable[[], bytes], limits: Limits
    ) -> None:
        self._games = games
        self._seeds = seeds
        self._limits = limits

    def opened(self, new: NewMatch, at: int, stock: Stock | None = None) -> Plan:
        """A new lobby, or a running match where nobody else is waited for."""
        head = self._head(new, at)
        self._check_options(head, stock)
        bounds = Bounds(new.host, self._limits.matches, self._limits.lobbies, self._limits.server)
        plan = self._seated(head, at, stock=stock)
        if plan.match is not None:
            return Plan(replace(plan.change, bounds=replace(bounds, lobbies=None)), plan.match)
        jobs = (NewJob("close-lobby", LOBBY, 0, at + TO_CLOSE),)
        telling = NewTelling("post", asked=head.invited)
        return Plan(replace(plan.change, bounds=bounds, jobs=jobs, tellings=(telling,)))

    def joined(self, player: int, at: int, stock: Stock | None = None) -> Planner:
        def plan(file: File) -> Plan:
            head = lobby(file)
            if any(seat.player == player for seat in head.seats):
                raise Refusal("already-seated")
            if EMPTY not in head.seats:
                raise Refusal("full")
            if not head.open_to_all and player not in (*head.invited, head.host):
                raise Refusal("not-invited")
            place = _place(head, player)
            bounds = Bounds(player, matches=self._limits.matches)
            return self._seated(_with(head, place, SeatRow(player)), at, bounds, player, stock)

        return plan

    def computer_added(
        self, player: int, level: str, at: int, stock: Stock | None = None
    ) -> Planner:
        def plan(file: File) -> Plan:
            head = hosted(file, player)
            _check_level(self._games[head.game], level)
            if EMPTY not in head.seats:
                raise Refusal("full")
            place = max(seat for seat, row in enumerate(head.seats) if row == EMPTY)
            return self._seated(_with(head, place, SeatRow(computer=level)), at, stock=stock)

        return plan

    def seat_added(self, player: int, at: int) -> Planner:
        """One seat more, at the end; the options are looked at again."""

        def plan(file: File) -> Plan:
            head = hosted(file, player)
            game, seats = self._games[head.game], len(head.seats) + 1
            if seats not in game.seats or head.stake.fixture is not None:
                allowed = ", ".join(str(number) for number in game.seats)
                raise Refusal("seat-count", seats=seats, allowed=allowed)
            kept = head.seating.kept
            head = replace(
                head,
                seats=(*head.seats, EMPTY),
                options=_resettled(game, head, seats),
                seating=replace(head.seating, kept=(*kept, 0) if kept else ()),
            )
            if not needs_stock(game, seats, head.options):
                self._check_options(head, None)
            return Plan(Change(_next(head), at, tellings=(NewTelling("edit"),)))

        return plan

    def started(self, player: int, at: int, stock: Stock | None = None) -> Planner:
        def plan(file: File) -> Plan:
            head = hosted(file, player)
            if empty := head.seats.count(EMPTY):
                raise Refusal("not-full", empty=empty)
            return self._begun(head, at, player, stock)

        return plan

    def _seated(
        self,
        head: MatchRow,
        at: int,
        bounds: Bounds | None = None,
        actor: int | None = None,
        stock: Stock | None = None,
    ) -> Plan:
        """The lobby with its new seats; begun where it is full and that was wanted, else the host
        is asked to start it once the last seat is taken."""
        if head.start_when_full and EMPTY not in head.seats and stock is not SHORT:
            begun = self._begun(head, at, actor, stock)
            return Plan(replace(begun.change, bounds=bounds), begun.match)
        waits = EMPTY not in head.seats and actor not in (None, head.host)
        telling = NewTelling("post", asked=(head.host,)) if waits else NewTelling("edit")
        return Plan(Change(_next(head), at, tellings=(telling,), bounds=bounds))

    def _begun(self, head: MatchRow, at: int, actor: int | None, stock: Stock | None) -> Plan:
        """Raises `Unstocked` where the match takes something from a shelf."""
        game = self._games[head.game]
        if stock is None:
            if needs_stock(game, len(head.seats), head.options):
                raise Unstocked(head)
            stock = Stock(self._seeds(), head.options)
        seed = stock.seed
        start = Start(
            seed=seed.hex(),
            options=stock.options,
            rules=game.rules_version,
            people=tuple(seat.player for seat in head.seats),
            computers=tuple(seat.computer for seat in head.seats),
        )
        entry = Entry(1, None, start, actor)
        match = begin(game, entry)
        seed_hash = seed_digest(seed)
        begun = replace(
            head,
            options=stock.options,
            rules=game.rules_version,
            started=at,
            seed_hash=seed_hash,
        )
        change = step(begun, None, match, entry, at)
        return Plan(replace(change, shelving=stock.shelving), match)

    def _check_options(self, head: MatchRow, stock: Stock | None) -> None:
        """Let the game itself look at them, by a trial deal that nobody sees."""
        game, seats = self._games[head.game], len(head.seats)
        if stock is not None:
            game.start(seats, stock.seed, stock.options)
        elif needs_stock(game, seats, head.options):
            raise Unstocked(head)
        else:
            game.start(seats, bytes(32), head.options)

    def _head(self, new: NewMatch, at: int) -> MatchRow:
        game = self._games.get(new.game)
        if game is None:
            raise Refusal("no-such-game", game=new.game)
        _check_seats(game, new)
        if new.session:
            options = first_options(game, new.seats, new.options)
        else:
            options = settle_options(game.options, new.seats, new.options)
        return MatchRow(
            match=0,
            rev=0,
            game=new.game,
            rules=game.rules_version,
            status=Status.LOBBY,
            options=options,
            host=new.host,
            open_to_all=new.open_to_all,
            start_when_full=new.start_when_full or bool(new.seated),
            address=new.address,
            invited=tuple(sorted({*new.invited} - {new.host})),
            seats=_seats(new),
            created=at,
            session=SessionRow(0, 1, dict(new.options)) if new.session else None,
            clock=new.clock,
            stake=new.stake,
            seating=SeatingRow(kept=_kept(new), rematch_of=new.rematch_of),
        )


def _resettled(game: AnyGame, head: MatchRow, seats: int) -> dict[str, OptionValue]:
    """What was chosen, for so many seats. Raises `IllegalOptions` where that cannot be."""
    if head.session is not None:
        return first_options(game, seats, head.session.options)
    now = len(head.seats)
    usual = {one.key: one.default for one in game.options if not one.seats or now in one.seats}
    chosen = {key: value for key, value in head.options.items() if value != usual.get(key)}
    return settle_options(game.options, seats, chosen)


def _seats(new: NewMatch) -> tuple[SeatRow, ...]:
    """The host and then empty seats, computers last, where it is not said who sits where."""
    if new.seated:
        return tuple(
            SeatRow(one) if isinstance(one, int) else SeatRow(computer=one) for one in new.seated
        )
    if new.places:
        return tuple(_at(one, new.host) for one in new.places)
    empty = new.seats - 1 - len(new.computers)
    computers = (SeatRow(computer=level) for level in new.computers)
    return (SeatRow(new.host), *(EMPTY for _ in range(empty)), *computers)


def _at(one: int | str | None, host: int) -> SeatRow:
    if isinstance(one, str):
        return SeatRow(computer=one)
    return SeatRow(one) if one == host else EMPTY


def _kept(new: NewMatch) -> tuple[int, ...]:
    """The players whom each seat is kept for, 0 for anybody; nothing where none is."""
    kept = tuple(one if isinstance(one, int) else 0 for one in new.places)
    return kept if any(kept) else ()


def _place(head: MatchRow, player: int) -> Seat:
    """The seat somebody who joins gets: the one kept for them, else the first that is kept for
    nobody. Raises `Refusal`."""
    kept = head.seating.kept or (0,) * len(head.seats)
    empty = [seat for seat, row in enumerate(head.seats) if row == EMPTY]
    own = [seat for seat in empty if kept[seat] == player]
    free = [seat for seat in empty if not kept[seat]]
    if not own and not free:
        if player in kept:
            raise Refusal("full")
        raise Refusal("not-invited")
    return (own or free)[0]


def left(player: int, at: int) -> Planner:
    """A person leaves; a host hands over to whoever sits next, or closes an empty lobby."""
    return lambda file: _without(lobby(file), player, at)


def freed(player: int, seat: Seat, at: int) -> Planner:
    def plan(file: File) -> Plan:
        head = hosted(file, player)
        if not 0 <= seat < len(head.seats) or head.seats[seat] == EMPTY:
            raise Refusal("seat-empty", seat=seat + 1)
        if head.seats[seat].player == player:
            return _without(head, player, at)
        return Plan(Change(_next(_with(head, seat, EMPTY)), at, tellings=(NewTelling("edit"),)))

    return plan


def invited(player: int, people: Collection[int], at: int) -> Planner:
    """The host asks more people; nobody is called twice."""

    def plan(file: File) -> Plan | None:
        head = hosted(file, player)
        if EMPTY not in head.seats:
            raise Refusal("full")
        here = {*head.invited, *(row.player for row in head.seats)}
        called = tuple(sorted({*people} - here))
        if not called:
            return None
        if len(head.invited) + len(called) > MOST_INVITED:
            raise Refusal("too-many-asked", limit=MOST_INVITED)
        head = replace(head, invited=tuple(sorted((*head.invited, *called))))
        return Plan(Change(_next(head), at, tellings=(NewTelling("post", asked=called),)))

    return plan


def cancelled(player: int, at: int) -> Planner:
    return lambda file: Plan(closed(hosted(file, player), at))


def expired(at: int) -> Planner:
    """Its time is over: closed with a word; nothing to do where it is no lobby any more."""

    def plan(file: File) -> Plan | None:
        if file.head.status is not Status.LOBBY:
            return None
        change = closed(file.head, at)
        return Plan(replace(change, tellings=(*change.tellings, note("lobby-closed"))))

    return plan


def closed(head: MatchRow, at: int) -> Change:
    return Change(
        head=_next(replace(head, status=Status.CANCELLED, finished=at)),
        at=at,
        tellings=(NewTelling("edit"),),
        jobs_done=(("close-lobby", LOBBY),),
    )


def lobby(file: File) -> MatchRow:
    """The head of what must still be a lobby."""
    if file.head.status is not Status.LOBBY:
        raise Refusal("not-a-lobby")
    return file.head


def hosted(file: File, player: int) -> MatchRow:
    """The head of a lobby whose host the player is."""
    head = lobby(file)
    if head.host != player:
        raise Refusal("not-host")
    return head


def _without(head: MatchRow, player: int, at: int) -> Plan:
    seat = next((s for s, row in enumerate(head.seats) if row.player == player), None)
    if seat is None:
        raise Refusal("not-seated")
    head = _with(head, seat, EMPTY)
    if player != head.host:
        return Plan(Change(_next(head), at, tellings=(NewTelling("edit"),)))
    around = (*head.seats[seat + 1 :], *head.seats[:seat])
    heirs = [row.player for row in around if row.player is not None]
    if not heirs:
        return Plan(closed(head, at))
    return Plan(Change(_next(replace(head, host=heirs[0])), at, tellings=(NewTelling("edit"),)))


def _with(head: MatchRow, seat: Seat, row: SeatRow) -> MatchRow:
    return replace(head, seats=(*head.seats[:seat], row, *head.seats[seat + 1 :]))


def _next(head: MatchRow) -> MatchRow:
    return replace(head, rev=head.rev + 1)


def _check_seats(game: AnyGame, new: NewMatch) -> None:
    if new.seats not in game.seats:
        allowed = ", ".join(str(seats) for seats in game.seats)
        raise Refusal("seat-count", seats=new.seats, allowed=allowed)
    assert not new.seated or len(new.seated) == new.seats
    for level in (*new.computers, *(one for one in new.seated if isinstance(one, str))):
        _check_level(game, level)
    if len(new.computers) > new.seats - 1:
        raise Refusal("too-many-computers", most=new.seats - 1)
    others = new.seats - 1 - len(new.computers)
    if not new.open_to_all and len({*new.invited} - {new.host}) > others:
        raise Refusal("too-many-invited", most=others)


def _check_level(game: AnyGame, level: str) -> None:
    if level not in game.computers:
        raise Refusal("no-such-level", level=level)
