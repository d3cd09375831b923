"""What a seat may learn afterwards: what its decisions cost, and its tokens' best use."""

from dataclasses import replace
from functools import cache
from itertools import combinations
from math import hypot
from random import Random
from typing import Any

import pytest

from engine.coach import Mistake, Scale
from engine.contract import LooksBack, MeasuresLuck, RatesChances
from engine.cutterland.actions import Action, Cut, Discard, Place, Recall, Resolve, Take
from engine.cutterland.computers.looking_back import find_mistake, find_spot
from engine.cutterland.cuts import pieces_of, read_cut
from engine.cutterland.lands import read_land
from engine.cutterland.layout_choices import check_layout
from engine.cutterland.layouts import Layout
from engine.cutterland.options import OVERCUT_COSTS
from engine.cutterland.placements import check_placement
from engine.cutterland.scoring import score
from engine.cutterland.state import Player, State, draw_pieces, update_player
from engine.cutterland.views import View
from tests.laws.cutterland_case import GAME


@cache
def states(overcut: str = "reject") -> tuple[State, ...]:
    """A match of three of the weakest computers, without its first rounds."""
    state = GAME.start(3, bytes(32), {"overcut": overcut})
    rng, found = Random(4), list[State]()
    while owing := sorted(GAME.to_act(state)):
        found.append(state)
        view = GAME.observe(state, owing[0])
        action: Action = GAME.choose(view, GAME.computers[0], bytes(32))
        if overcut != "reject" and view.phase == "cut":
            action = GAME.sample(state, owing[0], rng)
        state = GAME.apply(state, owing[0], action).state
    return (*found, state)


QUICK = Scale(least=70.0, first=24, more=16)


