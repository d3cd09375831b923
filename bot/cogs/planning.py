"""`/plan`: what one would do next, in a match that goes on."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.cogs.commanding import Interaction, command
from bot.cogs.house import NUMBER
from bot.cogs.matching import Meaning, answer, one_match
from bot.screens.game import Plans
from bot.screens.screen import Screen
from bot.ui.asking import Asker, authorise
from bot.ui.planning import plan_screen
from bot.ui.router import Router
from bot.words import Words

Made = app_commands.Command[Any, Any, None]


def plan_commands(router: Router, words: Words) -> list[Made]:
    """The command, if plans can be made in any game."""
    house = router.house
    games = [key for key, screens in house.screens.items() if _plans(screens)]
    if not games:
        return []

    async def run(interaction: Interaction, values: dict[str, Any]) -> None:
        async def go_on(asker: Asker, match: int) -> Screen:
            await authorise(house, asker, match, "sit")
            return await plan_screen(house, asker, match)

        async def work(asker: Asker) -> Screen:
            if "match" in values:
                return await go_on(asker, values["match"])
            return await one_match(router, asker, Meaning(games), go_on)

        await answer(router, interaction, work)

    return [command("plan", words, run, [NUMBER])]


def _plans(screens: object) -> bool:
    return isinstance(screens, Plans)
