"""The panel of the seat that chooses a piece: one is held over the viewer's land, moved as in the
panel for placing, then taken and placed with one press."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.models.match import Table
from bot.screens.contract import BadInput, Draft, KeepDraft, PlayAction, Reply
from bot.screens.cutterland.drafts import confirm_button, list_open_pieces, own
from bot.screens.cutterland.hold_picture import hold_picture
from bot.screens.cutterland.panels import place
from bot.screens.cutterland.phrases import format_turns, piece_line
from bot.screens.cutterland.placement_draft import (
    PlacementDraft,
    can_preview,
    hold_view,
    name_spot,
    preview_spots,
    read_placement_draft,
)
from bot.screens.drafts import text_in
from bot.screens.screen import Block, Button, Note, Row, Style, Text
from bot.screens.shared.names import bold_name, format_list
from bot.words import Words
from engine.cutterland.actions import Action, Place, Take
from engine.cutterland.plan_views import lay_first_piece, lay_pieces
from engine.cutterland.views import OfferedPiece, View

PLANNED = "planned"
"""Key of the draft: the spots planned for the pieces that the viewer has taken already."""


def panel(view: View, table: Table, raw: Draft, words: Words) -> tuple[Block, ...]:
    view = look_ahead(view, raw)
    head = Text(words("cutterland-panel-take"))
    if not can_preview(view):
        return _untried_panel(view, table, head, words)
    offered = _find_held_piece(view, raw)
    letters = [one.letter for one in list_open_pieces(view)]
    if offered is None:
        confirm = Button("g.confirm.none", words("cutterland-take-lay"), "success", disabled=True)
        status, held = words("cutterland-take-press"), None
        shown = view
    else:
        shown = hold_view(view, offered)
        held = read_placement_draft(shown, raw)
        confirm = _confirm_button(held, words)
        status = _describe_status(view, held, words)
    return (
        head,
        Text(status),
        hold_picture(view, table, held, words),
        Note(),
        Row((*piece_buttons(letters, held), *place.jump_buttons(view, held, words))),
        place.key_row(held, words),
        Row((confirm,)),
    )


def piece_buttons(
    letters: Sequence[str], held: PlacementDraft | None, control: str = "try"
) -> Iterator[Button]:
    """A button for each piece that can be held, of which the one that is held stands out."""
    for letter in letters:
        style: Style = "primary" if held and letter == held.letter else "secondary"
        yield Button(f"g.{control}.{letter}", letter, style)


def look_ahead(view: View, raw: Draft) -> View:
    """The view with the pieces on the viewer's land that they have taken already: the first one,
    and those whose spots are planned. Only where pieces may be tried (rules, section 7)."""
    if not view.preview:
        return view
    view, planned = lay_first_piece(view), raw.get(PLANNED)
    spots = planned if isinstance(planned, dict) else {}
    places = []
    for letter, spot in spots.items():
        match spot:
            case [int(cell), int(turns)] if letter in own(view).to_lay:
                places.append(Place(letter, cell, turns % 4))
    return lay_pieces(view, places) if places else view


def _find_held_piece(view: View, raw: Draft) -> OfferedPiece | None:
    letter = text_in(raw, "piece")
    return next((one for one in list_open_pieces(view) if one.letter == letter), None)


def _confirm_button(held: PlacementDraft, words: Words) -> Button:
    """Takes the piece and places it where it is held; one that fits nowhere is only taken."""
    if not held.spots:
        return Button(f"g.take.{held.letter}", words("cutterland-take", letter=held.letter),
                      "success")  # fmt: skip
    return confirm_button(held.action, words("cutterland-take-lay"))


def _describe_status(view: View, held: PlacementDraft, words: Words) -> str:
    if held.spots:
        return place.describe_spot(view, held, words)
    return words("cutterland-take-nowhere", letter=held.letter)


def _untried_panel(view: View, table: Table, head: Text, words: Words) -> tuple[Block, ...]:
    """One press takes where nothing can be held: the table does not allow it, or there is no
    land."""
    buttons = (
        Button(f"g.take.{one.letter}", words("cutterland-take", letter=one.letter), "success")
        for one in list_open_pieces(view)
    )
    picture = hold_picture(view, table, None, words, reaches=False)
    key = "cutterland-take-begins" if view.preview else "cutterland-take-untried"
    return head, Text(words(key)), picture, Note(), Row(tuple(buttons))


def details(view: View, table: Table, raw: Draft, words: Words) -> tuple[Block, ...]:
    """Who chooses next, each piece in words, and the spots of the piece that is held."""
    view = look_ahead(view, raw)
    lines = [_describe_offer(view, one, words) for one in list_open_pieces(view)]
    later = [
        words("cutterland-you") if seat == view.seat else bold_name(table, seat, words)
        for seat in view.choosers[1:]
    ]
    if later:
        lines.append(words("cutterland-take-later", names=format_list(later, words)))
    offered = _find_held_piece(view, raw) if can_preview(view) else None
    held = None if offered is None else read_placement_draft(hold_view(view, offered), raw)
    if held is None or not held.spots:
        return (Text("\n".join(lines)),)
    return *place.spot_details(view, held, words), Text("\n".join(lines))


def _describe_offer(view: View, offered: OfferedPiece, words: Words) -> str:
    """A piece, what is on it, and the best it can do now on the viewer's land."""
    line = words("cutterland-piece-line", letter=offered.letter, piece=piece_line(offered, words))
    if not can_preview(view):
        return line
    spots = preview_spots(view, offered)
    if not spots:
        return f"{line}\n-# {words('cutterland-take-nowhere', letter=offered.letter)}"
    if not view.hints:
        return line
    best = spots[0]
    cell = name_spot(offered.piece, best.cell, best.turns)
    spot = {"cell": cell, "turned": format_turns(best.turns, words)}
    gain = place.describe_gain(best.points - own(view).score.total, offered.piece, words)
    return f"{line}\n-# {words('cutterland-take-best', **spot, points=best.points, gain=gain)}"


def press(view: View, raw: Draft, control: list[str], values: Mapping[str, str]) -> Reply[Action]:
    """Holding a piece changes the draft; taking without placing is also a control of the board."""
    view = look_ahead(view, raw)
    if not can_preview(view):
        raise BadInput("cutterland-bad-control")
    match control:
        case ["try" | "piece", letter] if any(
            one.letter == letter for one in list_open_pieces(view)
        ):
            return KeepDraft({"piece": letter})
        case ["spot" | "at", letter, *_]:  # the menu or form of a piece that was held before
            raw = {"piece": letter} if letter != text_in(raw, "piece") else raw
    offered = _find_held_piece(view, raw)
    if offered is None:
        raise BadInput("cutterland-bad-control")
    reply = place.press(hold_view(view, offered), raw, control, values)
    if not isinstance(reply, PlayAction):
        return reply
    spot = read_placement_draft(hold_view(view, offered), raw).draft
    return PlayAction(Take(offered.letter), spot, (reply.action,))


def recall_plan(view: View, lines: Sequence[Sequence[Action]]) -> Draft:
    """What the panel needs of the viewer's plan: the spots of pieces that they have taken."""
    if view.phase != "take":
        return {}
    places = [line[0] for line in lines if isinstance(line[0], Place)]
    return {PLANNED: {one.piece: [one.cell, one.turns] for one in reversed(places)}}
