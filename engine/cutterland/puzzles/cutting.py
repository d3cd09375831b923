"""A card to cut: how many points can the cutter have after the others have chosen (rules, section
3)? The others take the piece that brings their own land most at once, in a tie the one with the
first letter. Every token counts as unused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import repeat
from typing import Final, Protocol, TypeAlias

from engine.contract import Seat
from engine.cutterland.actions import Action, Cut
from engine.cutterland.cards import Card
from engine.cutterland.computers import choose
from engine.cutterland.computers.evaluation import HUNDRED, Evaluation
from engine.cutterland.cuts import group_of, partitions, pieces_of, sort_groups
from engine.cutterland.endgame import score_of
from engine.cutterland.layouts import Layout
from engine.cutterland.order import choosing_order
from engine.cutterland.packs import Pack
from engine.cutterland.pieces import Piece
from engine.cutterland.placements import placements
from engine.cutterland.puzzles.positions import SEATS, play_matches, seat_first, without_token
from engine.cutterland.rules import apply
from engine.cutterland.squares import TOWER, WALL_BRIDGE, Square, icon_of, terrain_of
from engine.cutterland.state import Phase, Player, Setup, State
from engine.cutterland.views import View, observe
from engine.rng import Rng

TURN: Final = 2  # each land is one piece
LATEST: Final = 3  # turn of a match whose cards may be puzzles
LEAST_SQUARES: Final = 3  # in each land
LEAST_MISS: Final = 2  # points by which medium misses the best
SOME_CUTS: Final = 24
SEED: Final = bytes(32)  # of the computer that tries what was in a match
NO_CHANCE: Final = -1_000

Values: TypeAlias = Sequence[Sequence[int]]
"""By seat and piece: what a land scores with the piece at its best spot."""


def make_position(packs: Mapping[str, Pack], seed: bytes) -> State:
    """The first card in computers' matches that is hard enough for a seat. All three are asked of
    each card: what it makes of their lands is rated once."""
    for match in play_matches(packs, seed, TURN):
        for card in match.players[match.active].hand:
            if card is None or not _is_plain(match, card):
                continue
            lands = [QuickLand(player, card) for player in match.players]
            for seat in range(SEATS):
                state = _ask(match, seat, card)
                if _is_hard(state, (*lands[seat:], *lands[:seat]), seed):
                    return state
    raise AssertionError  # `play_matches` ends by an error of its own


def read_position(state: State, seat: Seat) -> State | None:
    """A card that a seat holds early in a match of three, if it is hard enough to cut."""
    setup, is_early = state.setup, TURN <= state.turn <= LATEST
    if state.phase is not Phase.CUT or state.seats != SEATS or setup.mirrored or not is_early:
        return None
    for card in state.players[seat].hand:
        if card is None or not _is_plain(state, card):
            continue
        asked = _ask(state, seat, card)
        cutter, *others = asked.players
        hidden = (replace(one, hand=(None,) * len(one.hand)) for one in others)
        players, first = (cutter, *hidden), asked.setup.first
        asked = replace(asked, setup=Setup(first=first, hints=False), players=players)
        if _is_hard(asked, [QuickLand(player, card) for player in players], SEED):
            return asked
    return None


def _is_hard(state: State, lands: Sequence[RatesGroups], seed: bytes) -> bool:
    cut = choose(observe(state, 0), "medium", seed)
    return isinstance(cut, Cut) and _is_surpassed(lands, _rate_cut(lands, cut) + LEAST_MISS, seed)


def _rate_cut(lands: Sequence[RatesGroups], cut: Cut) -> int:
    groups = sort_groups(cut.groups)
    return lands[0].rate(groups[_leave(lands, groups)])


def _is_surpassed(lands: Sequence[RatesGroups], points: int, seed: bytes) -> bool:
    """Whether one of some random cuts brings as many points: to try all takes longer."""
    rng = Rng(seed, "cuts")
    for _ in range(SOME_CUTS):
        groups = sort_groups(map(group_of, partitions(SEATS)[rng.below(len(partitions(SEATS)))]))
        if max(map(lands[0].rate, groups)) < points:
            continue  # whatever piece is left
        if lands[0].rate(groups[_leave(lands, groups)]) >= points:
            return True
    return False


def _ask(match: State, seat: Seat, card: Card) -> State:
    """The seat becomes seat 0, and cuts this card, the only one of its hand."""
    state = seat_first(match, seat)
    cutter, *others = state.players
    hand = (card, *repeat(None, len(cutter.hand) - 1))
    setup = seat_first(match, match.active).setup
    return replace(state, setup=setup, players=(replace(cutter, hand=hand), *others))


def _is_plain(match: State, card: Card) -> bool:
    """Whether a quick evaluation is exact: no dragon could choose a turtle, which count by pairs;
    and no land is tiny."""
    squares: list[Square] = [*card.squares]
    for player in match.players:
        squares += player.land.squares
    plains = {icon_of(square) for square in squares if terrain_of(square) == "p"}
    least = min(len(player.land.cells) for player in match.players)
    return not {"D", "T"} <= plains and least >= LEAST_SQUARES


def _card(state: State) -> Card:
    card = state.players[0].hand[0]
    assert card is not None
    return card


def rate(state: State, answer: Sequence[Action]) -> int | None:
    """Raises `IllegalAction`."""
    for action in answer:
        state = apply(state, 0, action).state
    if state.phase is not Phase.TAKE or state.share is None:
        return None
    values = [[rate_piece(player, one) for one in state.share.pieces] for player in state.players]
    return values[0][_share_out(values)[0]]


def find_choices(view: View) -> tuple[tuple[int, int], ...]:
    """By seat, after the cut of seat 0: the number of its piece, and the points it gains."""
    players = [
        Player((), one.land, one.towers, one.wall_bridges, one.penalty) for one in view.table
    ]
    values = [[rate_piece(player, one.piece) for one in view.offered] for player in players]
    return tuple(
        (piece, values[seat][piece] - view.table[seat].score.total)
        for seat, piece in enumerate(_share_out(values))
    )


def rate_piece(player: Player, piece: Piece) -> int:
    """What a seat's land scores with the piece at its best spot."""
    icons = [icon_of(square) for square in piece.squares]
    towers = player.towers + icons.count(TOWER)
    others = player.wall_bridges + icons.count(WALL_BRIDGE)
    found = (
        replace(player, land=player.land.lay(piece.rotate(turns), cell), towers=towers,
                wall_bridges=others)
        for cell, turns in placements(player.land, piece)
    )  # fmt: skip
    return max((score_of(one, Layout()).total for one in found), default=NO_CHANCE)


