"""A computer's decision, from nothing but what its seat sees. Every level builds and blocks: it
weighs what a card brings against what its place would bring the others. The best levels roll out a
seat's own next turns after a placement, with guessed draws."""

from collections.abc import Collection, Sequence
from heapq import nlargest
from itertools import islice
from operator import attrgetter
from random import Random
from typing import Final

from engine.cells import Cell
from engine.clustered.actions import Action, Discard, Place
from engine.clustered.cards import WILD, Card, alike, sort_cards
from engine.clustered.computers.expert import find_best
from engine.clustered.computers.thinking import (
    BIT,
    EFFORTS,
    Effort,
    Idea,
    Kinds,
    Table,
    area_through,
    cell_of,
    place_of,
)
from engine.clustered.computers.thinking import Place as Spot
from engine.clustered.scoring import scores
from engine.clustered.views import View

_FADING: Final = 0.8  # how much a turn counts relative to the one before: others play too
_KEPT = 100.0  # the worth of a wild card in the hand: it is discarded last
_KIN = 0.2  # the worth of each card of the hand that another one matches
_CANDIDATES = 8  # how many of its best ideas expert plays out
_PROPOSED = 4  # how many placements a plan has: others may come first
_RANK = attrgetter("rank")


def choose(view: View, level: str, seed: bytes) -> Action:
    """A computer's action for the seat that sees `view`. The same view, level and seed give the
    same action. Raises `ValueError` for a view of the public, or of a seat that is not to act."""
    return choose_by_effort(view, EFFORTS[level], seed)


def choose_by_effort(view: View, effort: Effort, seed: bytes) -> Action:
    """The same with an effort that need not be a level's."""
    if view.seat is None or view.seat not in view.to_act:
        raise ValueError("a computer player chooses for a seat that is to act")
    table = Table(view, view.seat, effort)
    if view.phase != "turn" or view.stuck:
        return _discard(table, view)
    ideas = _rank_ideas(table, view, seed)
    if effort.playouts:
        return find_best(view, ideas[:_CANDIDATES], seed, effort.playouts)
    return ideas[0]


def list_ideas(view: View, level: str, seed: bytes) -> list[Place]:
    """The placements that a level would try, best first, by the seat that is to place a card."""
    assert view.seat is not None
    return _rank_ideas(Table(view, view.seat, EFFORTS[level]), view, seed)[:_CANDIDATES]


def _rank_ideas(table: Table, view: View, seed: bytes) -> list[Place]:
    effort, ideas = table.effort, table.rate_at_once()
    if effort.cards < len(view.hand):
        rng = Random(f"{seed.hex()} {len(view.board.laid)}")
        seen = rng.sample(view.hand, effort.cards)
        ideas = [idea for idea in ideas if idea.card in seen] or ideas
    if len(view.hand) + view.players[table.seat].cards_to_draw == 1:
        ideas = _keep_most_points(view, ideas)
    if effort.closely:
        ideas = [table.rate_closely(idea) for idea in nlargest(effort.closely, ideas, key=_RANK)]
    if effort.rollouts:
        draws = guess_draws(table, Random(seed))
        best = nlargest(effort.rollouts, ideas, key=_RANK)
        ideas = [_roll_out(table, idea, draws) for idea in best]
    return [_to_action(idea) for idea in sorted(ideas, key=_RANK, reverse=True)]


def _keep_most_points(view: View, ideas: Sequence[Idea]) -> list[Idea]:
    """Those that score most at once: after the last card nothing grows."""
    assert view.seat is not None
    points = []
    for idea in ideas:
        board = view.board.lay(cell_of(idea.place), idea.card, view.seat)
        points.append(scores(board, view.seats, view.size_bonuses)[view.seat].total)
    return [idea for idea, one in zip(ideas, points, strict=True) if one == max(points)]


def find_most_promising(view: View, places: Collection[Place]) -> Place:
    """The one of some placements that a medium computer rates best, without rolling any out."""
    return _rank_placements(view, places)[0]


