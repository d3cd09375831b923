"""Looking back on a match, its record, its film, what a seat may learn from it; and the bag."""

from __future__ import annotations

from typing import cast

from bot.matches import Refusal, ThinkingFailed
from bot.screens.game import Analyses, Replays, ShowsShelf
from bot.screens.house import analysis, record, replay
from bot.screens.house.news import with_choice
from bot.screens.screen import Block, Screen, Text
from bot.tables import Table
from bot.ui.asking import Asker
from bot.ui.house import House
from engine.contract import LooksBack, Seat

MOST_LEARNT = 128
MOST_SHELVES = 6
"""As many as fit into a message."""


async def record_screen(house: House, asker: Asker, match: int) -> Screen:
    """The match as a file. Raises `Refusal`."""
    story = await house.matches.story(match)
    return record.screen(story, house.screens_of(story.table), asker.words)


async def replay_screen(house: House, asker: Asker, match: int, seat: Seat | None = None) -> Screen:
    """A seat's part of a match as a film, or everybody's: of one that is not finished only what
    everybody may know. Raises `Refusal`."""
    table = await house.matches.table(match)
    if not can_replay(house, table):
        raise Refusal("no-replay")
    if seat is not None and seat >= len(table.seats):
        raise Refusal("older-control")
    story = await house.matches.story(match)
    screens = cast(Replays, house.screens_of(table))
    film = await house.beside(screens.replay, story.moments, story.table, seat, asker.words)
    if film is None:
        raise Refusal("nothing-to-replay")
    screen = replay.screen(film, story.table, seat, asker.words)
    again = "replay.all" if seat is None else f"replay.{seat}"
    return with_choice(screen, again, asker.person.pictures, asker.words)


async def analysis_screen(
    house: House, asker: Asker, match: int, seat: Seat | None = None
) -> Screen:
    """What a seat may learn from a finished match, by default the asker's own, else the first;
    found out by the thinker, beside the event loop. Raises `Refusal`."""
    table = await house.matches.table(match)
    own = table.seat_of(asker.player)
    reader = own.seat if own is not None else None
    if seat is None:
        seat = reader or 0
    if not can_look_back(house, table):
        raise Refusal("no-analysis")
    screens = cast(Analyses, house.screens_of(table))
    learnt = await _learnt(house, table, seat)
    found = screens.analysis(learnt, table, seat, reader, asker.words)
    played = [one for one in await house.matches.seating.spans(match) if one.seat == seat]
    screen = analysis.screen(found, table, seat, asker.words, played)
    return with_choice(screen, f"analysis.{seat}", asker.person.pictures, asker.words)


def can_replay(house: House, table: Table) -> bool:
    """Whether the screens of the match's game make films."""
    return isinstance(house.screens_of(table), Replays)


def can_look_back(house: House, table: Table) -> bool:
    """Whether the match's game, and its screens, offer to."""
    game: object = house.games[table.game]
    return isinstance(game, LooksBack) and isinstance(house.screens_of(table), Analyses)


async def _learnt(house: House, table: Table, seat: Seat) -> object:
    """What the game finds, once: a finished match does not change. Raises `Refusal`."""
    known = house.learnt.get((table.match, seat))
    if known is not None:
        return known
    lived = await house.matches.decisions(table.match, seat)
    try:
        learnt = await house.thinker.work(table.game, "look_back", lived.final, lived.decided)
    except ThinkingFailed as failed:
        raise Refusal("analysis-fails") from failed
    house.learnt[table.match, seat] = learnt
    while len(house.learnt) > MOST_LEARNT:
        house.learnt.popitem(last=False)
    return learnt


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
