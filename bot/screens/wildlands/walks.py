"""What arrows do: the chosen character walks, each step an action of the draft's line; or a space
that it can fly to, lead others to or attack is chosen by where it lies."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from heapq import heappop, heappush
from math import atan2, cos, hypot, pi
from typing import Final, NamedTuple, TypeAlias

from bot.screens.discord_limits import MOST_CHOICES
from bot.screens.replies import BadInput, Draft
from bot.screens.wildlands import offers
from bot.screens.wildlands.act_draft import STAND, ActDraft, write_line
from engine.wildlands.actions import Action, Move
from engine.wildlands.cards import Card, Character, can_move
from engine.wildlands.maps import Number
from engine.wildlands.payments import affords_claim
from engine.wildlands.plan import LONGEST, follow_action
from engine.wildlands.state import Standing
from engine.wildlands.views import View

Way: TypeAlias = tuple[int, int]
"""The direction of an arrow, in columns and rows."""
AIMED: Final = (offers.ATTACK, offers.FLY, offers.RALLY)
"""The kinds of which arrows choose a space, wherever it lies."""
WALKING: Final = (offers.MOVE, "")
"""The kinds of which the picture shows the walk."""
_ROW: Final = 3**0.5
"""How far apart rows are, in columns."""
_SECTOR: Final = cos(pi / 6) - 0.001
"""Half the angle that belongs to an arrow."""


@dataclass(frozen=True, slots=True)
class Walk:
    """The steps of a character that are chosen, not yet lined up. `before` is what is, `start` the
    space where they begin; the positions `begun` and `view` are those before and after them.
    A step that is only `proposed` is none of them: the first arrow leads elsewhere."""

    who: Character
    before: tuple[Action, ...]
    steps: tuple[Move, ...]
    start: Number
    begun: View
    view: View
    proposed: Move | None

    @property
    def path(self) -> tuple[Number, ...]:
        return (self.start, *(step.space for step in self.steps))

    @property
    def shown(self) -> tuple[Move, ...]:
        """The steps, with the one proposed."""
        return (*self.steps, self.proposed) if self.proposed else self.steps

    @property
    def costs(self) -> dict[Number, int]:
        """The cards paid up to each space of the path."""
        found, cost = {self.start: 0}, 0
        for step in self.steps:
            cost += len(step.cards)
            found[step.space] = cost
        return found


class Route(NamedTuple):
    """To a space: what the whole walk costs, its steps that are kept, and the spaces after them."""

    cost: int
    steps: tuple[Move, ...]
    way: tuple[Number, ...]

    @property
    def price(self) -> tuple[int, int]:
        """The cards and the moves that it takes."""
        return self.cost, len(self.steps) + len(self.way)


def find_walk(draft: ActDraft) -> Walk | None:
    """The walk of the chosen character, of no steps where it has not begun; None for a character
    that can't walk."""
    who, held = draft.who, draft.action if isinstance(draft.action, Move) else None
    if not who:
        return None
    before, actions = draft.lined, draft.line[len(draft.lined) :]
    proposed = held if draft.proposed else None
    if held and not proposed:
        actions = (*actions, held)
    steps = _list_last_steps(actions, who)
    begun = _follow(draft.base, before)
    piece = begun.own.pieces[who - 1]
    if piece.standing is not Standing.REVEALED:
        return None
    return Walk(who, before, steps, piece.space, begun, _follow(begun, steps), proposed)


def _list_last_steps(line: Sequence[Action], who: Character) -> tuple[Move, ...]:
    """The steps of this character that a line ends with."""
    steps: list[Move] = []
    for action in reversed(line):
        if not isinstance(action, Move) or action.character != who:
            break
        steps.insert(0, action)
    return tuple(steps)


def find_other_walk(kept: ActDraft, who: Character) -> Walk | None:
    """The walk of another character than the chosen one, of no steps."""
    return find_walk(replace(kept, who=who, kind=offers.MOVE, offer=None))


def move_character(kept: ActDraft, who: Character, goal: str) -> Draft:
    """The draft of another character that walks to a space, or attacks as the head of an offer
    says. Raises `BadInput`."""
    walk = find_other_walk(kept, who)
    for space, route in list_nearest(walk).items() if walk else ():
        if walk and goal == str(space):
            return follow_route(walk, route)
    for offer in kept.offers:
        if offer.kind == offers.ATTACK and who in offer.characters and offer.head == goal:
            return replace(kept, who=who, kind=offers.ATTACK).choose(offer)
    raise BadInput("bad-control")


def _follow(view: View, actions: Sequence[Action]) -> View:
    for action in actions:
        view = follow_action(view, action)
    return view


def press_arrow(draft: ActDraft, walk: Walk | None, way: Way) -> Draft | None:
    """The draft after an arrow; None where it leads nowhere."""
    if draft.kind in AIMED:
        return _choose_towards(draft, way)
    return _walk_on(walk, way) if walk else None


def _walk_on(walk: Walk, way: Way) -> Draft | None:
    """One more step, or the last one taken back."""
    ground, end = walk.view.table.ground, walk.path[-1]
    space = ground.by_number[end]
    other = ground.by_place.get((space.column + way[0], space.row + way[1]))
    if other is None:
        return None
    if walk.steps and other.number == walk.path[-2]:
        return _keep(walk, walk.steps[:-1])
    cost = ground.step_costs[end].get(other.number)
    paying = _list_paying(walk.view, walk.who)
    is_full = len(walk.before) + len(walk.steps) >= LONGEST
    if cost is None or cost > len(paying) or is_full:
        return None
    return _keep(walk, (*walk.steps, Move(walk.who, other.number, tuple(sorted(paying[:cost])))))


