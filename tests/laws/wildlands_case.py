"""What the laws must know of Wildlands: other spellings, and what a seat cannot see."""

from collections.abc import Iterable
from dataclasses import replace
from random import Random

from engine.contract import Options, Seat
from engine.wildlands.actions import (
    Action,
    Attack,
    Claim,
    Defend,
    Fly,
    Interrupt,
    Move,
    Pass,
    Rally,
    Recall,
)
from engine.wildlands.cards import CHARACTERS, WILD, Card
from engine.wildlands.commands import read_game
from engine.wildlands.state import Phase, Secret, Standing, State, to_act
from laws.cases import is_thorough

GAME = read_game()
MAY_WAIT = (Recall,)
LONGEST = 2_000
SETTINGS: tuple[tuple[int, Options], ...] = (
    (2, {"map": "stonecrown", "faction_1": "oldroad", "faction_2": "galewing"}),
    (3, {"map": "glassmere"}),
    *([(4, {})] if is_thorough() else []),
)


def respell(_state: State, _seat: Seat, action: Action, rng: Random) -> Action:
    """The same action in another spelling; `action` is canonical."""
    match action:
        case Move(character, space, cards):
            return Move(character, space, _shuffle_cards(cards, rng))
        case Claim(space, cards):
            return Claim(space, _shuffle_cards(cards, rng))
        case Attack(flag, character, target, card):
            return Attack(flag, character, target.upper(), _respell_card(card, rng))
        case Rally(character, moves, cards):
            rest = _shuffle_cards(cards[1:], rng)
            shuffled = tuple(rng.sample(moves, len(moves)))
            return Rally(character, shuffled, (_respell_card(cards[0], rng), *rest))
        case Fly(character, space, card):
            return Fly(character, space, _respell_card(card, rng))
        case Defend(cards):
            pairs = [(character, card and _respell_card(card, rng)) for character, card in cards]
            return Defend(tuple(rng.sample(pairs, len(pairs))))
    return action


def _shuffle_cards(cards: Iterable[Card], rng: Random) -> tuple[Card, ...]:
    spelt = [_respell_card(card, rng) for card in cards]
    return tuple(rng.sample(spelt, len(spelt)))


def _respell_card(card: Card, rng: Random) -> Card:
    return rng.choice((card, card.upper(), card.lower(), f" {card}"))


def disguise(state: State, seat: Seat | None, rng: Random) -> State:
    """Another state that looks the same to `seat`: another seed, other hands and decks, hidden
    characters elsewhere, other sealed answers.

    Who is to decide in secret keeps its cards, so that its decision can be made there too.
    """
    secrets = list(state.secrets)
    is_secret = state.phase in (Phase.SETUP, Phase.DEFEND, Phase.ASK)
    for other, own in enumerate(secrets):
        keeps_cards = other == seat or (is_secret and other in to_act(state))
        secrets[other] = _shuffle_secret(state, own, rng, keeps_cards=keeps_cards)
    state = replace(state, secrets=tuple(secrets), seed=rng.randbytes(32))
    return state if state.phase is Phase.SETUP else _hide_elsewhere(state, seat, rng)


def _shuffle_secret(state: State, own: Secret, rng: Random, *, keeps_cards: bool) -> Secret:
    """The secrets of a seat with other cards; its open answer stays possible."""
    if keeps_cards:
        return replace(own, deck=_turn_over(own.deck, rng))
    if own.places and state.phase is Phase.SETUP:
        places = tuple(rng.sample(own.dealt, CHARACTERS))
        return replace(own, places=places, deck=_turn_over(own.deck, rng))
    cards = _turn_over(own.hand + own.deck, rng)
    hand, deck = cards[: len(own.hand)], cards[len(own.hand) :]
    return replace(own, hand=hand, deck=deck, answer=_reanswer(state, own, hand, rng))


def _turn_over(cards: tuple[Card, ...], rng: Random) -> tuple[Card, ...]:
    """The cards cut somewhere and turned over: a cheap shuffle."""
    place = rng.randrange(len(cards) + 1)
    return cards[place:][::-1] + cards[:place]


def _reanswer(state: State, own: Secret, hand: tuple[Card, ...], rng: Random) -> Action | None:
    if state.phase is Phase.ASK and own.answer is not None:
        return rng.choice((Pass(), Interrupt())) if WILD in hand else Pass()
    if isinstance(own.answer, Defend):
        # Without a card; where the seat names one character, it names the same.
        strike = state.strike
        is_open = strike is not None and strike.is_open
        return Defend(tuple((one, "") for one, _ in own.answer.cards) if is_open else ())
    return own.answer


def _hide_elsewhere(state: State, seat: Seat | None, rng: Random) -> State:
    """Move the hidden characters of all other seats among the places they may have."""
    hidden = [
        (other, character)
        for other, side in enumerate(state.table.sides)
        if other != seat
        for character in side.characters(Standing.HIDDEN)
    ]
    places = [state.secrets[other].places[character - 1] for other, character in hidden]
    secrets = list(state.secrets)
    for (other, character), place in zip(hidden, rng.sample(places, len(places)), strict=True):
        moved = list(secrets[other].places)
        moved[character - 1] = place
        secrets[other] = replace(secrets[other], places=tuple(moved))
    return replace(state, secrets=tuple(secrets))
