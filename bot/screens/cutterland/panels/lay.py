"""The panel for laying a piece: a ghost on the viewer's land, moved by buttons, then confirmed."""

from __future__ import annotations

from collections.abc import Mapping

from bot.screens.cutterland.alts import devoured
from bot.screens.cutterland.drafts import confirm_button, confirmed, own
from bot.screens.cutterland.laying import STEPS, Spot, along, moved, nearest, turned_about
from bot.screens.cutterland.panels.place_menu import place_menu
from bot.screens.cutterland.phrases import cells, hunt_line, points_by_kind, turned
from bot.screens.cutterland.pictures import ghost_picture, land_picture
from bot.screens.cutterland.placing import (
    LayPlan,
    lay_at,
    lay_plan,
    lay_start,
    prospect,
    read_place,
    ways,
)
from bot.screens.figures import gain
from bot.screens.game import BadInput, Draft, Keep, Reply
from bot.screens.refusing import refusal
from bot.screens.screen import Block, Button, Field, Form, Note, Row, Text
from bot.tables import Table
from bot.words import Words
from engine.cutterland.actions import Action
from engine.cutterland.cells import Cell, name_of
from engine.cutterland.views import View

TURNS = {"turnleft": 3, "turnright": 1}
"""Quarter turns to the right that each button makes."""
ARROWS = ("left", "up", "down", "right")


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
    if not plan.found:
        assert view.seat is not None
        nowhere = Text(words("cutterland-lay-nowhere", letter=plan.letter))
        return (*blocks, nowhere, land_picture(view, table, view.seat, words))
    blocks += [ghost_picture(view, table, plan, words), Text(_standing(view, plan, words)), Note()]
    blocks += [*_keys(plan, words), place_menu(view, plan, words), _ending(plan, words)]
    return tuple(blocks)


def _head(view: View, plan: LayPlan, words: Words) -> str:
    letters = own(view).to_lay
    other = next((letter for letter in letters if letter != plan.letter), "")
    return words("cutterland-panel-lay", letter=plan.letter, other=other, n=len(letters))


def _standing(view: View, plan: LayPlan, words: Words) -> str:
    """Where the piece is held, and the points now and then; or why it may not lie there."""
    where = words(
        "cutterland-lay-at",
        cell=name_of(plan.cell),
        turned=turned(plan.turns, words),
        corner="yes" if plan.frame else "no",
    )
    now = own(view).score.total
    if plan.after is None:
        assert plan.error is not None
        lines = [f"{where} {words('cutterland-lay-now', now=now)}"]
        lines.append(f"⚠️ {refusal('cutterland', plan.error, words)}")
        if len(plan.over) > 1:
            lines.append(words("cutterland-lay-over", cells=cells(plan.over)))
        return "\n".join(lines)
    points = words(
        "cutterland-lay-points", now=now, after=plan.after.total, gain=gain(plan.after.total - now)
    )
    hunt = hunt_line(devoured(*prospect(view, plan), words), words)
    return "\n".join((f"{where} {points}", f"-# {points_by_kind(plan.after, words)}", *hunt))


def _keys(plan: LayPlan, words: Words) -> tuple[Row, ...]:
    """Arrows, turns, and the ways to other places: each row has room on a phone."""
    one_way = ways(plan.piece) == 1
    arrows = [Button(f"g.{way}", words(f"cutterland-key-{way}")) for way in ARROWS]
    jump = Button(f"form.g.at.{plan.letter}", words("cutterland-lay-jump"))
    turns = [Button(f"g.{w}", words(f"cutterland-key-{w}"), disabled=one_way) for w in TURNS]
    best = Button("g.best", words("cutterland-lay-best"), disabled=_is_best(plan))
    before = Button("g.prev", words("cutterland-lay-previous"))
    after = Button("g.next", words("cutterland-lay-next"))
    return Row((*arrows, best)), Row((*turns, jump)), Row((before, after))


def _is_best(plan: LayPlan) -> bool:
    return (plan.cell, plan.turns) == (plan.found[0].cell, plan.found[0].turns)


def _ending(plan: LayPlan, words: Words) -> Row:
    """The way to lay it; from where it may not lie, the way to the nearest place first."""
    label = words("cutterland-lay-confirm", letter=plan.letter, cell=name_of(plan.cell))
    confirm = confirm_button(plan.action, label)
    near = plan.nearest
    if near is None:
        return Row((confirm,))
    name = words("cutterland-lay-nearest", cell=name_of(near.cell))
    return Row((Button("g.nearest", name, "primary"), confirm))


def press(view: View, draft: Draft, control: list[str], values: Mapping[str, str]) -> Reply[Action]:
    plan = lay_plan(view, draft)
    match control:
        case ["confirm", mark]:
            return confirmed(plan.action, mark)
        case ["piece", letter]:
            return Keep(lay_start(view, letter).draft)
        case ["spot", letter, *_]:
            return _held(view, plan, letter, values.get("choice", "").replace(".", " "))
        case ["at", letter]:
            return _held(view, plan, letter, values.get("cell", ""))
        case [way]:
            cell, turns = _moved(plan, way)
            return Keep(lay_at(view, plan.letter, cell, turns).draft if plan.found else plan.draft)
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


def _moved(plan: LayPlan, way: str) -> tuple[Cell, int]:
    """Where a key takes the piece. Raises `BadInput` for no key, `IllegalAction` at the edge."""
    if not plan.found:
        return plan.cell, plan.turns
    if way in STEPS:
        return moved(plan.turned, plan.cell, way), plan.turns
    if way in TURNS:
        return turned_about(plan.piece, plan.cell, plan.turns, TURNS[way])
    spot = _spot(plan, way)
    return spot.cell, spot.turns


def _spot(plan: LayPlan, way: str) -> Spot:
    """The legal place that a key leads to. Raises `BadInput` for no key."""
    match way:
        case "best":
            return plan.found[0]
        case "nearest":
            return nearest(plan.found, plan.cell, plan.turns)
        case "prev" | "next":
            return along(plan.found, plan.cell, plan.turns, 1 if way == "next" else -1)
        case _:
            raise BadInput("cutterland-bad-control")


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
