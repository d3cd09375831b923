"""Analysis of a finished match: what each placement cost, in points of lead at the end,
everyone's chance to win, and what was luck."""

from collections import Counter
from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final

from engine import coach
from engine.clustered.actions import Action, Place
from engine.clustered.cards import Card
from engine.clustered.computers.choosing import list_ideas
from engine.clustered.computers.expert import count_lead, weigh
from engine.clustered.computers.playouts import Position
from engine.clustered.rules import outcome
from engine.clustered.state import Phase, Player, State, next_seat
from engine.clustered.views import View, observe

SCALE: Final = coach.Scale(least=2.0, first=240, more=300)
_PLAYOUTS: Final = 100
"""In how many orders of the decks a match is played on for everyone's chances."""
_DRAWS: Final = 150  # and for what a draw was worth


def find_mistake(
    view: View, action: Action, scale: coach.Scale = SCALE
) -> coach.Mistake[View, Place] | None:
    """What would have been clearly better; only a placement can be a mistake."""
    if not isinstance(action, Place):
        return None
    return coach.find_mistake(
        view, action, list_ideas(view, "hard", bytes(32)),
        lambda actions, seed, playouts: weigh(view, actions, seed, playouts, count_lead), scale,
    )  # fmt: skip


def rate_chances(state: State) -> tuple[float, ...]:
    """By playing the match on with the decks in other orders."""
    result = outcome(state)
    if result is not None:
        return coach.share_win(result)
    play_on, shares = _play_on(state), []
    for number in range(_PLAYOUTS):
        rng = Random(number)
        hands = [list(player.hand) for player in state.players]
        decks = [rng.sample(player.deck, len(player.deck)) for player in state.players]
        points = play_on(hands, decks)
        most = max(points)
        shares.append([(one == most) / points.count(most) for one in points])
    return tuple(map(fmean, zip(*shares, strict=True)))


def measure_luck(before: State | None, after: State) -> tuple[tuple[float, float], ...]:
    """The match is played on with what was drawn, and with other cards in its place."""
    drawn = [
        _list_drawn(before.players[seat].deck if before else (*player.hand, *player.deck), player)
        for seat, player in enumerate(after.players)
    ]
    gains: list[list[float]] = [[0.0, 0.0] for _ in drawn]
    if any(drawn) and outcome(after) is None:
        play_on, gains = _play_on(after), [[] for _ in drawn]
        for number in range(_DRAWS):
            hands, decks, other_hands, other_decks = [], [], [], []
            rng = Random(number)
            for player, cards in zip(after.players, drawn, strict=True):
                hand, deck = list(player.hand), rng.sample(player.deck, len(player.deck))
                hands.append(hand.copy())
                decks.append(deck.copy())
                for card in cards:
                    at = rng.randrange(len(deck) + 1)
                    if at < len(deck):
                        hand[hand.index(card)], deck[at] = deck[at], card
                other_hands.append(hand)
                other_decks.append(deck)
            both = play_on(hands, decks), play_on(other_hands, other_decks)
            for found, points, other in zip(gains, *both, strict=True):
                found.append(points - other)
    return tuple((fmean(found), stdev(found) / sqrt(len(found))) for found in gains)


def _list_drawn(deck: Sequence[Card], after: Player) -> list[Card]:
    """The cards of a deck that a seat has drawn and still holds."""
    held = Counter(after.hand) & Counter(deck[: len(deck) - len(after.deck)])
    return list(held.elements())


def _play_on(state: State) -> Callable[[list[list[Card]], list[list[Card]]], list[int]]:
    """What gives the points after a match was played on with some hands and decks."""
    active = next_seat(state) if state.phase is Phase.TRIM else state.active
    position = Position(observe(state, None))

    def play_on(hands: list[list[Card]], decks: list[list[Card]]) -> list[int]:
        table = position.copy()
        table.play_on(hands, decks, active, fast=state.fast)
        return table.score(size_bonuses=state.size_bonuses)

    return play_on
