"""A match as a film: the table grows card by card, and at the end what scores is framed.

Made from public views alone, so a running match shows no more than its board.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.models.match import HistoryMove, Table
from bot.render.clustered.scenes import Marks, board_scene
from bot.render.scene import Scene
from bot.screens.clustered.pictures import (
    final_picture,
    find_new_cells,
    list_entries,
    table_picture,
)
from bot.screens.discord_limits import fit_alt_text
from bot.screens.screen import Film
from bot.words import Words
from engine.clustered.views import View
from engine.contract import Seat

MOST: Final = 60
"""Frames of a film; in a long match each shows several new cards."""
MILLISECONDS: Final = 600
NAME: Final = "replay"


def render_replay(
    moments: Sequence[HistoryMove], table: Table, seat: Seat | None, words: Words
) -> Film | None:
    """A frame whenever a card was placed, by anyone or by the one seat; None before the first."""
    placements = [
        (moment.before, moment.after)
        for moment in moments
        if seat in {None, moment.seat}
        and len(moment.after.board.laid) > len(moment.before.board.laid)
    ]
    if not placements:
        return None
    last: View = moments[-1].after
    step = -(-len(placements) // MOST)
    parts = [placements[start : start + step] for start in range(0, len(placements), step)]
    frames = [_frame(part[0][0], part[-1][1], last, table, words) for part in parts]
    if last.outcome is not None:
        marks = Marks(scores=tuple(player.score for player in last.players))
        frames.append(board_scene(last.board, last.room, list_entries(last, table, words), marks))
        still = final_picture(last, table, words)
    else:
        still = table_picture(last, table, words)
    alt = fit_alt_text([words("clustered-alt-replay", n=len(frames), alt=still.alt)])
    return Film(NAME, alt, tuple(frames), MILLISECONDS, still.text)


def _frame(before: View, after: View, last: View, table: Table, words: Words) -> Scene:
    """The table as it was, drawn as large as it will be, with what is new marked."""
    new = find_new_cells(after, before)
    marks = Marks(new[-1], new, around=last.board.by_cell)
    return board_scene(after.board, after.room, list_entries(after, table, words), marks)
