"""From the reason for a worth to its layout: which creatures, and which tokens."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from typing import TypeAlias

from engine.cells import Cell, cells_in
from engine.cutterland.ground import Squares
from engine.cutterland.hunting import best_prey
from engine.cutterland.layouts import Bridge, Layout
from engine.cutterland.solving.contents import Kinds, Towers
from engine.cutterland.solving.sites import Site, Sites, Way
from engine.cutterland.solving.tables import Construction, Effort, Leaf, Reason, Tokens

_Creature: TypeAlias = tuple[Way, ...]
"""All ways to bring one creature within reach of krakens, or out of it."""
_Want: TypeAlias = tuple[list[_Creature], int]
"""How many of some creatures to bring there."""


def assemble(sites: Sites, reason: Reason, effort: Effort) -> Layout | tuple[Site, Site]:
    """The layout with its prey named, or two tokens that conflict if there is no alternative."""
    leaves: list[Leaf] = []
    tokens = _collect_leaves(reason, leaves)
    wants = [want for leaf in leaves for want in _wants(sites, leaf)]
    chosen = _fit_ways(sites, wants, _clash(sites, tokens), effort)
    if chosen is None or _in_the_way(sites, tokens):
        chosen = [creature[0] for creatures, count in wants for creature in creatures[:count]]
    for _, way in chosen:
        tokens |= way
    return _in_the_way(sites, tokens) or _layout(sites, leaves, chosen, tokens)


def _collect_leaves(reason: Reason, leaves: list[Leaf]) -> Tokens:
    """The tokens that make the areas, which are added to `leaves`."""
    if reason is None:
        return 0
    if isinstance(reason, Leaf):
        leaves.append(reason)
        return 0
    if isinstance(reason, Construction):
        return reason.tokens | _collect_leaves(reason.areas, leaves)
    one, other = reason
    return _collect_leaves(one, leaves) | _collect_leaves(other, leaves)


def _wants(sites: Sites, leaf: Leaf) -> list[_Want]:
    known = dict(sites.ways)
    wants = []
    for moves, count in zip(leaf.moves, leaf.counts, strict=True):
        inside = [way for way in known[moves._replace(number=0)] if leaf.area >> way[0] & 1]
        creatures = [tuple(ways) for _, ways in groupby(inside, key=_square)]
        wants.append((creatures, count))
    return wants


def _square(way: Way) -> int:
    return way[0]


def _clash(sites: Sites, tokens: Tokens) -> Tokens:
    """All tokens in conflict with any of these."""
    clash = 0
    for token in cells_in(tokens):
        clash |= sites.clash[token]
    return clash


def _fit_ways(sites: Sites, wants: list[_Want], clash: Tokens, effort: Effort) -> list[Way] | None:
    """The first creatures and ways whose tokens are compatible, if there are any."""
    if not wants:
        return []
    (creatures, count), *others = wants
    if not count:
        return _fit_ways(sites, others, clash, effort)
    for place in range(len(creatures) - count + 1):
        for square, way in creatures[place]:
            if way & clash:
                continue
            left: list[_Want] = [(creatures[place + 1 :], count - 1), *others]
            effort.spend(len(creatures))
            rest = _fit_ways(sites, left, clash | _clash(sites, way), effort)
            if rest is not None:
                return [(square, way), *rest]
    return None


def _in_the_way(sites: Sites, tokens: Tokens) -> tuple[Site, Site] | None:
    """The first two conflicting tokens."""
    for one in cells_in(tokens):
        for other in cells_in(sites.clash[one] & tokens & ~(1 << one)):
            return sites.tokens[one], sites.tokens[other]
    return None


def _layout(sites: Sites, leaves: list[Leaf], chosen: list[Way], tokens: Tokens) -> Layout:
    """The layout of compatible tokens."""
    reached = sites.reached
    for square, _ in chosen:
        reached ^= 1 << square
    used = [sites.tokens[token] for token in cells_in(tokens)]
    towers = [
        cell for leaf in leaves for cell in _tower_cells(sites, leaf.area, reached, leaf.towers)
    ]
    layout = Layout(
        tuple(sorted(towers)),
        tuple(sorted(token for token in used if not isinstance(token, Bridge))),
        tuple(sorted(token for token in used if isinstance(token, Bridge))),
    )
    return replace(layout, prey=best_prey(sites.land, layout))


def _tower_cells(sites: Sites, area: Squares, reached: Squares, towers: Towers) -> list[Cell]:
    """The cells an area's towers stand on, the first ones of each kind."""
    wanted = _standing(sites.kinds, area & reached, area & ~reached, towers)
    return [cell for squares, number in wanted for cell in sites.ground.cells_of(squares)[:number]]


def _standing(
    kinds: Kinds, reached: Squares, safe: Squares, towers: Towers
) -> tuple[tuple[Squares, int], ...]:
    """The creatures that may have towers, with how many of them have one."""
    return (
        (kinds.goblins & reached, towers.goblins_reached),
        (kinds.centaurs & reached, towers.centaurs_reached),
        (kinds.turtles & reached, towers.turtles_reached),
        (kinds.dragons & reached, towers.dragons_reached),
        (kinds.goblins & safe, towers.goblins),
        (kinds.centaurs & safe, towers.centaurs),
        (kinds.turtles & safe, towers.turtles),
    )
