"""What a seat may learn afterwards: its tokens' best use, and its dearest choice."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from engine.cutterland.actions import Place, Take
from engine.cutterland.computers.looking_back import Hindsight, look_back
from engine.cutterland.computers.prospects import HUNDRED
from engine.cutterland.layouts import Layout, check_layout
from engine.cutterland.placements import check_placement
from engine.cutterland.scoring import score
from engine.cutterland.views import View
from tests.laws.cutterland_case import GAME

Lived = tuple[View, list[tuple[View, Any]]]


def lived(seats: int, number: int, *, at_random: int | None = None) -> list[Lived]:
    """A match of the weakest computer players as each seat lived it; one may play at random."""
    rng = Random(number)
    state = GAME.start(seats, number.to_bytes(32, "big"), {})
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


def test_the_tokens_best_use_is_lawful_and_never_worse_than_what_was_built() -> None:
    for final, decided in lived(3, 1, at_random=0):
        tokens = look_back(final, decided).tokens
        assert tokens is not None
        assert final.seat is not None
        own = final.table[final.seat]
        check_layout(own.land, tokens.layout, own.towers, own.wall_bridges)
        unused = own.towers + own.wall_bridges - len(tokens.layout.towers)
        unused -= tokens.layout.wall_bridges
        assert tokens.best == score(own.land, tokens.layout, unused, own.penalty)
        assert tokens.best.total >= tokens.total == own.score.total


def test_who_plays_at_random_has_more_to_regret_than_a_computer_player() -> None:
    careless, careful = lived(3, 2, at_random=0)[:2]

    worst = look_back(*careless).regret
    other = look_back(*careful).regret

    assert worst is not None
    assert worst.cost > (other.cost if other else 0)
    assert worst.cost >= HUNDRED


def test_the_better_choice_was_there_to_be_chosen() -> None:
    for number in (3, 4):
        for final, decided in lived(2, number, at_random=1):
            learnt: Hindsight = look_back(final, decided)
            if learnt.regret is None:
                continue
            regret = learnt.regret
            assert (regret.view, regret.action) in decided
            assert regret.view.seat == final.seat
            assert final.seat is not None
            land = regret.view.table[final.seat].land
            piece = next(o for o in regret.view.offered if o.letter == regret.letter)
            assert not piece.discarded
            check_placement(land, piece.piece, regret.cell, regret.turns)
            assert isinstance(regret.action, Take if regret.kind == "take" else Place)


def test_who_did_what_is_best_regrets_nothing() -> None:
    final, decided = lived(3, 5, at_random=0)[0]
    worst = look_back(final, decided).regret
    assert worst is not None
    better = Take(worst.letter)
    if worst.kind == "lay":
        better = Place(worst.letter, worst.cell, worst.turns)  # type: ignore[assignment]

    assert look_back(final, [(worst.view, better)]).regret is None


def test_a_match_that_ended_before_its_last_phase_says_nothing_of_tokens() -> None:
    final, decided = lived(2, 6)[0]
    table = tuple(replace(seat, layout=None) for seat in final.table)

    assert look_back(replace(final, table=table), decided).tokens is None


def test_tokens_that_were_kept_count_in_what_was_possible() -> None:
    final, _ = lived(3, 7)[0]
    assert final.seat is not None
    own = final.table[final.seat]
    kept = replace(own, layout=Layout(), score=score(own.land, Layout(), own.towers, 0))
    table = (*final.table[: final.seat], kept, *final.table[final.seat + 1 :])

    tokens = look_back(replace(final, table=table), []).tokens

    assert tokens is not None
    assert tokens.best.total >= score(own.land, Layout(), own.towers + own.wall_bridges, 0).total
