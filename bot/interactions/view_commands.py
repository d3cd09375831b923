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


async def wrap_private_screen(
    services: Services,
    requester: Requester,
    table: Table,
    screen: Screen,
    since: UnseenEvents | None,
    again: str,
) -> Screen:
    """A private screen with what is new, and the way from pictures to words or back."""
    told = await describe_events(services, table, since.events if since else (), requester)
    chosen = with_picture_toggle(screen, again, requester.person.pictures, requester.words)
    return with_news(chosen, told, requester.words)


async def describe_events(
    services: Services, table: Table, log_events: Iterable[LogEvent], requester: Requester
) -> list[str]:
    """A line for each thing that has happened and is worth one."""
    words = requester.words
    own = table.seat_of(requester.player)
    told = []
    for log_event in log_events:
        mine = own is not None and log_event.seat == own.seat and log_event.by != "person"
        found = await describe_event(services, log_event, table, words, own=mine)
        if found and mine:
            receipt = "plan-receipt" if log_event.by == "plan" else "late-receipt"
            found[0] = words(receipt, line=found[0])
        told += found
    return told


async def run_view_command(
    services: Services, requester: Requester, match: int, look: ViewCommand[Any], values: Values
) -> Screen | None:
    """A look, for the asker alone; None where there is nothing to look at."""
    player_view = await services.matches.queries.read_player_view(match, requester.player)
    if player_view.view is None:
        return None
    since = await services.matches.last_seen.mark_seen(match, requester.player)
    before = since.view if since is not None else None
    screen = await services.run_in_thread(
        look.show, player_view.view, player_view.table, values, requester.words, before
    )
    given = "".join(f".{key}-{value}" for key, value in values.items())
    screen = replace(screen, match=screen.match or match)
    return await wrap_private_screen(
        services, requester, player_view.table, screen, since, f"look.{look.name}{given}"
    )


async def describe_last_action(services: Services, requester: Requester, table: Table) -> list[str]:
    """What the asker's seat has done last."""
    seat = table.seat_of(requester.player)
    if seat is None:
        return []
    log_events = [
        log_event
        for log_event in await services.matches.queries.list_events(table.match)
        if log_event.seat == seat.seat
    ]
    lines = await describe_events(services, table, log_events[-1:], requester)
    return [f"-# {line}" for line in lines]


async def apply_picture_choice(
    services: Services, requester: Requester, route: ControlId
) -> tuple[Requester, ControlId]:
    """Where a control chooses pictures or words first: the asker who has, and what it leads to."""
    for prefix, pictures in PICTURE_CHOICES.items():
        if route.control.startswith(prefix):
            person = await services.matches.people.set_person(requester.player, pictures=pictures)
            requester = replace(
                requester, person=person, presentation=presentation_of(services, person)
            )
            return requester, replace(route, control=route.control.removeprefix(prefix))
    return requester, route
