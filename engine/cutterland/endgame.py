"""The end of a match: layouts committed in secret, the hunt, and who has won (rules, 4 to 6)."""

from __future__ import annotations

from itertools import islice

from engine.contract import Outcome, Seat
from engine.cutterland.hunting import best_prey
from engine.cutterland.layout_checks import check_layout
from engine.cutterland.layout_choices import layouts, sites_of
from engine.cutterland.layouts import Layout, canonical
from engine.cutterland.scoring import Score, score
from engine.cutterland.state import Phase, Player, State
from engine.ranks import rank_with_ties


def complete_layout(player: Player, layout: Layout) -> Layout:
    """A seat's layout in canonical form: tokens sorted, prey named.

    Prey left out is the best for the owner; it is None where dragons devour nothing. Raises
    `IllegalAction` as `check_layout` does.
    """
    layout = canonical(layout)
    check_layout(player.land, layout, player.towers, player.wall_bridges)
    prey = best_prey(player.land, layout) if layout.prey is None else layout.prey
    return Layout(layout.towers, layout.walls, layout.bridges, prey or None)


def sole_layout(player: Player) -> Layout | None:
    """The only layout a seat could commit; None where there is a choice."""
    sites = sites_of(player.land)
    if (player.towers and sites.towers) or (player.wall_bridges and sites.tokens):
        return None
    found = list(islice(layouts(player.land, player.towers, player.wall_bridges), 2))
    return found[0] if len(found) == 1 else None


def can_recall(state: State, seat: Seat) -> bool:
    """Whether a seat has committed by its own choice, and not all have."""
    if state.phase is not Phase.RESOLVE or not 0 <= seat < state.seats:
        return False
    player = state.players[seat]
    return player.layout is not None and sole_layout(player) is None


def score_of(player: Player, layout: Layout) -> Score:
    """A seat's points with a layout, tokens left over and penalties included."""
    return score(player.land, layout, player.count_unused(layout), player.penalty)


def outcome(state: State) -> Outcome | None:
    """Points and places once all layouts are open; ties by survivors, then shared (section 6)."""
    if state.phase is not Phase.OVER:
        return None
    scores = [score_of(player, player.layout or Layout()) for player in state.players]
    return Outcome(
        places=rank_with_ties([(one.total, one.survivors) for one in scores]),
        scores=tuple(one.total for one in scores),
        tie_breaks=tuple(one.survivors for one in scores),
    )
