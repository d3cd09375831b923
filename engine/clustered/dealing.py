"""The start of a match: shuffled decks, secret hands, the first player (rules, sections 2, 4)."""

from __future__ import annotations

from engine.clustered.boards import Board, PlacedCard
from engine.clustered.cards import START, deck_of
from engine.clustered.options import first_seat, start_cells
from engine.clustered.state import FIRST_HAND, HAND, Player, State
from engine.contract import IllegalOptions, Options, Seat
from engine.rng import Rng

WILDS = 2


def deal(seats: int, seed: bytes, settled: Options) -> State:
    """The state before the first action. Raises `IllegalOptions`.

    Each deck, in the order of `cards.KINDS` with the wild cards last, is shuffled by
    `Rng(seed, "deck 1")` and so on by seat number; its first cards are the hand. The first player
    is the one chosen, or drawn by `Rng(seed, "first")`.
    """
    everyone, handicap = bool(settled["third_wild"]), settled.get("handicap", ())
    assert isinstance(handicap, tuple)  # by the option's kind
    if everyone and handicap:
        raise IllegalOptions("handicap-everybody")
    fast = bool(settled["fast"])
    first = first_seat(seats, seed, settled)
    return State(
        table=str(settled["table"]),
        fast=fast,
        size_bonuses=bool(settled.get("size_bonuses", False)),
        first=first,
        active=first,
        players=tuple(
            _player(seat, seed, WILDS + (everyone or str(seat + 1) in handicap), fast)
            for seat in range(seats)
        ),
        board=Board(tuple(PlacedCard(cell, START, None) for cell in start_cells(seats))),
        opening=fast,
        hints=bool(settled["hints"]),
    )


def _player(seat: Seat, seed: bytes, wilds: int, fast: bool) -> Player:
    deck = Rng(seed, f"deck {seat + 1}").shuffle(deck_of(wilds))
    size = FIRST_HAND if fast else HAND
    return Player(deck[:size], deck[size:], wilds)
