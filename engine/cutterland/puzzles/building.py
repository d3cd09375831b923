"""A land before building: what is the most it can score (rules, sections 4 to 6)?"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import repeat
from typing import Final

from engine.cells import SIDE
from engine.contract import Seat
from engine.cutterland.actions import Action, Resolve
from engine.cutterland.endgame import outcome, score_of
from engine.cutterland.lands import FIRST_LAID, Land
from engine.cutterland.layout_choices import Wall, can_stand_together, sites_of
from engine.cutterland.layouts import Bridge, Layout
from engine.cutterland.options import CLASSICS
from engine.cutterland.order import hand_size, turn_count
from engine.cutterland.packs import Pack
from engine.cutterland.puzzles.positions import SEATS, grow_lands, without_token
from engine.cutterland.rules import apply
from engine.cutterland.solving import Solution, solve
from engine.cutterland.squares import TOWER, WALL_BRIDGE, icon_of
from engine.cutterland.state import Phase, Player, Setup, State

PIECES: Final = 8
HAND: Final = (None,) * hand_size(SEATS)
OTHERS: Final = Land((FIRST_LAID,), ("p.",))  # their lands don't matter
SQUARES: Final = range(20, 41)
TOKENS: Final = range(3, 8)
USED: Final = range(2, 6)
LONGEST_SIDE: Final = 9
LEAST_GAIN: Final = 5  # points by which the best use of the tokens surpasses keeping them all
LEAST_PLAYED_GAIN: Final = 3  # the same for lands of matches, most of which are poorer
LEAST_MISS: Final = 2
"""Points that are missed by building the best token first, then the next best, and so on."""


def make_position(packs: Mapping[str, Pack], seed: bytes) -> State:
    """The first land that is hard enough. Medium builds by the solver, too, so that it cannot
    measure that."""
    for land in grow_lands(packs[CLASSICS], seed, PIECES):
        icons = [icon_of(square) for square in land.squares]
        player = Player(HAND, land, icons.count(TOWER), icons.count(WALL_BRIDGE))
        if _is_handy(player) and _is_hard(player):
            return _ask(player)
    raise AssertionError  # `grow_lands` ends by an error of its own


def read_position(state: State, seat: Seat) -> State | None:
    """The land of a seat that is about to build in a match, if it is hard enough. It may be large:
    somebody has surveyed it."""
    player = state.players[seat]
    if state.phase is not Phase.RESOLVE or player.layout is not None:
        return None
    player = Player(HAND, player.land, player.towers, player.wall_bridges)
    is_hard = player.tokens in TOKENS and _is_hard(player, LEAST_PLAYED_GAIN)
    return _ask(player) if is_hard else None


def _ask(player: Player) -> State:
    """All cards are cut, and only seat 0 has still to build. The squares on which tokens were found
    are bare: nothing stands there yet."""
    squares = tuple(map(without_token, player.land.squares))
    player = replace(player, land=replace(player.land, squares=squares))
    done = Player(HAND, OTHERS, layout=Layout())
    players = (player, *repeat(done, SEATS - 1))
    return State(Setup(hints=False), players, turn_count(SEATS) + 1)


def _is_handy(player: Player) -> bool:
    """Whether a person can survey the land and its tokens."""
    lines = zip(*(divmod(cell, SIDE) for cell in player.land.cells), strict=True)
    return (
        len(player.land.cells) in SQUARES
        and player.tokens in TOKENS
        and player.wall_bridges > 0
        and all(max(used) - min(used) < LONGEST_SIDE for used in lines)
    )


def _is_hard(player: Player, least_gain: int = LEAST_GAIN) -> bool:
    best = _solve(player)
    layout = best.layout
    used = len(layout.towers) + layout.wall_bridges
    total = best.score.total
    return (
        best.exact
        and used in USED
        and layout.wall_bridges > 0
        and total - score_of(player, Layout()).total >= least_gain
        and total - score_of(player, build_greedily(player)).total >= LEAST_MISS
    )


def _solve(player: Player) -> Solution:
    return solve(player.land, player.towers, player.wall_bridges)


def build_greedily(player: Player) -> Layout:
    """The layout of somebody who always builds the token that brings most at once."""
    layout, points = Layout(), score_of(player, Layout()).total
    while True:
        found = [(score_of(player, one).total, one) for one in _extensions(player, layout)]
        most, better = max(found, key=lambda one: one[0], default=(points, layout))
        if most <= points:
            return layout
        layout, points = better, most


def _extensions(player: Player, layout: Layout) -> Iterator[Layout]:
    """The layouts with one more token."""
    sites = sites_of(player.land)
    if len(layout.towers) < player.towers:
        for cell in sites.towers:
            if cell not in layout.towers:
                yield replace(layout, towers=tuple(sorted((*layout.towers, cell))))
    if layout.wall_bridges == player.wall_bridges:
        return
    standing: tuple[Wall | Bridge, ...] = (*layout.walls, *layout.bridges)
    for site in sites.tokens:
        if site in standing or not all(can_stand_together(site, one) for one in standing):
            continue
        if isinstance(site, Bridge):
            yield replace(layout, bridges=tuple(sorted((*layout.bridges, site))))
        else:
            yield replace(layout, walls=tuple(sorted((*layout.walls, site))))


def rate(state: State, answer: Sequence[Action]) -> int | None:
    """Raises `IllegalAction`."""
    for action in answer:
        state = apply(state, 0, action).state
    result = outcome(state)
    return None if result is None else result.scores[0]


def solve_position(state: State) -> tuple[Action, ...]:
    layout = _solve(state.players[0]).layout
    return (Resolve(replace(layout, prey=layout.prey or None)),)
