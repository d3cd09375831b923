"""What the host of a lobby sets: options, clock, what it counts for, who may join, the seats.

`LobbySettings` runs the use cases; the deciders are pure.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Concatenate, Final, Literal, ParamSpec, TypeAlias

from bot.matches.inventory import InventoryService, MatchItems
from bot.matches.lobby import (
    EMPTY_SEAT,
    LobbyDeciders,
    refuse_seat_count,
    require_hosted_lobby,
    require_lobby,
    update_lobby,
)
from bot.matches.queries.views import MatchQueries
from bot.matches.repository import LoadedMatch, MatchRepository, Transition
from bot.matches.seat_colours import list_colours, set_colours
from bot.matches.sessions import choose_first_options
from bot.matches.table_service import TableService
from bot.models.match import AnyGame, Clock, Table
from bot.models.match_head import MatchHead, SessionLink
from bot.refusals import OptionsRefused, Refusal
from engine.contract import (
    FIRST_SEAT,
    IllegalOptions,
    Options,
    OptionValue,
    PlaysSessions,
    Seat,
    settle_options,
)

P = ParamSpec("P")
Flag: TypeAlias = Literal["rated", "open", "auto", "session", "thread"]
"""What is on or off: whether the match is rated, anyone may join, it starts by itself once it is
full, whether it is the first of a session, and whether it is played in a thread of its own."""
FLAGS: Final[tuple[Flag, ...]] = ("rated", "open", "auto", "session", "thread")


class LobbySettings(TableService):
    """Each method has saved the host's change when it returns, or raises `Refusal` and has changed
    nothing."""

    def __init__(
        self,
        repository: MatchRepository,
        queries: MatchQueries,
        inventory: InventoryService,
        deciders: LobbyDeciders,
        games: Mapping[str, AnyGame],
    ) -> None:
        super().__init__(repository, queries)
        self._inventory = inventory
        self._deciders = deciders
        self._games = games

    async def set_clock(self, match: int, player: int, clock: Clock | None) -> Table:
        return await self._change(match, decide_clock, player, clock)

    async def set_flag(self, match: int, player: int, flag: Flag, *, on: bool) -> Table:
        if flag == "session":
            return await self._settle(match, self._decide_session, player, on)
        return await self._change(match, decide_flag, player, flag, on)

    async def set_option(self, match: int, player: int, key: str, value: OptionValue) -> Table:
        """Set an option of the game, as the host, or one of a person's seat, as that person; all of
        them together must be legal."""
        return await self._settle(match, self._decide_option, player, key, value)

    async def move_up(self, match: int, player: int, seat: Seat) -> Table:
        """Let a seat change places with the one before it."""
        return await self._change(match, self._decide_order, player, seat)

    async def remove_seat(self, match: int, player: int) -> Table:
        """Take the last empty seat away, down to what the game allows."""
        return await self._settle(match, self._decide_smaller, player)

    async def _settle(
        self,
        match: int,
        decide: Callable[Concatenate[LoadedMatch, int, MatchItems | None, P], Transition],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Table:
        """A change whose options the game checks, with the items that they need."""

        def work(loaded: LoadedMatch, at: int, items: MatchItems | None) -> Transition:
            return decide(loaded, at, items, *args, **kwargs)

        async def change(items: MatchItems | None) -> Table:
            return await self._change(match, work, items)

        try:
            return await self._inventory.run_with_items(change)
        except IllegalOptions as error:
            game = (await self._repository.load_head(match)).game
            raise OptionsRefused(game, error.code, **error.params) from error

    def _decide_session(
        self, loaded: LoadedMatch, at: int, items: MatchItems | None, player: int, on: bool
    ) -> Transition:
        """What was chosen is kept where both kinds of match have the option."""
        head = require_hosted_lobby(loaded, player)
        game, seats = self._games[head.game], len(head.seats)
        chosen = _find_chosen(game, head)
        if not isinstance(game, PlaysSessions):
            raise Refusal("no-sessions")
        if on:
            known = {spec.key for spec in game.session_options}
            chosen = {key: value for key, value in chosen.items() if key in known}
        link = SessionLink(0, 1, chosen) if on else None
        return self._settle_options(replace(head, session=link), chosen, seats, at, items)

    def _decide_option(
        self,
        loaded: LoadedMatch,
        at: int,
        items: MatchItems | None,
        player: int,
        key: str,
        value: OptionValue,
    ) -> Transition:
        head = require_lobby(loaded)
        game = self._games[head.game]
        spec = next((spec for spec in game.options if spec.key == key and spec.offered), None)
        seat = None if spec is None else spec.seat
        chooser = None if seat is None or seat >= len(head.seats) else head.seats[seat].player
        if chooser is None:
            require_hosted_lobby(loaded, player)
        elif chooser != player:
            raise Refusal("option-of-player")
        if spec is None:
            raise Refusal("option-unknown", option=key)
        chosen = {**_find_chosen(game, head), key: value}
        return self._settle_options(head, chosen, len(head.seats), at, items)

    def _decide_smaller(
        self, loaded: LoadedMatch, at: int, items: MatchItems | None, player: int
    ) -> Transition:
        head = require_hosted_lobby(loaded, player)
        game, seats = self._games[head.game], len(head.seats) - 1
        empty = [seat for seat, row in enumerate(head.seats) if row == EMPTY_SEAT]
        if seats not in game.seats or not empty or head.stake.fixture is not None:
            raise refuse_seat_count(game, seats)
        order = [seat for seat in range(len(head.seats)) if seat != empty[-1]]
        chosen = _renumber(game, _find_chosen(game, head), order)
        head = _arrange(head, order)
        return self._settle_options(head, chosen, seats, at, items)

    def _settle_options(
        self,
        head: MatchHead,
        chosen: dict[str, OptionValue],
        seats: int,
        at: int,
        items: MatchItems | None,
    ) -> Transition:
        """The lobby with these options. Raises `IllegalOptions`."""
        game = self._games[head.game]
        if head.session is not None:
            options = choose_first_options(game, seats, chosen)
            head = replace(head, session=replace(head.session, options=chosen))
        else:
            options = settle_options(game.options, seats, chosen)
        head = replace(head, options=options)
        self._deciders.check_options(head, items)
        return update_lobby(head, at)

    def _decide_order(self, loaded: LoadedMatch, at: int, player: int, seat: Seat) -> Transition:
        """Options that name seats follow those who sit there."""
        head = require_hosted_lobby(loaded, player)
        if not 0 < seat < len(head.seats):
            raise Refusal("no-such-seat", text=str(seat + 1))
        order = [*range(len(head.seats))]
        order[seat - 1], order[seat] = seat, seat - 1
        game, session = self._games[head.game], head.session
        if session is not None:
            session = replace(session, options=_renumber(game, session.options, order))
        options = _renumber(game, head.options, order)
        return update_lobby(replace(_arrange(head, order), options=options, session=session), at)


def decide_clock(loaded: LoadedMatch, at: int, player: int, clock: Clock | None) -> Transition:
    return update_lobby(replace(require_hosted_lobby(loaded, player), clock=clock), at)


def decide_flag(loaded: LoadedMatch, at: int, player: int, flag: Flag, on: bool) -> Transition:
    head = require_hosted_lobby(loaded, player)
    if flag == "rated":
        return update_lobby(replace(head, stake=replace(head.stake, rated=on)), at)
    if flag == "open":
        return update_lobby(replace(head, open_to_all=on), at)
    if flag == "thread":
        return update_lobby(replace(head, own_thread=on), at)
    return update_lobby(replace(head, start_when_full=on), at)


def _find_chosen(game: AnyGame, head: MatchHead) -> dict[str, OptionValue]:
    """What was chosen for the match or its session, without defaults."""
    if head.session is not None:
        return dict(head.session.options)
    defaults = {spec.key: spec.default for spec in game.options}
    return {key: value for key, value in head.options.items() if value != defaults.get(key)}


def _arrange(head: MatchHead, order: Sequence[Seat]) -> MatchHead:
    """The lobby with these of its seats, in this order."""
    kept, colours = head.seating.reservations, list_colours(head)
    reservations = tuple(kept[seat] for seat in order) if kept else ()
    seating = replace(head.seating, reservations=reservations)
    head = replace(head, seats=tuple(head.seats[seat] for seat in order), seating=seating)
    return set_colours(head, [colours[seat] for seat in order])


def _renumber(game: AnyGame, options: Options, order: Sequence[Seat]) -> dict[str, OptionValue]:
    """The options, with the new numbers of seats that they name or belong to, without those that
    are gone."""
    new = {str(old + 1): str(now) for now, old in enumerate(order, 1)}
    specs = {spec.key: spec for spec in game.options}
    found: dict[str, OptionValue] = {}
    for key, value in options.items():
        spec = specs.get(key)
        if spec is not None and spec.seat is not None:
            if spec.seat in order:
                found[spec.key_at(order.index(spec.seat))] = value
        elif spec is not None and spec.kind == "seats" and isinstance(value, tuple):
            found[key] = tuple(sorted((new[one] for one in value if one in new), key=int))
        elif key != FIRST_SEAT or not str(value).isdecimal():
            found[key] = value
        elif value in new:
            found[key] = new[str(value)]
    return found
