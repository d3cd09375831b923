"""The end of a match: secret layouts, the hunt, and the result (rules, sections 4 to 6)."""

from itertools import islice

from engine.contract import Outcome, Seat, rank_with_ties
from engine.cutterland.hunting import best_prey
from engine.cutterland.layout_choices import check_layout, layouts, sites_of
from engine.cutterland.layouts import Layout, canonical
from engine.cutterland.scoring import Score, score
from engine.cutterland.state import Phase, Player, State


def complete_layout(player: Player, layout: Layout) -> Layout:
    """A seat's layout in canonical form: tokens sorted, prey named. Without prey the owner's best
    is chosen; the result has None if dragons devour nothing. Raises `IllegalAction` like
    `check_layout`."""
    layout = canonical(layout)
    check_layout(player.land, layout, player.towers, player.wall_bridges)
    prey = best_prey(player.land, layout) if layout.prey is None else layout.prey
    return Layout(layout.towers, layout.walls, layout.bridges, prey or None)


def sole_layout(player: Player) -> Layout | None:
    """The only layout a seat can commit; None if there is a choice."""
    sites = sites_of(player.land)
    if (player.towers and sites.towers) or (player.wall_bridges and sites.tokens):
        return None
    found = list(islice(layouts(player.land, player.towers, player.wall_bridges), 2))
    return found[0] if len(found) == 1 else None


def can_recall(state: State, seat: Seat) -> bool:
    """Whether a seat has committed a layout of its choice while others have not."""
    player = state.players[seat]
    chose = state.phase is Phase.RESOLVE and player.layout is not None
    return chose and sole_layout(player) is None


def score_of(player: Player, layout: Layout) -> Score:
    """A seat's points with a layout, tokens left over and penalties included."""
    unused = player.tokens - len(layout.towers) - layout.wall_bridges
    return score(player.land, layout, unused, player.penalty)


def outcome(state: State) -> Outcome | None:
    """Points and ranks once all layouts are revealed; ties go by survivors, then are shared
    (section 6)."""
    if state.phase is not Phase.OVER:
        return None
    scores = [score_of(player, player.layout or Layout()) for player in state.players]
    return Outcome(
        places=rank_with_ties([(one.total, one.survivors) for one in scores]),
        scores=tuple(one.total for one in scores),
        tie_breaks=tuple(one.survivors for one in scores),
    )
