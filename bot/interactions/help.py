"""`/help`: what people do, and behind **More** every command."""

from __future__ import annotations

from bot.interactions.declarations import Controls
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.screens.screen import Screen
from bot.screens.shared import pages

control = Controls()


async def help_screen(requester: Requester) -> Screen:
    return pages.render_help(requester.services.command_names, requester.words)


@control("help.<page:short|all>", right="anyone")
async def show_help(press: Press, page: str) -> Screen:
    services = press.services
    if page == "short":
        return await help_screen(press.requester)
    games = services.screens.values()
    views = dict.fromkeys(view.name for screens in games for view in screens.view_commands)
    moves = {move.name for screens in games for move in screens.commands}
    return pages.render_all_commands(services.command_names, views, moves, press.words)
