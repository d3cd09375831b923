"""The panel for laying a piece: a ghost on the viewer's land, moved by buttons, then confirmed."""

from __future__ import annotations

from collections.abc import Mapping

from bot.screens.cutterland.drafts import confirm_button, confirmed, own
from bot.screens.cutterland.laying import along, turned_on
from bot.screens.cutterland.phrases import gain, points_by_kind, turned
from bot.screens.cutterland.pictures import ghost_picture
from bot.screens.cutterland.placing import (
    LayPlan,
    lay_at,
    lay_plan,
    lay_start,
    read_place,
    ways,
)
from bot.screens.cutterland.refusals import refusal
from bot.screens.game import BadInput, Draft, Keep, Reply
from bot.screens.screen import Block, Button, Choice, Field, Form, Row, Select, Text
from bot.tables import Table
from bot.words import Words
from engine.cutterland.actions import Action
from engine.cutterland.cells import name_of
from engine.cutterland.views import View

MOST_CHOICES = 25


def panel(view: View, table: Table, draft: Draft, words: Words) -> tuple[Block, ...]:
    plan = lay_plan(view, draft)
    blocks: list[Block] = [Text(_head(view, plan, words))]
    letters = own(view).to_lay
    if len(letters) > 1:
        blocks.append(Row(tuple(
            Button(f"g.piece.{letter}", words("cutterland-piece-name", letter=letter),
                   "primary" if letter == plan.letter else "secondary")
            for letter in letters
        )))  # fmt: skip
    blocks += [ghost_picture(view, table, plan, words), Text(_standing(view, plan, words))]
    if plan.found:
        blocks += [_menu(view, plan, words), Row(_steps(plan, words))]
    label = words("cutterland-lay-confirm", letter=plan.letter, cell=name_of(plan.cell))
    blocks.append(Row((
        confirm_button(plan.action, label),
        Button(f"form.g.at.{plan.letter}", words("cutterland-lay-jump")),
        Button("g.best", words("cutterland-lay-best"), disabled=_is_best(plan)),
    )))  # fmt: skip
    return tuple(blocks)


def _head(view: View, plan: LayPlan, words: Words) -> str:
    return words("cutterland-panel-lay", letter=plan.letter, n=len(own(view).to_lay))


def _standing(view: View, plan: LayPlan, words: Words) -> str:
    """Where the piece is held, and the points now and then; or why it may not lie there."""
    if not plan.found:
        return words("cutterland-lay-nowhere", letter=plan.letter)
    where = words("cutterland-lay-at", cell=name_of(plan.cell), turned=turned(plan.turns, words))
    if plan.after is None:
        assert plan.error is not None
        return f"{where}\n{refusal(plan.error, words)}"
    now = own(view).score.total
    points = words(
        "cutterland-lay-points", now=now, after=plan.after.total, gain=gain(plan.after.total - now)
    )
    return f"{where} {points}\n-# {points_by_kind(plan.after, words)}"


def _menu(view: View, plan: LayPlan, words: Words) -> Select:
    """The best places, most points first."""
    now = own(view).score.total
    choices = tuple(
        Choice(
            f"{name_of(spot.cell)}.{spot.turns}",
            words(
                "cutterland-spot",
                cell=name_of(spot.cell),
                turned=turned(spot.turns, words),
                points=spot.points,
                gain=gain(spot.points - now),
            ),
            chosen=(spot.cell, spot.turns) == (plan.cell, plan.turns),
        )
        for spot in plan.found[:MOST_CHOICES]
    )
    return Select(f"g.spot.{plan.letter}", words("cutterland-lay-menu", n=len(plan.found)), choices)


def _steps(plan: LayPlan, words: Words) -> tuple[Button, ...]:
    return (
        Button("g.prev", words("cutterland-lay-previous")),
        Button("g.next", words("cutterland-lay-next")),
        Button("g.turn", words("cutterland-lay-turn"), disabled=ways(plan.piece) == 1),
    )


def _is_best(plan: LayPlan) -> bool:
    return not plan.found or (plan.cell, plan.turns) == (plan.found[0].cell, plan.found[0].turns)


def press(view: View, draft: Draft, control: list[str], values: Mapping[str, str]) -> Reply[Action]:
    plan = lay_plan(view, draft)
    match control:
        case ["confirm", mark]:
            return confirmed(plan.action, mark)
        case ["piece", letter]:
            return Keep(lay_start(view, letter).draft)
        case ["spot", letter]:
            cell, _, turns = values.get("choice", "").partition(".")
            return _held(view, plan, letter, f"{cell} {turns}")
        case ["at", letter]:
            return _held(view, plan, letter, values.get("cell", ""))
        case ["prev" | "next" | "turn" | "best" as way]:
            return Keep(_moved(view, plan, way).draft)
        case _:
            raise BadInput("cutterland-bad-control")


def _held(view: View, plan: LayPlan, letter: str, text: str) -> Reply[Action]:
    """The piece over the place typed, legal or not; the panel says which. Turned as it is held
    where the text does not say."""
    held_turns = plan.turns if plan.letter == letter else 0
    cell, turns = read_place(text, held_turns if len(text.split()) < 2 else None)
    held = lay_at(view, lay_start(view, letter).letter, cell, turns)
    if held.error is not None and held.off_table:
        raise held.error
    return Keep(held.draft)


def _moved(view: View, plan: LayPlan, way: str) -> LayPlan:
    if not plan.found:
        return plan
    if way == "best":
        spot = plan.found[0]
    elif way == "turn":
        spot = turned_on(plan.found, plan.piece, plan.cell, plan.turns)
    else:
        spot = along(plan.found, plan.cell, plan.turns, 1 if way == "next" else -1)
    return lay_at(view, plan.letter, spot.cell, spot.turns)


def form(control: list[str], words: Words) -> Form | None:
    match control:
        case ["at", letter]:
            entry = Field(
                "cell",
                words("cutterland-form-at-label"),
                placeholder=words("cutterland-form-at-hint"),
                longest=12,
            )
            title = words("cutterland-form-at", letter=letter)
            return Form(f"g.at.{letter}", title, (entry,))
        case _:
            return None
