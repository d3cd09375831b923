"""`/plan`: what one would do next, in a match that goes on."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.cogs.command_builder import Interaction, build_command
from bot.cogs.general import MATCH_OPTION
from bot.cogs.match_lookup import MatchFilter, answer, pick_match
from bot.interactions.plan import plan_screen
from bot.interactions.requester import Requester, authorise
from bot.interactions.router import Router
from bot.screens.contract import SupportsPlans
from bot.screens.screen import Screen
from bot.words import Words

SlashCommand = app_commands.Command[Any, Any, None]


def build_plan_commands(router: Router, words: Words) -> list[SlashCommand]:
    """The command, if plans can be made in any game."""
    services = router.services
    games = [key for key, screens in services.screens.items() if _can_plan(screens)]
    if not games:
        return []

    async def run(interaction: Interaction, values: dict[str, Any]) -> None:
        async def go_on(requester: Requester, match: int) -> Screen:
            await authorise(services, requester, match, "sit")
            return await plan_screen(services, requester, match)

        async def work(requester: Requester) -> Screen:
            if "match" in values:
                return await go_on(requester, values["match"])
            return await pick_match(router, requester, MatchFilter(games), go_on)

        await answer(router, interaction, work)

    return [build_command("plan", words, run, [MATCH_OPTION])]


def _can_plan(screens: object) -> bool:
    return isinstance(screens, SupportsPlans)
