"""What standing orders answer, as soon as a question opens. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.matches.aggregate import Match
from bot.matches.repository import LoadedMatch
from engine.contract import Seat, TakesOrders, offers


def answer_by_orders(loaded: LoadedMatch, match: Match) -> Iterator[tuple[Seat, int, Any]]:
    """Seat, person and answer, by seat, for what has been asked since `loaded`: who takes an answer
    back decides by hand."""
    game: object = match.game
    if not offers(game, TakesOrders):
        return
    for seat in sorted(match.seats_to_act):
        player = match.holders[seat].person_to_ask
        if player is None or match.decisions[seat] == loaded.head.seats[seat].decision:
            continue
        view = match.observe(seat)
        action = game.answer_by_orders(view, find_orders(loaded, game, view, seat, player))
        if action is not None:
            yield seat, player, action


def find_orders(
    loaded: LoadedMatch, game: TakesOrders[Any, Any], view: Any, seat: Seat, player: int
) -> tuple[str, ...]:
    """The orders that hold for a person at this moment."""
    found = loaded.orders.get(seat)
    if found is None or found.player != player:
        return game.first_orders
    return game.quiet_orders if found.quiet and found.quiet == game.span(view) else found.orders
