"""Commands about no single match: help, rules, lists of matches, settings."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands

from bot.cogs.command_builder import Option, SlashCommand, list_choices
from bot.cogs.match_lookup import MatchFilter, build_screen_command, find_matches
from bot.cogs.translations import sentence
from bot.interactions.match_lists import matches_screen, turns_screen
from bot.interactions.requester import Requester
from bot.interactions.router import Router
from bot.interactions.settings import settings_screen
from bot.screens.screen import Screen
from bot.screens.shared import pages
from bot.words import Words


def build_general_commands(router: Router, words: Words) -> list[SlashCommand]:
    games = list_choices(lambda one: f"{one}-name", router.services.games)
    game = Option("game", sentence("command-rules-game"), str, choices=games)
    options = [game] if len(games) > 1 else []
    return [
        build_screen_command(router, words, "turns", turns_screen),
        app_commands.guild_only(build_screen_command(router, words, "matches", matches_screen)),
        build_screen_command(router, words, "rules", _rules_screen, options),
        build_screen_command(router, words, "settings", settings_screen),
    ]


def build_help_command(router: Router, words: Words, names: Sequence[str]) -> SlashCommand:
    """`/help` with a line for each command, grouped."""
    games = router.services.screens.values()
    views = dict.fromkeys(one.name for screens in games for one in screens.view_commands)
    moves = {move.name for screens in games for move in screens.commands}

    async def show(requester: Requester) -> Screen:
        return pages.render_help([*names, "help"], views, moves, requester.words)

    return build_screen_command(router, words, "help", show)


async def _rules_screen(requester: Requester, game: str | None = None) -> Screen:
    """By default of the game that a command typed here would mean, else of the first."""
    if game is None:
        matches = MatchFilter(finished=True, others=True, lobbies=True)
        tables = await find_matches(requester, matches)
        game = tables[0].game if tables else next(iter(requester.services.screens))
    return pages.render_rules(requester.services.screens[game], 0, requester.words)
