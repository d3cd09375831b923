"""The panel for laying a piece: a ghost on the viewer's land, moved by buttons, then confirmed."""

from __future__ import annotations

from collections.abc import Mapping

from bot.models.match import Table
from bot.screens.contract import BadInput, Draft, KeepDraft, Reply
from bot.screens.cutterland.alt_text import describe_prey
from bot.screens.cutterland.drafts import confirm_action, confirm_button, own
from bot.screens.cutterland.panels.place_menu import place_menu
from bot.screens.cutterland.phrases import format_cells, format_turns, hunt_line, points_by_kind
from bot.screens.cutterland.pictures import ghost_picture, land_picture
from bot.screens.cutterland.placement_draft import (
    PlacementDraft,
    count_orientations,
    hold_at,
    hold_at_best,
    preview_land,
    read_placement_draft,
    read_spot,
)
from bot.screens.cutterland.placements import (
    DIRECTIONS,
    Spot,
    find_nearest_spot,
    find_next_spot,
    move_piece,
    turn_piece,
)
from bot.screens.panel import explain_refusal
from bot.screens.scores import format_gain
from bot.screens.screen import Block, Button, Field, Form, Note, Row, Text
from bot.words import Words
from engine.cutterland.actions import Action
from engine.cutterland.cells import Cell, name_of
from engine.cutterland.views import View

TURN_KEYS = {"turnleft": 3, "turnright": 1}
"""Quarter turns to the right that each button makes."""
ARROWS = ("left", "up", "down", "right")


def panel(view: View, table: Table, draft: Draft, words: Words) -> tuple[Block, ...]:
    plan = read_placement_draft(view, draft)
    blocks: list[Block] = [Text(_head(view, plan, words))]
    letters = own(view).to_lay
    if len(letters) > 1:
        blocks.append(Row(tuple(
            Button(f"g.piece.{letter}", words("cutterland-piece-name", letter=letter),
                   "primary" if letter == plan.letter else "secondary")
            for letter in letters
        )))  # fmt: skip
    if not plan.spots:
        assert view.seat is not None
        nowhere = Text(words("cutterland-lay-nowhere", letter=plan.letter))
        return (*blocks, nowhere, land_picture(view, table, view.seat, words))
    blocks += [
        ghost_picture(view, table, plan, words),
        Text(_describe_spot(view, plan, words)),
        Note(),
    ]
    blocks += [*_key_rows(plan, words), place_menu(view, plan, words), _confirm_row(plan, words)]
    return tuple(blocks)


def _head(view: View, plan: PlacementDraft, words: Words) -> str:
    letters = own(view).to_lay
    other = next((letter for letter in letters if letter != plan.letter), "")
    return words("cutterland-panel-lay", letter=plan.letter, other=other, n=len(letters))


def _describe_spot(view: View, plan: PlacementDraft, words: Words) -> str:
    """Where the piece is held, and the points now and then; or why it may not lie there."""
    where = words(
        "cutterland-lay-at",
        cell=name_of(plan.cell),
        turned=format_turns(plan.turns, words),
        corner="yes" if plan.frame else "no",
    )
    now = own(view).score.total
    if plan.after is None:
        assert plan.error is not None
        lines = [f"{where} {words('cutterland-lay-now', now=now)}"]
        lines.append(f"⚠️ {explain_refusal('cutterland', plan.error, words)}")
        if len(plan.overlap) > 1:
            lines.append(words("cutterland-lay-over", cells=format_cells(plan.overlap)))
        return "\n".join(lines)
    points = words(
        "cutterland-lay-points",
        now=now,
        after=plan.after.total,
        gain=format_gain(plan.after.total - now),
    )
    hunt = hunt_line(describe_prey(*preview_land(view, plan), words), words)
    return "\n".join((f"{where} {points}", f"-# {points_by_kind(plan.after, words)}", *hunt))


