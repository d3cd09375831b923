"""Looking back on a match, its record and what a seat may learn from it; and the bag."""

from __future__ import annotations

from bot.matches import Refusal, ThinkingFailed
from bot.screens.game import Analyses, ShowsShelf
from bot.screens.house import analysis, record
from bot.screens.screen import Block, Screen, Text
from bot.ui.asking import Asker
from bot.ui.house import House
from engine.contract import LooksBack, Seat

MOST_SHELVES = 6
"""As many as fit into a message."""


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


async def bag_screen(house: House, asker: Asker) -> Screen:
    """What the matches of a server have left for others. Raises `Refusal`."""
    if asker.guild is None:
        raise Refusal("only-in-server")
    blocks: list[Block] = []
    for shelf in (await house.matches.shelves(asker.guild))[:MOST_SHELVES]:
        screens: object = house.screens.get(shelf.game)
        if isinstance(screens, ShowsShelf):
            blocks += screens.shelf(shelf, asker.words)
    return Screen(tuple(blocks) or (Text(asker.words("bag-empty")),))
