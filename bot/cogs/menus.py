"""What Discord offers under *Apps* in the menu of a person and of a message."""

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands

from bot.cogs.command_builder import localise, sentence
from bot.cogs.match_lookup import answer
from bot.cogs.new import open_match
from bot.interactions.controls import parse_control
from bot.interactions.history import analysis_screen
from bot.interactions.inputs import Interaction
from bot.interactions.panels import show_panel
from bot.interactions.requester import Requester, authorise
from bot.interactions.router import Router
from bot.matches import Refusal
from bot.presentation.custom_ids import read_control_id
from bot.presentation.layouts import list_custom_ids
from bot.screens.screen import Screen
from bot.words import Words


def build_menus(router: Router, words: Words) -> list[app_commands.ContextMenu]:
    async def invite(interaction: Interaction, user: discord.User) -> None:
        given = {"invite": user}
        await answer(router, interaction, lambda asker: open_match(interaction, asker, given))

    def build(
        name: str, right: str, show: Callable[[Requester, int], Awaitable[Screen]]
    ) -> app_commands.ContextMenu:
        """On a message, for those who have that right in its match, see `authorise`."""

        async def run(interaction: Interaction, message: discord.Message) -> None:
            async def work(requester: Requester) -> Screen:
                match = find_match(message, interaction.client.user)
                await authorise(requester, match, right)
                return await show(requester, match)

            await answer(router, interaction, work)

        return app_commands.ContextMenu(name=localise(sentence(name), words), callback=run)

    opening = app_commands.ContextMenu(
        name=localise(sentence("menu-invite"), words), callback=app_commands.guild_only(invite)
    )
    return [
        opening,
        build("board-move", "sit", show_panel),
        build("menu-analyse", "see", analysis_screen),
    ]


def find_match(message: discord.Message, me: discord.abc.User | None) -> int:
    """The first match that the buttons of one of the bot's messages name. Raises `Refusal`."""
    if message.author == me:
        for route in map(read_control_id, list_custom_ids(message)):
            parsed = None if route is None else parse_control(route, submitted=False)
            if parsed is not None and parsed.route.match:
                return parsed.route.match
    raise Refusal("no-such-match")