def _share_out(values: Values) -> list[int]:
    """By seat the number of its piece; seat 0 has what the others leave."""
    left, shares = list(range(SEATS)), [0] * SEATS
    for seat in choosing_order(SEATS, 0, False):
        shares[seat] = max(left, key=lambda piece: (values[seat][piece], -piece))
        left.remove(shares[seat])
    return shares


def solve_position(state: State) -> tuple[Action, ...]:
    return (Cut(1, find_best_cut([QuickLand(player, _card(state)) for player in state.players])),)


def find_best_cut(lands: Sequence[RatesGroups]) -> tuple[str, ...]:
    """Of all cuts one that leaves seat 0 the most; those that could leave the best piece are tried
    first."""
    by_group: dict[str, list[tuple[str, ...]]] = {}
    for masks in partitions(SEATS):
        groups = sort_groups(map(group_of, masks))
        for group in groups:
            by_group.setdefault(group, []).append(groups)
    for group in sorted(by_group, key=lambda one: (-lands[0].rate(one), one)):
        for groups in by_group[group]:
            if groups[_leave(lands, groups)] == group:
                return groups
    raise AssertionError  # every cut leaves a piece


class RatesGroups(Protocol):
    """A seat's land, rated with a piece of a card, which is named by its squares."""

    def rate(self, group: str) -> int: ...


def _leave(lands: Sequence[RatesGroups], groups: tuple[str, ...]) -> int:
    return _share_out([[land.rate(group) for group in groups] for land in lands])[0]


class QuickLand:
    """A seat's land, rated with each piece of a card as by `rate_piece`, but faster."""

    def __init__(self, player: Player, card: Card) -> None:
        self._kept = player.tokens - player.penalty
        self._card = card
        self._land = Evaluation(player.land, 0, 0, 0)
        self._known: dict[str, int] = {}

    def rate(self, group: str) -> int:
        if group in self._known:
            return self._known[group]
        (piece,) = pieces_of(self._card, (group,))
        tokens = sum(icon_of(square) in {TOWER, WALL_BRIDGE} for square in piece.squares)
        bare = replace(piece, squares=tuple(map(without_token, piece.squares)))
        spots = self._land.find_distinct_placements(bare)
        most = max((self._land.with_piece(bare, one) for one in spots), default=None)
        points = NO_CHANCE if most is None else most // HUNDRED + self._kept + tokens
        self._known[group] = points
        return points
