"""What the host of a lobby sets: options, clock, what it counts for, who may join, the seats.
`LobbySettings` runs the use cases; the deciders are pure."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal, TypeAlias

from bot.matches import lobby
from bot.matches.repository import LoadedMatch, Transition
from bot.matches.sessions import find_chosen, list_options, settle_chosen
from bot.models.match import AnyGame, Clock, Table
from bot.models.match_head import MatchHead, SessionLink
from bot.refusals import Refusal
from engine.contract import FIRST_SEAT, Options, OptionValue, PlaysSessions, Seat

Flag: TypeAlias = Literal["rated", "open", "auto", "session", "thread"]
"""What is on or off: whether the match is rated, anyone may join, it starts by itself once it is
full, whether it is the first of a session, and whether it is played in a thread of its own."""


class LobbySettings(lobby.LobbyService):
    """Each method has saved the host's change, or raises `Refusal` and has changed nothing."""

    async def set_clock(self, match: int, player: int, clock: Clock | None) -> Table:
        return await self._change(match, decide_clock, player, clock)

    async def set_flag(self, match: int, player: int, flag: Flag, *, on: bool) -> Table:
        if flag == "session":
            return await self._change_with_items(match, self._decide_session, player, on)
        return await self._change(match, decide_flag, player, flag, on)

    async def set_option(self, match: int, player: int, key: str, value: OptionValue) -> Table:
        """Set an option, as the host, or of a seat, as its person; all together must be legal."""
        return await self._change_with_items(match, self._decide_option, player, key, value)

    async def set_level(self, match: int, player: int, level: str) -> Table:
        """Give all computers this level."""
        return await self._change(match, self._decide_level, player, level)

    async def move_up(self, match: int, player: int, seat: Seat) -> Table:
        """Let a seat change places with the one before it."""
        return await self._change(match, self._decide_order, player, seat)

    async def remove_seat(self, match: int, player: int) -> Table:
        """Take the last empty seat away, down to what the game allows."""
        return await self._change_with_items(match, self._decide_smaller, player)

    def _decide_level(self, loaded: LoadedMatch, player: int, level: str) -> Transition:
        head = lobby.require_hosted_lobby(loaded, player)
        lobby.check_level(self._games[head.game], level)
        seats = (replace(one, computer=level) if one.computer else one for one in head.seats)
        return lobby.update_lobby(loaded, replace(head, seats=tuple(seats)))

    def _decide_session(self, loaded: LoadedMatch, player: int, on: bool) -> Transition:
        """What was chosen for a single match is kept for when it is one again."""
        head = lobby.require_hosted_lobby(loaded, player)
        game = self._games[head.game]
        chosen = find_chosen(game, head)
        if not isinstance(game, PlaysSessions):
            raise Refusal("no-sessions")
        link = SessionLink(0, 1, chosen) if on else None
        return self._settle_options(loaded, replace(head, session=link), chosen)

    def _decide_option(
        self, loaded: LoadedMatch, player: int, key: str, value: OptionValue
    ) -> Transition:
        head = lobby.require_lobby(loaded)
        game = self._games[head.game]
        specs = list_options(game, in_session=head.session is not None)
        spec = next((spec for spec in specs if spec.key == key and spec.offered), None)
        seat = None if spec is None else spec.seat
        chooser = None if seat is None or seat >= len(head.seats) else head.seats[seat].player
        if chooser is None:
            lobby.require_hosted_lobby(loaded, player)
        elif chooser != player:
            raise Refusal("option-of-player")
        if spec is None:
            raise Refusal("option-unknown", option=key)
        return self._settle_options(loaded, head, {**find_chosen(game, head), key: value})

    def _decide_smaller(self, loaded: LoadedMatch, player: int) -> Transition:
        head = lobby.require_hosted_lobby(loaded, player)
        game, seats = self._games[head.game], len(head.seats) - 1
        empty = [seat for seat, row in enumerate(head.seats) if row == lobby.EMPTY_SEAT]
        if seats not in game.seats or not empty or head.stake.fixture is not None:
            raise lobby.refuse_seat_count(game, seats)
        order = [seat for seat in range(len(head.seats)) if seat != empty[-1]]
        chosen = _renumber(game, find_chosen(game, head), order)
        return self._settle_options(loaded, _arrange(head, order), chosen)

    def _settle_options(
        self, loaded: LoadedMatch, head: MatchHead, chosen: dict[str, OptionValue]
    ) -> Transition:
        game, session = self._games[head.game], head.session
        options = settle_chosen(game, len(head.seats), chosen, in_session=session is not None)
        if session is not None:
            session = replace(session, options=chosen)
        head = replace(head, options=options, session=session)
        self._check_options(replace(loaded, head=head))
        return lobby.update_lobby(loaded, head)

    def _decide_order(self, loaded: LoadedMatch, player: int, seat: Seat) -> Transition:
        """Options that name seats follow those who sit there."""
        head = lobby.require_hosted_lobby(loaded, player)
        if not 0 < seat < len(head.seats):
            raise Refusal("no-such-seat", text=str(seat + 1))
        order = [*range(len(head.seats))]
        order[seat - 1], order[seat] = seat, seat - 1
        game, session = self._games[head.game], head.session
        if session is not None:
            session = replace(session, options=_renumber(game, session.options, order))
        options = _renumber(game, head.options, order)
        return lobby.update_lobby(
            loaded, replace(_arrange(head, order), options=options, session=session)
        )


def decide_clock(loaded: LoadedMatch, player: int, clock: Clock | None) -> Transition:
    return lobby.update_lobby(
        loaded, replace(lobby.require_hosted_lobby(loaded, player), clock=clock)
    )


def decide_flag(loaded: LoadedMatch, player: int, flag: Flag, on: bool) -> Transition:
    head = lobby.require_hosted_lobby(loaded, player)
    if flag == "rated":
        return lobby.update_lobby(loaded, replace(head, stake=replace(head.stake, rated=on)))
    if flag == "open":
        return lobby.update_lobby(loaded, replace(head, open_to_all=on))
    if flag == "thread":
        return lobby.update_lobby(loaded, replace(head, own_thread=on))
    return lobby.update_lobby(loaded, replace(head, start_when_full=on))


def _arrange(head: MatchHead, order: Sequence[Seat]) -> MatchHead:
    kept, colours = head.seating.reservations, head.colours
    reservations = tuple(kept[seat] for seat in order) if kept else ()
    seating = replace(head.seating, reservations=reservations)
    head = replace(head, seats=tuple(head.seats[seat] for seat in order), seating=seating)
    return head.with_colours([colours[seat] for seat in order])


def _renumber(game: AnyGame, options: Options, order: Sequence[Seat]) -> dict[str, OptionValue]:
    """The options with the new numbers of their seats, without those of seats that are gone."""
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