def view_of(phase: str, overcut: str = "reject") -> View:
    """What a seat sees in the middle of a match, in a phase."""
    for state in states(overcut)[len(states()) // 3 :]:
        view = GAME.observe(state, min(GAME.to_act(state)))
        if view.phase == phase:
            return view
    raise LookupError(phase)


def judge(view: View, action: Action) -> Mistake[View, Action] | None:
    """In few playouts: what is tried here differs much."""
    return find_mistake(view, action, GAME.packs[view.pack].cards, QUICK)


def worst_of(view: View, actions: list[Any]) -> Mistake[View, Any]:
    """The mistake of who does the worst of some actions, of which each is judged."""
    found = [judge(view, action) for action in actions]
    assert None in found, "one of them is the best"
    return max((one for one in found if one is not None), key=lambda one: one.cost)


def test_the_game_looks_back() -> None:
    assert isinstance(GAME, LooksBack)
    assert isinstance(GAME, RatesChances)
    assert isinstance(GAME, MeasuresLuck)
    assert GAME.find_mistake(view_of("cut"), Recall()) is None


def test_a_bad_cut_costs_what_another_of_the_same_card_brings_more() -> None:
    view = view_of("cut")
    number = next(number for number, card in enumerate(view.hand, 1) if card is not None)
    found = judge(view, Cut(number, ("A", "B", "CDEFGHIJKL")))
    assert found is not None
    assert isinstance(found.better, Cut)
    assert found.better.card == number
    assert read_cut(" ".join(found.better.groups), 3, 12) == found.better.groups
    assert found.cost >= 1
    assert judge(view, found.better) is None


def test_of_the_pieces_on_offer_the_best_is_no_mistake() -> None:
    view = view_of("take")
    letters = [one.letter for one in view.offered if one.taken_by is None]
    found = worst_of(view, [Take(letter) for letter in letters])
    assert isinstance(found.better, Take)
    assert found.better.piece in letters
    place = find_spot(view, found.better.piece)
    assert place is not None
    assert view.seat is not None
    piece = next(one.piece for one in view.offered if one.letter == found.better.piece)
    check_placement(view.table[view.seat].land, piece, *place)


def test_a_piece_laid_aside_is_a_mistake() -> None:
    view = view_of("lay")
    assert view.seat is not None
    state = next(one for one in states() if GAME.observe(one, view.seat) == view)
    places = [one for one in GAME.legal_actions(state, view.seat) if isinstance(one, Place)]
    best = GAME.choose(view, "hard", bytes(32))
    found = worst_of(view, [best, *places[:: len(places) // 4]])
    assert isinstance(found.better, Place)
    assert found.better in places


def test_what_is_removed_of_an_overcut_is_judged_too() -> None:
    view = view_of("discard", "penalty")
    letters = [one.letter for one in view.offered]
    ways = [Discard(way) for way in combinations(letters, view.surplus)]
    tried = [*ways[:: len(ways) // 3], GAME.choose(view, "hard", bytes(32))]
    found = worst_of(view, tried)
    assert found.better in ways


def test_an_overcut_costs_its_penalty_too() -> None:
    """What the neighbour leaves of a cut in single squares is hardly better than a good cut."""
    view = replace(view_of("cut"), overcut="penalty")
    number = next(number for number, card in enumerate(view.hand, 1) if card is not None)
    found = judge(view, Cut(number, tuple("ABCDEFGHIJKL")))
    assert found is not None
    assert found.cost >= OVERCUT_COSTS["penalty"]


def test_a_tower_for_nothing_is_a_mistake_and_the_tokens_best_use_none() -> None:
    view, land = GAME.observe(states()[-2], 0), read_land("pC p. / mG wK")
    own = replace(view.table[0], land=land, towers=1, wall_bridges=1, layout=None)
    view = replace(view, table=(own, *view.table[1:]))
    wasted = Layout(towers=(land.cells[1],))
    found = judge(view, Resolve(wasted))
    assert found is not None
    assert isinstance(found.better, Resolve)
    layout = found.better.layout
    check_layout(land, layout, 1, 1)
    best = score(land, layout, 2 - len(layout.towers) - layout.wall_bridges, own.penalty)
    assert found.cost == best.total - score(land, wasted, 1, own.penalty).total
    assert judge(view, found.better) is None


def test_chances_follow_the_lands_and_then_the_winner() -> None:
    match = states()
    outcome = GAME.outcome(match[-1])
    assert outcome is not None
    first, last, over = (GAME.rate_chances(one) for one in (match[0], match[-2], match[-1]))
    assert first == pytest.approx((1 / 3,) * 3)
    assert sum(last) == pytest.approx(1)
    assert [one > 0 for one in over] == [place == 1 for place in outcome.places]


def test_over_all_hands_that_might_be_dealt_luck_is_none() -> None:
    """Of six cards, the three of who cuts first."""
    start, cards = states()[0], GAME.packs["classics"].cards[:6]
    dealt = replace(start, setup=replace(start.setup, shown=cards))
    found = list[tuple[float, ...]]()
    for hand in combinations(cards, 3):
        luck = GAME.measure_luck(None, update_player(dealt, dealt.active, hand=hand))
        found.append(tuple(gain for gain, _ in luck))
        assert all(error > 0 for _, error in luck)
    assert all(sum(gains) == pytest.approx(0, abs=1e-6) for gains in zip(*found, strict=True))
    leads = [gains[dealt.active] for gains in found]
    assert max(leads) > 0.05 > -0.05 > min(leads), "who cuts is glad of some cards"
    later = replace(start, turn=2)
    assert GAME.measure_luck(later, later) == ((0, 0),) * 3, "that turn had begun"


def test_over_all_pieces_that_might_be_drawn_luck_is_none() -> None:
    card = GAME.packs["classics"].cards[0]
    bag = pieces_of(card, ("ABCDEF", "GHIJ", "K", "L"))
    start, found = replace(states()[0], bag=bag, players=(Player(()),) * 3), []
    for number in range(len(bag)):
        left = bag[:number] + bag[number + 1 :]
        found.append(GAME.measure_luck(None, draw_pieces(replace(start, bag=(*left, bag[number])))))
    for luck in zip(*found, strict=True):
        gains, errors = zip(*luck, strict=True)
        assert abs(sum(gains)) < 3 * hypot(*errors)
    assert all(sum(gain for gain, _ in luck) == pytest.approx(0) for luck in found)
    assert max(abs(gain) for luck in found for gain, _ in luck) > 0.1
