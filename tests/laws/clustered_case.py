"""What the laws must know of Clustered: other spellings, and what a seat cannot see."""

from dataclasses import replace
from random import Random

from engine.clustered.actions import Action, Discard, Place, Recall
from engine.clustered.cards import sort_cards
from engine.clustered.game import Clustered
from engine.clustered.state import FIRST_DISCARDS, State, to_act
from engine.contract import Options, Seat

GAME = Clustered()
MAY_WAIT = (Recall,)
LONGEST = 300
SETTINGS: tuple[tuple[int, Options], ...] = (
    (1, {}),
    (1, {"fast": True, "table": "small", "third_wild": True}),
    (2, {"table": "small"}),
    (3, {"fast": True, "size_bonuses": True, "handicap": ("1", "3")}),
    (4, {"third_wild": True, "table": "large"}),
    (5, {"fast": True, "table": "small", "size_bonuses": True}),
    (8, {"table": "small"}),
)


def name_of(seats: int, options: Options) -> str:
    """`clustered-3-fast-handicap` and the like."""
    return "-".join(["clustered", str(seats), *options])


def respell(_state: State, _seat: Seat, action: Action, rng: Random) -> Action:
    """The same action in another spelling; `action` is canonical."""
    match action:
        case Place(card, cell):
            return Place(rng.choice((card, card.lower(), f" {card}")), cell)
        case Discard(cards):
            shuffled = rng.sample(cards, len(cards))
            return Discard(tuple(rng.choice((card, card.lower())) for card in shuffled))
        case Recall():
            return Recall()


def disguise(state: State, seat: Seat | None, rng: Random) -> State:
    """Another state that looks the same to `seat`: other decks, hands and first discards.

    Who is to decide in secret keeps its cards, so that its decision can be made there too.
    """
    players = list(state.players)
    for other, player in enumerate(players):
        hand, hidden = player.hand, [*player.deck]
        if other == seat or (state.opening and other in to_act(state)):
            rng.shuffle(hidden)
        else:
            hidden += hand
            rng.shuffle(hidden)
            hand, hidden = tuple(hidden[: len(hand)]), hidden[len(hand) :]
        chosen = player.chosen
        if chosen is not None and other != seat:
            chosen = sort_cards(tuple(rng.sample(hand, FIRST_DISCARDS)))
        players[other] = replace(player, hand=hand, deck=tuple(hidden), chosen=chosen)
    return replace(state, players=tuple(players))
