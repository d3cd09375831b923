"""The state of a match: everything the rules need, and nothing else; changes that several rules
share, and the state as plain JSON values, for hashes.

Cards that were not dealt and the seed are not in it. What can be derived is derived. In JSON, cards
are written in the notation and cells by name, so that people can read a stored match.
"""

from dataclasses import dataclass, field
from enum import StrEnum
from operator import attrgetter
from typing import Any

from engine.cells import Cell, name_of
from engine.contract import Json, Seat
from engine.cutterland.cards import LETTERS, Card
from engine.cutterland.cuts import pieces_of
from engine.cutterland.events import PieceTaken
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
from engine.cutterland.squares import TOWER, WALL_BRIDGE

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
    """What one seat owns. `hand` has one entry for each card dealt, None once cut. `penalty` counts
    the points lost by overcuts. `to_lay` are letters of pieces taken and not yet laid, in the order
    taken. `layout` is what the seat has committed, secret until all have."""

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
    """A match between two actions. `turn` counts cards from 1, and is one more than `turns` when
    all are cut. `bag` are the pieces still to be drawn, the next one first, where there are no
    cards (section 7)."""

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


def update_player(state: State, seat: Seat, **things: Any) -> State:
    return update_share(state, players_with(state, seat, **things), state.share)


def update_share(state: State, players: tuple[Player, ...], share: Share | None) -> State:
    return State(state.setup, players, state.turn, share, state.bag)


_NAMES = Player.__match_args__
_FIELDS = attrgetter(*_NAMES)
_PLACES = {name: place for place, name in enumerate(_NAMES)}


def players_with(state: State, seat: Seat, **things: Any) -> tuple[Player, ...]:
    """The players with some fields of one replaced. `dataclasses.replace` inspects every field each
    time and takes three times as long."""
    fields = list(_FIELDS(state.players[seat]))
    for name, thing in things.items():
        fields[_PLACES[name]] = thing
    return (*state.players[:seat], Player(*fields), *state.players[seat + 1 :])


def piece_of(state: State, letter: str) -> Piece:
    """The shared piece with this letter, as cut."""
    assert state.share is not None
    return state.share.pieces[LETTERS.index(letter)]


def draw_pieces(state: State) -> State:
    """The state with the next pieces drawn from the bag and shared (section 7)."""
    assert state.bag is not None
    pieces, left = state.bag[: state.pieces_per_card], state.bag[state.pieces_per_card :]
    share = Share(None, (), (None,) * len(pieces), drawn=pieces)
    return State(state.setup, state.players, state.turn, share, left)


def take_piece(state: State, seat: Seat, letter: str, forced: bool) -> tuple[State, PieceTaken]:
    """The state after a seat takes a piece and its tokens (rules, section 3.3)."""
    share, player = state.share, state.players[seat]
    assert share is not None
    place = share.letters.index(letter)
    takers = (*share.takers[:place], seat, *share.takers[place + 1 :])
    squares = "".join(piece_of(state, letter).squares)
    players = players_with(
        state,
        seat,
        towers=player.towers + squares.count(TOWER),
        wall_bridges=player.wall_bridges + squares.count(WALL_BRIDGE),
        to_lay=(*player.to_lay, letter),
    )
    after = Share(share.card, share.groups, takers, share.discarded, share.drawn, share.pieces)
    return update_share(state, players, after), PieceTaken(seat, letter, forced)


def encode_state(state: State) -> Json:
    """The state as an object. What only variants have is left out of a plain match, so that the
    hashes of matches from before a variant stand."""
    return {
        **_variants(state),
        "overcut": state.setup.overcut,
        "first": state.setup.first,
        "turn": state.turn,
        "players": [_player(player) for player in state.players],
        "share": _share(state.share) if state.share else None,
    }


def _variants(state: State) -> dict[str, Json]:
    """Whatever is not as in a plain match."""
    setup, found = state.setup, dict[str, Json]()
    if not setup.preview:
        found["preview"] = False
    if not setup.hints:
        found["hints"] = False
    if setup.pack != CLASSICS:
        found["pack"] = setup.pack
    if setup.mirrored:
        found["mirrored"] = True
    if setup.shown:
        found["shown"] = [str(card) for card in setup.shown]
    if state.bag is not None:
        found["bag"] = [str(piece) for piece in state.bag]
    if setup.filled:
        found["filled"] = setup.filled
    return found


def _player(player: Player) -> Json:
    """The land square by square: cell, square, and the ordinal of its piece."""
    land = player.land
    squares = zip(land.cells, land.squares, land.pieces, strict=True)
    return {
        "hand": [str(card) if card else None for card in player.hand],
        "land": [f"{name_of(cell)} {square} {piece}" for cell, square, piece in squares],
        "towers": player.towers,
        "wall_bridges": player.wall_bridges,
        "penalty": player.penalty,
        "to_lay": list(player.to_lay),
        "layout": _encode_layout(player.layout) if player.layout else None,
    }


def _share(share: Share) -> Json:
    if share.card is None:
        return {"drawn": [str(piece) for piece in share.drawn], "takers": list(share.takers)}
    return {
        "card": str(share.card),
        "groups": list(share.groups),
        "takers": list(share.takers),
        "discarded": list(share.discarded),
    }


def _encode_layout(layout: Layout) -> Json:
    """Tokens and prey by cell names; prey may be None, as in `Layout`."""
    return {
        "towers": _names(layout.towers),
        "walls": [_names(wall) for wall in layout.walls],
        "bridges": [str(bridge) for bridge in layout.bridges],
        "prey": None if layout.prey is None else _names(layout.prey),
    }


def _names(cells: tuple[Cell, ...]) -> list[Json]:
    return [name_of(cell) for cell in cells]
