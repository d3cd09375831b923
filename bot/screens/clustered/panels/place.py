"""The panel for placing a card: it is held over the table, moved by buttons, then confirmed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.models.match import Table
from bot.screens.clustered.phrases import (
    card_of,
    control_of,
    format_card,
    format_cards,
    format_short_card,
)
from bot.screens.clustered.pictures import ghost_picture
from bot.screens.clustered.placement_draft import (
    DIRECTIONS,
    PlacementDraft,
    current_points,
    find_best_spot,
    find_cell_towards,
    find_spots,
    hold_at,
    read_placement_draft,
    read_typed_cell,
    step_cell,
)
from bot.screens.contract import BadInput, Draft, KeepDraft, Reply
from bot.screens.discord_limits import MOST_CHOICES
from bot.screens.drafts import confirm_action, confirm_button
from bot.screens.panel import explain_refusal
from bot.screens.scores import format_gain
from bot.screens.screen import Block, Button, Choice, Field, Form, Note, Row, Select, Text
from bot.words import Words
from engine.cells import Cell, name_of
from engine.clustered.actions import Action
from engine.clustered.placements import neighbours
from engine.clustered.views import View

_STEPS: Final = {"prev": -1, "next": 1}


def panel(
    view: View, table: Table, draft: Draft, words: Words, before: View | None
) -> tuple[Block, ...]:
    plan = read_placement_draft(view, draft)
    return (
        Text(words("clustered-panel-place")),
        ghost_picture(view, table, plan, words, before),
        Text(_describe_spot(view, plan, words)),
        Note(),
        _card_row(view, plan),
        _arrow_row(plan, words),
        _cell_menu(view, plan, words),
        Row((_confirm(plan, words), *_step_buttons(plan, words))),
    )


def _describe_spot(view: View, plan: PlacementDraft, words: Words) -> str:
    """Where the card is held, and the points now and then; or why it may not lie there."""
    card, cell, points = format_cards((plan.card,), words), name_of(plan.cell), current_points(view)
    where = words("clustered-place-at", card=card, cell=cell, n=len(plan.spots))
    if plan.after is None:
        assert plan.error is not None
        return f"{where}\n⚠️ {explain_refusal('clustered', plan.error, words)}"
    after = plan.after
    told = words(
        "clustered-place-points", now=points, after=after, gain=format_gain(after - points)
    )
    return f"{where} {told}"


def _card_row(view: View, plan: PlacementDraft) -> Row:
    """A button for each different card; one that fits nowhere cannot be pressed."""
    return Row(
        tuple(
            Button(
                f"g.card.{control_of(card)}",
                format_short_card(card),
                "primary" if card == plan.card else "secondary",
                disabled=not find_spots(view, card),
            )
            for card in dict.fromkeys(view.hand)
        )
    )


def _arrow_row(plan: PlacementDraft, words: Words) -> Row:
    """To the nearest cell that fits in a direction, or one that is typed."""
    arrows = (
        Button(
            f"g.{way}", words(f"clustered-key-{way}"), disabled=find_cell_towards(plan, way) is None
        )
        for way in ("left", "up", "down", "right")
    )
    typed = f"form.g.at.{control_of(plan.card)}"
    return Row((*arrows, Button(typed, words("clustered-key-type"))))


def _step_buttons(plan: PlacementDraft, words: Words) -> tuple[Button, ...]:
    """To the cells that fit one after the other, and the best."""
    alone = len(plan.spots) == 1 and plan.error is None
    atop = plan.error is None and plan.after == plan.best.points
    return (
        Button("g.prev", words("clustered-key-prev"), disabled=alone),
        Button("g.next", words("clustered-key-next"), disabled=alone),
        Button("g.best", words("clustered-key-best"), disabled=atop),
    )


def _cell_menu(view: View, plan: PlacementDraft, words: Words) -> Select:
    """The cells it fits in, most points first, each with what it would lie beside. Its name says
    what is held where, or a client keeps what was chosen before."""
    found = sorted(plan.spots, key=lambda spot: (-spot.points, spot.cell))
    choices = tuple(
        Choice(
            name_of(spot.cell),
            spot_label(view, spot.cell, spot.points, words),
            describe_neighbours(view, spot.cell, words),
            spot.cell == plan.cell,
        )
        for spot in found[:MOST_CHOICES]
    )
    control = f"g.cell.{control_of(plan.card)}.{name_of(plan.cell)}"
    return Select(control, words("clustered-place-menu", n=len(found)), choices)


def spot_label(view: View, cell: Cell, points: int, words: Words) -> str:
    """`M12: 15 points (+3)`."""
    more = format_gain(points - current_points(view))
    return words("clustered-spot", cell=name_of(cell), n=points, gain=more)


def describe_neighbours(view: View, cell: Cell, words: Words) -> str:
    """What a cell's neighbours are, in the notation."""
    around = ", ".join(f"{one} {name_of(one.cell)}" for one in neighbours(view.board, cell))
    return words("clustered-spot-beside", cards=around)


def _confirm(plan: PlacementDraft, words: Words) -> Button:
    label = words("clustered-place-confirm", card=format_card(plan.card), cell=name_of(plan.cell))
    return confirm_button(plan.line, label)


def press(view: View, draft: Draft, control: list[str], values: Mapping[str, str]) -> Reply[Action]:
    plan = read_placement_draft(view, draft)
    match control:
        case ["card", name] if found := find_spots(view, card_of(name)):
            cells = [spot.cell for spot in found]
            cell = plan.cell if plan.cell in cells else find_best_spot(found).cell
            return KeepDraft({"card": card_of(name), "cell": cell})
        case ["prev" | "next" as way]:
            return KeepDraft(hold_at(view, plan.card, step_cell(plan, _STEPS[way])).draft)
        case ["up" | "down" | "left" | "right" as way] if way in DIRECTIONS:
            cell_there = find_cell_towards(plan, way)
            return KeepDraft(
                plan.draft if cell_there is None else plan.draft | {"cell": cell_there}
            )
        case ["best"]:
            return KeepDraft(plan.draft | {"cell": plan.best.cell})
        case ["at", name] | ["cell", name, _] if find_spots(view, card_of(name)):
            cell = read_typed_cell(values.get("cell" if control[0] == "at" else "choice", ""))
            return KeepDraft({"card": card_of(name), "cell": cell})
        case ["confirm", mark]:
            return confirm_action(plan.action, plan.line or "", mark)
        case _:
            raise BadInput("clustered-bad-control")


def form(control: list[str], words: Words) -> Form | None:
    match control:
        case ["at", name]:
            label, hint = words("clustered-form-at-label"), words("clustered-form-at-hint")
            entry = Field("cell", label, placeholder=hint, longest=20, notation=True)
            title = words("clustered-form-at", card=format_card(card_of(name))[:20])
            return Form(f"g.at.{name}", title, (entry,))
        case _:
            return None
