"""`/matches` and `/turns`: lists of matches with ways into them."""

from __future__ import annotations

from bot.matches import ACTIVE, Refusal
from bot.screens.game import Owes
from bot.screens.house import lists
from bot.screens.screen import Screen
from bot.tables import Status, Table
from bot.ui.afterwards import can_replay, replay_screen
from bot.ui.asking import Asker
from bot.ui.boards import board_of
from bot.ui.house import House
from bot.ui.looking import lines
from bot.ui.planning import with_plans
from bot.ui.pressing import Press

MOST_OVER = 10
"""Finished matches that are listed."""


async def turns_screen(house: House, asker: Asker) -> Screen:
    """Every match that waits for the asker, with what it waits for and what is new there; then
    those that they follow."""
    tables = await house.matches.turns(asker.player)
    shown, told = tables[: lists.MOST_TURNS], []
    for table in shown:
        deeds = await house.matches.unseen(table.match, asker.player)
        news = lines(house, table, deeds, asker)
        told.append(lists.Turn(table, await _owed(house, asker, table), tuple(news)))
    followed = await house.matches.following.of(asker.player)
    more = len(tables) - len(shown)
    screen = lists.turns(told, more, followed, asker.player, asker.guild, asker.words)
    return await with_plans(house, asker, screen)


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
    """The board as everybody sees it, for the asker alone."""
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