def propose_plan(view: View) -> tuple[tuple[Place], ...]:
    """The best placements as the table is now, each in another cell."""
    if view.phase != "turn":
        return ()
    best = dict[Cell, Place]()
    for place in _rank_placements(view):
        best.setdefault(place.cell, place)
    return tuple((place,) for place in islice(best.values(), _PROPOSED))


def _rank_placements(view: View, places: Collection[Place] | None = None) -> list[Place]:
    """The most promising of some placements, or of all, the best first."""
    assert view.seat is not None
    table = Table(view, view.seat, EFFORTS["medium"])
    rated = [idea for idea in table.rate_at_once() if places is None or _to_action(idea) in places]
    closely = [
        table.rate_closely(idea) for idea in nlargest(table.effort.closely, rated, key=_RANK)
    ]
    return [_to_action(idea) for idea in sorted(closely, key=_RANK, reverse=True)]


def _to_action(idea: Idea) -> Place:
    return Place(idea.card, cell_of(idea.place))


def _discard(table: Table, view: View) -> Discard:
    """The cards that bring least in their best places and match the fewest cards of the hand."""

    def worth(number: int) -> tuple[float, Card]:
        card = view.hand[number]
        if card == WILD:
            return _KEPT, card
        area = table.areas[table.seat]
        brings = (table.bring(card, place_of(cell), area) for cell in view.places[number])
        kin = sum(alike(card, other) == 2 for other in view.hand)
        return max(brings, default=0.0) + _KIN * kin, card

    worst = sorted(range(len(view.hand)), key=worth)[: view.wanted]
    return Discard(sort_cards(tuple(view.hand[number] for number in worst)))


def guess_draws(table: Table, rng: Random) -> list[list[Card]]:
    """Some orders in which the seat might draw its remaining cards."""
    unseen = list(table.ground.left[table.seat])
    for card in table.hand:
        unseen.remove(card)
    count = min(table.effort.turns, len(unseen))
    return [rng.sample(unseen, count) for _ in range(table.effort.samples)]


def _roll_out(table: Table, idea: Idea, draws: Sequence[Sequence[Card]]) -> Idea:
    """Rate a placement by what it and the following turns bring on average."""
    total = sum(_roll_out_once(table, idea, drawn) for drawn in draws)
    return Idea(total / len(draws) - idea.threat, idea.card, idea.place, idea.threat)


def _roll_out_once(table: Table, idea: Idea, draws: Sequence[Card]) -> float:
    ground, seat = table.ground, table.seat
    hand, area = list(table.hand), table.areas[table.seat]
    done: list[tuple[Spot, tuple[Kinds, ...]]] = []
    total, weight = 0.0, 1.0
    coming: Idea | None = Idea(table.bring(idea.card, idea.place, area), idea.card, idea.place)
    for turn in range(table.effort.turns + 1):
        if coming is None:
            break
        total += weight * coming.worth
        weight *= _FADING
        hand.remove(coming.card)
        done.append((coming.place, ground.lay(coming.place, coming.card, seat)))
        area = max(area, area_through(ground.owner, seat, coming.place))
        hand += draws[turn : turn + 1]
        coming = _next_idea(table, hand, area)
    for place, before in reversed(done):
        ground.undo_lay(place, seat, before)
    return total


def _next_idea(table: Table, hand: Sequence[Card], area: int) -> Idea | None:
    """The card that brings most at once next to the seat's own cards; None if none fits."""
    fits = table.ground.fits
    bits = [(BIT[card], card) for card in dict.fromkeys(hand)]
    held = sum(bit for bit, _ in bits)
    best: Idea | None = None
    for place in table.ground.free_neighbours(table.seat):
        kinds = fits[place] & held
        if not kinds:
            continue
        # A wild card is the last kind, so the lowest bit is any other card first.
        card = next(card for bit, card in bits if bit == kinds & -kinds)
        worth = table.bring(card, place, area)
        if best is None or worth > best.worth:
            best = Idea(worth, card, place)
    return best
