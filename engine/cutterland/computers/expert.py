"""The strongest level: hard's best ideas, each tried on the seat's land with pieces that may come.

An idea is worth what the land comes to on average, less what hard expects the pieces of this card
to bring the others. Only the own land is played on: what others build hardly touches it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Final, TypeVar

from engine.contract import Seat
from engine.cutterland.cards import Card
from engine.cutterland.computers.cutting import Share
from engine.cutterland.computers.evaluation import Evaluation, Placement
from engine.cutterland.computers.levels import Effort
from engine.cutterland.computers.placing import with_pieces
from engine.cutterland.cuts import canonical, group_of, partitions, pieces_of
from engine.cutterland.layouts import Layout
from engine.cutterland.order import active_seat, choosing_order, hand_size
from engine.cutterland.pieces import Piece
from engine.cutterland.state import Player, Setup, State
from engine.cutterland.state import Share as SharedCard
from engine.cutterland.views import View
from engine.search import pick, search

C = TypeVar("C")

_PLACES: Final = 6
"""How many places are tried for each piece that may come."""
_AHEAD: Final = 2
"""How many turns are played on; what comes later is estimated as hard does."""
_SOLVED: Final = 1
"""With so few turns to come, the solver uses the tokens, in so many steps."""
_STEPS: Final = 2_000
_SURE: Final = 1.5
"""By how many standard errors an idea must be better than hard's."""


def imagine(view: View, pack: Sequence[Card], rng: Random) -> State:
    """A whole state in which the seat of the view would see just that."""
    setup = Setup(
        overcut=view.overcut,
        first=view.first,
        preview=view.preview,
        hints=view.hints,
        pack=view.pack,
        mirrored=view.mirrored,
        shown=view.shown,
        filled=view.filled,
    )
    known = {*view.hand, view.card}
    unseen = [card for card in view.shown or pack if card not in known]
    rng.shuffle(unseen)
    players = []
    for seat, own in enumerate(view.table):
        hand: tuple[Card | None, ...] = view.hand
        if seat != view.seat and view.bag is None:
            spent = (None,) * (hand_size(view.seats) - own.cards_left)
            hand = (*spent, *(unseen.pop() for _ in range(own.cards_left)))
        layout = (own.layout or Layout()) if own.committed else None
        players.append(
            Player(
                hand if view.bag is None else (),
                own.land,
                own.towers,
                own.wall_bridges,
                own.penalty,
                own.to_lay,
                layout,
            )
        )
    shared = None
    if view.offered:
        shared = SharedCard(
            view.card,
            tuple(one.group for one in view.offered) if view.card else (),
            tuple(one.taken_by for one in view.offered),
            tuple(one.letter for one in view.offered if one.discarded),
            () if view.card else tuple(one.piece for one in view.offered),
        )
    bag = None if view.bag is None else tuple(rng.sample(view.bag, len(view.bag)))
    turn = view.turn + (view.phase in {"resolve", "over"})
    return State(setup, tuple(players), turn, shared, bag)


class World:
    """The pieces that may come, and how the others choose among those of this card."""

    def __init__(self, view: View, pack: Sequence[Card], rng: Random) -> None:
        state = imagine(view, pack, rng)
        self._view, self._bag = view, state.bag
        self._hands = [
            rng.sample(hand, len(hand))
            for hand in ([card for card in one.hand if card] for one in state.players)
        ]
        turns = range(view.turn + 1, view.turns + 1)
        self._cuts = {turn: rng.choice(partitions(view.players_pieces)) for turn in turns}
        self.luck = rng.random()
        self._offers: dict[Card | None, list[Offer]] = {}

    def list_offers(self, spent: Card | None = None) -> list[Offer]:
        """The pieces of each turn to come, once a card has been cut."""
        if spent not in self._offers:
            self._offers[spent] = list(self._build_offers(spent))
        return self._offers[spent]

    def _build_offers(self, spent: Card | None) -> Iterator[Offer]:
        view, hands = self._view, [list(hand) for hand in self._hands]
        if spent:
            hands[view.active].remove(spent)
        for number, (turn, masks) in enumerate(self._cuts.items()):
            active = active_seat(view.seats, view.first, turn, view.mirrored)
            if self._bag is None:
                card = hands[active].pop()
                pieces = list(pieces_of(card, canonical(map(group_of, masks))))
            else:
                count = view.players_pieces
                pieces = list(self._bag[number * count : (number + 1) * count])
            luck = Random(self.luck + number)
            pieces.sort(key=lambda piece: -len(piece.squares) * (0.5 + luck.random()))
            yield Offer(tuple(pieces), choosing_order(view.seats, active, view.mirrored))


