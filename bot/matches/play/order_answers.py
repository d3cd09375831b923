"""What standing orders answer, as soon as a question opens, and what is no question to anyone.
Pure."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from bot.matches.aggregate import Match
from bot.matches.repository import LoadedMatch
from engine.contract import Seat, TakesOrders, offers


def answer_by_orders(loaded: LoadedMatch, match: Match) -> Iterator[tuple[Seat, int, Any]]:
    """Seat, person and answer, by seat, for what has been asked since `loaded`: who takes an answer
    back decides by hand."""
    for seat in sorted(match.seats_to_act):
        player = match.holders[seat].person_to_ask
        if player is None or match.decisions[seat] == loaded.head.seats[seat].decision:
            continue
        action = _find_only_answer(match, seat)
        if action is None:
            action = _find_ordered_answer(loaded, match, seat, player)
        if action is not None:
            yield seat, player, action


def _find_only_answer(match: Match, seat: Seat) -> Any:
    """The answer of a seat that has no other to a sealed question, where no other person is at the
    table: how fast it comes would tell them what the seat holds."""
    others = (holder for other, holder in enumerate(match.holders) if other != seat)
    if seat not in match.sealed_seats or any(holder.has_person for holder in others):
        return None
    answers = [*islice(match.game.legal_actions(match.state, seat), 2)]
    return answers[0] if len(answers) == 1 else None


def _find_ordered_answer(loaded: LoadedMatch, match: Match, seat: Seat, player: int) -> Any:
    game: object = match.game
    if not offers(game, TakesOrders):
        return None
    view = match.observe(seat)
    return game.answer_by_orders(view, find_orders(loaded, game, view, seat, player))


def find_orders(
    loaded: LoadedMatch, game: TakesOrders[Any, Any], view: Any, seat: Seat, player: int
) -> tuple[str, ...]:
    """The orders that hold for a person at this moment."""
    found = loaded.orders.get(seat)
    if found is None or found.player != player:
        return game.first_orders
    return game.quiet_orders if found.quiet and found.quiet == game.span(view) else found.orders
