"""The state of a match: everything the rules need, and nothing else.

Cards that were not dealt and the seed are not in it. What can be derived is derived.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from engine.contract import Seat
from engine.cutterland.cards import LETTERS, Card
from engine.cutterland.cuts import pieces_of
from engine.cutterland.lands import Land
from engine.cutterland.layouts import Layout
from engine.cutterland.options import CLASSICS, OVERCUT_COSTS, REJECT
from engine.cutterland.order import (
    active_seat,
    choosing_order,
    discarding_seat,
    pieces_wanted,
    turn_count,
)
from engine.cutterland.pieces import Piece

BARE = Land()


class Phase(StrEnum):
    """What is decided next; `LAY` and `RESOLVE` are simultaneous."""

    CUT = "cut"
    DISCARD = "discard"
    TAKE = "take"
    LAY = "lay"
    RESOLVE = "resolve"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Player:
    """What one seat owns.

    `hand` has one entry for each card dealt, None once cut. `penalty` counts the points lost by
    overcuts. `to_lay` are letters of pieces taken and not yet laid, in the order taken. `layout` is
    what the seat has committed, secret until all have.
    """

    hand: tuple[Card | None, ...]
    land: Land = BARE
    towers: int = 0
    wall_bridges: int = 0
    penalty: int = 0
    to_lay: tuple[str, ...] = ()
    layout: Layout | None = None

    @property
    def tokens(self) -> int:
        return self.towers + self.wall_bridges

    def count_unused(self, layout: Layout) -> int:
        """Tokens that a layout leaves over."""
        return self.tokens - len(layout.towers) - layout.wall_bridges


@dataclass(frozen=True, slots=True)
class Share:
    """The card being shared, or the pieces drawn, lettered A, B, C, ...

    `takers` has one entry per piece, None while it is free; `discarded` are the letters of the
    surplus of an overcut. Pieces from the bag are `drawn`: there is no card and no group then.
    `pieces`, in the order of their letters, are derived: do not pass them.
    """

    card: Card | None
    groups: tuple[str, ...]
    takers: tuple[Seat | None, ...]
    discarded: tuple[str, ...] = ()
    drawn: tuple[Piece, ...] = ()
    pieces: tuple[Piece, ...] = field(compare=False, repr=False, default=())

    def __post_init__(self) -> None:
        if not self.pieces:
            pieces = pieces_of(self.card, self.groups) if self.card else self.drawn
            object.__setattr__(self, "pieces", pieces)

    @property
    def letters(self) -> str:
        """The letters of all pieces."""
        return LETTERS[: len(self.takers)]

    @property
    def letters_left(self) -> tuple[str, ...]:
        """Letters of pieces that can still be taken."""
        pairs = zip(self.letters, self.takers, strict=True)
        free = [letter for letter, taker in pairs if taker is None]
        return tuple([letter for letter in free if letter not in self.discarded])


@dataclass(frozen=True, slots=True)
class Setup:
    """What stays the same throughout a match.

    `preview` and `hints` change no rule: they say what screens may show. `mirrored` matches go
    counter-clockwise. `shown` are all cards of the match in the order of the pack, where they were
    shown before dealing. `filled` is how many pieces of the bag a computer cut because
    there were too few (section 7).
    """

    overcut: str = REJECT
    first: Seat = 0
    preview: bool = True
    hints: bool = True
    pack: str = CLASSICS
    mirrored: bool = False
    shown: tuple[Card, ...] = ()
    filled: int = 0


@dataclass(frozen=True, slots=True)
class State:
    """A match between two actions.

    `turn` counts cards from 1, and is one more than `turns` when all are cut. `bag` are the pieces
    still to be drawn, the next one first, where there are no cards (section 7).
    """

    setup: Setup
    players: tuple[Player, ...]
    turn: int = 1
    share: Share | None = None
    bag: tuple[Piece, ...] | None = None
    phase: Phase = field(init=False, compare=False, repr=False)
    owing: frozenset[Seat] | None = field(init=False, compare=False, repr=False, default=None)

    def __post_init__(self) -> None:
        # Derived from the others, and needed everywhere.
        object.__setattr__(self, "phase", _phase_of(self))

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def turns(self) -> int:
        return turn_count(len(self.players))

    @property
    def active(self) -> Seat:
        """The seat that cuts, or cut last."""
        setup = self.setup
        return active_seat(len(self.players), setup.first, self.turn, setup.mirrored)

    @property
    def pieces_per_card(self) -> int:
        """N, the pieces a card is cut into."""
        return pieces_wanted(len(self.players))

    @property
    def most(self) -> int:
        """The most pieces a card can be cut into."""
        return len(LETTERS) if self.setup.overcut in OVERCUT_COSTS else self.pieces_per_card

    @property
    def surplus(self) -> int:
        """Pieces of an overcut that still have to be discarded."""
        if self.share is None:
            return 0
        return len(self.share.takers) - self.pieces_per_card - len(self.share.discarded)

    @property
    def discarder(self) -> Seat:
        return discarding_seat(self.seats, self.active, self.setup.mirrored)

    @property
    def choosers(self) -> tuple[Seat, ...]:
        """Seats still to choose a piece, in order; empty unless pieces are being chosen."""
        if self.share is None or self.phase is not Phase.TAKE:
            return ()
        taken = len(self.share.takers) - self.share.takers.count(None)
        return choosing_order(self.seats, self.active, self.setup.mirrored)[taken:]


def _phase_of(state: State) -> Phase:
    share, seats = state.share, len(state.players)
    if share is None and state.turn > turn_count(seats):
        committed = all(player.layout is not None for player in state.players)
        return Phase.OVER if committed else Phase.RESOLVE
    if share is None:
        return Phase.CUT
    discarded = len(share.discarded)
    if len(share.takers) - discarded > pieces_wanted(seats):
        return Phase.DISCARD
    return Phase.TAKE if share.takers.count(None) > discarded else Phase.LAY


def to_act(state: State) -> frozenset[Seat]:
    """The seats that owe a decision (rules, sections 3 and 4)."""
    if state.owing is None:  # whoever moves is asked for several times
        object.__setattr__(state, "owing", _find_owing(state))
        assert state.owing is not None
    return state.owing


def _find_owing(state: State) -> frozenset[Seat]:
    phase, players = state.phase, state.players
    if phase is Phase.LAY:
        return frozenset([seat for seat, one in enumerate(players) if one.to_lay])
    if phase is Phase.TAKE:
        return frozenset(state.choosers[:1])
    if phase is Phase.CUT:
        return frozenset((state.active,))
    if phase is Phase.DISCARD:
        return frozenset((state.discarder,))
    if phase is Phase.RESOLVE:
        return frozenset([seat for seat, one in enumerate(players) if one.layout is None])
    return frozenset()
