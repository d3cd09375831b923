"""Lobbies: who sits where before a match begins. `Lobbies` runs the use cases; the deciders are
pure."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from itertools import count
from typing import Concatenate, Final, ParamSpec

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
from bot.matches.repository import LoadedMatch, MatchRepository, TableService, Transition
from bot.matches.sessions import find_chosen, list_options, settle_chosen
from bot.matches.side_effects import NO_SEAT, build_commit, note, replace_seat
from bot.models.commit import Bounds, Commit, NewJob, NewMessage
from bot.models.match import AnyGame, Limits, NewMatch, Status, Table
from bot.models.match_head import MatchHead, Seating, SeatState, SessionLink
from bot.models.matchmaking import Seek
from bot.models.outbox import NUDGE_NOTE, OPENED, QUEUED
from bot.refusals import OptionsRefused, Refusal
from bot.storage.json_columns import seed_digest
from engine.contract import IllegalOptions, Seat, settle_options

P = ParamSpec("P")
LOBBY_DAYS: Final = 7
LOBBY_LIFETIME: Final = LOBBY_DAYS * 24 * 3600
"""Seconds until a lobby that has not begun is closed."""
EMPTY_SEAT = SeatState()
MAX_INVITED: Final = 25  # to one match, so that a whole server cannot be mentioned


class LobbyService(TableService):
    """Changes of lobbies that may need items of the server's inventory."""

    def __init__(
        self, repository: MatchRepository, queries: MatchQueries, inventory: InventoryService
    ) -> None:
        super().__init__(repository, queries)
        self._inventory = inventory
        self._games = repository.games

    async def _change_with_items(
        self,
        match: int,
        decide: Callable[Concatenate[LoadedMatch, P], Transition],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Table:
        """A change that may start the match, or whose options the game checks."""

        async def change(items: MatchItems | None) -> Table:
            return await self._change(
                match, lambda loaded: decide(replace(loaded, items=items), *args, **kwargs)
            )

        try:
            return await self._inventory.run_with_items(change)
        except IllegalOptions as error:
            game = (await self._repository.load_head(match)).game
            raise OptionsRefused(game, error.code, **error.params) from error

    def _check_options(self, loaded: LoadedMatch) -> None:
        """Let the game check its options by a trial deal. Raises `IllegalOptions`, and
        `ItemsNeeded` if it takes items from the inventory."""
        head = loaded.head
        self._require_items(loaded)
        items = loaded.items or MatchItems(bytes(32), head.options)
        self._games[head.game].start(len(head.seats), items.seed, items.options)

    def _require_items(self, loaded: LoadedMatch, *, or_short: bool = False) -> None:
        """Raises `ItemsNeeded` if the match takes some from the inventory, and has none yet."""
        head, game = loaded.head, self._games[loaded.head.game]
        if loaded.items is None and needs_items(game, len(head.seats), head.options):
            raise ItemsNeeded(head, or_short=or_short)


class Lobbies(LobbyService):
    """Every use case of a match that has not begun. Each method has saved its change when it
    returns, or raises `Refusal` and has changed nothing."""

    def __init__(
        self,
        repository: MatchRepository,
        queries: MatchQueries,
        inventory: InventoryService,
        seeds: Callable[[], bytes],
        limits: Limits,
    ) -> None:
        super().__init__(repository, queries, inventory)
        self._seeds = seeds
        self._limits = limits

    async def open(self, new: NewMatch, seeks: tuple[Seek, ...] = ()) -> Table:
        """Open a lobby with the host at the first seat and computers at the last ones; it starts at
        once if `start_when_full` is set and no seat is empty. The same write takes people from the
        queue; raises `Conflict` if one of these `seeks` is no longer there."""

        async def create(items: MatchItems | None) -> LoadedMatch:
            transition = self.open_lobby(new, self._at(), items)
            return await self._repository.create(take_from_queue(transition, seeks))

        try:
            loaded = await self._inventory.run_with_items(create)
        except IllegalOptions as error:
            raise OptionsRefused(new.game, error.code, **error.params) from error
        return await self._queries.build_table(loaded.head)

    async def join(self, match: int, player: int) -> Table:
        """Take the first empty seat; with `start_when_full` the last one starts the match."""
        return await self._change_with_items(match, self.decide_join, player)

    async def leave(self, match: int, player: int) -> Table:
        """A host hands over to the next person; a lobby without people is cancelled."""
        return await self._change(match, decide_departure, player)

    async def add_computer(self, match: int, player: int, level: str) -> Table:
        """Put a computer on the first empty seat, as the host; on a new one if none is empty."""
        return await self._change_with_items(match, self.decide_new_computer, player, level)

    async def add_seat(self, match: int, player: int) -> Table:
        """Add an empty seat, as the host, up to what the game and its options allow."""
        return await self._change_with_items(match, self.decide_new_seat, player)

    async def free_seat(self, match: int, player: int, seat: Seat) -> Table:
        """Empty a seat of a person or a computer, as the host; one's own: the same as `leave`."""
        return await self._change(match, decide_seat_release, player, seat)

    async def choose_colour(self, match: int, player: int, colour: int) -> Table:
        """Choose the colour of one's own seat, by its number; 0: none."""
        return await self._change(match, decide_colour, player, colour)

    async def invite(self, match: int, player: int, people: Collection[int]) -> Table:
        """Invite more people, as the host; only those not invited before are notified."""
        return await self._change(match, decide_invitation, player, people)

    async def start(self, match: int, player: int) -> Table:
        """Start the match, as the host, once seats are taken; the inventory must have enough."""
        return await self._change_with_items(match, self.decide_start, player)

    async def cancel(self, match: int, player: int) -> Table:
        return await self._change(match, decide_cancellation, player)

    async def close(self, match: int) -> None:
        """Close a lobby that has expired, with a note; does nothing to a match that has begun."""
        await self._repository.change(match, decide_expiry)

    def open_lobby(self, new: NewMatch, at: int, items: MatchItems | None) -> Transition:
        """A new lobby, or a running match if all seats are taken."""
        head = self._build_head(new, at)
        lobby = LoadedMatch(head, at=at, items=items)
        self._check_options(lobby)
        bounds = Bounds(new.host, self._limits.matches, self._limits.lobbies, self._limits.server)
        opened = self._start_if_full(lobby, keeps_clock=True)
        if opened.match is not None:
            return opened.amend(bounds=replace(bounds, lobbies=None))
        jobs = (NewJob("close-lobby", NO_SEAT, 0, at + LOBBY_LIFETIME),)
        params = ((OPENED, 1),) if has_room_for_anyone(head) else ()
        message = NewMessage("post", recipients=head.invited, params=params)
        return opened.amend(bounds=bounds, jobs=jobs, messages=(message,))

    def decide_join(self, loaded: LoadedMatch, player: int) -> Transition:
        head = require_lobby(loaded)
        if any(seat.player == player for seat in head.seats):
            raise Refusal("already-joined", host=str(head.host == player).lower())
        if not head.open_to_all and player not in (*head.invited, head.host):
            raise Refusal("not-invited")
        if EMPTY_SEAT not in head.seats:
            head = self._free_computer(head)
        # The seat reserved for them, else the first that is not reserved
        empty = _list_empty_seats(head)
        own = [seat for seat, kept_for in empty.items() if kept_for == player]
        free = [seat for seat, kept_for in empty.items() if not kept_for]
        if not own and not free:
            raise Refusal("full" if player in head.seating.reservations else "not-invited")
        joined = replace(loaded, head=replace_seat(head, (own or free)[0], SeatState(player)))
        return self._start_if_full(joined, Bounds(player, matches=self._limits.matches), player)

    def _free_computer(self, head: MatchHead) -> MatchHead:
        """A person comes before the last of the computers. Raises `Refusal` if there is none, or
        a league has seated them."""
        seats = [seat for seat, row in enumerate(head.seats) if row.computer]
        if not seats or head.stake.fixture is not None:
            raise Refusal("full")
        return _empty_seat(head, seats[-1], self._games[head.game])

    def decide_new_computer(self, loaded: LoadedMatch, player: int, level: str) -> Transition:
        head = require_hosted_lobby(loaded, player)
        check_level(self._games[head.game], level)
        if EMPTY_SEAT not in head.seats:
            head = self._add_seat(head)
        empty = _list_empty_seats(head)
        seat = next((seat for seat, kept_for in empty.items() if not kept_for), max(empty))
        joined = replace_seat(head.with_colour(seat, 0), seat, SeatState(computer=level))
        return self._start_if_full(replace(loaded, head=joined))

    def decide_new_seat(self, loaded: LoadedMatch, player: int) -> Transition:
        return update_lobby(loaded, self._add_seat(require_hosted_lobby(loaded, player)))

    def _add_seat(self, head: MatchHead) -> MatchHead:
        """At the end; the options are checked again. Raises `Refusal` and `IllegalOptions`."""
        game, seats = self._games[head.game], len(head.seats) + 1
        if seats not in game.seats or head.stake.fixture is not None:
            raise refuse_seat_count(game, seats)
        kept, colours = head.seating.reservations, head.colours
        chosen, in_session = find_chosen(game, head), head.session is not None
        head = replace(
            head,
            seats=(*head.seats, EMPTY_SEAT),
            options=settle_chosen(game, seats, chosen, in_session=in_session),
            seating=replace(head.seating, reservations=(*kept, 0) if kept else ()),
        )
        head = head.with_colours((*colours, 0))
        if not needs_items(game, seats, head.options):
            self._check_options(LoadedMatch(head))
        return head

    def decide_start(self, loaded: LoadedMatch, player: int) -> Transition:
        head = require_hosted_lobby(loaded, player)
        if empty := head.seats.count(EMPTY_SEAT):
            raise Refusal("not-full", empty=empty)
        begun = replace(loaded, head=leave_out_idle_clock(head))
        self._require_items(begun)
        return self._begin_match(begun, player)

    def _start_if_full(
        self,
        loaded: LoadedMatch,
        bounds: Bounds | None = None,
        actor: int | None = None,
        *,
        keeps_clock: bool = False,
    ) -> Transition:
        """The lobby with its new seats. Once full it begins if that was wanted, else its host is
        asked to start it; so, too, if the inventory holds too little for a start."""
        head, at, has_items = loaded.head, loaded.at, loaded.items is not TOO_FEW_ITEMS
        if head.start_when_full and EMPTY_SEAT not in head.seats and has_items:
            begun = loaded if keeps_clock else replace(loaded, head=leave_out_idle_clock(head))
            self._require_items(begun, or_short=True)
            return self._begin_match(begun, actor).amend(bounds=bounds)
        waits = EMPTY_SEAT not in head.seats and actor not in (None, head.host)
        message = NewMessage("post", recipients=(head.host,)) if waits else NewMessage("edit")
        joined = Transition(Commit(head, at, bounds=bounds)).notify(message)
        return joined if actor is None else nudge_once(joined)

    def _begin_match(self, loaded: LoadedMatch, actor: int | None) -> Transition:
        head, at, game = loaded.head, loaded.at, self._games[loaded.head.game]
        items = loaded.items or MatchItems(self._seeds(), head.options)
        head = head.with_colours(settle_colours(head.colours))
        start = MatchStarted(
            seed=items.seed.hex(),
            options=dict(items.options),
            rules=game.rules_version,
            people=tuple(seat.player for seat in head.seats),
            computers=tuple(seat.computer for seat in head.seats),
            colours=head.seating.colours,
        )
        entry = LogEntry(1, None, start, actor)
        match = begin(game, entry)
        begun = replace(
            head,
            options=dict(items.options),
            rules=game.rules_version,
            started=at,
            seed_hash=seed_digest(items.seed),
        )
        commit = build_commit(begun, None, match, [(entry, match.hash())], at)
        return Transition(commit, match).amend(inventory_changes=items.inventory_changes)

    def _build_head(self, new: NewMatch, at: int) -> MatchHead:
        game = self._games.get(new.game)
        if game is None:
            raise Refusal("no-such-game", game=new.game)
        _check_seats(game, new)
        if new.session:
            # Refuses what the session sets itself
            settle_options(list_options(game, in_session=True), new.seats, new.options)
        options = settle_chosen(game, new.seats, new.options, in_session=new.session)
        kept_for = tuple(one if isinstance(one, int) else 0 for one in new.reservations)
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
            own_thread=new.own_thread,
            mirrors=new.mirrors,
            seating=Seating(
                reservations=kept_for if any(kept_for) else (),
                rematch_of=new.rematch_of,
                colours=new.colours,
            ),
        )


