"""What a seat may learn afterwards: its tokens' best use, and its dearest choice."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import combinations
from random import Random
from typing import Any

import pytest

from engine.cutterland.actions import Cut, Discard, Place, Take
from engine.cutterland.computers.evaluation import HUNDRED
from engine.cutterland.computers.looking_back import Regret, look_back
from engine.cutterland.cuts import read_cut
from engine.cutterland.layout_choices import check_layout
from engine.cutterland.layouts import Layout
from engine.cutterland.options import OVERCUT_COSTS
from engine.cutterland.placements import check_placement
from engine.cutterland.scoring import score
from engine.cutterland.views import View
from tests.laws.cutterland_case import GAME
from tests.soak import SOAK

Lived = tuple[View, list[tuple[View, Any]]]


@cache
def lived(
    seats: int, number: int, *, at_random: int | None = None, overcut: str = "reject"
) -> list[Lived]:
    """A match of the weakest computer players as each seat lived it; one may play at random."""
    rng = Random(number)
    state = GAME.start(seats, number.to_bytes(32, "big"), {"overcut": overcut})
    decided: list[list[tuple[View, Any]]] = [[] for _ in range(seats)]
    while owing := sorted(GAME.to_act(state)):
        seat = owing[0]
        view = GAME.observe(state, seat)
        action = GAME.choose(view, GAME.computers[0], bytes(32))
        if seat == at_random:
            action = GAME.sample(state, seat, rng)
        step = GAME.apply(state, seat, action)
        decided[seat].append((view, step.action))
        state = step.state
    return [(GAME.observe(state, seat), decided[seat]) for seat in range(seats)]


@pytest.mark.slow
def test_the_tokens_best_use_is_lawful_and_never_worse_than_what_was_built() -> None:
    for final, _ in lived(3, 2, at_random=0):
        tokens = look_back(final, []).tokens
        assert tokens is not None
        assert final.seat is not None
        own = final.table[final.seat]
        check_layout(own.land, tokens.layout, own.towers, own.wall_bridges)
        unused = own.towers + own.wall_bridges - len(tokens.layout.towers)
        unused -= tokens.layout.wall_bridges
        assert tokens.best == score(own.land, tokens.layout, unused, own.penalty)
        assert tokens.best.total >= tokens.total == own.score.total


@pytest.mark.slow
def test_who_plays_at_random_has_more_to_regret_than_a_computer_player() -> None:
    careless, careful = lived(3, 2, at_random=0)[:2]

    worst = look_back(*careless).regret
    other = look_back(*careful).regret

    assert worst is not None
    assert worst.cost > (other.cost if other else 0)
    assert worst.cost >= HUNDRED


@pytest.mark.slow
def test_the_better_choice_was_there_to_be_chosen() -> None:
    kinds = set()
    found = [(2, 3, 0), (2, 3, 1), (3, 4, 0), (3, 4, 1), (3, 4, 2)]
    for seats, number, seat in found if SOAK else found[::2]:
        final, decided = lived(seats, number, at_random=1)[seat]
        regret = look_back(final, decided).regret
        if regret is None:
            continue
        assert (regret.view, regret.action) in decided
        assert regret.view.seat == final.seat
        assert type(regret.better) is type(regret.action)
        assert regret.better in open_to(regret)
        kinds.add(type(regret.action))
    assert kinds >= {Cut, Take, Place}


def open_to(regret: Regret) -> list[Any]:
    """What the seat could have done instead, of the kind of the better choice."""
    view, better = regret.view, regret.better
    assert view.seat is not None
    match better:
        case Cut():
            assert isinstance(regret.action, Cut)
            assert better.card == regret.action.card
            return [Cut(better.card, read_cut(" ".join(better.groups), view.players_pieces, 12))]
        case Take():
            return [Take(one.letter) for one in view.offered if one.taken_by is None]
        case Place():
            piece = next(one.piece for one in view.offered if one.letter == better.piece)
            check_placement(view.table[view.seat].land, piece, better.cell, better.turns)
            return [better]
        case Discard():
            letters = [one.letter for one in view.offered]
            return [Discard(way) for way in combinations(letters, view.surplus)]


@pytest.mark.parametrize(("kind", "number"), [(Cut, 16), (Take, 18)])
@pytest.mark.slow
def test_of_each_choice_the_better_one_is_not_regretted(kind: type, number: int) -> None:
    final, decided = lived(3, number, at_random=0)[0]
    found = [look_back(final, [one]).regret for one in decided if isinstance(one[1], kind)]

    regrets = [regret for regret in found if regret is not None]

    assert regrets
    for regret in regrets:
        assert regret.better in open_to(regret)
        assert look_back(final, [(regret.view, regret.better)]).regret is None


@pytest.mark.slow
def test_what_is_removed_of_an_overcut_is_judged_too() -> None:
    final, decided = lived(3, 22, at_random=0, overcut="penalty")[2]
    view = next(view for view, action in decided if isinstance(action, Discard))
    letters = [one.letter for one in view.offered]
    ways = [Discard(way) for way in combinations(letters, view.surplus)]

    tried = ways if SOAK else ways[::10]
    regrets = [look_back(final, [(view, way)]).regret for way in tried]

    assert None in regrets
    worse = [regret for regret in regrets if regret is not None]
    assert worse
    assert {regret.better for regret in worse} <= set(ways)
    assert look_back(final, [(view, worse[0].better)]).regret is None


@pytest.mark.slow
def test_an_overcut_costs_its_penalty_too() -> None:
    """What the neighbour leaves of a cut in single squares is hardly better than a good cut."""
    final, decided = lived(3, 15, at_random=0)[0]
    view, plain = next((view, action) for view, action in decided if isinstance(action, Cut))
    view = replace(view, overcut="penalty")
    crumbs = Cut(plain.card, tuple("ABCDEFGHIJKL"))

    regret = look_back(final, [(view, crumbs)]).regret

    assert regret is not None
    assert regret.cost >= OVERCUT_COSTS["penalty"] * HUNDRED


@pytest.mark.slow
def test_who_did_what_is_best_regrets_nothing() -> None:
    final, decided = lived(3, 5, at_random=0)[0]
    worst = look_back(final, decided).regret
    assert worst is not None

    assert look_back(final, [(worst.view, worst.better)]).regret is None


@pytest.mark.slow
def test_a_match_that_ended_before_its_last_phase_says_nothing_of_tokens() -> None:
    final, _ = lived(2, 6)[0]
    table = tuple(replace(seat, layout=None) for seat in final.table)

    assert look_back(replace(final, table=table), []).tokens is None


@pytest.mark.slow
def test_tokens_that_were_kept_count_in_what_was_possible() -> None:
    final, _ = lived(3, 7)[0]
    assert final.seat is not None
    own = final.table[final.seat]
    kept = replace(own, layout=Layout(), score=score(own.land, Layout(), own.towers, 0))
    table = (*final.table[: final.seat], kept, *final.table[final.seat + 1 :])

    tokens = look_back(replace(final, table=table), []).tokens

    assert tokens is not None
    assert tokens.best.total >= score(own.land, Layout(), own.towers + own.wall_bridges, 0).total
