"""Looking back on a match: its record, and what a seat may learn from it."""

from __future__ import annotations

from bot.matches import Refusal, ThinkingFailed
from bot.screens.game import Analyses
from bot.screens.house import analysis, record
from bot.screens.screen import Screen
from bot.ui.asking import Asker
from bot.ui.house import House
from engine.contract import LooksBack, Seat


async def record_screen(house: House, asker: Asker, match: int) -> Screen:
    """The match as a file. Raises `Refusal`."""
    story = await house.matches.story(match)
    return record.screen(story, house.screens_of(story.table), asker.words)


async def analysis_screen(
    house: House, asker: Asker, match: int, seat: Seat | None = None
) -> Screen:
    """What a seat may learn from a finished match, by default the asker's own, else the first;
    found out by the thinker, beside the event loop. Raises `Refusal`."""
    table = await house.matches.table(match)
    if seat is None:
        own = table.seat_of(asker.player)
        seat = own.seat if own is not None else 0
    lived = await house.matches.decisions(match, seat)
    game, screens = house.games[table.game], house.screens_of(table)
    if not isinstance(game, LooksBack) or not isinstance(screens, Analyses):
        raise Refusal("no-analysis")
    try:
        learnt = await house.thinker.work(table.game, "look_back", lived.final, lived.decided)
    except ThinkingFailed as failed:
        raise Refusal("analysis-fails") from failed
    found = screens.analysis(learnt, lived.table, seat, asker.words)
    return analysis.screen(found, lived.table, seat, asker.words)