def has_room_for_anyone(head: MatchHead) -> bool:
    """Whether anyone may join: a seat is empty and kept for nobody."""
    return head.open_to_all and 0 in _list_empty_seats(head).values()


def _list_empty_seats(head: MatchHead) -> dict[Seat, int]:
    """Each with the player for whom it is kept (0: nobody)."""
    kept = head.seating.reservations or (0,) * len(head.seats)
    return {seat: kept[seat] for seat, row in enumerate(head.seats) if row == EMPTY_SEAT}


def nudge_once(joined: Transition) -> Transition:
    """Tell those who want to hear of it that the lobby lacks one player, if anyone may be that one,
    and they have not been told before."""
    head = joined.commit.head
    lacks_one = head.seats.count(EMPTY_SEAT) == 1 and has_room_for_anyone(head)
    if not lacks_one or head.seating.nudged:
        return joined
    told = replace(head, seating=replace(head.seating, nudged=True))
    return joined.amend(head=told).notify(note(NUDGE_NOTE))


def take_from_queue(opened: Transition, seeks: tuple[Seek, ...]) -> Transition:
    """The same, of people who waited for it: they leave the queue, and its board calls them."""
    commit = opened.commit
    if not seeks or commit.bounds is None:
        return opened
    others = tuple(seek.player for seek in seeks if seek.player != commit.bounds.player)
    messages = tuple(
        replace(message, params=(*message.params, (QUEUED, 1)))
        if message.mode == "post"
        else message
        for message in commit.messages
    )
    bounds = replace(commit.bounds, others=others)
    return opened.amend(seeks=seeks, bounds=bounds, messages=messages)


