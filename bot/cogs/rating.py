"""`/rating`, `/leaderboard` and `/profile`."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.cogs.command_builder import Option, SlashCommand, list_choices
from bot.cogs.match_lookup import build_screen_command
from bot.cogs.translations import sentence
from bot.interactions.profile import profile_screen
from bot.interactions.rating import leaderboard_screen, rating_screen
from bot.interactions.router import Router
from bot.words import Words

SIZES = ("two", "few", "many")


def build_rating_commands(router: Router, words: Words) -> list[SlashCommand]:
    player = Option("player", sentence("command-rating-player"), discord.User)
    games = list_choices(lambda one: f"{one}-name", router.services.games)
    game = Option("game", sentence("command-rating-game"), str, choices=games)
    sizes = list_choices(lambda one: f"rating-size-{one}", SIZES)
    size = Option("tables", sentence("command-leaderboard-tables"), str, choices=sizes)
    options = [game, size]
    leaderboard = build_screen_command(router, words, "leaderboard", leaderboard_screen, options)
    return [
        build_screen_command(router, words, "rating", rating_screen, [player, game]),
        app_commands.guild_only(leaderboard),
        build_screen_command(router, words, "profile", profile_screen, [player]),
    ]
