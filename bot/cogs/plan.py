"""`/plan`: moves prepared while others decide."""

from __future__ import annotations

from bot.cogs.command_builder import SlashCommand
from bot.cogs.match_lookup import MatchFilter, build_match_command
from bot.interactions.plan import plan_screen
from bot.interactions.router import Router
from bot.screens.contract import SupportsPlans
from bot.words import Words


def build_plan_commands(router: Router, words: Words) -> list[SlashCommand]:
    """The command, if any game supports plans."""
    all_screens: dict[str, object] = {**router.services.screens}
    games = [key for key, screens in all_screens.items() if isinstance(screens, SupportsPlans)]
    if not games:
        return []
    return [build_match_command(router, words, "plan", plan_screen, MatchFilter(games), "sit")]
