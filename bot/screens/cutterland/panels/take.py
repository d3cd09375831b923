"""The panel of the seat that chooses a piece: what each would score at its best spot, and a way to
try each on the viewer's land first."""

from __future__ import annotations

from collections.abc import Mapping

from bot.models.match import Table
from bot.screens.contract import BadInput, Draft, KeepDraft, Reply
from bot.screens.cutterland.alt_text import describe_prey
from bot.screens.cutterland.drafts import list_open_pieces, own
from bot.screens.cutterland.panels.place import place_menu
from bot.screens.cutterland.phrases import format_turns, hunt_line, piece_line, points_by_kind
from bot.screens.cutterland.pictures import ghost_picture, land_picture, offer_picture
from bot.screens.cutterland.placement_draft import (
    PlacementDraft,
    can_preview,
    count_bonus_tokens,
    preview_land,
    preview_spots,
    read_preview_draft,
    read_spot,
)
from bot.screens.panel import format_gain
from bot.screens.screen import Block, Button, Note, Row, Style, Text
from bot.screens.shared.names import bold_name, format_list
from bot.words import Words
from engine.cells import name_of
from engine.cutterland.actions import Action
from engine.cutterland.pieces import Piece
from engine.cutterland.views import OfferedPiece, View


def panel(view: View, table: Table, raw: Draft, words: Words) -> tuple[Block, ...]:
    draft, pieces = read_preview_draft(view, raw), list_open_pieces(view)
    return (
        Text(_head(view, table, words)),
        *_land_blocks(view, table, draft, words),
        offer_picture(pieces, words),
        Text("\n".join(_describe_offer(view, one, words) for one in pieces)),
        *_try_blocks(view, draft, words),
        Note(),
        Row(tuple(_take_button(one, draft, words) for one in pieces)),
    )


def _head(view: View, table: Table, words: Words) -> str:
    later = [
        words("cutterland-you") if seat == view.seat else bold_name(table, seat, words)
        for seat in view.choosers[1:]
    ]
    begins = "no" if own(view).land.cells or own(view).to_lay else "yes"
    names = format_list(later, words)
    head = words("cutterland-panel-take", later=len(later), names=names, begins=begins)
    return head if view.preview else f"{head}\n-# {words('cutterland-take-untried')}"


def _describe_offer(view: View, offered: OfferedPiece, words: Words) -> str:
    """A piece, what is on it, and the best it can do now on the viewer's land."""
    line = words("cutterland-piece-line", letter=offered.letter, piece=piece_line(offered, words))
    if not can_preview(view):
        return line
    spots = preview_spots(view, offered)
    if not spots:
        return f"{line}\n-# {words('cutterland-take-nowhere')}"
    best = spots[0]
    cell, turned = name_of(best.cell), format_turns(best.turns, words)
    gain = _describe_gain(best.points - own(view).score.total, offered.piece, words)
    key = "cutterland-take-best"
    return f"{line}\n-# {words(key, cell=cell, turned=turned, points=best.points, gain=gain)}"


def _describe_gain(points: int, piece: Piece, words: Words) -> str:
    """The points gained, those of the piece's tokens apart: they count before it is placed."""
    tokens = count_bonus_tokens(piece)
    if not tokens:
        return format_gain(points)
    gain = format_gain(points - tokens)
    return words("cutterland-take-gain", gain=gain, tokens=format_gain(tokens))


def _land_blocks(
    view: View, table: Table, draft: PlacementDraft | None, words: Words
) -> list[Block]:
    """The viewer's land, with the piece that is tried over it."""
    assert view.seat is not None
    if not own(view).land.cells:
        return []
    if draft is None:
        return [land_picture(view, table, view.seat, words)]
    return [ghost_picture(view, table, draft, words), Text(_describe_spot(view, draft, words))]


def _try_blocks(view: View, draft: PlacementDraft | None, words: Words) -> list[Block]:
    """The buttons that hold a piece over the land, and those that move it there."""
    if not can_preview(view):
        return []
    tries: list[Button] = []
    for one in list_open_pieces(view):
        style: Style = "primary" if draft and draft.letter == one.letter else "secondary"
        label = words("cutterland-take-try", letter=one.letter)
        disabled = not preview_spots(view, one)
        tries.append(Button(f"g.try.{one.letter}", label, style, disabled))
    if draft is None:
        return [Row(tuple(tries))]
    return [Row(tuple(tries)), place_menu(view, draft, words), Row(_step_buttons(draft, words))]


def _take_button(offered: OfferedPiece, draft: PlacementDraft | None, words: Words) -> Button:
    """One press takes; the piece that is tried stands out."""
    other = draft is not None and draft.letter != offered.letter
    label = words("cutterland-take", letter=offered.letter)
    return Button(f"g.take.{offered.letter}", label, "secondary" if other else "success")


def _describe_spot(view: View, draft: PlacementDraft, words: Words) -> str:
    """Where it would lie, and the points now and then."""
    assert draft.after is not None
    now, after = own(view).score.total, draft.after.total
    cell, turned = name_of(draft.cell), format_turns(draft.turns, words)
    spot = {"letter": draft.letter, "cell": cell, "turned": turned}
    gain = _describe_gain(after - now, draft.piece, words)
    line = words("cutterland-take-tried", **spot, now=now, after=after, gain=gain)
    rank = words("cutterland-take-place", number=_find_spot_index(draft) + 1, n=len(draft.spots))
    hunt = hunt_line(describe_prey(*preview_land(view, draft), words), words)
    return "\n".join((line, f"-# {rank} {points_by_kind(draft.after, words)}", *hunt))


def _find_spot_index(draft: PlacementDraft) -> int:
    """The ordinal of the spot it is held at, the best one being 0."""
    return [(spot.cell, spot.turns) for spot in draft.spots].index((draft.cell, draft.turns))


def _step_buttons(draft: PlacementDraft, words: Words) -> tuple[Button, ...]:
    only = len(draft.spots) == 1
    first = _find_spot_index(draft) == 0
    return (
        Button("g.prev", words("cutterland-take-better"), disabled=first),
        Button("g.next", words("cutterland-take-worse"), disabled=only),
        Button("g.best", words("cutterland-take-first"), disabled=first),
        Button("g.untry", words("cutterland-take-untry")),
    )


def press(view: View, draft: Draft, control: list[str], values: Mapping[str, str]) -> Reply[Action]:
    """Trying changes the draft; taking itself is also a control of the board."""
    if not can_preview(view):
        raise BadInput("cutterland-bad-control")
    match control:
        case ["try", letter] if any(one.letter == letter for one in list_open_pieces(view)):
            return KeepDraft({"piece": letter})
        case ["spot", letter, *_]:
            cell, turns = read_spot(values.get("choice", "").replace(".", " "), None)
            return KeepDraft({"piece": letter, "cell": cell, "turns": turns})
        case ["prev" | "next" as way]:
            return KeepDraft(_step_spot(view, draft, 1 if way == "next" else -1))
        case ["best"]:
            return KeepDraft({"piece": draft.get("piece")})
        case ["untry"]:
            return KeepDraft({})
        case _:
            raise BadInput("cutterland-bad-control")


def _step_spot(view: View, raw: Draft, step: int) -> Draft:
    """The next spot by points; wraps at the ends."""
    draft = read_preview_draft(view, raw)
    if draft is None:
        return {}
    spot = draft.spots[(_find_spot_index(draft) + step) % len(draft.spots)]
    return {"piece": draft.letter, "cell": spot.cell, "turns": spot.turns}
