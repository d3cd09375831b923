"""Lobbies: who sits where before a match begins.

`Lobbies` runs the use cases; the deciders are pure.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from bot.matches.aggregate import begin
from bot.matches.inventory import (
    TOO_FEW_ITEMS,
    InventoryService,
    ItemsNeeded,
    MatchItems,
    needs_items,
)
from bot.matches.log_entries import LogEntry, MatchStarted
from bot.matches.queries.views import MatchQueries
from bot.matches.repository import Decider, LoadedMatch, MatchRepository, Transition
from bot.matches.sessions import choose_first_options
from bot.matches.side_effects import LOBBY_LIFETIME, NO_SEAT, build_commit, note
from bot.models.commit import Bounds, Commit, NewJob, NewMessage
from bot.models.match import AnyGame, Limits, NewMatch, Status, Table
from bot.models.match_head import MatchHead, Seating, SeatState, SessionLink
from bot.refusals import OptionsRefused, Refusal
from bot.storage.json_columns import seed_digest
from engine.contract import IllegalOptions, OptionValue, Seat, settle_options

EMPTY_SEAT = SeatState()
MAX_INVITED: Final = 25
"""To one match, so that nobody calls a whole server."""


class Lobbies:
    """Every use case of a match that has not begun. Each method has saved its change when it
    returns, or raises `Refusal` and has changed nothing."""

    def __init__(
        self,
        repository: MatchRepository,
        queries: MatchQueries,
        inventory: InventoryService,
        deciders: LobbyDeciders,
    ) -> None:
        self._repository = repository
        self._queries = queries
        self._inventory = inventory
        self._deciders = deciders

    async def open(self, new: NewMatch) -> Table:
        """Open a lobby with the host at the first seat and computers at the last ones; it starts at
        once where `start_when_full` and no seat is empty.
        """

        async def create(items: MatchItems | None) -> LoadedMatch:
            at = self._repository.at()
            return await self._repository.create(self._deciders.open_lobby(new, at, items))

        try:
            loaded = await self._inventory.run_with_items(create)
        except IllegalOptions as error:
            raise OptionsRefused(new.game, error.code, **error.params) from error
        return await self._queries.build_table(loaded.head)

    async def join(self, match: int, player: int) -> Table:
        """Take the first empty seat; starts the match where that was wanted and it was the last."""
        at = self._repository.at()
        return await self._start(match, partial(self._deciders.decide_join, player, at))

    async def leave(self, match: int, player: int) -> Table:
        """Give the seat up. A host who leaves hands over to the next person; with nobody left the
        lobby is cancelled.
        """
        return await self._change(match, decide_departure(player, self._repository.at()))

    async def add_computer(self, match: int, player: int, level: str) -> Table:
        """The host puts a computer player on the last empty seat."""
        at = self._repository.at()
        decide = partial(self._deciders.decide_new_computer, player, level, at)
        return await self._start(match, decide)

    async def add_seat(self, match: int, player: int) -> Table:
        """The host adds an empty seat, up to what the game and its options allow."""
        try:
            at = self._repository.at()
            return await self._change(match, self._deciders.decide_new_seat(player, at))
        except IllegalOptions as error:
            game = (await self._repository.load_head(match)).game
            raise OptionsRefused(game, error.code, **error.params) from error

    async def free_seat(self, match: int, player: int, seat: Seat) -> Table:
        """The host empties a seat, of a person or a computer; their own: the same as `leave`."""
        return await self._change(match, decide_seat_release(player, seat, self._repository.at()))

    async def invite(self, match: int, player: int, people: Collection[int]) -> Table:
        """The host invites more people; only those not invited before are notified."""
        return await self._change(match, decide_invitation(player, people, self._repository.at()))

    async def start(self, match: int, player: int) -> Table:
        """The host starts the match; every seat must be taken, and the server's inventory must
        hold what the match needs."""
        decide = partial(self._deciders.decide_start, player, self._repository.at())
        return await self._start(match, decide, or_short=False)

    async def cancel(self, match: int, player: int) -> Table:
        """The host closes a lobby."""
        return await self._change(match, decide_cancellation(player, self._repository.at()))

    async def close(self, match: int) -> None:
        """Close a lobby that has expired, and say so; does nothing once it is none any more."""
        await self._repository.change(match, decide_expiry(self._repository.at()))

    async def _start(
        self, match: int, decide: Callable[[MatchItems | None], Decider], *, or_short: bool = True
    ) -> Table:
        """A change that may start the match. With `or_short` people sit down also where the
        inventory holds too little for it to start by itself."""

        async def change(items: MatchItems | None) -> Table:
            return await self._change(match, decide(items))

        return await self._inventory.run_with_items(change, or_short=or_short)

    async def _change(self, match: int, decider: Decider) -> Table:
        return await self._queries.build_table((await self._repository.change(match, decider)).head)


class LobbyDeciders:
    """Plans for everything that happens before a match begins."""

    def __init__(
        self, games: Mapping[str, AnyGame], seeds: Callable[[], bytes], limits: Limits
    ) -> None:
        self._games = games
        self._seeds = seeds
        self._limits = limits

    def open_lobby(self, new: NewMatch, at: int, stock: MatchItems | None = None) -> Transition:
        """A new lobby, or a running match where nobody else is waited for."""
        head = self._build_head(new, at)
        self._check_options(head, stock)
        bounds = Bounds(new.host, self._limits.matches, self._limits.lobbies, self._limits.server)
        plan = self._start_if_full(head, at, stock=stock)
        if plan.match is not None:
            return plan.amend(bounds=replace(bounds, lobbies=None))
        jobs = (NewJob("close-lobby", NO_SEAT, 0, at + LOBBY_LIFETIME),)
        telling = NewMessage("post", recipients=head.invited)
        return plan.amend(bounds=bounds, jobs=jobs, messages=(telling,))

    def decide_join(self, player: int, at: int, stock: MatchItems | None = None) -> Decider:
        def plan(loaded: LoadedMatch) -> Transition:
            head = require_lobby(loaded)
            if any(seat.player == player for seat in head.seats):
                raise Refusal("already-seated")
            if EMPTY_SEAT not in head.seats:
                raise Refusal("full")
            if not head.open_to_all and player not in (*head.invited, head.host):
                raise Refusal("not-invited")
            place = _find_seat(head, player)
            bounds = Bounds(player, matches=self._limits.matches)
            return self._start_if_full(
                _replace_seat(head, place, SeatState(player)), at, bounds, player, stock
            )

        return plan

    def decide_new_computer(
        self, player: int, level: str, at: int, stock: MatchItems | None = None
    ) -> Decider:
        def plan(loaded: LoadedMatch) -> Transition:
            head = require_hosted_lobby(loaded, player)
            _check_level(self._games[head.game], level)
            if EMPTY_SEAT not in head.seats:
                raise Refusal("full")
            place = max(seat for seat, row in enumerate(head.seats) if row == EMPTY_SEAT)
            return self._start_if_full(
                _replace_seat(head, place, SeatState(computer=level)), at, stock=stock
            )

        return plan

    def decide_new_seat(self, player: int, at: int) -> Decider:
        """One seat more, at the end; the options are looked at again."""

        def plan(loaded: LoadedMatch) -> Transition:
            head = require_hosted_lobby(loaded, player)
            game, seats = self._games[head.game], len(head.seats) + 1
            if seats not in game.seats or head.stake.fixture is not None:
                allowed = ", ".join(str(number) for number in game.seats)
                raise Refusal("seat-count", seats=seats, allowed=allowed)
            kept = head.seating.reservations
            head = replace(
                head,
                seats=(*head.seats, EMPTY_SEAT),
                options=_resettle_options(game, head, seats),
                seating=replace(head.seating, reservations=(*kept, 0) if kept else ()),
            )
            if not needs_items(game, seats, head.options):
                self._check_options(head, None)
            return Transition(Commit(head, at)).notify(NewMessage("edit"))

        return plan

    def decide_start(self, player: int, at: int, stock: MatchItems | None = None) -> Decider:
        def plan(loaded: LoadedMatch) -> Transition:
            head = require_hosted_lobby(loaded, player)
            if empty := head.seats.count(EMPTY_SEAT):
                raise Refusal("not-full", empty=empty)
            return self._begin_match(head, at, player, stock)

        return plan

    def _start_if_full(
        self,
        head: MatchHead,
        at: int,
        bounds: Bounds | None = None,
        actor: int | None = None,
        stock: MatchItems | None = None,
    ) -> Transition:
        """The lobby with its new seats; begun where it is full and that was wanted, else the host
        is asked to start it once the last seat is taken."""
        if head.start_when_full and EMPTY_SEAT not in head.seats and stock is not TOO_FEW_ITEMS:
            begun = self._begin_match(head, at, actor, stock)
            return begun.amend(bounds=bounds)
        waits = EMPTY_SEAT not in head.seats and actor not in (None, head.host)
        telling = NewMessage("post", recipients=(head.host,)) if waits else NewMessage("edit")
        return Transition(Commit(head, at, bounds=bounds)).notify(telling)

    def _begin_match(
        self, head: MatchHead, at: int, actor: int | None, stock: MatchItems | None
    ) -> Transition:
        """Raises `Unstocked` where the match takes something from a shelf."""
        game = self._games[head.game]
        if stock is None:
            if needs_items(game, len(head.seats), head.options):
                raise ItemsNeeded(head)
            stock = MatchItems(self._seeds(), head.options)
        seed = stock.seed
        start = MatchStarted(
            seed=seed.hex(),
            options=stock.options,
            rules=game.rules_version,
            people=tuple(seat.player for seat in head.seats),
            computers=tuple(seat.computer for seat in head.seats),
        )
        entry = LogEntry(1, None, start, actor)
        match = begin(game, entry)
        seed_hash = seed_digest(seed)
        begun = replace(
            head,
            options=stock.options,
            rules=game.rules_version,
            started=at,
            seed_hash=seed_hash,
        )
        change = build_commit(begun, None, match, entry, at)
        return Transition(replace(change, inventory_change=stock.shelving), match)

    def _check_options(self, head: MatchHead, stock: MatchItems | None) -> None:
        """Let the game itself look at them, by a trial deal that nobody sees."""
        game, seats = self._games[head.game], len(head.seats)
        if stock is not None:
            game.start(seats, stock.seed, stock.options)
        elif needs_items(game, seats, head.options):
            raise ItemsNeeded(head)
        else:
            game.start(seats, bytes(32), head.options)

    def _build_head(self, new: NewMatch, at: int) -> MatchHead:
        game = self._games.get(new.game)
        if game is None:
            raise Refusal("no-such-game", game=new.game)
        _check_seats(game, new)
        if new.session:
            options = choose_first_options(game, new.seats, new.options)
        else:
            options = settle_options(game.options, new.seats, new.options)
        return MatchHead(
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
            seats=_build_seats(new),
            created=at,
            session=SessionLink(0, 1, dict(new.options)) if new.session else None,
            clock=new.clock,
            stake=new.stake,
            seating=Seating(reservations=_list_reservations(new), rematch_of=new.rematch_of),
        )


def _resettle_options(game: AnyGame, head: MatchHead, seats: int) -> dict[str, OptionValue]:
    """What was chosen, for so many seats. Raises `IllegalOptions` where that cannot be."""
    if head.session is not None:
        return choose_first_options(game, seats, head.session.options)
    now = len(head.seats)
    usual = {one.key: one.default for one in game.options if not one.seats or now in one.seats}
    chosen = {key: value for key, value in head.options.items() if value != usual.get(key)}
    return settle_options(game.options, seats, chosen)


def _build_seats(new: NewMatch) -> tuple[SeatState, ...]:
    """The host and then empty seats, computers last, where it is not said who sits where."""
    if new.seated:
        return tuple(
            SeatState(one) if isinstance(one, int) else SeatState(computer=one)
            for one in new.seated
        )
    if new.reservations:
        return tuple(_build_seat(one, new.host) for one in new.reservations)
    empty = new.seats - 1 - len(new.computers)
    computers = (SeatState(computer=level) for level in new.computers)
    return (SeatState(new.host), *(EMPTY_SEAT for _ in range(empty)), *computers)


def _build_seat(one: int | str | None, host: int) -> SeatState:
    if isinstance(one, str):
        return SeatState(computer=one)
    return SeatState(one) if one == host else EMPTY_SEAT


def _list_reservations(new: NewMatch) -> tuple[int, ...]:
    """The players whom each seat is kept for, 0 for anybody; nothing where none is."""
    kept = tuple(one if isinstance(one, int) else 0 for one in new.reservations)
    return kept if any(kept) else ()


def _find_seat(head: MatchHead, player: int) -> Seat:
    """The seat somebody who joins gets: the one kept for them, else the first that is kept for
    nobody. Raises `Refusal`."""
    kept = head.seating.reservations or (0,) * len(head.seats)
    empty = [seat for seat, row in enumerate(head.seats) if row == EMPTY_SEAT]
    own = [seat for seat in empty if kept[seat] == player]
    free = [seat for seat in empty if not kept[seat]]
    if not own and not free:
        if player in kept:
            raise Refusal("full")
        raise Refusal("not-invited")
    return (own or free)[0]


def decide_departure(player: int, at: int) -> Decider:
    """A person leaves; a host hands over to whoever sits next, or closes an empty lobby."""
    return lambda loaded: _remove_player(require_lobby(loaded), player, at)


def decide_seat_release(player: int, seat: Seat, at: int) -> Decider:
    def plan(loaded: LoadedMatch) -> Transition:
        head = require_hosted_lobby(loaded, player)
        if not 0 <= seat < len(head.seats) or head.seats[seat] == EMPTY_SEAT:
            raise Refusal("seat-empty", seat=seat + 1)
        if head.seats[seat].player == player:
            return _remove_player(head, player, at)
        freed = _replace_seat(head, seat, EMPTY_SEAT)
        return Transition(Commit(freed, at)).notify(NewMessage("edit"))

    return plan


def decide_invitation(player: int, people: Collection[int], at: int) -> Decider:
    """The host asks more people; nobody is called twice."""

    def plan(loaded: LoadedMatch) -> Transition | None:
        head = require_hosted_lobby(loaded, player)
        if EMPTY_SEAT not in head.seats:
            raise Refusal("full")
        here = {*head.invited, *(row.player for row in head.seats)}
        called = tuple(sorted({*people} - here))
        if not called:
            return None
        if len(head.invited) + len(called) > MAX_INVITED:
            raise Refusal("too-many-asked", limit=MAX_INVITED)
        head = replace(head, invited=tuple(sorted((*head.invited, *called))))
        return Transition(Commit(head, at)).notify(NewMessage("post", recipients=called))

    return plan


def decide_cancellation(player: int, at: int) -> Decider:
    return lambda loaded: Transition(cancel_match(require_hosted_lobby(loaded, player), at))


def decide_expiry(at: int) -> Decider:
    """Its time is over: closed with a word; nothing to do where it is no lobby any more."""

    def plan(loaded: LoadedMatch) -> Transition | None:
        if loaded.head.status is not Status.LOBBY:
            return None
        return Transition(cancel_match(loaded.head, at)).notify(note("lobby-closed"))

    return plan


def cancel_match(head: MatchHead, at: int) -> Commit:
    return Commit(
        head=replace(head, status=Status.CANCELLED, finished=at),
        at=at,
        messages=(NewMessage("edit"),),
        jobs_done=(("close-lobby", NO_SEAT),),
    )


def require_lobby(loaded: LoadedMatch) -> MatchHead:
    """The head of what must still be a lobby."""
    if loaded.head.status is not Status.LOBBY:
        raise Refusal("not-a-lobby")
    return loaded.head


def require_hosted_lobby(loaded: LoadedMatch, player: int) -> MatchHead:
    """The head of a lobby whose host the player is."""
    head = require_lobby(loaded)
    if head.host != player:
        raise Refusal("not-host")
    return head


def _remove_player(head: MatchHead, player: int, at: int) -> Transition:
    seat = next((s for s, row in enumerate(head.seats) if row.player == player), None)
    if seat is None:
        raise Refusal("not-seated")
    head = _replace_seat(head, seat, EMPTY_SEAT)
    if player != head.host:
        return Transition(Commit(head, at)).notify(NewMessage("edit"))
    around = (*head.seats[seat + 1 :], *head.seats[:seat])
    heirs = [row.player for row in around if row.player is not None]
    if not heirs:
        return Transition(cancel_match(head, at))
    return Transition(Commit(replace(head, host=heirs[0]), at)).notify(NewMessage("edit"))


def _replace_seat(head: MatchHead, seat: Seat, row: SeatState) -> MatchHead:
    return replace(head, seats=(*head.seats[:seat], row, *head.seats[seat + 1 :]))


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
