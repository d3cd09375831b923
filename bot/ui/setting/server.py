"""Where a server's matches are played, who runs them, and how they look to everybody there."""

from __future__ import annotations

from bot.matches import Refusal, ServerSettings
from bot.screens.house import settings
from bot.screens.screen import Block
from bot.ui.asking import Asker
from bot.ui.house import House
from bot.ui.pressing import Press
from bot.ui.setting.page import Page


async def places(house: House, asker: Asker) -> tuple[Block, ...]:
    return settings.places(await house.matches.server(guild_of(asker)), asker.words)


async def looks(house: House, asker: Asker) -> tuple[Block, ...]:
    server = await house.matches.server(guild_of(asker))
    return settings.public(server, house.catalogues.locales, asker.words)


def guild_of(asker: Asker) -> int:
    """The server whose settings the asker may change. Raises `Refusal`."""
    if asker.guild is None or not asker.governs:
        raise Refusal("not-governing")
    return asker.guild


async def change_places(press: Press) -> ServerSettings:
    """Change one setting of the server. Raises `Refusal` for a value it cannot have."""
    matches, guild = press.house.matches, guild_of(press.asker)
    number = int(press.chosen) if press.chosen.isdecimal() else None
    match press.parts[2:]:
        case ["threads"]:
            now = await matches.server(guild)
            return await matches.set_server(guild, threads=not now.threads)
        case ["games"]:
            return await matches.set_server(guild, games_channel=number)
        case ["role"]:
            return await matches.set_server(guild, organiser_role=number)
        case ["notice"]:
            return await matches.set_server(guild, notice_channel=number)
        case _:
            raise Refusal("older-control")


async def change_looks(press: Press) -> ServerSettings:
    """Change what everybody in the server reads and sees. Raises `Refusal`."""
    matches, guild, chosen = press.house.matches, guild_of(press.asker), press.chosen
    match press.parts[2:]:
        case ["locale"] if chosen == "auto" or chosen in press.house.catalogues.locales:
            return await matches.set_server(guild, locale=None if chosen == "auto" else chosen)
        case ["theme"] if chosen in settings.THEMES:
            return await matches.set_server(guild, theme=chosen)
        case ["palette"] if chosen in settings.PALETTES:
            return await matches.set_server(guild, palette=chosen)
        case _:
            raise Refusal("older-control")


PLACES = Page("server", places, change_places, governs=True)
LOOKS = Page("public", looks, change_looks, governs=True)