@dataclass(frozen=True, slots=True)
class Offer:
    """The pieces of a turn to come, the likeliest to be taken first, and who chooses."""

    pieces: tuple[Piece, ...]
    choosers: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Sharing:
    """The pieces that are shared, a mask of those left, who still chooses, the seat's next choice
    if it is decided, and the card that was cut for it."""

    share: Share
    pieces: Sequence[Piece]
    left: int
    choosers: Sequence[Seat]
    taken: int | None = None
    spent: Card | None = None


class Expert:
    """Tries the ideas of the seat of a view."""

    def __init__(self, view: View, pack: Sequence[Card], seed: bytes, effort: Effort) -> None:
        assert view.seat is not None
        self._view, self._seat, self._effort = view, view.seat, effort
        self._pack, self._seed = pack, seed

    def pick_laying(
        self, outlook: Evaluation, pieces: dict[str, Piece], ideas: Sequence[tuple[str, Placement]]
    ) -> tuple[str, Placement]:
        """The piece to lay, and where."""
        lands = {}
        for letter, place in ideas:
            others = [piece for name, piece in pieces.items() if name != letter]
            lands[letter, place] = with_pieces(
                outlook.after(pieces[letter], place), others, self._effort.places
            )

        def value(idea: tuple[str, Placement], world: World) -> float:
            return self._play_on(lands[idea], world.list_offers())

        return self._pick(ideas, value)

    def pick_sharing(self, outlook: Evaluation, ideas: Sequence[Sharing]) -> int:
        """The number of the best way to go on sharing pieces."""
        lands: dict[tuple[Piece, ...], Evaluation] = {}
        weight = self._effort.spite / (self._view.seats - 1)

        def value(number: int, world: World) -> float:
            idea = ideas[number]
            mine, theirs = self._share_out(idea, Random(world.luck))
            if mine not in lands:
                lands[mine] = with_pieces(outlook, list(mine), self._effort.places)
            return self._play_on(lands[mine], world.list_offers(idea.spent)) - weight * theirs

        return self._pick(range(len(ideas)), value)

    def _pick(self, ideas: Sequence[C], value: Callable[[C, World], float]) -> C:
        def imagine_world(number: int) -> World:
            return World(self._view, self._pack, Random(self._seed + number.to_bytes(4, "big")))

        return pick(search(ideas, imagine_world, value, self._effort.playouts), _SURE)

    def _share_out(self, idea: Sharing, rng: Random) -> tuple[tuple[Piece, ...], int]:
        """The pieces that the seat gets, and what the others' bring them."""
        left = [number for number in range(len(idea.pieces)) if idea.left >> number & 1]
        mine, theirs, taken = [], 0, idea.taken
        for chooser in idea.choosers:
            gains = idea.share.gains[chooser]
            if chooser != self._seat:
                most = max(gains[number] for number in left)
                doubt = self._effort.doubt
                weights = [exp((gains[number] - most) / doubt) for number in left]
                (number,) = rng.choices(left, weights)
                theirs += gains[number]
            else:
                best = max(left, key=lambda one: gains[one])
                number, taken = (best if taken is None else taken), None
                mine.append(idea.pieces[number])
            left.remove(number)
        return tuple(mine), theirs

    def _play_on(self, land: Evaluation, offers: Sequence[Offer]) -> float:
        """What a land comes to, in hundredths of a point."""
        each, turns = self._view.players_pieces // self._view.seats, len(offers)
        for number, offer in enumerate(offers[:_AHEAD]):
            to_come = min(each * (turns - number - 1), self._effort.ahead)
            land = Evaluation(land.land, land.towers, land.wall_bridges, to_come)
            left = list(offer.pieces)
            for chooser in offer.choosers:
                piece = left[0]
                if chooser == self._seat:
                    found = [
                        (land.with_piece(one, place), at, place)
                        for at, one in enumerate(left)
                        for place in land.placements(one, _PLACES)
                    ]
                    if found:
                        _, at, place = max(found)
                        piece = left[at]
                        land = land.after(piece, place)
                left.remove(piece)
        return land.worth if turns > _SOLVED else land.solve_worth(_STEPS)
