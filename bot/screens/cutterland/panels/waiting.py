"""The panel of a seat that owes nothing: where things stand, and who is waited for."""

from __future__ import annotations

from bot.screens.cutterland.board import is_over
from bot.screens.cutterland.drafts import own
from bot.screens.cutterland.phrases import listed, points_by_kind, tokens, who
from bot.screens.cutterland.pictures import land_picture
from bot.screens.screen import Block, Text
from bot.tables import Table
from bot.words import Words
from engine.cutterland.views import View


def panel(view: View, table: Table, words: Words) -> tuple[Block, ...]:
    assert view.seat is not None
    seat = own(view)
    names = listed([who(table, other, words) for other in sorted(view.to_act)], words)
    over = is_over(view, table)
    head = words("cutterland-panel-over")
    if not over:
        head = words(f"cutterland-waiting-{view.phase}", names=names, n=len(view.to_act))
    blocks: list[Block] = [Text(head)]
    if not seat.land.cells:
        return (*blocks, Text(words("cutterland-land-empty")))
    key = "cutterland-standing-over" if over else "cutterland-standing"
    standing = words(key, points=seat.score.total, kinds=points_by_kind(seat.score, words))
    left = tokens(seat.towers, seat.wall_bridges, words)
    owned = words("cutterland-standing-tokens", tokens=left)
    blocks += [land_picture(view, table, view.seat, words), Text(f"{standing}\n-# {owned}")]
    return tuple(blocks)
