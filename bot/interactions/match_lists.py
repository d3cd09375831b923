"""`/matches` and `/turns`: lists of matches with ways into them."""

from __future__ import annotations

from dataclasses import replace

from bot.interactions.history import replay_screen
from bot.interactions.panel_extras import explain_missed_plan
from bot.interactions.plan import add_plan_buttons
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.interactions.view_commands import describe_events
from bot.matches import ACTIVE, OverviewEntry, Refusal
from bot.models.match import Status, Table
from bot.presentation.boards import board_of, can_replay
from bot.presentation.services import Services
from bot.screens.contract import SupportsDuties
from bot.screens.screen import Screen
from bot.screens.shared import match_lists, turns

MOST_FINISHED = 10
"""Finished matches that are listed."""


async def turns_screen(house: Services, asker: Requester) -> Screen:
    """Every match that waits for the asker, with what it waits for and what is new there; then
    their others, those that have just ended, and those that they follow."""
    found = await house.matches.overviews.read_overview(asker.player)
    page = turns.Turns(
        asker.player,
        asker.guild,
        [await _build_waiting_turn(house, asker, one) for one in found.waiting[: turns.MOST_TURNS]],
        len(found.waiting),
        [await _build_turn(house, asker, one) for one in found.others],
        [await _build_turn(house, asker, one) for one in found.ended],
        [await _build_turn(house, asker, one) for one in found.followed],
    )
    return await add_plan_buttons(house, asker, turns.render_turns(page, asker.words))


async def _build_waiting_turn(
    house: Services, asker: Requester, found: OverviewEntry
) -> turns.Turn:
    """A match that waits for the asker, with what for, and why that was not done by a plan."""
    table = found.table
    planned = await house.matches.plans.read(table.match, asker.player)
    gone = explain_missed_plan(house, asker, table, planned)
    turn = await _build_turn(house, asker, found)
    return replace(turn, duty=await _describe_next_action(house, asker, table), missed=gone)


async def _build_turn(house: Services, asker: Requester, found: OverviewEntry) -> turns.Turn:
    """A match with a line for each thing that is new there."""
    table, news = found.table, []
    own = table.seat_of(asker.player)
    for deed in found.news:
        mine = own is not None and deed.seat == own.seat and deed.by != "person"
        news += [
            turns.NewsLine(line, mine) for line in describe_events(house, table, [deed], asker)
        ]
    closed = await house.matches.outbox.is_unreachable(table.match)
    replays = table.started is not None and can_replay(house, table)
    return turns.Turn(table, tuple(news), closed=closed, replays=replays)


async def matches_screen(house: Services, asker: Requester, page: int = 0) -> Screen:
    """The matches of the asker's server. Raises `Refusal`."""
    if asker.guild is None:
        raise Refusal("only-in-server")
    active = await house.matches.in_server(asker.guild, ACTIVE)
    over = await house.matches.in_server(asker.guild, (Status.FINISHED,), limit=MOST_FINISHED)
    followed = {table.match for table in await house.matches.following.list_followed(asker.player)}
    found = []
    for table in (*active, *over):
        sits = table.seat_of(asker.player) is not None
        follows = None if sits or table.status is Status.FINISHED else table.match in followed
        replays = table.started is not None and can_replay(house, table)
        found.append(match_lists.ListedMatch(table, follows, replays))
    return match_lists.render_match_list(found, page, asker.words)


async def handle_matches(press: Press) -> Screen:
    """`matches.<page>`, with a word more that tells buttons apart."""
    match press.parts[1:]:
        case [page, *_] if page.isdecimal():
            return await matches_screen(press.house, press.asker, int(page[:4]))
        case _:
            raise Refusal("older-control")


async def handle_see(press: Press) -> Screen:
    """The board as everybody sees it, for the asker alone; who plays in the match looks at the news
    of it in their panel."""
    table = await press.house.matches.table(press.match)
    if table.status.is_over or table.seat_of(press.asker.player) is None:
        await press.house.matches.look(press.match, press.asker.player)
    return await board_of(press.house, press.match, press.asker.words)


async def handle_film(press: Press) -> Screen:
    """A match of a list as a film."""
    return await replay_screen(press.house, press.asker, press.match)


async def _describe_next_action(house: Services, asker: Requester, table: Table) -> str:
    """What the match waits for from the asker, where its game says that in a line."""
    screens: object = house.screens_of(table)
    sight = await house.matches.sight(table.match, asker.player)
    if sight.view is None or sight.seat is None or not isinstance(screens, SupportsDuties):
        return ""
    return screens.describe_duty(sight.view, table, sight.seat, asker.words)
