"""The legal actions of a seat: all of them, lazily, or a random one."""

from collections.abc import Iterator
from itertools import combinations, product
from random import Random

from engine.contract import Seat, check_seat
from engine.cutterland.actions import Action, Cut, Discard, Place, Recall, Resolve, Take
from engine.cutterland.cuts import group_of, partitions
from engine.cutterland.endgame import can_recall
from engine.cutterland.layout_choices import layouts, random_layout
from engine.cutterland.placements import placements, random_placement
from engine.cutterland.state import Phase, State, piece_of, to_act


def legal_actions(state: State, seat: Seat) -> Iterator[Action]:
    """A seat's legal actions in canonical form, each distinct result once; a cut only with its
    pieces lettered in the order of their first squares."""
    if can_recall(state, seat):
        yield Recall()
    if seat not in to_act(state):
        return
    player = state.players[seat]
    match state.phase:
        case Phase.CUT:
            counts = range(state.pieces_per_card, state.most + 1)
            for number, count in product(_cards_left(state, seat), counts):
                for masks in partitions(count):
                    yield Cut(number, tuple(map(group_of, masks)))
        case Phase.DISCARD:
            letters = state.share.letters if state.share else ""
            yield from map(Discard, combinations(letters, state.surplus))
        case Phase.TAKE:
            yield from map(Take, state.share.letters_left if state.share else ())
        case Phase.LAY:
            for letter in player.to_lay:
                for cell, turns in placements(player.land, piece_of(state, letter)):
                    yield Place(letter, cell, turns)
        case Phase.RESOLVE:
            yield from map(Resolve, layouts(player.land, player.towers, player.wall_bridges))


def sample(state: State, seat: Seat, rng: Random) -> Action:
    """A random legal action of a seat that is to act, without listing them all."""
    check_seat(seat, state.seats)
    player, phase = state.players[seat], state.phase
    if phase is Phase.LAY:
        letters = player.to_lay
        for letter in rng.sample(letters, len(letters)) if len(letters) > 1 else letters:
            place = random_placement(player.land, piece_of(state, letter), rng)
            if place is not None:
                return Place(letter, *place)
    if phase is Phase.CUT:
        count = (
            state.pieces_per_card
            if rng.random() < 0.75
            else rng.randint(state.pieces_per_card, state.most)
        )
        return Cut(rng.choice(_cards_left(state, seat)), random_cut(count, rng))
    if phase is Phase.DISCARD and state.share:
        return Discard(tuple(sorted(rng.sample(state.share.letters, state.surplus))))
    if phase is Phase.TAKE and state.share:
        return Take(rng.choice(state.share.letters_left))
    if phase is Phase.RESOLVE:
        return Resolve(random_layout(player.land, player.towers, player.wall_bridges, rng))
    raise ValueError("no seat is to act")


def random_cut(count: int, rng: Random) -> tuple[str, ...]:
    """A uniformly random cut of a card into `count` pieces."""
    return tuple(map(group_of, rng.choice(partitions(count))))


def _cards_left(state: State, seat: Seat) -> list[int]:
    hand = state.players[seat].hand
    return [number for number, card in enumerate(hand, start=1) if card is not None]