def _key_rows(plan: PlacementDraft, words: Words) -> tuple[Row, ...]:
    """Arrows, turns, and the ways to other places: each row has room on a phone."""
    one_way = count_orientations(plan.piece) == 1
    arrows = [Button(f"g.{way}", words(f"cutterland-key-{way}")) for way in ARROWS]
    jump = Button(f"form.g.at.{plan.letter}", words("cutterland-lay-jump"))
    turns = [Button(f"g.{w}", words(f"cutterland-key-{w}"), disabled=one_way) for w in TURN_KEYS]
    best = Button("g.best", words("cutterland-lay-best"), disabled=_is_best(plan))
    before = Button("g.prev", words("cutterland-lay-previous"))
    after = Button("g.next", words("cutterland-lay-next"))
    return Row((*arrows, best)), Row((*turns, jump)), Row((before, after))


def _is_best(plan: PlacementDraft) -> bool:
    return (plan.cell, plan.turns) == (plan.spots[0].cell, plan.spots[0].turns)


def _confirm_row(plan: PlacementDraft, words: Words) -> Row:
    """The way to lay it; from where it may not lie, the way to the nearest place first."""
    label = words("cutterland-lay-confirm", letter=plan.letter, cell=name_of(plan.cell))
    confirm = confirm_button(plan.action, label)
    near = plan.nearest_spot
    if near is None:
        return Row((confirm,))
    name = words("cutterland-lay-nearest", cell=name_of(near.cell))
    return Row((Button("g.nearest", name, "primary"), confirm))


def press(view: View, draft: Draft, control: list[str], values: Mapping[str, str]) -> Reply[Action]:
    plan = read_placement_draft(view, draft)
    match control:
        case ["confirm", mark]:
            return confirm_action(plan.action, mark)
        case ["piece", letter]:
            return KeepDraft(hold_at_best(view, letter).draft)
        case ["spot", letter, *_]:
            return _hold_at(view, plan, letter, values.get("choice", "").replace(".", " "))
        case ["at", letter]:
            return _hold_at(view, plan, letter, values.get("cell", ""))
        case [way]:
            cell, turns = _move_by_key(plan, way)
            return KeepDraft(
                hold_at(view, plan.letter, cell, turns).draft if plan.spots else plan.draft
            )
        case _:
            raise BadInput("cutterland-bad-control")


def _hold_at(view: View, plan: PlacementDraft, letter: str, text: str) -> Reply[Action]:
    """The piece over the place typed, legal or not; the panel says which. Turned as it is held
    where the text does not say."""
    held_turns = plan.turns if plan.letter == letter else 0
    cell, turns = read_spot(text, held_turns if len(text.split()) < 2 else None)
    held = hold_at(view, hold_at_best(view, letter).letter, cell, turns)
    if held.error is not None and held.is_off_table:
        raise held.error
    return KeepDraft(held.draft)


def _move_by_key(plan: PlacementDraft, way: str) -> tuple[Cell, int]:
    """Where a key takes the piece. Raises `BadInput` for no key, `IllegalAction` at the edge."""
    if not plan.spots:
        return plan.cell, plan.turns
    if way in DIRECTIONS:
        return move_piece(plan.turned_piece, plan.cell, way), plan.turns
    if way in TURN_KEYS:
        return turn_piece(plan.piece, plan.cell, plan.turns, TURN_KEYS[way])
    spot = _find_spot(plan, way)
    return spot.cell, spot.turns


def _find_spot(plan: PlacementDraft, way: str) -> Spot:
    """The legal place that a key leads to. Raises `BadInput` for no key."""
    match way:
        case "best":
            return plan.spots[0]
        case "nearest":
            return find_nearest_spot(plan.spots, plan.cell, plan.turns)
        case "prev" | "next":
            return find_next_spot(plan.spots, plan.cell, plan.turns, 1 if way == "next" else -1)
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
                notation=True,
            )
            title = words("cutterland-form-at", letter=letter)
            return Form(f"g.at.{letter}", title, (entry,))
        case _:
            return None
