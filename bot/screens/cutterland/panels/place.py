"""The panel for placing a piece: held over the viewer's land, moved by buttons, then confirmed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.models.match import Table
from bot.screens.contract import BadInput, Draft, KeepDraft, Reply
from bot.screens.cutterland.alt_text import describe_prey
from bot.screens.cutterland.drafts import confirm_action, confirm_button, own
from bot.screens.cutterland.hold_picture import hold_picture
from bot.screens.cutterland.phrases import format_turns, hunt_line, points_by_kind
from bot.screens.cutterland.placement_draft import (
    ARROWS,
    PlacementDraft,
    Spot,
    corner_of,
    count_bonus_tokens,
    find_nearest_spot,
    find_spots_around,
    find_turned_spot,
    hold_at,
    hold_at_best,
    name_spot,
    preview_land,
    read_placement_draft,
    read_spot,
)
from bot.screens.discord_limits import MOST_CHOICES
from bot.screens.panel import format_gain
from bot.screens.screen import Block, Button, Choice, Field, Form, Note, Row, Select, Text
from bot.words import Words
from engine.cells import name_of
from engine.cutterland.actions import Action
from engine.cutterland.pieces import Piece
from engine.cutterland.views import View


def panel(view: View, table: Table, raw: Draft, words: Words) -> tuple[Block, ...]:
    draft, letters = read_placement_draft(view, raw), own(view).to_lay
    other = next((letter for letter in letters if letter != draft.letter), "")
    head = words("cutterland-panel-lay", letter=draft.letter, other=other, n=len(letters))
    label = words("cutterland-lay-confirm", letter=draft.letter)
    confirm = confirm_button(draft.action if draft.spots else None, label)
    status = words("cutterland-lay-nowhere", letter=draft.letter)
    if draft.spots:
        status = describe_spot(view, draft, words)
    return (
        Text(head),
        Text(status),
        hold_picture(view, table, draft, words),
        Note(),
        key_row(draft, words),
        Row((confirm, *_other_pieces(letters, draft), *jump_buttons(view, draft, words))),
    )


def _other_pieces(letters: Sequence[str], draft: PlacementDraft) -> tuple[Button, ...]:
    """A button for each other piece that can be held instead."""
    return tuple(Button(f"g.piece.{one}", one) for one in letters if one != draft.letter)


def describe_spot(view: View, draft: PlacementDraft, words: Words) -> str:
    """Where the piece is held, and the points now and then; or why it may not lie there."""
    if draft.after is None:
        covers = draft.error is not None and draft.error.code == "place-overlap"
        key = "cutterland-hold-overlap" if covers else "cutterland-hold-apart"
        return words(key, letter=draft.letter, cell=draft.name)
    now, after = own(view).score.total, draft.after.total
    spot = {"letter": draft.letter, "cell": draft.name, "gain": format_gain(after - now)}
    return words("cutterland-hold-at", **spot, now=now, after=after)


def describe_gain(points: int, piece: Piece, words: Words) -> str:
    """The points gained, those of the piece's tokens apart: they count before it is placed."""
    tokens = count_bonus_tokens(piece)
    if not tokens:
        return format_gain(points)
    gain = format_gain(points - tokens)
    return words("cutterland-take-gain", gain=gain, tokens=format_gain(tokens))


def key_row(draft: PlacementDraft | None, words: Words) -> Row:
    """Arrows and turn; off where they lead nowhere."""
    leading: set[str] = set()
    if draft is not None and draft.spots:
        leading = {*find_spots_around(draft.spots, draft.cell, draft.turns)}
        leading |= {"turn"} if find_spot_by_key(draft, "turn") else set()
    keys = (*ARROWS, "turn")
    return Row(tuple(
        Button(f"g.{key}", words(f"cutterland-key-{key}"), disabled=key not in leading)
        for key in keys
    ))  # fmt: skip


def jump_buttons(view: View, draft: PlacementDraft | None, words: Words) -> tuple[Button, ...]:
    """To the best spot if there are hints; from an illegal one, to the nearest legal one."""
    near = None if draft is None else draft.nearest_spot
    if draft is not None and near is not None:
        cell = name_spot(draft.piece, near.cell, near.turns)
        return (Button("g.nearest", words("cutterland-lay-nearest", cell=cell), "primary"),)
    if not view.hints:
        return ()
    is_off = draft is None or not draft.spots or _is_held(draft, draft.spots[0])
    return (Button("g.best", words("cutterland-lay-best"), disabled=is_off),)


