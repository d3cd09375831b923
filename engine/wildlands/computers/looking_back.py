"""Analysis of a finished match: decisions that hard thinks worse than another, where more of the
imagined worlds in which expert tries both agree; everyone's chance to win, and what was luck."""

from dataclasses import replace
from math import hypot, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final

from engine import coach
from engine.contract import Seat
from engine.wildlands import actions
from engine.wildlands.cards import CHARACTERS, Card
from engine.wildlands.computers.expert import weigh
from engine.wildlands.computers.field import Lore, read_field
from engine.wildlands.computers.ideas import Idea
from engine.wildlands.computers.ranking import EFFORTS, HARD, Search, begin_search
from engine.wildlands.computers.worth import chance, chances
from engine.wildlands.endgame import outcome
from engine.wildlands.state import Phase, State
from engine.wildlands.views import View, observe

CLAIM: Final = "claim"
KNOCK_OUT: Final = "knock-out"
"""What a better action may be for: `claim 8`, a shard by its space, or `knock-out b3`."""
LEAST_COST: Final = 0.04  # the chance to win below which two decisions count as equal
_SCALE: Final = coach.Scale(least=LEAST_COST, first=0, more=240)
_DRAWS: Final = 60  # with how many other draws a draw is compared
_WEIGHT: Final = 33
"""How many percent of the chance to win count where hard's estimate is higher by all of it: by who
won 418 duels of easy and medium it makes too much of a hand."""


def find_mistake(view: View, action: actions.Action) -> coach.Mistake[View, actions.Action] | None:
    """What would have been clearly better than a decision, if anything."""
    better = find_better(view, action)
    if better is None:
        return None
    hard, idea = better
    found = coach.measure(
        view, action, idea.action,
        lambda tried, seed, playouts: weigh(hard, tried, seed, playouts), _SCALE,
    )  # fmt: skip
    return replace(found, aim=describe_aim(view, idea)) if found else None


def find_better(view: View, action: actions.Action) -> tuple[Search, Idea] | None:
    """Hard's search, and what it thinks better than a decision by at least `LEAST_COST`."""
    if view.phase is Phase.SETUP or isinstance(action, actions.Recall):
        return None
    hard = begin_search(view, EFFORTS[HARD])
    ranked = hard.rank()
    value, idea = ranked[0]
    # The same action, by whatever cards
    did = [worth for worth, other in ranked if _drop_cards(action) == _drop_cards(other.action)]
    return (hard, idea) if did and value - max(did) >= LEAST_COST else None


def _drop_cards(action: actions.Action) -> actions.Action:
    match action:
        case actions.Move() | actions.Claim() | actions.Rally():
            return replace(action, cards=())
        case actions.Fly() | actions.Attack():
            return replace(action, card="")
    return action


def describe_aim(view: View, idea: Idea) -> str:
    if idea.goal:
        return f"{CLAIM} {idea.goal}"
    match idea.then or idea.action:
        case actions.Claim(space):
            return f"{CLAIM} {space}"
        case actions.Attack():
            # The enemy that it may knock out
            before, after = read_field(view).left, idea.results[0][1].left
            for index, left in enumerate(after):
                seat, number = divmod(index, CHARACTERS)
                if before[index] and not left and seat != view.seat:
                    return f"{KNOCK_OUT} {actions.Fighter(seat, number + 1)}"
    return ""


def rate_chances(state: State) -> tuple[float, ...]:
    """By what each seat knows of its own."""
    result = outcome(state)
    if result is not None:
        return coach.share_win(result)
    seats = range(len(state.secrets))
    if state.phase is Phase.SETUP:
        return tuple(1 / len(seats) for _ in seats)
    views = [observe(state, seat) for seat in seats]
    odds = [chance(Lore(view), read_field(view)) for view in views]
    return tuple(one / sum(odds) for one in odds)


def measure_luck(before: State | None, after: State) -> tuple[tuple[float, float], ...]:
    """What each seat has drawn is compared with what it might have drawn, by what it then knows."""
    luck = [(0.0, 0.0)] * after.seats
    if before is None or outcome(after) is not None:
        return tuple(luck)
    for seat, own in enumerate(after.secrets):
        drawn = _count_drawn(before, after, seat)
        if drawn <= 0:
            continue
        view, rng = observe(after, seat), Random(after.turn)

        def rate(hand: tuple[Card, ...], view: View = view) -> list[float]:
            imagined = replace(view, hand=hand)
            return chances(Lore(imagined), read_field(imagined))

        kept, pool = own.hand[:-drawn], (*own.hand[-drawn:], *own.deck)
        others = [rate((*kept, *rng.sample(pool, drawn))) for _ in range(_DRAWS)]
        came, might = rate(own.hand), zip(*others, strict=True)
        for one, (odds, other_odds) in enumerate(zip(came, might, strict=True)):
            gain, error = luck[one]
            more = _WEIGHT * stdev(other_odds) / sqrt(_DRAWS)
            luck[one] = gain + _WEIGHT * (odds - fmean(other_odds)), hypot(error, more)
    return tuple(luck)


def _count_drawn(before: State, after: State, seat: Seat) -> int:
    """How many of the newest cards in a hand came by chance: not those left of an old deck."""
    old, new = before.secrets[seat], after.secrets[seat]
    if before.table.sides[seat].shuffles == after.table.sides[seat].shuffles:
        return len(old.deck) - len(new.deck)
    return len(new.hand) - len(old.hand) - len(old.deck)
