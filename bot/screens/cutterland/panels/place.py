"""The panel for placing a piece: held over the viewer's land, moved by buttons, then confirmed."""

from __future__ import annotations

from collections.abc import Mapping

from bot.models.match import Table
from bot.screens.contract import BadInput, Draft, KeepDraft, Reply
from bot.screens.cutterland.alt_text import describe_prey
from bot.screens.cutterland.drafts import confirm_action, confirm_button, own
from bot.screens.cutterland.phrases import format_cells, format_turns, hunt_line, points_by_kind
from bot.screens.cutterland.pictures import ghost_picture, land_picture
from bot.screens.cutterland.placement_draft import (
    ARROWS,
    DIRECTIONS,
    PlacementDraft,
    Spot,
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
from bot.screens.discord_limits import MOST_CHOICES
from bot.screens.panel import explain_refusal, format_gain
from bot.screens.screen import Block, Button, Choice, Field, Form, Note, Row, Select, Text
from bot.words import Words
from engine.cells import Cell, name_of
from engine.cutterland.actions import Action
from engine.cutterland.pieces import orientations
from engine.cutterland.views import View

TURN_KEYS = {"turnleft": 3, "turnright": 1}
"""The quarter turns to the right that each button makes."""


def panel(view: View, table: Table, raw: Draft, words: Words) -> tuple[Block, ...]:
    draft, letters = read_placement_draft(view, raw), own(view).to_lay
    other = next((letter for letter in letters if letter != draft.letter), "")
    head = words("cutterland-panel-lay", letter=draft.letter, other=other, n=len(letters))
    blocks: list[Block] = [Text(head)]
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
    return (
        *blocks,
        ghost_picture(view, table, draft, words),
        Text(_describe_spot(view, draft, words)),
        Note(),
        *_key_rows(draft, words),
        place_menu(view, draft, words),
        _confirm_row(draft, words),
    )


def _describe_spot(view: View, draft: PlacementDraft, words: Words) -> str:
    """Where the piece is held, and the points now and then; or why it may not lie there."""
    cell, turned = name_of(draft.cell), format_turns(draft.turns, words)
    corner = "yes" if draft.frame else "no"
    where = words("cutterland-lay-at", cell=cell, turned=turned, corner=corner)
    now = own(view).score.total
    if draft.after is None:
        assert draft.error is not None
        lines = [f"{where} {words('cutterland-lay-now', now=now)}"]
        lines.append(f"⚠️ {explain_refusal('cutterland', draft.error, words)}")
        if len(draft.overlap) > 1:
            lines.append(words("cutterland-lay-over", cells=format_cells(draft.overlap)))
        return "\n".join(lines)
    after = draft.after.total
    points = words("cutterland-lay-points", now=now, after=after, gain=format_gain(after - now))
    hunt = hunt_line(describe_prey(*preview_land(view, draft), words), words)
    return "\n".join((f"{where} {points}", f"-# {points_by_kind(draft.after, words)}", *hunt))


def _key_rows(draft: PlacementDraft, words: Words) -> tuple[Row, ...]:
    """Arrows, turns, and the ways to other spots, in rows that fit on a phone."""
    symmetric = len(orientations(draft.piece)) == 1
    arrows = [Button(f"g.{way}", words(f"cutterland-key-{way}")) for way in ARROWS]
    jump = Button(f"form.g.at.{draft.letter}", words("cutterland-lay-jump"))
    turns = [Button(f"g.{w}", words(f"cutterland-key-{w}"), disabled=symmetric) for w in TURN_KEYS]
    best = Button("g.best", words("cutterland-lay-best"), disabled=_is_held(draft, draft.spots[0]))
    before = Button("g.prev", words("cutterland-lay-previous"))
    after = Button("g.next", words("cutterland-lay-next"))
    return Row((*arrows, best)), Row((*turns, jump)), Row((before, after))


def _confirm_row(draft: PlacementDraft, words: Words) -> Row:
    """The button that places it; from an illegal spot, the way to the nearest legal one first."""
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
        case [_] if not draft.spots:
            return KeepDraft(draft.draft)
        case [way]:
            return KeepDraft(hold_at(view, draft.letter, *_move_by_key(draft, way)).draft)
        case _:
            raise BadInput("cutterland-bad-control")


def _hold_at(view: View, draft: PlacementDraft, letter: str, text: str) -> Reply[Action]:
    """The piece over the spot typed, legal or not: the panel says which. Without turns in the text,
    it stays turned as it is held. Raises `IllegalAction` off the table."""
    turns_now = draft.turns if draft.letter == letter else 0
    cell, turns = read_spot(text, turns_now if len(text.split()) < 2 else None)
    moved = hold_at(view, hold_at_best(view, letter).letter, cell, turns)
    if moved.error is not None and moved.is_off_table:
        raise moved.error
    return KeepDraft(moved.draft)


def _move_by_key(draft: PlacementDraft, way: str) -> tuple[Cell, int]:
    """Where a key takes the piece. Raises `BadInput` for no key, `IllegalAction` at the edge."""
    if way in DIRECTIONS:
        return move_piece(draft.turned_piece, draft.cell, way), draft.turns
    if way in TURN_KEYS:
        return turn_piece(draft.piece, draft.cell, draft.turns, TURN_KEYS[way])
    spot = _find_spot(draft, way)
    return spot.cell, spot.turns


def _find_spot(draft: PlacementDraft, way: str) -> Spot:
    """The legal spot that a key leads to. Raises `BadInput` for no key."""
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
            label, hint = words("cutterland-form-at-label"), words("cutterland-form-at-hint")
            entry = Field("cell", label, placeholder=hint, longest=12, notation=True)
            return Form(f"g.at.{letter}", words("cutterland-form-at", letter=letter), (entry,))
        case _:
            return None


def place_menu(view: View, draft: PlacementDraft, words: Words) -> Select:
    """A menu of spots, most points first. A client keeps the selection of a menu of the same name,
    so the name says where the piece is held; and some show the first entry where none is selected,
    so an illegal spot is an entry, too."""
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
    value = f"{name_of(draft.cell)}.{draft.turns}"
    if not any(choice.chosen for choice in choices):
        here = words("cutterland-lay-not-here", cell=name_of(draft.cell))
        current = Choice(value, here, format_turns(draft.turns, words), chosen=True)
        choices = [current, *choices[: MOST_CHOICES - 1]]
    head = words("cutterland-lay-menu", n=len(draft.spots))
    return Select(f"g.spot.{draft.letter}.{value}", head, tuple(choices))


def _list_menu_spots(draft: PlacementDraft) -> tuple[Spot, ...]:
    """The best spots; the last of them makes room for the one where the piece is held."""
    best, others = draft.spots[:MOST_CHOICES], draft.spots[MOST_CHOICES:]
    held = next((spot for spot in others if _is_held(draft, spot)), None)
    return best if held is None else (*best[:-1], held)


def _is_held(draft: PlacementDraft, spot: Spot) -> bool:
    return (spot.cell, spot.turns) == (draft.cell, draft.turns)
