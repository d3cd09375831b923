"""Reading the log of a match."""

from __future__ import annotations

from dataclasses import replace

from bot.matches import Refusal
from bot.screens.game import SetsOut
from bot.screens.house import chronicle
from bot.screens.house.chronicle import Passage
from bot.screens.screen import Screen
from bot.tables import Status, Table
from bot.ui.asking import Asker
from bot.ui.house import House
from bot.ui.looking import deed_lines
from bot.ui.pressing import Press

NEWEST = 1_000_000
"""A page behind the last one: that is shown then."""


async def log_screen(house: House, asker: Asker, match: int, number: int = NEWEST) -> Screen:
    """A page of the log, by default the newest. Raises `Refusal`."""
    table = await house.matches.table(match)
    pages = chronicle.paged(await _passages(house, asker, table))
    return chronicle.page(table, pages, number, asker.words)


async def press_log(press: Press) -> Screen:
    """`log.<page>` with a word more that tells buttons apart; `log.<page>.seen` is its picture."""
    match press.parts[1:]:
        case [number, "seen"] if number.isdecimal():
            return await _seen(press, int(number[:6]))
        case [number, *_] if number.isdecimal():
            return await log_screen(press.house, press.asker, press.match, int(number[:6]))
        case _:
            raise Refusal("older-control")


async def _seen(press: Press, number: int) -> Screen:
    house, asker = press.house, press.asker
    table = await house.matches.table(press.match)
    pages = chronicle.paged(await _passages(house, asker, table))
    if number >= len(pages):
        raise Refusal("older-control")
    last = pages[number][-1]
    view = await house.matches.chronicles.view(press.match, last.seq)
    then = replace(table, status=Status.RUNNING) if last.seq < table.seq else table
    board = await house.beside(house.screens_of(table).board, view, then, asker.words)
    return chronicle.seen(table, board, last, number, asker.words)


async def _passages(house: House, asker: Asker, table: Table) -> list[Passage]:
    """What is worth a line, with a heading where something new begins."""
    screens, words = house.screens_of(table), asker.words
    noted = await house.matches.chronicles.noted(table.match)
    moments = (await house.matches.story(table.match)).moments
    headings: dict[int, str] = {}
    if isinstance(screens, SetsOut):
        actions = [one.deed.seq for one in noted if one.stands]
        for seq, moment in zip(actions, moments, strict=True):
            remarks = screens.remarks(moment.before, moment.after, words, table)
            headings[seq] = remarks[0] if remarks else ""
    found = []
    for one in noted:
        lines = deed_lines(screens, one.deed, table, words)
        heading = headings.get(one.deed.seq, "")
        if lines or heading:
            found.append(Passage(one.deed.seq, one.at, heading, tuple(lines)))
    return found
