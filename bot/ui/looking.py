"""Looking at a match: what is new to somebody since they looked before, and whether they want to
see pictures or read words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from bot.matches import Deed, Since
from bot.screens.game import LookCommand, Values
from bot.screens.house.deeds import line
from bot.screens.house.news import with_choice, with_news
from bot.screens.screen import Screen
from bot.tables import Table
from bot.ui.asking import Asker
from bot.ui.house import AnyScreens, House
from bot.ui.ids import Route
from bot.ui.speaking import voice_of
from bot.words import Words

CHOICE: Final = {"pictures.on.": True, "pictures.off.": False}


def around(
    house: House, asker: Asker, table: Table, screen: Screen, since: Since | None, again: str
) -> Screen:
    """A private screen with what is new, and the way from pictures to words or back."""
    told = lines(house, table, since.deeds, asker) if since is not None else []
    chosen = with_choice(screen, again, asker.person.pictures, asker.words)
    return with_news(chosen, told, asker.words)


def lines(house: House, table: Table, deeds: Iterable[Deed], asker: Asker) -> list[str]:
    """A line for each thing that has happened and is worth one."""
    screens, words = house.screens_of(table), asker.words
    own = table.seat_of(asker.player)
    told = []
    for deed in deeds:
        mine = own is not None and deed.seat == own.seat and deed.by != "person"
        found = deed_lines(screens, deed, table, words, own=mine)
        if found and mine:
            receipt = "plan-receipt" if deed.by == "plan" else "late-receipt"
            found[0] = words(receipt, line=found[0])
        told += found
    return told


def deed_lines(
    screens: AnyScreens, deed: Deed, table: Table, words: Words, *, own: bool = False
) -> list[str]:
    """The lines of one deed: the game's for its events, or the house's own. Where a computer player
    did it for want of an answer they say so; not to its `own` person, who is told otherwise."""
    events = (screens.deed(event, table, words) for event in deed.events)
    told = [one for one in (*events, line(deed.kind, deed.seat, table, words)) if one]
    if told and deed.by == "late" and not own:
        told[0] = words("deed-late", line=told[0])
    return told


async def shown(
    house: House, asker: Asker, match: int, look: LookCommand[Any], values: Values
) -> Screen | None:
    """A look, for the asker alone; None where there is nothing to look at."""
    sight = await house.matches.sight(match, asker.player)
    if sight.view is None:
        return None
    since = await house.matches.look(match, asker.player)
    before = since.view if since is not None else None
    screen = await house.beside(look.show, sight.view, sight.table, values, asker.words, before)
    given = "".join(f".{key}-{value}" for key, value in values.items())
    screen = replace(screen, match=screen.match or match)
    return around(house, asker, sight.table, screen, since, f"look.{look.name}{given}")


async def last_done(house: House, asker: Asker, table: Table) -> list[str]:
    """What the asker's seat has done last."""
    seat = table.seat_of(asker.player)
    if seat is None:
        return []
    deeds = [deed for deed in await house.matches.deeds(table.match) if deed.seat == seat.seat]
    return [f"-# {line}" for line in lines(house, table, deeds[-1:], asker)]


async def flipped(house: House, asker: Asker, route: Route) -> tuple[Asker, Route]:
    """Where a control chooses pictures or words first: the asker who has, and what it leads to."""
    for prefix, pictures in CHOICE.items():
        if route.control.startswith(prefix):
            person = await house.matches.set_person(asker.player, pictures=pictures)
            asker = replace(asker, person=person, voice=voice_of(house, person))
            return asker, replace(route, control=route.control.removeprefix(prefix))
    return asker, route
