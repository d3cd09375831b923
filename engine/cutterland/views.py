"""A match as one seat, or the public, may see it (rules, section 8): all that screens and computers
get."""

from dataclasses import dataclass

from engine.contract import Outcome, Seat, check_seat, check_viewer
from engine.cutterland.actions import Action, Cut, Resolve, write_action
from engine.cutterland.cards import Card
from engine.cutterland.endgame import outcome, score_of
from engine.cutterland.lands import Land
from engine.cutterland.layouts import Layout
from engine.cutterland.pieces import Piece
from engine.cutterland.scoring import Score
from engine.cutterland.state import Phase, Share, State, to_act


@dataclass(frozen=True, slots=True)
class OfferedPiece:
    """A piece of the card being shared: its letter, its card squares (`ABEF`; empty for a piece
    from the bag), the piece as cut, the seat that took it, and whether it was discarded after an
    overcut."""

    letter: str
    group: str
    piece: Piece
    taken_by: Seat | None
    discarded: bool


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat as the viewer sees it.

    `penalty` counts the points lost by overcuts, 3 for each. `to_lay` are letters of taken pieces
    not yet laid, in the order taken. `layout` is the seat's committed layout as far as the viewer
    sees it: its owner at once, everyone after the reveal; its prey is None exactly if dragons
    devour nothing. `score` is the land's current score: with the layout if that is visible, else
    with every token unused and the best prey.
    """

    land: Land
    towers: int
    wall_bridges: int
    penalty: int
    cards_left: int
    to_lay: tuple[str, ...]
    committed: bool
    layout: Layout | None
    score: Score


@dataclass(frozen=True, slots=True)
class View:
    """A match as `seat` sees it; `seat` None is the public.

    `phase` is `cut`, `discard`, `take`, `lay`, `resolve` or `over`. `turn` counts cards from 1 to
    `turns`. `card` and `offered` are the card being shared, from its cut until all have laid.
    `choosers` are the seats still to choose, in order. `surplus` is the number of pieces to
    discard. `hand` is the viewer's own, one entry for each card dealt, None once cut; empty for the
    public. `players_pieces` is the number N of pieces a card is cut into. Without
    `preview` no screen shows how an offered piece would lie in a land before it is chosen, and
    without `hints` none suggests a cut, a spot or a use of tokens (rules, section 7).
    `pack` is the key of the match's pack. A `mirrored` match goes
    counter-clockwise. `shown` are all cards dealt, if they were shown before dealing, in the order
    of the pack, which does not tell who holds which. With pieces from the bag there are no
    hands, `card` is None, `bag` is what is still in it, sorted (None in a match of cards), and
    `filled` the number of pieces that a computer player has cut for it.
    """

    seat: Seat | None
    seats: int
    overcut: str
    first: Seat
    phase: str
    turn: int
    turns: int
    active: Seat
    to_act: frozenset[Seat]
    players_pieces: int
    hand: tuple[Card | None, ...]
    card: Card | None
    offered: tuple[OfferedPiece, ...]
    choosers: tuple[Seat, ...]
    surplus: int
    table: tuple[SeatView, ...]
    outcome: Outcome | None
    preview: bool
    hints: bool
    pack: str
    mirrored: bool
    shown: tuple[Card, ...]
    bag: tuple[Piece, ...] | None
    filled: int


def observe(state: State, seat: Seat | None) -> View:
    """The match as `seat` sees it; None is the public. Raises `IllegalAction`."""
    check_viewer(seat, state.seats)
    setup, phase, share = state.setup, state.phase, state.share
    return View(
        seat=seat,
        seats=state.seats,
        overcut=setup.overcut,
        first=setup.first,
        phase=str(phase),
        turn=min(state.turn, state.turns),
        turns=state.turns,
        active=state.active,
        to_act=to_act(state),
        players_pieces=state.pieces_per_card,
        hand=() if seat is None else state.players[seat].hand,
        card=share.card if share else None,
        offered=_offer_pieces(share) if share else (),
        choosers=state.choosers,
        surplus=state.surplus,
        table=tuple(_seat_view(state, other, seat) for other in range(state.seats)),
        outcome=outcome(state),
        preview=setup.preview,
        hints=setup.hints,
        pack=setup.pack,
        mirrored=setup.mirrored,
        shown=setup.shown,
        bag=None if state.bag is None else tuple(sorted(state.bag, key=str)),
        filled=setup.filled,
    )


def _offer_pieces(share: Share) -> tuple[OfferedPiece, ...]:
    groups = share.groups or ("",) * len(share.drawn)
    return tuple(
        OfferedPiece(letter, group, piece, taker, letter in share.discarded)
        for letter, group, piece, taker in zip(
            share.letters, groups, share.pieces, share.takers, strict=True
        )
    )


def _seat_view(state: State, seat: Seat, viewer: Seat | None) -> SeatView:
    player = state.players[seat]
    seen = seat == viewer or state.phase is Phase.OVER
    layout = player.layout if seen else None
    return SeatView(
        land=player.land,
        towers=player.towers,
        wall_bridges=player.wall_bridges,
        penalty=player.penalty,
        cards_left=sum(card is not None for card in player.hand),
        to_lay=player.to_lay,
        committed=player.layout is not None,
        layout=layout,
        score=score_of(player, layout or Layout()),
    )


def write_public(state: State, seat: Seat, action: Action) -> str | None:
    """The action's line; None for a layout that is not revealed yet. A cut leaves out the number of
    its card, since hands are secret."""
    check_seat(seat, state.seats)
    if isinstance(action, Resolve) and state.phase is not Phase.OVER:
        return None
    if isinstance(action, Cut):
        return f"cut ? {' '.join(action.groups)}"
    return write_action(action)
