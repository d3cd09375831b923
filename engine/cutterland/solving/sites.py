"""The useful walls and bridges of a land, and what each is for. Krakens live on wetland, where
areas score nothing. So a token either concerns a kraken (`ways`) or divides or joins plains or moor
(`walls`, `bridges`), never both."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import TypeAlias

from engine.cells import Cell, cells_in
from engine.cutterland.ground import Ground, Squares, ground_of
from engine.cutterland.lands import Land
from engine.cutterland.layout_choices import Wall, borders_of, sites_of
from engine.cutterland.layouts import Bridge
from engine.cutterland.solving.contents import Content, Kinds, kinds_of
from engine.cutterland.solving.tables import Moves, Tokens
from engine.cutterland.squares import FROG, WETLAND, icon_of, terrain_of

Site: TypeAlias = Wall | Bridge
Way: TypeAlias = tuple[int, Tokens]
"""A creature's square, and tokens that bring it within reach of krakens, or out of it."""

_FIELDS = {"G": "goblins", "C": "centaurs", "T": "turtles", "F": "frogs", "D": "dragons"}


@dataclass(frozen=True, slots=True, eq=False)
class Sites:
    """Where tokens can stand; a token is its index in `tokens`.

    `clash[i]` are the tokens in conflict with token i, including itself; `walls` are the walls by
    the squares they separate, `bridges` those that join squares of plains or of moor.
    `reached` is what krakens reach without tokens; `ways` has all ways to make each kind of move,
    in reading order.
    """

    land: Land
    ground: Ground
    kinds: Kinds
    tokens: tuple[Site, ...]
    clash: tuple[Tokens, ...]
    walls: dict[tuple[int, int], int]
    bridges: tuple[tuple[int, int, int], ...]
    reached: Squares
    ways: tuple[tuple[Moves, tuple[Way, ...]], ...]


def sites_on(land: Land, forbidden: Collection[Site], wall_bridges: int) -> Sites:
    """The sites on a land except the forbidden ones, given the number of tokens."""
    ground = ground_of(land)
    kinds = kinds_of(ground.icons)
    tokens: list[Site] = []
    walls: dict[tuple[int, int], int] = {}
    bridges: list[tuple[int, int, int]] = []
    feeds: dict[int, list[int]] = {}
    for site in sites_of(land).tokens if wall_bridges else ():
        # The squares that a token separates or joins
        ends = site.ends if isinstance(site, Bridge) else site
        one, other = map(ground.number.__getitem__, ends)
        fed = _find_prey(kinds, one, other)
        alike = ground.alike[one] >> other & 1 and terrain_of(land.squares[one]) != WETLAND
        if site in forbidden or not (alike or fed is not None):
            continue
        if fed is not None:
            feeds.setdefault(fed, []).append(len(tokens))
        elif isinstance(site, Bridge):
            bridges.append((len(tokens), one, other))
        else:
            walls[one, other] = len(tokens)
        tokens.append(site)
    reached = 0
    for square in cells_in(kinds.krakens):
        reached |= ground.sides[square] | ground.corners[square]
    reached &= kinds.edible
    ways = _ways(land, ground, kinds, reached, tokens, feeds)
    return Sites(
        land, ground, kinds, tuple(tokens), _clashes(tokens), walls, tuple(bridges), reached, ways
    )


def _find_prey(kinds: Kinds, one: int, other: int) -> int | None:
    """Which of two squares holds a creature that a kraken on the other one devours."""
    if kinds.krakens >> one & kinds.edible >> other & 1:
        return other
    if kinds.krakens >> other & kinds.edible >> one & 1:
        return one
    return None


def _ways(
    land: Land,
    ground: Ground,
    kinds: Kinds,
    reached: Squares,
    tokens: list[Site],
    feeds: dict[int, list[int]],
) -> tuple[tuple[Moves, tuple[Way, ...]], ...]:
    """A creature at a kraken's corner stays within reach; one with krakens only at its sides needs
    a wall against each; any other one needs one bridge."""
    found: dict[Moves, list[Way]] = {}
    for square, numbers in sorted(feeds.items()):
        icon, beside = icon_of(land.squares[square]), ground.sides[square] & kinds.krakens
        if ground.corners[square] & kinds.krakens:
            continue
        safe = Content._fields.index(_FIELDS[icon])
        if not reached >> square & 1:
            moves = found.setdefault(Moves(safe, safe + 1, 1, 0), [])
            moves += [(square, 1 << number) for number in numbers]
            continue
        shields = [one for one in numbers if not isinstance(tokens[one], Bridge)]
        # A living frog costs points, and no dragon reaches one on wetland.
        harmful = icon == FROG and terrain_of(land.squares[square]) == WETLAND
        if len(shields) == beside.bit_count() and not harmful:
            moves = found.setdefault(Moves(safe + 1, safe, len(shields), 0), [])
            moves.append((square, sum(1 << one for one in shields)))
    return tuple((moves, tuple(ways)) for moves, ways in sorted(found.items()))


def _clashes(tokens: list[Site]) -> tuple[Tokens, ...]:
    """Bridges over the same cell, and a wall where a bridge ends."""
    over: dict[Cell, Tokens] = {}
    at: dict[Site, int] = {}
    masks = [1 << number for number in range(len(tokens))]
    for number, token in enumerate(tokens):
        if isinstance(token, Bridge):
            over[token.cell] = over.get(token.cell, 0) | 1 << number
        else:
            at[token] = number
    for number, token in enumerate(tokens):
        if not isinstance(token, Bridge):
            continue
        masks[number] |= over[token.cell]
        for wall in (at[border] for border in borders_of(token) if border in at):
            masks[number] |= 1 << wall
            masks[wall] |= 1 << number
    return tuple(masks)