def leave_out_idle_clock(head: MatchHead) -> MatchHead:
    """Without the lobby's clock where a person plays against computers alone, as `/new` has it; a
    league's session keeps it, as others wait for its end."""
    people = sum(row.player is not None for row in head.seats)
    return head if people > 1 or head.stake.fixture is not None else replace(head, clock=None)


def settle_colours(colours: Sequence[int]) -> tuple[int, ...]:
    """A colour for each seat: chosen, by its number, else the first free; empty if none chose."""
    if not any(colours):
        return ()
    numbered = enumerate(colours, 1)
    settled = [one or (number if number not in colours else 0) for number, one in numbered]
    free = (number for number in count(1) if number not in settled)
    return tuple([one or next(free) for one in settled])


def _build_seats(new: NewMatch) -> tuple[SeatState, ...]:
    """By default the host, then empty seats, computers last."""
    occupants: Sequence[int | str | None] = new.seated
    if not occupants and new.reservations:  # only the host is there yet
        others = {one for one in new.reservations if isinstance(one, int)} - {new.host}
        occupants = [None if one in others else one for one in new.reservations]
    elif not occupants:
        empty = new.seats - 1 - len(new.computers)
        occupants = (new.host, *(None for _ in range(empty)), *new.computers)
    return tuple(
        SeatState(computer=one) if isinstance(one, str) else SeatState(one) for one in occupants
    )


