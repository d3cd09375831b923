"""Standing orders: each person's own list, changed at any time, and a turn that they let pass."""

from collections.abc import Collection
from dataclasses import replace
from typing import Any

from bot.matches.play.moves import require_own_seat, require_seated_player
from bot.matches.play.sealed import GivenAction, find_first_orders, has_kept_answer, play_action
from bot.matches.repository import LoadedMatch, MatchPart, Transition
from bot.models.plan import OrderState, SeatOrders
from bot.refusals import Refusal
from engine.contract import TakesOrders


class Orders(MatchPart):
    """What one person has ordered; only they know of it. Each method raises `Refusal` if they have
    no seat there, or the game has no orders."""

    async def read(self, match: int, player: int) -> OrderState:
        loaded = await self._repository.load(match)
        game = require_game(loaded)
        own, span = await self._read_own(loaded, player)
        is_quiet = bool(own.quiet) and own.quiet == span
        return OrderState(game.orders, own.orders, is_quiet, bool(span))

    async def save(self, match: int, player: int, orders: Collection[str]) -> OrderState:
        """Replace the orders, from the next question on and in the next matches of the game.
        Raises `Refusal` for unknown ones."""

        async def save(loaded: LoadedMatch) -> None:
            game = require_game(loaded)
            if not {*orders} <= {*game.orders}:
                raise Refusal("older-control")
            kept = tuple(order for order in game.orders if order in orders)
            await self._save(loaded, player, orders=kept)
            key = loaded.head.game
            await self._repository.change_hours(player, lambda row: row.keep_orders(key, kept))

        await self._repository.run_locked(match, save)
        return await self.read(match, player)

    async def be_quiet(self, match: int, player: int, quiet: bool) -> OrderState:
        """Let pass what the game's quiet orders do, and the question that is open; or be asked
        again. Raises `Refusal` where nothing can be let pass."""

        async def save(loaded: LoadedMatch) -> None:
            _, span = await self._read_own(loaded, player)
            if quiet and not span:  # the turn that was to be let pass is over
                raise Refusal("older-control")
            await self._save(loaded, player, quiet=span if quiet else "")

        await self._repository.run_locked(match, save)
        if quiet:
            await self._repository.change(match, decide_quiet_answer, player)
        return await self.read(match, player)

    async def _save(self, loaded: LoadedMatch, player: int, **changes: Any) -> None:
        _, seat = require_seated_player(loaded, player)
        own, _ = await self._read_own(loaded, player)
        await self._store.orders.save(loaded.head.match, seat, replace(own, **changes))

    async def _read_own(self, loaded: LoadedMatch, player: int) -> tuple[SeatOrders, str]:
        """The orders of a person, and the part of the match that they could let pass now."""
        game, match = require_game(loaded), loaded.require_match()
        seat = require_own_seat(match, player)
        found = (await self._store.orders.read(loaded.head.match)).get(seat)
        view = match.observe(seat)
        if found is None or found.player != player:
            hours = await self._repository.hours_cache.read_hours(loaded.head)
            found = SeatOrders(player, find_first_orders(game, loaded.head.game, hours.get(player)))
        return found, game.span(view)


def decide_quiet_answer(loaded: LoadedMatch, player: int) -> Transition | None:
    """Pass for somebody who lets the question pass that is open."""
    match, seat = require_seated_player(loaded, player)
    game: object = match.game
    if not isinstance(game, TakesOrders):
        return None
    action = game.answer_by_orders(match.observe(seat), ())
    is_asked = seat in match.seats_to_act and match.holders[seat].person_to_ask == player
    if action is None or not is_asked or has_kept_answer(loaded, seat):
        return None
    return play_action(loaded, GivenAction(seat, player, action))


def require_game(loaded: LoadedMatch) -> TakesOrders[Any, Any]:
    """Raises `Refusal` where the match has not begun or its game has no orders."""
    game: object = loaded.require_match().game
    if not isinstance(game, TakesOrders):
        raise Refusal("orders-no-game")
    return game
