"""`/privacy`: what is kept of whoever types it."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.cogs.commanding import Interaction, Option, command
from bot.cogs.matching import answer
from bot.cogs.speaking import sentence
from bot.screens.screen import Screen
from bot.ui.asking import Asker
from bot.ui.privacy import privacy_screen
from bot.ui.router import Router
from bot.words import Words

DOES = ("export", "forget")


def privacy_commands(router: Router, words: Words) -> list[app_commands.Command[Any, Any, None]]:
    async def privacy(interaction: Interaction, values: dict[str, Any]) -> None:
        async def show(asker: Asker) -> Screen:
            return await privacy_screen(router.house, asker, values.get("do"))

        await answer(router, interaction, show)

    choices = tuple((sentence(f"privacy-{one}"), one) for one in DOES)
    do = Option("do", sentence("command-privacy-do"), str, False, choices=choices)
    return [command("privacy", words, privacy, [do])]
