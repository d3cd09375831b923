"""A server's channels, organisers, language and colours."""

from __future__ import annotations

from typing import Final

from bot.interactions.inputs import read_number
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.interactions.settings.page import SettingsPage
from bot.matches import Refusal
from bot.models.people import ServerSettings
from bot.screens.screen import Block
from bot.screens.shared import settings

SNOWFLAKE_DIGITS: Final = 20


async def build_channel_blocks(requester: Requester) -> tuple[Block, ...]:
    server = await requester.matches.people.read_server(guild_of(requester))
    return settings.server_blocks(server, requester.words)


async def build_appearance_blocks(requester: Requester) -> tuple[Block, ...]:
    server = await requester.matches.people.read_server(guild_of(requester))
    return settings.public_blocks(server, requester.services.catalogues.locales, requester.words)


def guild_of(requester: Requester) -> int:
    """The server whose settings the requester may change. Raises `Refusal`."""
    if requester.guild is None or not requester.manages_server:
        raise Refusal("not-governing")
    return requester.guild


async def change_channels(press: Press) -> ServerSettings:
    """Raises `Refusal` for an unknown value."""
    people, guild = press.matches.people, guild_of(press.requester)
    number = read_number(press.chosen, SNOWFLAKE_DIGITS)
    match press.parts[2:]:
        case ["threads"]:
            now = await people.read_server(guild)
            return await people.set_server(guild, threads=not now.threads)
        case ["games"]:
            return await people.set_server(guild, games_channel=number)
        case ["role"]:
            return await people.set_server(guild, organiser_role=number)
        case ["notice"]:
            return await people.set_server(guild, notice_channel=number)
        case _:
            raise Refusal("older-control")


async def change_appearance(press: Press) -> ServerSettings:
    """Raises `Refusal` for an unknown value."""
    people, guild, chosen = press.matches.people, guild_of(press.requester), press.chosen
    match press.parts[2:]:
        case ["locale"] if chosen == "auto" or chosen in press.services.catalogues.locales:
            locale = None if chosen == "auto" else chosen
            return await people.set_server(guild, locale=locale)
        case ["theme"] if chosen in settings.THEMES:
            return await people.set_server(guild, theme=chosen)
        case ["palette"] if chosen in settings.PALETTES:
            return await people.set_server(guild, palette=chosen)
        case _:
            raise Refusal("older-control")


CHANNELS = SettingsPage("server", build_channel_blocks, change_channels, needs_manager=True)
APPEARANCE = SettingsPage("public", build_appearance_blocks, change_appearance, needs_manager=True)
