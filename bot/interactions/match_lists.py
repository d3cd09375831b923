"""`/matches` and `/turns`: lists of matches."""

import logging
from dataclasses import replace

from bot.interactions.declarations import Controls
from bot.interactions.inputs import require_number
from bot.interactions.panels import find_deadline, show_panel
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.interactions.view_commands import describe_events
from bot.matches import ACTIVE, Refusal
from bot.matches.queries.turns import OverviewEntry
from bot.models.match import Status, Table
from bot.presentation.boards import can_replay
from bot.presentation.plans import explain_missed_plan
from bot.screens.context import Context
from bot.screens.screen import Screen
from bot.screens.shared import match_lists, turns

control = Controls()
_log = logging.getLogger(__name__)
MOST_FINISHED = 10  # finished matches that are listed


async def turns_screen(requester: Requester, page: int = 0) -> Screen:
    """A page of every match that waits for the requester, the most urgent first; then their others,
    first those from which they are away, those that have just ended, and those they follow."""
    overview = await requester.matches.overview.read_overview(requester.player)
    waiting = sorted(overview.waiting, key=lambda entry: find_deadline(requester, entry.table))
    me = requester.player
    others = sorted(overview.others, key=lambda entry: not turns.is_away(entry.table, me))
    entries: list[tuple[turns.Kind, OverviewEntry]] = [
        *(("waiting", entry) for entry in waiting),
        *(("other", entry) for entry in others),
        *(("over", entry) for entry in overview.ended),
        *(("followed", entry) for entry in overview.followed),
    ]
    pages = 1 + max(len(entries) - 1, 0) // turns.MOST_LISTED
    page = min(page, pages - 1)
    first = page * turns.MOST_LISTED
    listed = [
        await _build_turn(
            requester, kind, replace(entry, table=entry.table.seen_from(requester.guild))
        )
        for kind, entry in entries[first : first + turns.MOST_LISTED]
    ]
    away = sum(turns.is_away(entry.table, me) for entry in others)
    shown = turns.Turns(me, requester.guild, listed, len(waiting), page, pages, away)
    return turns.render_turns(shown, requester.words)


@control("turns.<page>[.<back|on>]", right="anyone")
async def show_turns(press: Press, page: int) -> Screen:
    return await turns_screen(press.requester, page)


async def _build_turn(requester: Requester, kind: turns.Kind, entry: OverviewEntry) -> turns.Turn:
    """With the news, and of one that waits also what to do and why the requester's plan was not
    carried out. One that fails is listed without."""
    try:
        table = await requester.services.leagues.rank_by_league(entry.table)
        own, news = table.seat_of(requester.player), []
        for log_event in entry.news:
            mine = own is not None and log_event.seat == own.seat and not log_event.is_by_person
            lines = await describe_events(requester, table, [log_event])
            news += [turns.NewsLine(line, mine) for line in lines]
        closed = await requester.matches.store.queue.is_unreachable(table.match)
        turn = turns.Turn(table, kind, tuple(news), closed=closed)
        if kind != "waiting":
            return turn
        services, me = requester.services, requester.player
        missed = await explain_missed_plan(services, table.match, me, requester.words)
        return replace(turn, duty=await _describe_next_action(requester, table), missed=missed)
    except Exception:  # noqa: BLE001 - one match, whatever it is, and not the whole list
        _log.exception("match %d is listed without its news", entry.table.match)
        return turns.Turn(entry.table, kind)


async def matches_screen(requester: Requester, page: int = 0) -> Screen:
    """The matches of the requester's server. Raises `Refusal`."""
    matches, guild = requester.matches, requester.require_address().guild
    active = await matches.queries.list_in_server(guild, ACTIVE)
    over = await matches.queries.list_in_server(guild, (Status.FINISHED,), limit=MOST_FINISHED)
    followed = {table.match for table in await matches.overview.list_followed(requester.player)}
    listed = []
    for table in (*active, *over):
        sits = table.seat_of(requester.player) is not None
        follows = None if sits or table.status is Status.FINISHED else table.match in followed
        replays = table.started is not None and can_replay(requester.services, table)
        joins = can_join(table, requester.player)
        listed.append(match_lists.ListedMatch(table, follows, replays, joins))
    return match_lists.render_match_list(listed, page, requester.words)


def can_join(table: Table, player: int) -> bool:
    """Whether a player may sit down in a lobby, as far as the list can tell."""
    if table.status is not Status.LOBBY or table.seat_of(player) is not None:
        return False
    kept = table.reservations or (0,) * len(table.seats)
    free = any(seat.is_empty and kept[seat.seat] in (0, player) for seat in table.seats)
    return free and (table.open_to_all or player in table.invited)


@control("join.<match>", right="see")
async def join_listed(press: Press) -> Screen:
    """Sit down, and see the list again, or the match that has started."""
    table = await press.matches.lobbies.join(press.match, press.player)
    if table.status is Status.RUNNING:
        return await show_panel(press.requester, press.match)
    return await matches_screen(press.requester)


@control("matches.<page>[.<back|on|list>]", right="anyone")
async def show_matches(press: Press, page: int) -> Screen:
    return await matches_screen(press.requester, page)


@control("which.<word:word>", right="anyone")
async def proceed_with_match(press: Press, word: str) -> Screen:
    """The answer to "which match do you mean?": proceed with the pending command."""
    command, match = press.pending.commands.find(press.player, word), require_number(press.chosen)
    if match not in command.matches:
        raise Refusal("older-control")
    return await command.proceed(press.requester, match)


async def _describe_next_action(requester: Requester, table: Table) -> str:
    """What the match waits for from the requester, if its game has a line for that."""
    player_view = await requester.read_view(table.match)
    view, seat = player_view.view, player_view.seat
    if view is None or seat is None:
        return ""
    ctx = Context(view, table, requester.words)
    return requester.services.screens_of(table).describe_duty(ctx, seat)
