"""Matches for the tests of the flow: states set up from a few words, moves as lines of a record."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache

import pytest

from engine.contract import IllegalAction, Step
from engine.wildlands.actions import SEAT_LETTERS, Action, read_action
from engine.wildlands.cards import CHARACTERS
from engine.wildlands.events import Event
from engine.wildlands.factions import Faction
from engine.wildlands.maps import Map
from engine.wildlands.rules import apply
from engine.wildlands.state import Phase, Piece, Secret, Side, Standing, State, Table, encode_state
from tests.wildlands.content import installed_map

HEALTH = (4, 4, 3, 3, 2)
FLAT, HILLS = "glassmere", "stonecrown"
ground = cache(installed_map)


def playing(
    pieces: Mapping[str, int | str],
    *hands: str,
    on: str | Map = FLAT,
    decks: Sequence[str] = (),
    piles: Sequence[str] = (),
    shards: Sequence[str] = (),
    points: Sequence[int] = (),
    damage: Mapping[str, int] | None = None,
    active: int = 0,
    phase: Phase = Phase.ACT,
    has_acted: bool = True,
) -> State:
    """A turn in the middle. `pieces` says where characters are: a space, `hidden 7` or `out`; the
    others are out. Cards and shards are parted by blanks, one text for each seat."""
    seats = len(hands)
    words = [_pad(texts, seats) for texts in (decks, piles, shards)]
    sides, secrets, factions = [], [], []
    for seat, hand in enumerate(hands):
        deck, pile, own_shards = (tuple(texts[seat].split()) for texts in words)
        found = [
            _piece(pieces.get(name, "out"), (damage or {}).get(name, 0))
            for name in (f"{SEAT_LETTERS[seat]}{number}" for number in range(1, CHARACTERS + 1))
        ]
        side = Side(
            pieces=tuple(piece for piece, _ in found),
            shards=tuple(map(int, own_shards)),
            points=points[seat] if points else 0,
            pile=pile,
        )
        sides.append(side)
        cards = tuple(hand.split())
        places = tuple(place for _, place in found)
        secrets.append(Secret(dealt=(), hand=cards, deck=deck, places=places))
        factions.append(_faction((*cards, *deck, *pile)))
    board = ground(on) if isinstance(on, str) else on
    table = Table(board, tuple(factions), tuple(sides))
    state = State(table, tuple(secrets), bytes(32), phase, 1, active, active)
    return replace(state, has_acted=has_acted)


def _pad(texts: Sequence[str], seats: int) -> list[str]:
    return [*texts, *[""] * (seats - len(texts))]


def _piece(where: int | str, damage: int) -> tuple[Piece, int]:
    """A piece and the place of its map card."""
    if isinstance(where, int):
        return Piece(Standing.REVEALED, where, damage), where
    standing, _, place = where.partition(" ")
    return Piece(Standing(standing), 0, damage), int(place or 1)


def _faction(deck: tuple[str, ...]) -> Faction:
    return Faction("test", "Test", 1, ("One", "Two", "Three", "Four", "Five"), HEALTH, deck)


def move(state: State, line: str) -> Step[State, Action, Event]:
    """The step of one move, written as in a record: `2 move 3 12 1m3`."""
    seat, _, text = line.partition(" ")
    return apply(state, int(seat) - 1, read_action(text))


def after(state: State, *lines: str) -> State:
    """The state after some moves."""
    for line in lines:
        state = move(state, line).state
    return state


def refusal(state: State, line: str) -> IllegalAction:
    """Why a move is refused; the state is found unchanged."""
    before = encode_state(state)
    with pytest.raises(IllegalAction) as refused:
        move(state, line)
    assert encode_state(state) == before
    assert refused.value.section
    return refused.value


def piece(state: State, name: str) -> Piece:
    return state.table.sides[SEAT_LETTERS.index(name[0])].pieces[int(name[1]) - 1]


def hand(state: State, seat: int = 0) -> list[str]:
    return list(state.secrets[seat].hand)


def points(state: State) -> list[int]:
    return [side.points for side in state.table.sides]
