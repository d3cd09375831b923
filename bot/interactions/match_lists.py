"""`/matches` and `/turns`: lists of matches."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from bot.interactions.inputs import require_number
from bot.interactions.panels import explain_missed_plan
from bot.interactions.plan import add_plan_buttons
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.interactions.view_commands import describe_events
from bot.matches import ACTIVE, OverviewEntry, Refusal
from bot.models.match import Status, Table
from bot.presentation.boards import can_replay
from bot.screens.contract import SupportsDuties
from bot.screens.screen import Screen
from bot.screens.shared import match_lists, turns

_log = logging.getLogger(__name__)
MOST_FINISHED = 10
"""Finished matches that are listed."""


async def turns_screen(requester: Requester) -> Screen:
    """Every match that waits for the requester, with what for and what is new; then their others,
    those that have just ended, and those they follow."""
    overview = await requester.matches.overview.read_overview(requester.player)
    page = turns.Turns(
        requester.player,
        requester.guild,
        await _build_each(requester, overview.waiting[: turns.MOST_TURNS], _build_waiting_turn),
        len(overview.waiting),
        await _build_each(requester, overview.others, _build_turn),
        await _build_each(requester, overview.ended, _build_turn),
        await _build_each(requester, overview.followed, _build_turn),
    )
    return await add_plan_buttons(requester, turns.render_turns(page, requester.words))


async def _build_each(
    requester: Requester,
    entries: Sequence[OverviewEntry],
    build: Callable[[Requester, OverviewEntry], Awaitable[turns.Turn]],
) -> list[turns.Turn]:
    """One that fails is listed without its news."""
    found = []
    for entry in entries:
        try:
            found.append(await build(requester, entry))
        except Exception:  # noqa: BLE001 - one match, whatever it is, and not the whole list
            _log.exception("match %d is listed without its news", entry.table.match)
            found.append(turns.Turn(entry.table))
    return found


async def _build_waiting_turn(requester: Requester, entry: OverviewEntry) -> turns.Turn:
    """Also says why the requester's plan was not carried out."""
    table = entry.table
    planned = await requester.matches.plans.read(table.match, requester.player)
    missed = explain_missed_plan(requester, table, planned)
    duty = await _describe_next_action(requester, table)
    return replace(await _build_turn(requester, entry), duty=duty, missed=missed)


async def _build_turn(requester: Requester, entry: OverviewEntry) -> turns.Turn:
    table, news = entry.table, []
    own = table.seat_of(requester.player)
    for log_event in entry.news:
        mine = own is not None and log_event.seat == own.seat and log_event.by != "person"
        lines = await describe_events(requester, table, [log_event])
        news += [turns.NewsLine(line, mine) for line in lines]
    closed = await requester.matches.outbox.is_unreachable(table.match)
    replays = table.started is not None and can_replay(requester.services, table)
    return turns.Turn(table, tuple(news), closed=closed, replays=replays)


async def matches_screen(requester: Requester, page: int = 0) -> Screen:
    """The matches of the requester's server. Raises `Refusal`."""
    matches, guild = requester.matches, requester.guild
    if guild is None:
        raise Refusal("only-in-server")
    active = await matches.queries.list_in_server(guild, ACTIVE)
    over = await matches.queries.list_in_server(guild, (Status.FINISHED,), limit=MOST_FINISHED)
    followed = {table.match for table in await matches.follow.list_followed(requester.player)}
    listed = []
    for table in (*active, *over):
        sits = table.seat_of(requester.player) is not None
        follows = None if sits or table.status is Status.FINISHED else table.match in followed
        replays = table.started is not None and can_replay(requester.services, table)
        listed.append(match_lists.ListedMatch(table, follows, replays))
    return match_lists.render_match_list(listed, page, requester.words)


async def handle_matches(press: Press) -> Screen:
    """`matches.<page>`, with one more word that tells buttons apart."""
    match press.parts[1:]:
        case [page, *_]:
            return await matches_screen(press.requester, require_number(page))
        case _:
            raise Refusal("older-control")


async def _describe_next_action(requester: Requester, table: Table) -> str:
    """What the match waits for from the requester, if its game has a line for that."""
    screens: object = requester.services.screens_of(table)
    player_view = await requester.read_view(table.match)
    view, seat = player_view.view, player_view.seat
    if view is None or seat is None or not isinstance(screens, SupportsDuties):
        return ""
    return screens.describe_duty(view, table, seat, requester.words)
