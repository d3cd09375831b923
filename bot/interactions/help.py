"""`/help`: what people do, and behind **More** every command."""

from typing import Final

from bot.interactions.declarations import Controls
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.presentation.services import Services
from bot.screens.screen import Screen
from bot.screens.shared import pages
from engine.contract import UsesInventory, offers

control = Controls()
STOCKS: Final = ("bag", "box")  # commands for what matches of some games leave to the next ones


async def help_screen(requester: Requester) -> Screen:
    return pages.render_help(requester.services.command_names, requester.words)


@control("help.<page:short|all>", right="anyone")
async def show_help(press: Press, page: str) -> Screen:
    services = press.services
    if page == "short":
        return await help_screen(press.requester)
    games = list_game_commands(services)
    return pages.render_all_commands(services.command_names, games, press.words)


def list_game_commands(services: Services) -> dict[str, pages.GameCommands]:
    found = {}
    for key, screens in services.screens.items():
        stocks = STOCKS if offers(services.games[key], UsesInventory) else ()
        queries = (*(view.name for view in screens.view_commands), *stocks)
        found[key] = pages.GameCommands(queries, {move.name for move in screens.commands})
    return found
