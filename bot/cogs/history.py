"""`/log`, `/record`, `/replay`, `/analysis` and `/bag`: looking back."""

from __future__ import annotations

from discord import app_commands

from bot.cogs.command_builder import SlashCommand
from bot.cogs.match import ENDED_TOO
from bot.cogs.match_lookup import build_match_command, build_screen_command
from bot.interactions import history
from bot.interactions.router import Router
from bot.words import Words


def build_history_commands(router: Router, words: Words) -> list[SlashCommand]:
    return [
        build_match_command(router, words, "log", history.log_screen, ENDED_TOO),
        build_match_command(router, words, "record", history.record_screen, ENDED_TOO),
        build_match_command(router, words, "replay", history.replay_screen, ENDED_TOO),
        build_match_command(router, words, "analysis", history.analysis_screen, ENDED_TOO),
        app_commands.guild_only(build_screen_command(router, words, "bag", history.bag_screen)),
    ]
