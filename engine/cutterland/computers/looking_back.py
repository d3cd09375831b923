"""Analysis of a finished match: what each decision cost a seat, in points; everyone's chance to
win, and what was luck."""

from collections.abc import Sequence
from dataclasses import replace
from math import comb, exp, sqrt
from operator import mul
from random import Random
from statistics import fmean
from typing import Final

from engine import coach
from engine.cutterland.actions import Action, Cut, Recall, Resolve
from engine.cutterland.cards import Card
from engine.cutterland.computers.choosing import list_ideas
from engine.cutterland.computers.cutting import Gains
from engine.cutterland.computers.evaluation import HUNDRED, Placement
from engine.cutterland.computers.expert import weigh
from engine.cutterland.computers.levels import EFFORTS, LEVELS
from engine.cutterland.computers.placing import evaluate_laid, evaluate_lands
from engine.cutterland.cuts import group_of, partitions, pieces_of, sort_groups
from engine.cutterland.endgame import outcome
from engine.cutterland.layouts import Layout
from engine.cutterland.order import choosing_order
from engine.cutterland.pieces import Piece
from engine.cutterland.scoring import Score, score
from engine.cutterland.solving import solve
from engine.cutterland.state import Phase, State
from engine.cutterland.views import View, observe

_EFFORT: Final = EFFORTS[LEVELS[-1]]
SCALE: Final = coach.Scale(least=70.0, first=180, more=240)
_DOUBT: Final = 2.5
_MORE_DOUBT: Final = 0.25
"""A seat that is so many points ahead wins e times as often; and for each piece to come more."""
_OTHERS: Final = 16  # how many other cards, or other draws from the bag, might have come
_CUTS: Final = 4
_SPOTS: Final = 6  # in how many ways each is cut, and in how many spots each piece is tried


def find_mistake(
    view: View, action: Action, pack: Sequence[Card], scale: coach.Scale = SCALE
) -> coach.Mistake[View, Action] | None:
    """What would have been clearly better. Cuts are compared with others of the same card: the seat
    has to cut the rest anyway, so their order hardly matters."""
    if isinstance(action, Resolve):
        own = view.table[view.seat or 0]
        best = solve(own.land, own.towers, own.wall_bridges).layout
        cost = rate_layout(view, best).total - rate_layout(view, action.layout).total
        return coach.Mistake(view, action, Resolve(best), float(cost)) if cost > 0 else None
    if isinstance(action, Recall):
        return None
    hand, compared = view.hand, action
    if isinstance(action, Cut):
        hand = tuple(card if at == action.card else None for at, card in enumerate(hand, 1))
        compared = replace(action, groups=sort_groups(action.groups))  # as the ideas are lettered
    found = coach.find_mistake(
        view, compared, list_ideas(view, _EFFORT, Random(0), hand),
        lambda actions, seed, playouts: weigh(view, actions, pack, seed, playouts), scale,
    )  # fmt: skip
    if found is None:
        return None
    return replace(found, action=action, cost=found.cost / HUNDRED, error=found.error / HUNDRED)


def rate_layout(view: View, layout: Layout) -> Score:
    """What the land of the seat of a view scores with a layout."""
    own = view.table[view.seat or 0]
    unused = own.towers + own.wall_bridges - len(layout.towers) - layout.wall_bridges
    return score(own.land, layout, unused, own.penalty)


def find_spot(view: View, letter: str) -> Placement | None:
    """Where an offered piece suits the land of the seat of a view best."""
    assert view.seat is not None
    land = evaluate_laid(view, view.seat, _EFFORT)
    piece = next(one.piece for one in view.offered if one.letter == letter)
    places = land.placements(piece)
    return max(places, key=lambda place: land.with_piece(piece, place), default=None)


def rate_chances(state: State) -> tuple[float, ...]:
    """By what the lands are worth, as fitted on 27 matches of easy and medium."""
    result = outcome(state)
    if result is not None:
        return coach.share_win(result)
    lands = evaluate_lands(observe(state, None), _EFFORT)
    scale = HUNDRED * (_DOUBT + _MORE_DOUBT * lands[0].to_come)
    most = max(land.worth for land in lands)
    odds = [exp((land.worth - most) / scale) for land in lands]
    return tuple(one / sum(odds) for one in odds)


def measure_luck(
    before: State | None, after: State, pack: Sequence[Card]
) -> tuple[tuple[float, float], ...]:
    """As a turn begins, the hand of who cuts is compared with others of as many cards, or
    what was drawn from the bag with other pieces; by what sharing it out would bring everyone."""
    begins = before is None or before.turn < after.turn
    if not begins or after.phase not in {Phase.CUT, Phase.TAKE}:
        return ((0.0, 0.0),) * after.seats
    lands, rng = evaluate_lands(observe(after, None), _EFFORT), Random(after.turn)
    gains, wanted = Gains(lands, _SPOTS), after.pieces_per_card
    order = choosing_order(after.seats, after.active, after.setup.mirrored)

    def share_out(pieces: Sequence[Piece]) -> tuple[int, ...]:
        """What everyone gains if each takes what brings it most."""
        left, found = list(pieces), [0] * after.seats
        for seat in order:
            best = max(left, key=lambda piece: gains.of(piece)[seat])
            found[seat] += gains.of(best)[seat]
            left.remove(best)
        return tuple(found)

    if after.share is not None:
        assert after.bag is not None
        bag = [*after.share.pieces, *after.bag]
        draws = [share_out(rng.sample(bag, wanted)) for _ in range(_OTHERS)]
        return _compare(share_out(after.share.pieces), draws, [1 / _OTHERS] * _OTHERS)

    cuts = rng.choices(partitions(wanted), k=_CUTS)

    def cut(card: Card) -> tuple[float, tuple[int, ...]]:
        """How much more the best cut brings who cuts than the others, and what it brings all."""
        shared = [share_out(pieces_of(card, sort_groups(map(group_of, masks)))) for masks in cuts]
        lead = after.seats / (after.seats - 1)
        return max((lead * one[after.active] - sum(one) / (after.seats - 1), one) for one in shared)

    hand = [card for card in after.players[after.active].hand if card]
    unseen = [card for card in after.setup.shown or pack if card not in hand]
    known = [cut(card) for card in hand]
    rated = sorted([*known, *map(cut, rng.sample(unseen, min(_OTHERS, len(unseen))))], reverse=True)
    # How likely each card is the best of a hand
    count, held = len(rated), len(hand)
    odds = [comb(count - 1 - better, held - 1) / comb(count, held) for better in range(count)]
    return _compare(max(known)[1], [one for _, one in rated], odds)


def _compare(
    came: Sequence[int], others: Sequence[Sequence[int]], odds: Sequence[float]
) -> tuple[tuple[float, float], ...]:
    """By how many points what came brings each seat further ahead of the average seat than others
    would have, which might have come with these odds, with the standard errors. Of good cards for
    all nobody has more."""
    found, leads = [], [[one - fmean(gains) for one in gains] for gains in (came, *others)]
    for gain, *gains in zip(*leads, strict=True):
        mean = sum(map(mul, odds, gains))
        spread = sum(share * (one - mean) ** 2 for share, one in zip(odds, gains, strict=True))
        error = sqrt(spread * sum(share * share for share in odds))
        found.append(((gain - mean) / HUNDRED, error / HUNDRED))
    return tuple(found)
