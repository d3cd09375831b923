"""The games' own views of a match, what is new since the last look, and pictures or text."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bot.interactions.declarations import Controls
from bot.interactions.inputs import read_number
from bot.interactions.press import Press
from bot.interactions.requester import Requester, authorise
from bot.matches import Refusal
from bot.models.log import LogEvent
from bot.models.match import Table
from bot.presentation.boards import describe_event
from bot.screens.context import Context
from bot.screens.contract import Values, ViewCommand
from bot.screens.panel import append_buttons
from bot.screens.screen import Screen
from bot.screens.shared.boards import move_button
from bot.screens.shared.private_screen import with_picture_toggle

control = Controls()


async def describe_events(
    requester: Requester, table: Table, log_events: Iterable[LogEvent]
) -> list[str]:
    """The lines of events; those that the requester did not do themselves are marked."""
    words = requester.words
    own = table.seat_of(requester.player)
    lines = []
    for log_event in log_events:
        mine = own is not None and log_event.seat == own.seat and not log_event.is_by_person
        event_lines = await describe_event(requester.services, log_event, table, words, own=mine)
        if event_lines and mine:
            receipt = "plan-receipt" if log_event.by == "plan" else "late-receipt"
            event_lines[0] = words(receipt, line=event_lines[0])
        lines += event_lines
    return lines


async def run_view_command(
    requester: Requester, match: int, command: ViewCommand[Any], values: Values
) -> Screen:
    """A game's view of the match, for the requester alone. What is new to the players of a running
    match stays so until their panel has told it. Raises `Refusal`."""
    if command.own_seat:
        await authorise(requester, match, "sit")
    player_view = await requester.read_view(match)
    if player_view.view is None:
        raise Refusal("not-running")
    table = player_view.table
    seen, has_panel = requester.matches.last_seen, table.seat_of(requester.player) is not None
    look = seen.read_unseen if has_panel and not table.status.is_over else seen.mark_seen
    since = await look(match, requester.player)
    words = requester.words
    ctx = Context(player_view.view, table, words, before=since.view if since else None)
    screen = await requester.services.run_in_thread(command.show, ctx, values)
    screen = replace(screen, match=screen.match or match)
    given = "".join(f".{key}-{value}" for key, value in values.items())
    again = f"look.{command.name}{given}"
    screen = with_picture_toggle(screen, again, requester.person.pictures, words)
    if table.seat_of(requester.player) in table.awaited_seats:
        screen = append_buttons(screen, (move_button(words),))
    return screen


@control("look.<view:word>[.<given:rest>]", right="see")
async def show_view(press: Press, view: str, given: str = "") -> Screen:
    """`given` has `<option>-<number>` for each value; all else only tells two buttons apart."""
    table = await press.matches.queries.read_table(press.match)
    commands = press.services.screens_of(table).view_commands
    command = next((command for command in commands if command.name == view), None)
    if command is None:
        raise Refusal("older-control")
    keys = {parameter.key for parameter in command.parameters}
    pairs = (part.partition("-") for part in given.split("."))
    numbers = {key: read_number(text) for key, _, text in pairs if key in keys}
    values = {key: number for key, number in numbers.items() if number is not None}
    return await run_view_command(press.requester, press.match, command, values)


async def describe_last_action(requester: Requester, table: Table) -> list[str]:
    seat = table.seat_of(requester.player)
    if seat is None:
        return []
    known = (await requester.read_view(table.match)).table.seats[seat.seat]
    if known.decision != seat.decision:  # an answer that nobody else sees yet is no event
        return []
    log_events = await requester.matches.queries.list_events(table.match)
    own = [log_event for log_event in log_events if log_event.seat == seat.seat]
    lines = await describe_events(requester, table, own[-1:])
    return [f"-# {line}" for line in lines]
