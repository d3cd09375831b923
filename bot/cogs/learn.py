"""`/learn`: a game's lesson."""

from __future__ import annotations

from bot.cogs.command_builder import Option, SlashCommand, list_choices
from bot.cogs.match_lookup import build_screen_command
from bot.cogs.translations import sentence
from bot.interactions.learn import learn, list_lesson_games
from bot.interactions.router import Router
from bot.words import Words


def build_learn_commands(router: Router, words: Words) -> list[SlashCommand]:
    """The command, if any game has a lesson; it asks for the game where several have."""
    games = list_lesson_games(router.services)
    if not games:
        return []
    choices = list_choices(lambda one: f"{one}-name", games)
    option = Option("game", sentence("command-learn-game"), str, choices=choices)
    options = [option] if len(games) > 1 else []
    return [build_screen_command(router, words, "learn", learn, options)]
