"""What the laws must know of Cutterland: other spellings, and what a seat cannot see."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from engine.contract import Seat
from engine.cutterland.actions import Action, Cut, Discard, Place, Recall, Resolve, Take
from engine.cutterland.bag import pieces_needed
from engine.cutterland.cards import Card
from engine.cutterland.choices import random_cut
from engine.cutterland.cuts import pieces_of
from engine.cutterland.endgame import sole_layout
from engine.cutterland.game import Cutterland
from engine.cutterland.hunting import best_prey
from engine.cutterland.layout_choices import random_layout
from engine.cutterland.layouts import Layout
from engine.cutterland.packs import read_pack
from engine.cutterland.state import Phase, State, piece_of, update_player

_PACK = Path(__file__).parents[2] / "data" / "cutterland" / "classics.json"
CLASSICS = read_pack(json.loads(_PACK.read_text(encoding="utf-8")))
GAME = Cutterland({CLASSICS.key: CLASSICS})
MAY_WAIT = (Recall,)


def bag(seats: int) -> tuple[str, ...]:
    """Pieces for a match from the bag: cards cut at random."""
    rng = Random(seats)
    groups = [(card, random_cut(3, rng)) for card in CLASSICS.cards[:16]]
    items = [str(piece) for card, cut in groups for piece in pieces_of(card, cut)]
    return tuple(items[: pieces_needed(seats)])


def respell(state: State, seat: Seat, action: Action, rng: Random) -> Action:
    """The same action in another spelling; `action` is canonical."""
    match action:
        case Cut(card, groups):
            words = [_either_case("".join(rng.sample(group, len(group))), rng) for group in groups]
            if state.setup.overcut == "reject" and rng.random() < 0.5:
                words.pop()  # the squares left over are the last piece
            return Cut(card, tuple(words))
        case Discard(pieces):
            return Discard(tuple(_either_case(one, rng) for one in rng.sample(pieces, len(pieces))))
        case Take(piece):
            return Take(_either_case(piece, rng))
        case Place(piece, cell, turns):
            lying = piece_of(state, piece).rotate(turns)
            equal = [n for n in range(4) if piece_of(state, piece).rotate(n) == lying]
            return Place(_either_case(piece, rng), cell, rng.choice(equal))
        case Resolve(layout):
            return Resolve(_respelt_layout(state, seat, layout, rng))
        case Recall():
            return Recall()


def _either_case(text: str, rng: Random) -> str:
    return rng.choice((text, text.lower()))


def _respelt_layout(state: State, seat: Seat, layout: Layout, rng: Random) -> Layout:
    best = layout.prey and best_prey(state.players[seat].land, layout) == layout.prey
    prey = None if best or layout.prey is None else _shuffled(layout.prey, rng)
    walls = tuple(wall if rng.random() < 0.5 else wall[::-1] for wall in layout.walls)
    bridges = (one._replace(direction=_either_case(one.direction, rng)) for one in layout.bridges)
    return Layout(
        _shuffled(layout.towers, rng),
        _shuffled(walls, rng),
        _shuffled(tuple(bridges), rng),
        prey,
    )


def _shuffled(things: tuple[Any, ...], rng: Random) -> tuple[Any, ...]:
    return tuple(rng.sample(things, len(things)))


def disguise(state: State, seat: Seat | None, rng: Random) -> State:
    """Another state that looks the same to `seat`: other cards in hidden hands, other layouts."""
    others = [other for other in range(state.seats) if other != seat]
    hidden = sum(card is not None for other in others for card in state.players[other].hand)
    fresh = iter(rng.sample(_possible(state, others), hidden))
    for other in others:
        hand = tuple(card and next(fresh) for card in state.players[other].hand)
        state = update_player(state, other, hand=hand)
    if state.bag:
        state = replace(state, bag=tuple(rng.sample(state.bag, len(state.bag))))
    if state.phase is Phase.RESOLVE:
        for other in others:
            state = _other_layout(state, other, rng)
    return state


def _possible(state: State, others: list[Seat]) -> list[Card]:
    """Cards that may be in the other hands: where all cards were shown, only those that are."""
    if not state.setup.shown:
        return list(CLASSICS.cards)
    return [card for other in others for card in state.players[other].hand if card]


def _other_layout(state: State, seat: Seat, rng: Random) -> State:
    player = state.players[seat]
    if player.layout is None or sole_layout(player) is not None:
        return state
    layout = random_layout(player.land, player.towers, player.wall_bridges, rng)
    return update_player(state, seat, layout=layout)
