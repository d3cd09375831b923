"""Standing orders: when a seat wants to be asked whether it interrupts (rules, section 6). They are
kept beside the match, never in it, and look only at what lies open: neither being asked nor passing
tells what a seat holds."""

from collections.abc import Collection, Iterable
from enum import StrEnum
from functools import lru_cache
from typing import Final

from engine.contract import Seat
from engine.wildlands.actions import Fighter, Pass
from engine.wildlands.cards import WILD, Card, can_move
from engine.wildlands.computers import odds
from engine.wildlands.payments import CLAIM_CARDS
from engine.wildlands.state import Deed, Phase, Standing, Table
from engine.wildlands.views import View


class Order(StrEnum):
    """When to ask: an interrupt might bring somebody a point at once; an enemy attacked a character
    of mine; a turn ends; after every action. With none, all is let pass."""

    CHANCE = "chance"
    ATTACKED = "attacked"
    ENDS = "ends"
    ALWAYS = "always"


ORDERS: Final = tuple(order.value for order in Order)
FIRST_ORDERS: Final = (Order.CHANCE.value,)
"""The orders that everyone begins with (`bench/README.md`, Wildlands over days)."""
QUIET_ORDERS: Final = (Order.ATTACKED.value,)
"""The orders of a seat that lets all else pass until its next turn."""
LIKELY: Final = 0.2
"""How likely an interrupt brings a point where nothing but a turn or an attack on its seat makes it
worth a question, and where one is proposed."""
RACE: Final = 2
"""From so many points of anyone on, a claim may not wait for the own turn: before, hard waits."""
POSSIBLE: Final = 0.1
"""The same with a knock-out of somebody who has just been hit or moved: later may be too late."""


def span(view: View) -> str:
    """What can be let pass in others' turns: all until the viewer's next one, which it names."""
    is_open = view.phase not in (Phase.SETUP, Phase.OVER)
    if view.seat is None or view.seat == view.active or not is_open:
        return ""
    steps = (view.seat - view.active - 1) % view.seats
    between = [(view.active + step) % view.seats for step in range(1, steps + 1)]
    living = sum(not view.table.sides[seat].is_wiped_out for seat in between)
    return f"turn {view.turn + living + 1}"


def answer_by_orders(view: View, orders: Collection[str]) -> Pass | None:
    """A pass where no order wants to be asked; None where the player decides, and for every
    question but an interrupt."""
    if view.phase is not Phase.ASK or view.seat not in view.to_act:
        return None
    return None if find_cause(view, view.seat, orders) else Pass()


def find_quiet_actor(view: View) -> Seat | None:
    """Who acts, while a question is open that nobody's first orders ask."""
    if view.phase is not Phase.ASK:
        return None
    is_usual = any(find_cause(view, seat, FIRST_ORDERS) for seat in view.asked)
    return None if is_usual else view.acting


def find_cause(view: View, seat: Seat | None, orders: Collection[str]) -> Order | None:
    """The first of a seat's orders that asks the question that is open."""
    deed = view.deed
    assert seat is not None
    assert deed is not None
    wanted = (order for order in Order if order in orders)
    return next((order for order in wanted if _applies(view, deed, seat, order)), None)


def find_threatened(view: View, seat: Seat) -> Fighter | None:
    """Whom of the viewer's a seat most likely knocks out next, if that is likely enough."""
    cards, own = view.hands[seat], [view.fighter(one) for one, _ in view.revealed()]
    rated = [(_rate_attacks(view.table, seat, cards, [one]), one) for one in own if cards]
    odds, found = max(rated, default=(0.0, None))
    return found if odds >= LIKELY else None


def _applies(view: View, deed: Deed, seat: Seat, order: Order) -> bool:
    match order:
        case Order.CHANCE:  # who asks for one asks all: others may prepare a point
            return any(_has_chance(view, deed, one) for one in view.asked)
        case Order.ATTACKED:
            return any(fighter.seat == seat for fighter in deed.attacked)
        case Order.ENDS:
            return deed.is_end
        case Order.ALWAYS:
            return True


def _has_chance(view: View, deed: Deed, seat: Seat) -> bool:
    """Whether an interrupt of a seat might bring a point at once, as far as all can tell: its cards
    but for a wild one might claim or knock out."""
    table, unseen = view.table, view.table.unseen(seat)
    wild = odds.holding_odds(unseen.count(WILD), len(unseen), view.hands[seat])
    enemies = [
        Fighter(enemy, character)
        for enemy, side in enumerate(table.sides)
        for character in (side.characters(Standing.REVEALED) if enemy != seat else ())
    ]
    news = [
        one
        for one in enemies
        if one in deed.attacked
        or (one.seat == deed.seat and table.piece(one).space in deed.entered)
    ]
    cards = view.hands[seat] - 1
    if wild * _rate_attacks(table, seat, cards, news) >= POSSIBLE:
        return True
    if not (deed.is_first or any(fighter.seat == seat for fighter in deed.attacked)):
        return False
    best = _rate_attacks(table, seat, cards, enemies)
    if deed.is_first and max(side.points for side in table.sides) >= RACE:
        best = max(best, _rate_claim(table, seat, cards))
    return wild * best >= LIKELY


def _rate_claim(table: Table, seat: Seat, cards: int) -> float:
    """How likely so many cards of a seat claim a shard where one of its characters is."""
    side, unseen = table.sides[seat], table.unseen(seat)
    there = [
        character
        for character in side.characters(Standing.REVEALED)
        if side.pieces[character - 1].space in side.shards
    ]
    paying = {*there, *side.characters(Standing.OUT)} if there else set()
    suiting = (sum(can_move(card, one) for card in unseen) for one in paying)
    return max(
        (odds.tail(cards, CLAIM_CARDS, 100 * n // len(unseen)) for n in suiting), default=0.0
    )


def _rate_attacks(table: Table, seat: Seat, cards: int, enemies: Iterable[Fighter]) -> float:
    """How likely so many cards of a seat knock out one of these enemies, each used for what does
    most."""
    unseen, reach = tuple(table.unseen(seat)), odds.reach_table(table.ground)
    best = 0.0
    for enemy in enemies:
        space = table.piece(enemy).space
        near = tuple(
            (index, reach[piece.space][space])
            for index, piece in enumerate(table.sides[seat].pieces)
            if piece.standing is Standing.REVEALED and reach[piece.space][space]
        )
        left = table.health(enemy) - table.piece(enemy).damage
        best = max(best, odds.knock_out_odds(left, cards * _average_damage(unseen, near)))
    return best


@lru_cache(maxsize=10_000)
def _average_damage(cards: tuple[Card, ...], near: tuple[tuple[int, odds.Reach], ...]) -> float:
    """What a card does to somebody, used by whichever of the characters near does most."""
    return sum(
        max((odds.damage_by(card, *one) for one in near), default=0) for card in cards
    ) / len(cards)
