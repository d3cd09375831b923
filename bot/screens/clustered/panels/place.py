"""The panel for placing a card: it is held over the table, moved by buttons, then confirmed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.screens.clustered.phrases import card_in, cards, control_of, counted, signed
from bot.screens.clustered.pictures import ghost_picture
from bot.screens.clustered.placing import (
    WAYS,
    PlacePlan,
    best,
    held_at,
    now,
    place_plan,
    read_place_cell,
    spots,
    stepped,
    towards,
)
from bot.screens.drafting import confirm_button, confirmed
from bot.screens.figures import gain
from bot.screens.fitting import MOST_CHOICES
from bot.screens.game import BadInput, Draft, Keep, Reply
from bot.screens.refusing import refusal
from bot.screens.screen import Block, Button, Choice, Field, Form, Note, Row, Select, Text
from bot.tables import Table
from bot.words import Words
from engine.cells import Cell, name_of
from engine.clustered.actions import Action
from engine.clustered.placements import neighbours
from engine.clustered.views import View

_STEPS: Final = {"prev": -1, "next": 1}


def panel(
    view: View, table: Table, draft: Draft, words: Words, before: View | None
) -> tuple[Block, ...]:
    plan = place_plan(view, draft)
    return (
        Text(words("clustered-panel-place")),
        ghost_picture(view, table, plan, words, before),
        Text(_standing(view, plan, words)),
        Note(),
        _hand(view, plan),
        _arrows(plan, words),
        _menu(view, plan, words),
        Row((_confirm(plan, words), *_steps(plan, words))),
    )


def _standing(view: View, plan: PlacePlan, words: Words) -> str:
    """Where the card is held, and the points now and then; or why it may not lie there."""
    card, cell, points = cards((plan.card,), words), name_of(plan.cell), now(view)
    where = words("clustered-place-at", card=card, cell=cell, n=len(plan.spots))
    if plan.after is None:
        assert plan.error is not None
        return f"{where}\n⚠️ {refusal('clustered', plan.error, words)}"
    after = plan.after
    told = words("clustered-place-points", now=points, after=after, gain=gain(after - points))
    return f"{where} {told}"


def _hand(view: View, plan: PlacePlan) -> Row:
    """A button for each different card; one that fits nowhere cannot be pressed."""
    return Row(
        tuple(
            Button(
                f"g.card.{control_of(card)}",
                counted(card),
                "primary" if card == plan.card else "secondary",
                disabled=not spots(view, card),
            )
            for card in dict.fromkeys(view.hand)
        )
    )


def _arrows(plan: PlacePlan, words: Words) -> Row:
    """To the nearest cell that fits in a direction, or one that is typed."""
    arrows = (
        Button(f"g.{way}", words(f"clustered-key-{way}"), disabled=towards(plan, way) is None)
        for way in ("left", "up", "down", "right")
    )
    typed = f"form.g.at.{control_of(plan.card)}"
    return Row((*arrows, Button(typed, words("clustered-key-type"))))


def _steps(plan: PlacePlan, words: Words) -> tuple[Button, ...]:
    """To the cells that fit one after the other, and the best."""
    alone = len(plan.spots) == 1 and plan.error is None
    atop = plan.error is None and plan.after == plan.best.points
    return (
        Button("g.prev", words("clustered-key-prev"), disabled=alone),
        Button("g.next", words("clustered-key-next"), disabled=alone),
        Button("g.best", words("clustered-key-best"), disabled=atop),
    )


def _menu(view: View, plan: PlacePlan, words: Words) -> Select:
    """The cells it fits in, most points first, each with what it would lie beside. Its name says
    what is held where, or a client keeps what was chosen before."""
    found = sorted(plan.spots, key=lambda spot: (-spot.points, spot.cell))
    choices = tuple(
        Choice(
            name_of(spot.cell),
            spot_label(view, spot.cell, spot.points, words),
            beside(view, spot.cell, words),
            spot.cell == plan.cell,
        )
        for spot in found[:MOST_CHOICES]
    )
    control = f"g.cell.{control_of(plan.card)}.{name_of(plan.cell)}"
    return Select(control, words("clustered-place-menu", n=len(found)), choices)


def spot_label(view: View, cell: Cell, points: int, words: Words) -> str:
    """`M12: 15 points (+3)`."""
    more = gain(points - now(view))
    return words("clustered-spot", cell=name_of(cell), n=points, gain=more)


def beside(view: View, cell: Cell, words: Words) -> str:
    """What a cell's neighbours are, in the notation."""
    around = ", ".join(f"{one} {name_of(one.cell)}" for one in neighbours(view.board, cell))
    return words("clustered-spot-beside", cards=around)


def _confirm(plan: PlacePlan, words: Words) -> Button:
    label = words("clustered-place-confirm", card=signed(plan.card), cell=name_of(plan.cell))
    return confirm_button(plan.line, label)


def press(view: View, draft: Draft, control: list[str], values: Mapping[str, str]) -> Reply[Action]:
    plan = place_plan(view, draft)
    match control:
        case ["card", name] if found := spots(view, card_in(name)):
            cells = [spot.cell for spot in found]
            cell = plan.cell if plan.cell in cells else best(found).cell
            return Keep({"card": card_in(name), "cell": cell})
        case ["prev" | "next" as way]:
            return Keep(held_at(view, plan.card, stepped(plan, _STEPS[way])).draft)
        case ["up" | "down" | "left" | "right" as way] if way in WAYS:
            cell_there = towards(plan, way)
            return Keep(plan.draft if cell_there is None else plan.draft | {"cell": cell_there})
        case ["best"]:
            return Keep(plan.draft | {"cell": plan.best.cell})
        case ["at", name] | ["cell", name, _] if spots(view, card_in(name)):
            cell = read_place_cell(values.get("cell" if control[0] == "at" else "choice", ""))
            return Keep({"card": card_in(name), "cell": cell})
        case ["confirm", mark]:
            return confirmed(plan.action, plan.line or "", mark)
        case _:
            raise BadInput("clustered-bad-control")


def form(control: list[str], words: Words) -> Form | None:
    match control:
        case ["at", name]:
            label, hint = words("clustered-form-at-label"), words("clustered-form-at-hint")
            entry = Field("cell", label, placeholder=hint, longest=20)
            title = words("clustered-form-at", card=signed(card_in(name))[:20])
            return Form(f"g.at.{name}", title, (entry,))
        case _:
            return None
