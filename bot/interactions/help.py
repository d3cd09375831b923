"""`/help`: what people do, and behind **More** every command."""

from typing import Final

from bot.interactions.declarations import Controls
from bot.interactions.inputs import require_offered
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.presentation.services import Services
from bot.screens.screen import Screen
from bot.screens.shared import pages
from engine.contract import UsesInventory, offers

control = Controls()
FIRST: Final = "play"  # what begins stands on the page before
STOCKS: Final = ("bag", "box")  # commands for what matches of some games leave to the next ones


async def help_screen(requester: Requester) -> Screen:
    return pages.render_help(requester.services.command_names, requester.words)


@control("help.<page:short|all>", right="anyone")
async def show_help(press: Press, page: str) -> Screen:
    return await (help_screen(press.requester) if page == "short" else show_commands(press, FIRST))


@control("help.page.<page:word>", right="anyone")
async def show_commands(press: Press, page: str) -> Screen:
    names, games = press.services.command_names, list_game_commands(press.services)
    require_offered(page, (*pages.COMMAND_GROUPS, *games))
    return pages.render_commands(page, names, games, press.words)


def list_game_commands(services: Services) -> dict[str, pages.GameCommands]:
    found = {}
    for key, screens in services.screens.items():
        stocks = STOCKS if offers(services.games[key], UsesInventory) else ()
        queries = (*(view.name for view in screens.view_commands), *stocks)
        found[key] = pages.GameCommands(queries, {move.name for move in screens.commands})
    return found
