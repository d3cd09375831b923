"""How a computer rates its placements: all at once, then some closely, with what another card would
bring: points at once, and credit for what can grow.

Easy takes immediate points and blocks little. Medium looks closely and one turn ahead. Hard also
rolls out its best ideas, and expert plays the best of these to the end of the match.
`bench/strength.py` measures the difference.

Computers work on places in lists, changed in place and undone. A place is a cell's index in rows of
28: the table has a border, so that no edge needs checking. Kinds of cards are bits of a number, in
the order of `cards.KINDS`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.cells import SIDE, Cell, cells_in
from engine.clustered.cards import KINDS, START, STRANGERS, WILD, Card, deck_of
from engine.clustered.scoring import LEAST_LINE
from engine.clustered.state import HAND
from engine.clustered.views import View
from engine.contract import Seat

Place: TypeAlias = int
Kinds: TypeAlias = int

WIDTH: Final = SIDE + 2
ROUND: Final = (1, -1, WIDTH, -WIDTH)
ALL: Final[Kinds] = (1 << len(KINDS)) - 1
BIT: Final = {card: 1 << number for number, card in enumerate(KINDS)}
FITTING: Final[dict[Card, Kinds]] = {
    **{card: ALL & ~sum(BIT[other] for other in STRANGERS[card]) for card in KINDS},
    START: ALL,
}
"""The kinds that can lie next to each card."""
FREE: Final = -1
BARRED: Final = -2

SHORT: Final = (0.0, 0.2, 1.2)
"""The worth of none, one and two cards in a row, while they can grow to three."""
_CHANCES: Final = (0.0, 0.5, 0.75, 0.85, 0.9, 0.95)
"""How likely a seat fills a place, by how many of its kinds of cards fit (the last: or more)."""
BLOCK: Final = 0.7  # the credit for a full block of two by two, in addition to its points
_THREE: Final = 0.8  # the credit for three of its four cards if the fourth is certain
_FADING: Final = 0.75  # how much each future place counts relative to the one before
WILD_COSTS: Final = 2.0
"""How much more than another card a wild card must bring to be played now."""


def place_of(cell: Cell) -> Place:
    return (cell // SIDE + 1) * WIDTH + cell % SIDE + 1


def cell_of(place: Place) -> Cell:
    return (place // WIDTH - 1) * SIDE + place % WIDTH - 1


def list_cards_left(view: View) -> list[list[Card]]:
    """The cards each seat has yet to play, in its hand or deck."""
    left = [list(deck_of(player.wilds)) for player in view.players]
    for seat, player in enumerate(view.players):
        for card in player.discards:
            left[seat].remove(card)
    for laid in view.board.laid:
        if laid.owner is not None:
            left[laid.owner].remove(laid.card)
    return left


class Ground:
    """A mutable board for search.

    `owner` is the owner of the card in each place (`FREE`, or `BARRED` for a start card or the
    border), `fits` the kinds that could lie there, `own` each seat's places in the order laid,
    `left` the cards each seat has yet to play, in its hand or deck.
    """

    def __init__(self, view: View) -> None:
        self.owner = [BARRED] * (WIDTH * WIDTH)
        self.fits = [ALL] * (WIDTH * WIDTH)
        self.own: list[list[Place]] = [[] for _ in range(view.seats)]
        for cell in cells_in(view.room):
            self.owner[place_of(cell)] = FREE
        self.left = list_cards_left(view)
        for laid in view.board.laid:
            place = place_of(laid.cell)
            if laid.owner is None:
                self.owner[place] = BARRED
                self._narrow(place, laid.card)
            else:
                self.lay(place, laid.card, laid.owner)
        self._kinds = [sum(BIT[card] for card in set(cards)) for cards in self.left]

    def _narrow(self, place: Place, card: Card) -> None:
        fitting = FITTING[card]
        for step in ROUND:
            self.fits[place + step] &= fitting

    def lay(self, place: Place, card: Card, seat: Seat) -> tuple[Kinds, ...]:
        """Lay a card; the result is what `undo_lay` needs."""
        before = tuple(self.fits[place + step] for step in ROUND)
        self._narrow(place, card)
        self.owner[place] = seat
        self.own[seat].append(place)
        return before

    def undo_lay(self, place: Place, seat: Seat, before: tuple[Kinds, ...]) -> None:
        """Undo the last `lay`."""
        for step, kinds in zip(ROUND, before, strict=True):
            self.fits[place + step] = kinds
        self.owner[place] = FREE
        self.own[seat].pop()

    def free_neighbours(self, seat: Seat) -> dict[Place, None]:
        """The free places next to a seat's cards."""
        owner = self.owner
        return {
            place + step: None
            for place in self.own[seat]
            for step in ROUND
            if owner[place + step] == FREE
        }

    def fitting(self, seat: Seat, place: Place) -> int:
        """How many kinds of the cards a seat has left fit a place."""
        return (self.fits[place] & self._kinds[seat]).bit_count()