def decide_seat_release(loaded: LoadedMatch, player: int, seat: Seat) -> Transition:
    head = require_hosted_lobby(loaded, player)
    if not 0 <= seat < len(head.seats) or head.seats[seat] == EMPTY_SEAT:
        raise Refusal("seat-empty", seat=seat + 1)
    if head.seats[seat].player == player:
        return decide_departure(loaded, player)
    return update_lobby(loaded, _empty_seat(head, seat, loaded.game))


def decide_colour(loaded: LoadedMatch, player: int, colour: int) -> Transition:
    head = require_lobby(loaded)
    seat = head.seat_of(player)
    if seat is None:
        raise Refusal("not-seated")
    taken = {
        one
        for number, (row, one) in enumerate(zip(head.seats, head.colours, strict=True))
        if number != seat and row != EMPTY_SEAT
    }
    if colour and colour in taken:
        raise Refusal("colour-taken")
    return update_lobby(loaded, head.with_colour(seat, colour))


def decide_invitation(
    loaded: LoadedMatch, player: int, people: Collection[int]
) -> Transition | None:
    """The host invites more people; those invited before are not mentioned again."""
    head = require_hosted_lobby(loaded, player)
    if EMPTY_SEAT not in head.seats:
        raise Refusal("full")
    known = {*head.invited, *(row.player for row in head.seats)}
    added = tuple(sorted({*people} - known))
    if not added:
        return None
    if len(head.invited) + len(added) > MAX_INVITED:
        raise Refusal("too-many-asked", limit=MAX_INVITED)
    invited = tuple(sorted((*head.invited, *added)))
    return loaded.update(invited=invited).notify(NewMessage("post", recipients=added))


