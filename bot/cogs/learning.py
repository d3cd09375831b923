"""`/learn`: a game's lesson, for one person and with no match."""

from __future__ import annotations

from typing import Any, TypeAlias

from discord import app_commands

from bot.cogs.commanding import Interaction, Option, command
from bot.cogs.matching import answer
from bot.cogs.speaking import sentence
from bot.screens.screen import Screen
from bot.ui.asking import Asker
from bot.ui.learning import learn, taught
from bot.ui.router import Router
from bot.words import Words

Made: TypeAlias = app_commands.Command[Any, Any, None]


def learn_commands(router: Router, words: Words) -> list[Made]:
    """The command, if any game has a lesson; it asks for the game where several have."""
    games = taught(router.house)
    if not games:
        return []
    choices = tuple((sentence(f"{key}-name"), key) for key in games)
    option = Option("game", sentence("command-learn-game"), str, False, choices=choices)

    async def run(interaction: Interaction, values: dict[str, Any]) -> None:
        async def work(asker: Asker) -> Screen:
            return await learn(router.house, asker, values.get("game", games[0]))

        await answer(router, interaction, work)

    return [command("learn", words, run, [option] if len(games) > 1 else [])]
