"""The picture for the bonus tokens, with its alt text and text form."""

from __future__ import annotations

from bot.models.match import Table
from bot.render.cutterland.build_scene import build_scene
from bot.screens.cutterland.alt_text import land_alt
from bot.screens.cutterland.drafts import own
from bot.screens.cutterland.layout_draft import LayoutDraft
from bot.screens.cutterland.phrases import list_devoured_cells, points_by_kind
from bot.screens.cutterland.pictures import land_heading, score_line
from bot.screens.cutterland.text_pictures import LandText, Signs, land_text
from bot.screens.cutterland.tokens import HeldToken
from bot.screens.panel import format_gain
from bot.screens.screen import Picture
from bot.screens.shared.names import seat_name
from bot.words import Words
from engine.cutterland.views import View


def build_picture(
    view: View, table: Table, draft: LayoutDraft, held: HeldToken | None, words: Words
) -> Picture:
    """The viewer's land as if the held token stood there, with the points and bones that it leads
    to."""
    assert view.seat is not None
    seat, cells = own(view), held.cells if held else ()
    layout = held.layout if held else draft.drawable_layout
    score = held.score if held else draft.score or seat.score
    bones = () if draft.error is not None else list_devoured_cells(score)
    gain = ""
    if held is not None and draft.score is not None:
        gain = format_gain(score.total - draft.score.total)
    line = score_line(score, seat, layout, words, gain)
    scene = build_scene(seat.land, layout, bones, line, held=cells, wrong=draft.faulty_cells)
    name, heading = (
        seat_name(table, view.seat, words),
        land_heading(table, view.seat, score, words),
    )
    heading = f"{heading}\n-# {points_by_kind(score, words)}"
    signs = Signs(bones=bones, cursor=held.spot.cell if held else None)
    text = land_text(LandText(heading, seat.land, layout, signs), words)
    return Picture("land", land_alt(name, seat.land, score, words, layout), scene, text)