def _keep(walk: Walk, steps: tuple[Move, ...]) -> Draft:
    """The draft with these steps, the last of them on screen."""
    head = offers.head_of(steps[-1]) if steps else STAND
    line = write_line((*walk.before, *steps[:-1]), len(steps[:-1]))
    return {"who": walk.who, "kind": offers.MOVE, "head": head, **line}


def _list_paying(view: View, who: Character) -> list[Card]:
    """The cards that pay for steps, cheapest first."""
    paying = [card for card in view.hand if can_move(card, who)]
    return sorted(paying, key=lambda card: (offers.rate_cards(view, (card,)), card))


def _choose_towards(draft: ActDraft, way: Way) -> Draft | None:
    """The nearest space in a direction of those that can be chosen."""
    ground, view = draft.view.table.ground, draft.view
    here = offers.find_goal(view, draft.action)
    if here is None and draft.who:
        here = view.own.pieces[draft.who - 1].space
    if not here:
        return None
    start, angle = ground.by_number[here], atan2(way[1] * _ROW, way[0])
    found = []
    for rank, offer in enumerate(draft.same_kind):
        goal = offers.find_goal(view, offer.ways[0])
        if goal is None or goal == here:
            continue
        space = ground.by_number[goal]
        across, down = space.column - start.column, (space.row - start.row) * _ROW
        if cos(atan2(down, across) - angle) > _SECTOR:
            found.append((round(hypot(across, down), 3), rank))
    return draft.choose(draft.same_kind[min(found)[1]]) if found else None


def list_reach(walk: Walk) -> dict[Number, int]:
    """Where the walk may end, as far as it can be chosen, with the cards that it then costs."""
    ahead = _search(walk.view, walk)
    routes = list_nearest(walk).items()
    found = {space: route.cost for space, route in routes if space in ahead} | walk.costs
    found.pop(walk.start)
    return found


def _search(view: View, walk: Walk) -> dict[Number, tuple[int, tuple[Number, ...]]]:
    """Where the walking character can go from where it stands, with the cards that it costs and the
    spaces on the way: rather a climb than two steps."""
    start = view.own.pieces[walk.who - 1].space
    ground, most = view.table.ground, len(_list_paying(view, walk.who))
    found: dict[Number, tuple[int, tuple[Number, ...]]] = {}
    ways: list[tuple[int, int, tuple[Number, ...]]] = [(0, 0, (start,))]
    while ways:
        cost, steps, path = heappop(ways)
        if path[-1] in found:
            continue
        found[path[-1]] = cost, path[1:]
        for other, step in ground.step_costs[path[-1]].items():
            if cost + step <= most and other not in found:
                heappush(ways, (cost + step, steps + 1, (*path, other)))
    return found


def walk_to_shard(walk: Walk) -> tuple[Number, Draft] | None:
    """The nearest own shard that the character can walk to, from where the walk began, and the
    draft of that; where it already leads to one, the next one."""
    begun = walk.begun
    found = _search(begun, walk)
    shards = sorted((found[one][0], one) for one in begun.own.shards if one in found)
    order = [space for _, space in shards if space != walk.start]
    if not order:
        return None
    here = walk.path[-1]
    space = order[(order.index(here) + 1) % len(order)] if here in order else order[0]
    cost, way = found[space]
    return space, follow_route(walk, Route(cost, (), way))


def find_routes(walk: Walk) -> dict[Number, Route]:
    """To every other space where the walk can end: back on its way, on from its end, or else from
    its start with other cards, as to what is a step from there and where it would turn back; on
    from a step that is proposed where that takes no more."""
    end, anew, on = walk.path[-1], _search(walk.begun, walk), _search(walk.view, walk)
    found = {space: Route(cost, (), way) for space, (cost, way) in anew.items()}
    for space, (cost, way) in on.items():
        is_step = space in found and len(found[space].way) == 1
        if space not in found or not (is_step or {*way} & {*walk.path}):
            found[space] = Route(walk.costs[end] + cost, walk.steps, way)
    for number, space in enumerate(walk.path):
        found[space] = Route(walk.costs[space], walk.steps[:number], ())
    del found[end]
    if walk.proposed:
        view = follow_action(walk.view, walk.proposed)
        there = find_routes(replace(walk, steps=walk.shown, view=view, proposed=None))
        found |= {
            one: on for one, on in there.items() if one in found and on.price <= found[one].price
        }
    return found


def list_nearest(walk: Walk) -> dict[Number, Route]:
    """The routes that a menu has room for, the cheapest first."""
    routes = sorted(find_routes(walk).items(), key=lambda route: (route[1].cost, route[0]))
    return dict(routes[:MOST_CHOICES])


def follow_route(walk: Walk, route: Route) -> Draft:
    """The draft of the walk on a route."""
    steps, view = [*route.steps], _follow(walk.begun, route.steps)
    for stop in route.way[: LONGEST - len(walk.before) - len(steps)]:
        cost = view.table.ground.step_costs[view.own.pieces[walk.who - 1].space][stop]
        cards = _list_paying(view, walk.who)[:cost]
        steps.append(Move(walk.who, stop, tuple(sorted(cards))))
        view = follow_action(view, steps[-1])
    return _keep(walk, tuple(steps))


def claim_after(walk: Walk) -> Draft | None:
    """The draft of a claim where the walk ends; None where none is possible."""
    view, here = walk.view, walk.path[-1]
    if here not in view.own.shards or len(walk.before) + len(walk.steps) >= LONGEST:
        return None
    there = [one for one, piece in view.revealed() if piece.space == here]
    icons = [*there, *view.own.characters(Standing.OUT)]
    if not affords_claim(view.hand, icons):
        return None
    line = write_line((*walk.before, *walk.steps), len(walk.steps))
    return {"who": walk.who, "kind": offers.CLAIM, "head": f"claim {here}", **line}
