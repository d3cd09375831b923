"""The panel for laying a piece: a ghost on the viewer's land, moved by buttons, then confirmed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.models.match import Table
from bot.screens.contract import BadInput, Draft, KeepDraft, Reply
from bot.screens.cutterland.alt_text import describe_prey
from bot.screens.cutterland.drafts import confirm_action, confirm_button, own
from bot.screens.cutterland.phrases import format_cells, format_turns, hunt_line, points_by_kind
from bot.screens.cutterland.pictures import ghost_picture, land_picture
from bot.screens.cutterland.placement_draft import (
    DIRECTIONS,
    PlacementDraft,
    Spot,
    count_orientations,
    find_nearest_spot,
    find_next_spot,
    hold_at,
    hold_at_best,
    move_piece,
    preview_land,
    read_placement_draft,
    read_spot,
    turn_piece,
)
from bot.screens.panel import explain_refusal, format_gain
from bot.screens.screen import Block, Button, Choice, Field, Form, Note, Row, Select, Text
from bot.words import Words
from engine.cells import Cell, name_of
from engine.cutterland.actions import Action
from engine.cutterland.views import View

TURN_KEYS = {"turnleft": 3, "turnright": 1}
"""Quarter turns to the right that each button makes."""
ARROWS = ("left", "up", "down", "right")


def panel(view: View, table: Table, raw: Draft, words: Words) -> tuple[Block, ...]:
    draft = read_placement_draft(view, raw)
    blocks: list[Block] = [Text(_head(view, draft, words))]
    letters = own(view).to_lay
    if len(letters) > 1:
        blocks.append(Row(tuple(
            Button(f"g.piece.{letter}", words("cutterland-piece-name", letter=letter),
                   "primary" if letter == draft.letter else "secondary")
            for letter in letters
        )))  # fmt: skip
    if not draft.spots:
        assert view.seat is not None
        nowhere = Text(words("cutterland-lay-nowhere", letter=draft.letter))
        return (*blocks, nowhere, land_picture(view, table, view.seat, words))
    blocks += [
        ghost_picture(view, table, draft, words),
        Text(_describe_spot(view, draft, words)),
        Note(),
    ]
    blocks += [*_key_rows(draft, words), place_menu(view, draft, words), _confirm_row(draft, words)]
    return tuple(blocks)


def _head(view: View, draft: PlacementDraft, words: Words) -> str:
    letters = own(view).to_lay
    other = next((letter for letter in letters if letter != draft.letter), "")
    return words("cutterland-panel-lay", letter=draft.letter, other=other, n=len(letters))


def _describe_spot(view: View, draft: PlacementDraft, words: Words) -> str:
    """Where the piece is held, and the points now and then; or why it may not lie there."""
    where = words(
        "cutterland-lay-at",
        cell=name_of(draft.cell),
        turned=format_turns(draft.turns, words),
        corner="yes" if draft.frame else "no",
    )
    now = own(view).score.total
    if draft.after is None:
        assert draft.error is not None
        lines = [f"{where} {words('cutterland-lay-now', now=now)}"]
        lines.append(f"⚠️ {explain_refusal('cutterland', draft.error, words)}")
        if len(draft.overlap) > 1:
            lines.append(words("cutterland-lay-over", cells=format_cells(draft.overlap)))
        return "\n".join(lines)
    points = words(
        "cutterland-lay-points",
        now=now,
        after=draft.after.total,
        gain=format_gain(draft.after.total - now),
    )
    hunt = hunt_line(describe_prey(*preview_land(view, draft), words), words)
    return "\n".join((f"{where} {points}", f"-# {points_by_kind(draft.after, words)}", *hunt))


def _key_rows(draft: PlacementDraft, words: Words) -> tuple[Row, ...]:
    """Arrows, turns, and the ways to other places: each row has room on a phone."""
    one_way = count_orientations(draft.piece) == 1
    arrows = [Button(f"g.{way}", words(f"cutterland-key-{way}")) for way in ARROWS]
    jump = Button(f"form.g.at.{draft.letter}", words("cutterland-lay-jump"))
    turns = [Button(f"g.{w}", words(f"cutterland-key-{w}"), disabled=one_way) for w in TURN_KEYS]
    best = Button("g.best", words("cutterland-lay-best"), disabled=_is_best(draft))
    before = Button("g.prev", words("cutterland-lay-previous"))
    after = Button("g.next", words("cutterland-lay-next"))
    return Row((*arrows, best)), Row((*turns, jump)), Row((before, after))


def _is_best(draft: PlacementDraft) -> bool:
    return (draft.cell, draft.turns) == (draft.spots[0].cell, draft.spots[0].turns)


def _confirm_row(draft: PlacementDraft, words: Words) -> Row:
    """The way to lay it; from where it may not lie, the way to the nearest place first."""
    label = words("cutterland-lay-confirm", letter=draft.letter, cell=name_of(draft.cell))
    confirm = confirm_button(draft.action, label)
    near = draft.nearest_spot
    if near is None:
        return Row((confirm,))
    name = words("cutterland-lay-nearest", cell=name_of(near.cell))
    return Row((Button("g.nearest", name, "primary"), confirm))


def press(view: View, raw: Draft, control: list[str], values: Mapping[str, str]) -> Reply[Action]:
    draft = read_placement_draft(view, raw)
    match control:
        case ["confirm", mark]:
            return confirm_action(draft.action, mark)
        case ["piece", letter]:
            return KeepDraft(hold_at_best(view, letter).draft)
        case ["spot", letter, *_]:
            return _hold_at(view, draft, letter, values.get("choice", "").replace(".", " "))
        case ["at", letter]:
            return _hold_at(view, draft, letter, values.get("cell", ""))
        case [way]:
            cell, turns = _move_by_key(draft, way)
            return KeepDraft(
                hold_at(view, draft.letter, cell, turns).draft if draft.spots else draft.draft
            )
        case _:
            raise BadInput("cutterland-bad-control")


def _hold_at(view: View, draft: PlacementDraft, letter: str, text: str) -> Reply[Action]:
    """The piece over the place typed, legal or not; the panel says which. Turned as it is held
    where the text does not say."""
    held_turns = draft.turns if draft.letter == letter else 0
    cell, turns = read_spot(text, held_turns if len(text.split()) < 2 else None)
    held = hold_at(view, hold_at_best(view, letter).letter, cell, turns)
    if held.error is not None and held.is_off_table:
        raise held.error
    return KeepDraft(held.draft)


def _move_by_key(draft: PlacementDraft, way: str) -> tuple[Cell, int]:
    """Where a key takes the piece. Raises `BadInput` for no key, `IllegalAction` at the edge."""
    if not draft.spots:
        return draft.cell, draft.turns
    if way in DIRECTIONS:
        return move_piece(draft.turned_piece, draft.cell, way), draft.turns
    if way in TURN_KEYS:
        return turn_piece(draft.piece, draft.cell, draft.turns, TURN_KEYS[way])
    spot = _find_spot(draft, way)
    return spot.cell, spot.turns


def _find_spot(draft: PlacementDraft, way: str) -> Spot:
    """The legal place that a key leads to. Raises `BadInput` for no key."""
    match way:
        case "best":
            return draft.spots[0]
        case "nearest":
            return find_nearest_spot(draft.spots, draft.cell, draft.turns)
        case "prev" | "next":
            return find_next_spot(draft.spots, draft.cell, draft.turns, 1 if way == "next" else -1)
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


MOST: Final = 25
"""Choices of a menu."""


def place_menu(view: View, draft: PlacementDraft, words: Words) -> Select:
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
            chosen=_is_held(draft, spot),
        )
        for spot in _list_menu_spots(draft)
    ]  # fmt: skip
    held = f"{name_of(draft.cell)}.{draft.turns}"
    if not any(choice.chosen for choice in choices):
        here = words("cutterland-lay-not-here", cell=name_of(draft.cell))
        choices = [
            Choice(held, here, format_turns(draft.turns, words), chosen=True),
            *choices[: MOST - 1],
        ]
    head = words("cutterland-lay-menu", n=len(draft.spots))
    return Select(f"g.spot.{draft.letter}.{held}", head, tuple(choices))


def _list_menu_spots(draft: PlacementDraft) -> tuple[Spot, ...]:
    """The best places; the last of them makes room for the one where the piece is held."""
    best = draft.spots[:MOST]
    held = next((spot for spot in draft.spots[MOST:] if _is_held(draft, spot)), None)
    return best if held is None else (*best[:-1], held)


def _is_held(draft: PlacementDraft, spot: Spot) -> bool:
    return (spot.cell, spot.turns) == (draft.cell, draft.turns)
