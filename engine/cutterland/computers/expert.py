"""The strongest level: hard's best ideas, each tried on the seat's land with pieces that may come.
An idea is worth what the land comes to on average, less what hard expects the pieces of this card
to bring the others. Only the own land is played on: what others build hardly touches it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from math import exp
from random import Random
from typing import Final

from engine.contract import Seat
from engine.cutterland.actions import Action, Cut, Discard, Place, Take
from engine.cutterland.cards import Card
from engine.cutterland.computers.cutting import Gains, Share
from engine.cutterland.computers.evaluation import HUNDRED, Evaluation
from engine.cutterland.computers.levels import EFFORTS, Effort
from engine.cutterland.computers.placing import (
    evaluate_land,
    evaluate_lands,
    is_late,
    pieces_to_lay,
    with_pieces,
)
from engine.cutterland.cuts import group_of, partitions, pieces_of, sort_groups
from engine.cutterland.layouts import Layout
from engine.cutterland.options import OVERCUT_COSTS
from engine.cutterland.order import active_seat, choosing_order, discarding_seat, hand_size
from engine.cutterland.pieces import Piece
from engine.cutterland.state import Player, Setup, State
from engine.cutterland.state import Share as SharedCard
from engine.cutterland.views import View
from engine.search import Estimate, search

_PLACES: Final = 6  # how many places are tried for each piece that may come
_AHEAD: Final = 2  # how many turns are played on; what comes later is estimated as hard does
_SOLVED: Final = 1  # with so few turns to come, the solver uses the tokens, in so many steps
_STEPS: Final = 2_000
SURE: Final = 1.5  # by how many standard errors an idea must be better than hard's
MOST_DISCARDS: Final = 60  # how many ways to discard a surplus are considered


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
                pieces = list(pieces_of(card, sort_groups(map(group_of, masks))))
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
    if it is decided, the card that was cut for it, and what that costs."""

    share: Share
    pieces: Sequence[Piece]
    left: int
    choosers: Sequence[Seat]
    taken: int | None = None
    spent: Card | None = None
    penalty: int = 0


def weigh(
    view: View, actions: Sequence[Action], pack: Sequence[Card], seed: bytes, playouts: int
) -> tuple[Estimate[Action], ...]:
    """What actions of the seat of a view come to, in hundredths of a point: all cuts, discards or
    choices of a piece, or all placements."""

    def imagine_world(number: int) -> World:
        return World(view, pack, Random(seed + number.to_bytes(4, "big")))

    return search(actions, imagine_world, Expert(view, EFFORTS["expert"]).value, playouts)


def share_of(view: View, seat: Seat, effort: Effort) -> Share:
    """What each offered piece would bring each seat."""
    outlooks = evaluate_lands(view, effort)
    gains = Gains(outlooks, 2 * effort.places, is_late(outlooks[seat], effort))
    by_piece = [gains.of(offered.piece) for offered in view.offered]
    return Share(seat, tuple(zip(*by_piece, strict=True)), effort.spite, effort.doubt)


def rank_discards(share: Share, choosers: Sequence[Seat], surplus: int, rng: Random) -> list[int]:
    """The pieces that the seat of a share may discard, as masks, the best first."""
    count = len(share.gains[0])
    everything = (1 << count) - 1
    ways = list(combinations(range(count), surplus))
    if len(ways) > MOST_DISCARDS:
        ways = rng.sample(ways, MOST_DISCARDS)
    masks = [sum(1 << index for index in way) for way in ways]
    return sorted(masks, key=lambda mask: -share.best(choosers, everything & ~mask)[0])


class Expert:
    """Tries actions of the seat of a view."""

    def __init__(self, view: View, effort: Effort) -> None:
        assert view.seat is not None
        self._view, self._seat, self._effort = view, view.seat, effort
        self._lands: dict[object, Evaluation] = {}
        self._sharings: dict[Action, Sharing] = {}
        self._solved: dict[Evaluation, int] = {}

    def value(self, action: Action, world: World) -> float:
        """What an action comes to in a world."""
        if isinstance(action, Place):
            if action not in self._lands:
                self._lands[action] = self._lay(action)
            return self._play_on(self._lands[action], world.list_offers())
        if action not in self._sharings:
            self._sharings[action] = self._share(action)
        sharing = self._sharings[action]
        mine, theirs = self._share_out(sharing, Random(world.luck))
        if mine not in self._lands:
            self._lands[mine] = with_pieces(self._outlook, list(mine), self._effort.places)
        worth = self._play_on(self._lands[mine], world.list_offers(sharing.spent))
        return worth - self._effort.spite / (self._view.seats - 1) * theirs - sharing.penalty

    @cached_property
    def _lands_before(self) -> list[Evaluation]:
        return evaluate_lands(self._view, self._effort)

    @cached_property
    def _gains(self) -> Gains:
        late = is_late(self._lands_before[self._seat], self._effort)
        return Gains(self._lands_before, self._effort.places, late)

    @cached_property
    def _offered(self) -> Share:
        return share_of(self._view, self._seat, self._effort)

    @property
    def _outlook(self) -> Evaluation:
        return self._lands_before[self._seat]

    def _lay(self, action: Place) -> Evaluation:
        """The land with a piece laid, and the others that the seat has."""
        pieces = pieces_to_lay(self._view, self._seat)
        laid = evaluate_land(self._view, self._seat, self._effort).after(
            pieces[action.piece], (action.cell, action.turns)
        )
        others = [piece for name, piece in pieces.items() if name != action.piece]
        return with_pieces(laid, others, self._effort.places)

    def _share(self, action: Action) -> Sharing:
        view = self._view
        order = choosing_order(view.seats, view.active, view.mirrored)
        if isinstance(action, Cut):
            card = view.hand[action.card - 1]
            assert card is not None
            pieces = pieces_of(card, action.groups)
            gains = tuple(zip(*map(self._gains.of, pieces), strict=True))
            left, penalty = (1 << len(pieces)) - 1, 0
            if surplus := len(pieces) - view.players_pieces:
                neighbour = discarding_seat(view.seats, self._seat, view.mirrored)
                share = Share(neighbour, gains, self._effort.spite, self._effort.doubt)
                left &= ~rank_discards(share, order, surplus, Random(0))[0]
                penalty = OVERCUT_COSTS[view.overcut] * HUNDRED
            return Sharing(Share(self._seat, gains, 0.0), pieces, left, order, None, card, penalty)
        letters = [one.letter for one in view.offered]
        offered = [one.piece for one in view.offered]
        if isinstance(action, Discard):
            left = sum(1 << at for at, one in enumerate(letters) if one not in action.pieces)
            return Sharing(self._offered, offered, left, order)
        assert isinstance(action, Take)
        left = sum(
            1 << at
            for at, one in enumerate(view.offered)
            if one.taken_by is None and not one.discarded
        )
        taken = letters.index(action.piece)
        return Sharing(self._offered, offered, left, view.choosers, taken)

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
        if turns > _SOLVED:
            return land.worth
        if offers:
            return land.solve_worth(_STEPS)
        if land not in self._solved:
            self._solved[land] = land.solve_worth(_STEPS)
        return self._solved[land]
