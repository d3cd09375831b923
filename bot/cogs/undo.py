"""`/undo`: a locked-in choice that is still open, or a move, taken back."""

from __future__ import annotations

from bot.cogs.command_builder import SlashCommand
from bot.cogs.match_lookup import MatchFilter, build_match_command
from bot.interactions.router import Router
from bot.interactions.undo import undo_or_ask
from bot.words import Words


def build_undo_commands(router: Router, words: Words) -> list[SlashCommand]:
    return [build_match_command(router, words, "undo", undo_or_ask, MatchFilter(), "sit")]
