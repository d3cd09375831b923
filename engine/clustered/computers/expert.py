"""The strongest level: hard's best placements, each played out to the end of the match in many
worlds that agree with all that the seat knows."""

from collections.abc import Callable, Sequence
from math import tanh
from random import Random
from typing import Final, TypeAlias

from engine.clustered.actions import Place
from engine.clustered.cards import sort_cards
from engine.clustered.computers.playouts import Position
from engine.clustered.computers.thinking import list_cards_left, place_of
from engine.clustered.state import FIRST_DISCARDS, Player, State
from engine.clustered.views import View
from engine.contract import Seat
from engine.search import Estimate, pick, search

Judge: TypeAlias = Callable[[Sequence[int], Seat], float]  # of all points at the end, for a seat
_CLEAR: Final = 8.0  # a lead that wins most matches
_SURE: Final = 1.0  # by how many standard errors a placement must be better than hard's


def imagine(view: View, rng: Random) -> State:
    """A whole state in which the seat of the view would see just that."""
    left = list_cards_left(view)
    players = []
    for seat, player in enumerate(view.players):
        if seat == view.seat:
            for card in view.hand:
                left[seat].remove(card)
        rng.shuffle(left[seat])
        held = 0 if seat == view.seat else player.cards_held
        hand = view.hand if seat == view.seat else tuple(left[seat][:held])
        chosen = view.chosen if seat == view.seat else None
        if player.committed and chosen is None:
            chosen = sort_cards(hand[:FIRST_DISCARDS])
        deck = tuple(left[seat][held:])
        players.append(Player(hand, deck, player.wilds, player.discards, chosen))
    return State(
        table=view.table,
        fast=view.fast,
        size_bonuses=view.size_bonuses,
        first=view.first,
        active=view.active,
        players=tuple(players),
        board=view.board,
        opening=view.phase == "opening",
        hints=view.hints,
    )


def weigh(
    view: View, actions: Sequence[Place], seed: bytes, playouts: int, judge: Judge
) -> tuple[Estimate[Place], ...]:
    """What `judge` says of the points after some placements, when the match has been played out."""
    seat, position = view.active, Position(view)

    def imagine_world(number: int) -> State:
        return imagine(view, Random(seed + number.to_bytes(4, "big")))

    def play_out(action: Place, world: State) -> float:
        table, fast = position.copy(), view.fast
        hands = [list(player.hand) for player in world.players]
        decks = [list(reversed(player.deck)) for player in world.players]
        table.lay(place_of(action.cell), action.card, seat)
        hands[seat].remove(action.card)
        table.draw(hands[seat], decks[seat], fast=fast)
        table.play_on(hands, decks, (seat + 1) % view.seats, fast=fast)
        return judge(table.score(size_bonuses=view.size_bonuses), seat)

    return search(actions, imagine_world, play_out, playouts)


def find_best(view: View, actions: Sequence[Place], seed: bytes, playouts: int) -> Place:
    """The best of some placements; the first one unless another is clearly better."""
    return pick(weigh(view, actions, seed, playouts, rate_win), _SURE)


def rate_win(points: Sequence[int], seat: Seat) -> float:
    """How sure the win is, by the lead; alone, points."""
    lead = count_lead(points, seat)
    return tanh(lead / _CLEAR) if len(points) > 1 else lead


def count_lead(points: Sequence[int], seat: Seat) -> float:
    """By how many points a seat is ahead of the best of the others."""
    others = (one for other, one in enumerate(points) if other != seat)
    return float(points[seat] - max(others, default=0))
