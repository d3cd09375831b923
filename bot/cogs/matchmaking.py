"""`/queue`: wait for opponents."""

from __future__ import annotations

from discord import app_commands

from bot.cogs.command_builder import Option, SlashCommand, list_choices
from bot.cogs.match_lookup import build_screen_command
from bot.cogs.translations import sentence
from bot.interactions.matchmaking import queue_screen
from bot.interactions.router import Router
from bot.models.matchmaking import PACES
from bot.words import Words


def build_queue_commands(router: Router, words: Words) -> list[SlashCommand]:
    known = router.services.games
    games = list_choices(lambda one: f"{one}-name", known)
    numbers = sorted({seats for game in known.values() for seats in game.seats if seats > 1})
    sizes = tuple((lambda _, shown=str(number): shown, number) for number in numbers)
    paces = list_choices(lambda one: f"queue-pace-{one}", PACES)
    options = [
        Option("game", sentence("command-queue-game"), str, choices=games),
        Option("players", sentence("command-queue-players"), int, choices=sizes),
        Option("pace", sentence("command-queue-pace"), str, choices=paces),
        Option("rated", sentence("command-queue-rated"), bool),
    ]
    queue = build_screen_command(router, words, "queue", queue_screen, options)
    return [app_commands.guild_only(queue)]
