"""What a seat, or the public, may know of a match (rules, section 8)."""

from __future__ import annotations

from engine.contract import Seat
from engine.cutterland.layouts import Layout
from engine.cutterland.resolving import outcome, score_of
from engine.cutterland.state import Phase, Share, State, to_act
from engine.cutterland.views import Offered, SeatView, View


def observe(state: State, seat: Seat | None) -> View:
    """The match as `seat` sees it; None is the public."""
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
        players_pieces=state.wanted,
        hand=() if seat is None else state.players[seat].hand,
        card=share.card if share else None,
        offered=_offered(share) if share else (),
        choosers=state.choosers,
        discarder=state.discarder if phase is Phase.DISCARD else None,
        surplus=state.surplus,
        table=tuple(_seat_view(state, other, seat) for other in range(state.seats)),
        outcome=outcome(state),
        preview=setup.preview,
        pack=setup.pack,
        mirrored=setup.mirrored,
        shown=setup.shown,
        bag=None if state.bag is None else tuple(sorted(state.bag, key=str)),
        filled=setup.filled,
    )


def _offered(share: Share) -> tuple[Offered, ...]:
    groups = share.groups or ("",) * len(share.drawn)
    return tuple(
        Offered(letter, group, piece, taker, letter in share.discarded)
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
