"""What a cut loses against the best of all cuts of all cards in hand, every piece tried in every
place: as the strongest computer player sees it, at a table of three."""

from collections.abc import Iterator
from dataclasses import replace
from statistics import mean
from typing import Final

from bench.lands import cutterland
from bench.measuring import Figure, Section, quantile
from engine.cutterland.actions import Cut
from engine.cutterland.computers import LEVELS, choose
from engine.cutterland.computers.cutting import Cutter, Gains
from engine.cutterland.computers.levels import EFFORTS
from engine.cutterland.computers.placing import LATE, evaluate_land
from engine.cutterland.cuts import group_of, partitions, sort_groups
from engine.cutterland.order import choosing_order
from engine.cutterland.views import View

MATCHES: Final = 3
EVERYWHERE: Final = 1_000
"""More places than a piece ever has."""
HUNDRED: Final = 100


def section() -> Section:
    lost: dict[str, list[float]] = {}
    for view in _views():
        worths = _worths(view)
        best = max(worths.values())
        lost.setdefault("a cut by chance", []).append(best - mean(worths.values()))
        for level in LEVELS:
            action = choose(view, level, b"bench")
            assert isinstance(action, Cut)
            lost.setdefault(level, []).append(best - worths[action.card, action.groups])
    figures = []
    for what, found in lost.items():
        goal = "at most 0.5" if what == LEVELS[-1] else ""
        figures.append(Figure(f"{what}: mean", mean(found) / HUNDRED, "points", goal))
        figures.append(Figure(f"{what}: p95", quantile(found, 0.95) / HUNDRED, "points"))
    many = len(lost[LEVELS[-1]])
    return Section(f"What a cut loses against the best of all, {many} hands", tuple(figures))


def _views() -> Iterator[View]:
    """Who is to cut sees this, as long as the solver has no say."""
    game = cutterland()
    for number in range(MATCHES):
        seed = number.to_bytes(32, "big")
        state = game.start(3, seed, {})
        while seats := game.to_act(state):
            view = game.observe(state, min(seats))
            if view.turns - view.turn <= LATE:
                break
            if view.phase == "cut" and view.turn > 1:
                yield view
            state = game.apply(state, min(seats), choose(view, LEVELS[1], seed)).state


def _worths(view: View) -> dict[tuple[int, tuple[str, ...]], float]:
    """What every cut of every card brings."""
    assert view.seat is not None
    effort = replace(EFFORTS[LEVELS[-1]], places=EVERYWHERE)
    order = choosing_order(view.seats, view.seat, view.mirrored)
    gains = Gains([evaluate_land(view, seat, effort) for seat in range(view.seats)], effort.places)
    worths: dict[tuple[int, tuple[str, ...]], float] = {}
    for number, card in enumerate(view.hand, start=1):
        if card is not None:
            cutter = Cutter(card, view.seat, order, gains, effort)
            worths |= {
                (number, sort_groups(map(group_of, cut))): cutter.rate(cut)
                for cut in partitions(view.seats)
            }
    return worths
