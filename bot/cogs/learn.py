"""`/learn`: a game's lesson, for one person and with no match."""

from __future__ import annotations

from bot.cogs.command_builder import Option, SlashCommand
from bot.cogs.match_lookup import build_screen_command
from bot.cogs.translations import sentence
from bot.interactions.learn import learn, list_lesson_games
from bot.interactions.requester import Requester
from bot.interactions.router import Router
from bot.screens.screen import Screen
from bot.words import Words


def build_learn_commands(router: Router, words: Words) -> list[SlashCommand]:
    """The command, if any game has a lesson; it asks for the game where several have."""
    games = list_lesson_games(router.services)
    if not games:
        return []
    choices = tuple((sentence(f"{key}-name"), key) for key in games)
    option = Option("game", sentence("command-learn-game"), str, False, choices=choices)

    async def work(requester: Requester, game: str = games[0]) -> Screen:
        return await learn(requester, game)

    return [build_screen_command(router, words, "learn", work, [option] if len(games) > 1 else [])]
