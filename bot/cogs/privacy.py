"""`/privacy`: what is kept of whoever types it."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.cogs.command_builder import Interaction, Option, build_command
from bot.cogs.match_lookup import answer
from bot.cogs.translations import sentence
from bot.interactions.privacy import privacy_screen
from bot.interactions.requester import Requester
from bot.interactions.router import Router
from bot.screens.screen import Screen
from bot.words import Words

DOES = ("export", "forget")


def build_privacy_commands(
    router: Router, words: Words
) -> list[app_commands.Command[Any, Any, None]]:
    async def privacy(interaction: Interaction, values: dict[str, Any]) -> None:
        async def show(requester: Requester) -> Screen:
            return await privacy_screen(router.services, requester, values.get("do"))

        await answer(router, interaction, show)

    choices = tuple((sentence(f"privacy-{one}"), one) for one in DOES)
    do = Option("do", sentence("command-privacy-do"), str, False, choices=choices)
    return [build_command("privacy", words, privacy, [do])]