@dataclass(frozen=True, slots=True)
class Idea:
    """A card in a place, what it promises, and what it leaves the others, weighted by spite."""

    worth: float
    card: Card
    place: Place
    threat: float = 0.0

    @property
    def rank(self) -> tuple[float, Card, Place]:
        """The sorting key: deterministic among equal ideas."""
        return self.worth, self.card, self.place


class Table:
    """The table as one seat rates it: the ground, all largest rectangles, all prospects."""

    def __init__(self, view: View, seat: Seat, effort: Effort) -> None:
        self.seat, self.effort = seat, effort
        self.hand = view.hand
        self.ground = Ground(view)
        self.others = [other for other in range(view.seats) if other != seat]
        owner = self.ground.owner
        self.areas = [
            max((area_through(owner, other, one) for one in own), default=0)
            for other, own in enumerate(self.ground.own)
        ]
        """The size of each seat's largest full rectangle."""
        self._cells = dict(zip(view.hand, view.places, strict=True))
        self._edges = {other: self.ground.free_neighbours(other) for other in self.others}
        self._hopes = {other: self._hope(other) for other in self.others if effort.ahead}

    def _hope(self, seat: Seat) -> float:
        return prospects(self.ground, seat, self.areas[seat], self.effort.ahead)

    def bring(self, card: Card, place: Place, area: int) -> float:
        """What a card of the seat brings in a place immediately."""
        costs = WILD_COSTS if card == WILD else 0.0
        return gain(self.ground, self.seat, place, area) - costs

    def rate_at_once(self) -> list[Idea]:
        """Every placement, rated by what it brings and takes from others immediately."""
        ground, worths = self.ground, dict[Place, float]()
        found = []
        for card, cells in self._cells.items():
            costs = WILD_COSTS if card == WILD else 0.0
            for place in map(place_of, cells):
                if place not in worths:
                    denied = (
                        gain(ground, other, place, self.areas[other]) * chance(ground, other, place)
                        for other in self.others
                        if place in self._edges[other]
                    )
                    mine = gain(ground, self.seat, place, self.areas[self.seat])
                    worths[place] = mine + self.effort.spite * max(denied, default=0.0)
                found.append(Idea(worths[place] - costs, card, place))
        return found

    def rate_closely(self, idea: Idea) -> Idea:
        """A placement rated by what it brings, and by the prospects of the seat and the others."""
        card, place, area = idea.card, idea.place, self.areas[self.seat]
        brings = self.bring(card, place, area)
        before = self.ground.lay(place, card, self.seat)
        area = max(area, area_through(self.ground.owner, self.seat, place))
        hopes = prospects(self.ground, self.seat, area, self.effort.ahead)
        threat = self._threat(place)
        self.ground.undo_lay(place, self.seat, before)
        return Idea(brings + hopes - threat, card, place, threat)

    def _threat(self, place: Place) -> float:
        """The average prospects of the others after this placement, weighted by spite."""
        if not self.others:
            return 0.0
        around = {place, *(place + step for step in ROUND)}
        hopes = [
            self._hopes[other] if around.isdisjoint(self._edges[other]) else self._hope(other)
            for other in self.others
        ]
        return self.effort.spite * sum(hopes) / len(hopes)


def chance(ground: Ground, seat: Seat, place: Place) -> float:
    """How likely a seat can fill a free place later."""
    return _CHANCES[min(ground.fitting(seat, place), len(_CHANCES) - 1)]


def gain(ground: Ground, seat: Seat, place: Place, area: int) -> float:
    """What a card in a free place would bring the seat, whose largest rectangle has `area`."""
    owner = ground.owner
    right, left, down, up = [_count_row(owner, seat, place, step) for step in ROUND]
    found = _line_gain(owner, place, 1, right, left) + _line_gain(owner, place, WIDTH, down, up)
    if (right or left) and (down or up) and (right + left + 1) * (down + up + 1) > area:
        found += max(0, area_through(owner, seat, place) - area)
    for beside, across in ((right, 1), (left, -1)):
        for above, onward in ((down, WIDTH), (up, -WIDTH)):
            corner = place + across + onward
            if owner[corner] == seat:
                if beside and above:
                    found += BLOCK
                elif beside or above:
                    missing = place + onward if beside else place + across
                    found += _three_gain(ground, seat, missing)
            elif beside and above:
                found += _three_gain(ground, seat, corner)
    return found