def decide_cancellation(loaded: LoadedMatch, player: int) -> Transition:
    require_hosted_lobby(loaded, player)
    return cancel_match(loaded)


def decide_expiry(loaded: LoadedMatch) -> Transition | None:
    """A lobby expires and is closed with a note, also one that cannot be read; a match that has
    begun is left alone."""
    head = loaded.head
    if head.status is not Status.LOBBY and (head.status is not Status.STUCK or head.seq):
        return None
    return cancel_match(loaded).notify(note("lobby-closed", days=LOBBY_DAYS))


def cancel_match(loaded: LoadedMatch) -> Transition:
    """Without its log."""
    head = replace(loaded.head, status=Status.CANCELLED, finished=loaded.at)
    cancelled = Transition(Commit(head, loaded.at, jobs_done=(("close-lobby", NO_SEAT),)))
    return cancelled.notify(NewMessage("edit"))


def require_lobby(loaded: LoadedMatch) -> MatchHead:
    """Raises `Refusal` if the match is no longer a lobby."""
    if loaded.head.status is not Status.LOBBY:
        raise Refusal("not-a-lobby")
    return loaded.head


def require_hosted_lobby(loaded: LoadedMatch, player: int) -> MatchHead:
    """Raises `Refusal` if it is no lobby, or the player is not its host."""
    head = require_lobby(loaded)
    if head.host != player:
        raise Refusal("not-host", name="none")
    return head


def decide_departure(loaded: LoadedMatch, player: int) -> Transition:
    """A person leaves; a host hands over to the next person, or closes an empty lobby."""
    head = require_lobby(loaded)
    seat = head.seat_of(player)
    if seat is None:
        raise Refusal("not-seated")
    head = _empty_seat(head, seat, loaded.game)
    if player != head.host:
        return update_lobby(loaded, head)
    around = (*head.seats[seat + 1 :], *head.seats[:seat])
    heirs = [row.player for row in around if row.player is not None]
    if not heirs:
        return cancel_match(replace(loaded, head=head))
    return update_lobby(loaded, replace(head, host=heirs[0]))


def _empty_seat(head: MatchHead, seat: Seat, game: AnyGame | None) -> MatchHead:
    """The lobby without whoever sits there, and without their colour and options."""
    assert game is not None  # else it is stuck
    own = {spec.key: spec.default for spec in game.options if spec.seat == seat}
    kept = {key: own.get(key, value) for key, value in head.options.items()}
    return replace_seat(replace(head, options=kept), seat, EMPTY_SEAT).with_colour(seat, 0)


def update_lobby(loaded: LoadedMatch, head: MatchHead) -> Transition:
    return Transition(Commit(head, loaded.at)).notify(NewMessage("edit"))


def refuse_seat_count(game: AnyGame, seats: int) -> Refusal:
    allowed = ", ".join(str(number) for number in game.seats)
    return Refusal("seat-count", seats=seats, allowed=allowed)


def _check_seats(game: AnyGame, new: NewMatch) -> None:
    if new.seats not in game.seats:
        raise refuse_seat_count(game, new.seats)
    assert not new.seated or len(new.seated) == new.seats
    seated = (level for level in new.seated if isinstance(level, str))
    for level in (*new.computers, *seated):
        check_level(game, level)
    if len(new.computers) > new.seats - 1:
        raise Refusal("too-many-computers", most=new.seats - 1)
    others = new.seats - 1 - len(new.computers)
    if not new.open_to_all and len({*new.invited} - {new.host}) > others:
        raise Refusal("too-many-invited", most=others)


def check_level(game: AnyGame, level: str) -> None:
    if level not in game.computers:
        raise Refusal("no-such-level", level=level)
