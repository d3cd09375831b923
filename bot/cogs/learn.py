"""`/learn`: a game's lesson, for one person and with no match."""

from __future__ import annotations

from typing import Any, TypeAlias

from discord import app_commands

from bot.cogs.command_builder import Interaction, Option, build_command
from bot.cogs.match_lookup import answer
from bot.cogs.translations import sentence
from bot.interactions.learn import learn, list_lesson_games
from bot.interactions.requester import Requester
from bot.interactions.router import Router
from bot.screens.screen import Screen
from bot.words import Words

SlashCommand: TypeAlias = app_commands.Command[Any, Any, None]


def build_learn_commands(router: Router, words: Words) -> list[SlashCommand]:
    """The command, if any game has a lesson; it asks for the game where several have."""
    games = list_lesson_games(router.services)
    if not games:
        return []
    choices = tuple((sentence(f"{key}-name"), key) for key in games)
    option = Option("game", sentence("command-learn-game"), str, False, choices=choices)

    async def run(interaction: Interaction, values: dict[str, Any]) -> None:
        async def work(requester: Requester) -> Screen:
            return await learn(router.services, requester, values.get("game", games[0]))

        await answer(router, interaction, work)

    return [build_command("learn", words, run, [option] if len(games) > 1 else [])]