def find_spot_by_key(draft: PlacementDraft | None, key: str) -> Spot | None:
    """The legal spot that a key leads to; None where it leads nowhere. Raises `BadInput` for no
    key."""
    if draft is None or not draft.spots:
        return None
    if key in ARROWS:
        return find_spots_around(draft.spots, draft.cell, draft.turns).get(key)
    if key == "turn":
        return find_turned_spot(draft.spots, draft.piece, draft.cell, draft.turns)
    if key == "best":
        return draft.spots[0]
    if key == "nearest":
        return find_nearest_spot(draft.spots, draft.cell, draft.turns)
    raise BadInput("cutterland-bad-control")


def press(view: View, raw: Draft, control: list[str], values: Mapping[str, str]) -> Reply[Action]:
    draft = read_placement_draft(view, raw)
    match control:
        case ["confirm", mark]:
            return confirm_action(draft.action, mark)
        case ["piece", letter]:
            return KeepDraft(hold_at_best(view, letter).draft)
        case ["spot", letter, *_]:
            cell, turns = read_spot(values.get("choice", "").replace(".", " "), None)
            return KeepDraft(hold_at(view, hold_at_best(view, letter).letter, cell, turns).draft)
        case ["at", letter]:
            return _hold_at(view, draft, letter, values.get("cell", ""))
        case ["best"] if not view.hints:
            raise BadInput("cutterland-no-hints")
        case [key]:
            spot = find_spot_by_key(draft, key)
            if spot is None:
                return KeepDraft(draft.draft)
            return KeepDraft(hold_at(view, draft.letter, spot.cell, spot.turns).draft)
        case _:
            raise BadInput("cutterland-bad-control")


def _hold_at(view: View, draft: PlacementDraft, letter: str, text: str) -> Reply[Action]:
    """The piece with its first square on the cell typed, legal or not: the panel says which.
    Without turns in the text, it stays turned as it is held. Raises `IllegalAction` off the
    table."""
    turns_now = draft.turns if draft.letter == letter else 0
    first, turns = read_spot(text, turns_now if len(text.split()) < 2 else None)
    held = hold_at_best(view, letter)
    moved = hold_at(view, letter, corner_of(held.piece, first, turns), turns)
    if moved.error is not None and moved.is_off_table:
        raise moved.error
    return KeepDraft(moved.draft)


def form(control: list[str], words: Words) -> Form | None:
    match control:
        case ["at", letter]:
            label, hint = words("cutterland-form-at-label"), words("cutterland-form-at-hint")
            entry = Field("cell", label, placeholder=hint, longest=12, notation=True)
            return Form(f"g.at.{letter}", words("cutterland-form-at", letter=letter), (entry,))
        case _:
            return None


def details(view: View, table: Table, raw: Draft, words: Words) -> tuple[Block, ...]:
    draft = read_placement_draft(view, raw)
    return spot_details(view, draft, words) if draft.spots else ()


def spot_details(view: View, draft: PlacementDraft, words: Words) -> tuple[Block, ...]:
    """The points by kind and the hunt where the piece is held, and the ways to other spots: a form,
    and with hints the rank of this one and a menu."""
    lines = []
    if draft.after is not None:
        spot = {"letter": draft.letter, "cell": draft.name}
        turned = format_turns(draft.turns, words)
        rank = [_is_held(draft, one) for one in draft.spots].index(True) + 1
        if view.hints:
            lines.append(words("cutterland-hold-rank", **spot, turned=turned, number=rank,
                               n=len(draft.spots)))  # fmt: skip
        lines.append(f"-# {points_by_kind(draft.after, words)}")
        lines += hunt_line(describe_prey(*preview_land(view, draft), words), words)
    jump = Button(f"form.g.at.{draft.letter}", words("cutterland-lay-jump"))
    text = (Text("\n".join(lines)),) if lines else ()
    menu = (place_menu(view, draft, words),) if view.hints else ()
    return *menu, Row((jump,)), *text


def place_menu(view: View, draft: PlacementDraft, words: Words) -> Select:
    """A menu of spots, most points first. A client keeps the selection of a menu of the same name,
    so the name says where the piece is held; and some show the first entry where none is selected,
    so an illegal spot is an entry, too."""
    now = own(view).score.total
    choices = [
        Choice(
            f"{name_of(spot.cell)}.{spot.turns}",
            words("cutterland-lay-spot", cell=name_spot(draft.piece, spot.cell, spot.turns),
                  points=spot.points, gain=format_gain(spot.points - now)),
            format_turns(spot.turns, words),
            chosen=_is_held(draft, spot),
        )
        for spot in _list_menu_spots(draft)
    ]  # fmt: skip
    value = f"{name_of(draft.cell)}.{draft.turns}"
    if not any(choice.chosen for choice in choices):
        here = words("cutterland-lay-not-here", cell=draft.name)
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
