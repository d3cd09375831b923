"""`/rating`, `/leaderboard` and `/profile`: how people play."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.cogs.command_builder import Option, SlashCommand
from bot.cogs.match_lookup import build_screen_command
from bot.cogs.translations import sentence
from bot.interactions.rating import leaderboard_screen, profile_screen, rating_screen
from bot.interactions.router import Router
from bot.words import Words

SIZES = ("two", "few", "many")


def build_rating_commands(router: Router, words: Words) -> list[SlashCommand]:
    player = Option("player", sentence("command-rating-player"), discord.User, False)
    games = tuple((sentence(f"{key}-name"), key) for key in router.services.games)
    game = Option("game", sentence("command-rating-game"), str, False, choices=games)
    sizes = tuple((sentence(f"rating-size-{size}"), size) for size in SIZES)
    size = Option("tables", sentence("command-leaderboard-tables"), str, False, choices=sizes)
    return [
        build_screen_command(router, words, "rating", rating_screen, [player, game]),
        app_commands.guild_only(
            build_screen_command(router, words, "leaderboard", leaderboard_screen, [game, size])
        ),
        build_screen_command(router, words, "profile", profile_screen, [player]),
    ]
