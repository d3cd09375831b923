"""`/matches` and `/turns`: lists of matches with ways into them."""

from __future__ import annotations

from dataclasses import replace

from bot.matches import ACTIVE, Found, Refusal
from bot.screens.game import Owes
from bot.screens.house import lists, turns
from bot.screens.screen import Screen
from bot.tables import Status, Table
from bot.ui.afterwards import can_replay, replay_screen
from bot.ui.asking import Asker
from bot.ui.beneath import missed
from bot.ui.boards import board_of
from bot.ui.house import House
from bot.ui.looking import lines
from bot.ui.planning import with_plans
from bot.ui.pressing import Press

MOST_OVER = 10
"""Finished matches that are listed."""


async def turns_screen(house: House, asker: Asker) -> Screen:
    """Every match that waits for the asker, with what it waits for and what is new there; then
    their others, those that have just ended, and those that they follow."""
    found = await house.matches.overviews.of(asker.player)
    page = turns.Turns(
        asker.player,
        asker.guild,
        [await _waiting(house, asker, one) for one in found.waiting[: turns.MOST_TURNS]],
        len(found.waiting),
        [await _turn(house, asker, one) for one in found.others],
        [await _turn(house, asker, one) for one in found.over],
        [await _turn(house, asker, one) for one in found.followed],
    )
    return await with_plans(house, asker, turns.turns(page, asker.words))


async def _waiting(house: House, asker: Asker, found: Found) -> turns.Turn:
    """A match that waits for the asker, with what for, and why that was not done by a plan."""
    table = found.table
    planned = await house.matches.plans.read(table.match, asker.player)
    gone = missed(house, asker, table, planned)
    turn = await _turn(house, asker, found)
    return replace(turn, owed=await _owed(house, asker, table), missed=gone)


async def _turn(house: House, asker: Asker, found: Found) -> turns.Turn:
    """A match with a line for each thing that is new there."""
    table, news = found.table, []
    own = table.seat_of(asker.player)
    for deed in found.news:
        mine = own is not None and deed.seat == own.seat and deed.by != "person"
        news += [turns.News(line, mine) for line in lines(house, table, [deed], asker)]
    closed = await house.matches.outbox.closed(table.match)
    replays = table.started is not None and can_replay(house, table)
    return turns.Turn(table, tuple(news), closed=closed, replays=replays)


async def matches_screen(house: House, asker: Asker, page: int = 0) -> Screen:
    """The matches of the asker's server. Raises `Refusal`."""
    if asker.guild is None:
        raise Refusal("only-in-server")
    active = await house.matches.in_server(asker.guild, ACTIVE)
    over = await house.matches.in_server(asker.guild, (Status.FINISHED,), limit=MOST_OVER)
    followed = {table.match for table in await house.matches.following.of(asker.player)}
    found = []
    for table in (*active, *over):
        sits = table.seat_of(asker.player) is not None
        follows = None if sits or table.status is Status.FINISHED else table.match in followed
        replays = table.started is not None and can_replay(house, table)
        found.append(lists.Listed(table, follows, replays))
    return lists.matches(found, page, asker.words)


async def press_matches(press: Press) -> Screen:
    """`matches.<page>`, with a word more that tells buttons apart."""
    match press.parts[1:]:
        case [page, *_] if page.isdecimal():
            return await matches_screen(press.house, press.asker, int(page[:4]))
        case _:
            raise Refusal("older-control")


async def press_see(press: Press) -> Screen:
    """The board as everybody sees it, for the asker alone; who plays in the match looks at the news
    of it in their panel."""
    table = await press.house.matches.table(press.match)
    if table.status.over or table.seat_of(press.asker.player) is None:
        await press.house.matches.look(press.match, press.asker.player)
    return await board_of(press.house, press.match, press.asker.words)


async def press_film(press: Press) -> Screen:
    """A match of a list as a film."""
    return await replay_screen(press.house, press.asker, press.match)


async def _owed(house: House, asker: Asker, table: Table) -> str:
    """What the match waits for from the asker, where its game says that in a line."""
    screens: object = house.screens_of(table)
    sight = await house.matches.sight(table.match, asker.player)
    if sight.view is None or sight.seat is None or not isinstance(screens, Owes):
        return ""
    return screens.owed(sight.view, table, sight.seat, asker.words)