def _count_row(owner: list[int], seat: Seat, place: Place, step: int) -> int:
    """How many of the seat's cards lie in a row from a place."""
    after = place + step
    while owner[after] == seat:
        after += step
    return (after - place) // step - 1


def _three_gain(ground: Ground, seat: Seat, missing: Place) -> float:
    """Credit for three cards of a block of two by two."""
    return _THREE * chance(ground, seat, missing) if ground.owner[missing] == FREE else 0.0


def _line_gain(owner: list[int], place: Place, step: int, ahead: int, behind: int) -> float:
    """What a card brings to its row or column."""
    length = ahead + behind + 1
    if length >= LEAST_LINE:
        return length - credit_of(ahead) - credit_of(behind)
    ends = (owner[place + (ahead + 1) * step] == FREE) + (
        owner[place - (behind + 1) * step] == FREE
    )
    if not ends or length + ends < LEAST_LINE:
        return 0.0
    return SHORT[length] * (0.7 + 0.15 * ends) - SHORT[ahead] - SHORT[behind]


def credit_of(length: int) -> float:
    """The former worth of a run that is now part of a line."""
    return float(length) if length >= LEAST_LINE else 0.5 * SHORT[length]


def area_through(owner: list[int], seat: Seat, place: Place) -> int:
    """The size of the largest full rectangle through a place if it were the seat's; 0 for none."""
    best = 0
    downward = _reaches(owner, seat, place, WIDTH)
    for up, (left, right) in enumerate(_reaches(owner, seat, place, -WIDTH)):
        for down, (other_left, other_right) in enumerate(downward):
            width = min(left, other_left) + min(right, other_right) + 1
            height = up + down + 1
            if width > 1 and height > 1:
                best = max(best, width * height)
    return best


def _reaches(owner: list[int], seat: Seat, place: Place, step: int) -> list[tuple[int, int]]:
    """How far left and right all rows extend, from the place's to each following one."""
    found = []
    left = right = WIDTH
    at = place
    while at == place or owner[at] == seat:
        left = _reach(owner, seat, at, -1, left)
        right = _reach(owner, seat, at, 1, right)
        found.append((left, right))
        at += step
    return found


def _reach(owner: list[int], seat: Seat, place: Place, step: int, most: int) -> int:
    reach = 0
    while reach < most and owner[place + step * (reach + 1)] == seat:
        reach += 1
    return reach


def prospects(ground: Ground, seat: Seat, area: int, ahead: int) -> float:
    """What the best future places promise a seat, each counting less than the one before."""
    found = sorted(
        (
            worth * chance(ground, seat, place)
            for place in ground.free_neighbours(seat)
            if (worth := gain(ground, seat, place, area)) > 0
        ),
        reverse=True,
    )
    best = found[: min(ahead, len(ground.left[seat]))]
    return sum(worth * _FADING**number for number, worth in enumerate(best))


@dataclass(frozen=True, slots=True)
class Effort:
    """What a level spends on a placement.

    The `closely` placements that look best at once are rated closely, by the `ahead` best future
    places of all seats. `spite` weighs what a placement takes from the others. The best `rollouts`
    of them are rolled out for `turns` own turns with each of `samples` guesses at the draws. The
    best of those are tried in `playouts` of the whole match. Of its hand, it looks at `cards`.
    """

    closely: int
    ahead: int
    spite: float
    rollouts: int
    turns: int
    samples: int
    playouts: int = 0
    cards: int = HAND


EFFORTS: Final = {
    "easy": Effort(closely=0, ahead=0, spite=0.1, rollouts=0, turns=0, samples=0, cards=2),
    "medium": Effort(closely=8, ahead=4, spite=0.3, rollouts=2, turns=1, samples=1, cards=4),
    "hard": Effort(closely=24, ahead=4, spite=0.6, rollouts=12, turns=5, samples=5),
    "expert": Effort(
        closely=24, ahead=4, spite=0.6, rollouts=12, turns=5, samples=5, playouts=1000
    ),
}
LEVELS: Final = ("easy", "medium", "hard")  # those that answer at once
EXPERT: Final = "expert"
