"""Looking at a match: what is new to somebody since they looked before, and whether they want to
see pictures or read words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from bot.interactions.requester import Requester
from bot.matches import LogEvent, UnseenEvents
from bot.models.match import Table
from bot.presentation.boards import describe_event
from bot.presentation.custom_ids import ControlId
from bot.presentation.services import Services
from bot.presentation.voice import presentation_of
from bot.screens.contract import Values, ViewCommand
from bot.screens.screen import Screen
from bot.screens.shared.private_screen import with_news, with_picture_toggle

PICTURE_CHOICES: Final = {"pictures.on.": True, "pictures.off.": False}


def wrap_private_screen(
    house: Services,
    asker: Requester,
    table: Table,
    screen: Screen,
    since: UnseenEvents | None,
    again: str,
) -> Screen:
    """A private screen with what is new, and the way from pictures to words or back."""
    told = describe_events(house, table, since.events, asker) if since is not None else []
    chosen = with_picture_toggle(screen, again, asker.person.pictures, asker.words)
    return with_news(chosen, told, asker.words)


def describe_events(
    house: Services, table: Table, deeds: Iterable[LogEvent], asker: Requester
) -> list[str]:
    """A line for each thing that has happened and is worth one."""
    screens, words = house.screens_of(table), asker.words
    own = table.seat_of(asker.player)
    told = []
    for deed in deeds:
        mine = own is not None and deed.seat == own.seat and deed.by != "person"
        found = describe_event(screens, deed, table, words, own=mine)
        if found and mine:
            receipt = "plan-receipt" if deed.by == "plan" else "late-receipt"
            found[0] = words(receipt, line=found[0])
        told += found
    return told


async def run_view_command(
    house: Services, asker: Requester, match: int, look: ViewCommand[Any], values: Values
) -> Screen | None:
    """A look, for the asker alone; None where there is nothing to look at."""
    sight = await house.matches.queries.read_player_view(match, asker.player)
    if sight.view is None:
        return None
    since = await house.matches.last_seen.mark_seen(match, asker.player)
    before = since.view if since is not None else None
    screen = await house.run_in_thread(
        look.show, sight.view, sight.table, values, asker.words, before
    )
    given = "".join(f".{key}-{value}" for key, value in values.items())
    screen = replace(screen, match=screen.match or match)
    return wrap_private_screen(house, asker, sight.table, screen, since, f"look.{look.name}{given}")


async def describe_last_action(house: Services, asker: Requester, table: Table) -> list[str]:
    """What the asker's seat has done last."""
    seat = table.seat_of(asker.player)
    if seat is None:
        return []
    deeds = [
        deed
        for deed in await house.matches.queries.list_events(table.match)
        if deed.seat == seat.seat
    ]
    return [f"-# {line}" for line in describe_events(house, table, deeds[-1:], asker)]


async def apply_picture_choice(
    house: Services, asker: Requester, route: ControlId
) -> tuple[Requester, ControlId]:
    """Where a control chooses pictures or words first: the asker who has, and what it leads to."""
    for prefix, pictures in PICTURE_CHOICES.items():
        if route.control.startswith(prefix):
            person = await house.matches.people.set_person(asker.player, pictures=pictures)
            asker = replace(asker, person=person, presentation=presentation_of(house, person))
            return asker, replace(route, control=route.control.removeprefix(prefix))
    return asker, route
