"""The menu of a piece's places: the best ones, and always the one where it is held."""

from __future__ import annotations

from typing import Final

from bot.screens.cutterland.drafts import own
from bot.screens.cutterland.phrases import format_turns
from bot.screens.cutterland.placement_draft import PlacementDraft
from bot.screens.cutterland.placements import Spot
from bot.screens.panel import format_gain
from bot.screens.screen import Choice, Select
from bot.words import Words
from engine.cutterland.cells import name_of
from engine.cutterland.views import View

MOST: Final = 25
"""Choices of a menu."""


def place_menu(view: View, plan: PlacementDraft, words: Words) -> Select:
    """Most points first. A client keeps what was chosen in a menu of the same name, so that the
    name says where the piece is held, and some show the first entry where none is chosen: a place
    where it may not lie is an entry, too."""
    now = own(view).score.total
    choices = [
        Choice(
            f"{name_of(spot.cell)}.{spot.turns}",
            words("cutterland-lay-spot", cell=name_of(spot.cell), points=spot.points,
                  gain=format_gain(spot.points - now)),
            format_turns(spot.turns, words),
            chosen=_is_held(plan, spot),
        )
        for spot in _list_menu_spots(plan)
    ]  # fmt: skip
    held = f"{name_of(plan.cell)}.{plan.turns}"
    if not any(choice.chosen for choice in choices):
        here = words("cutterland-lay-not-here", cell=name_of(plan.cell))
        choices = [
            Choice(held, here, format_turns(plan.turns, words), chosen=True),
            *choices[: MOST - 1],
        ]
    head = words("cutterland-lay-menu", n=len(plan.spots))
    return Select(f"g.spot.{plan.letter}.{held}", head, tuple(choices))


def _list_menu_spots(plan: PlacementDraft) -> tuple[Spot, ...]:
    """The best places; the last of them makes room for the one where the piece is held."""
    best = plan.spots[:MOST]
    held = next((spot for spot in plan.spots[MOST:] if _is_held(plan, spot)), None)
    return best if held is None else (*best[:-1], held)


def _is_held(plan: PlacementDraft, spot: Spot) -> bool:
    return (spot.cell, spot.turns) == (plan.cell, plan.turns)
