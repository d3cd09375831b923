"""Commands that look back: on one match, and on what all matches of a server left in its bag."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.cogs.commanding import Callback, Interaction, command
from bot.cogs.house import NUMBER
from bot.cogs.matching import Meaning, answer, one_match
from bot.screens.screen import Screen
from bot.ui.afterwards import analysis_screen, bag_screen, record_screen, replay_screen
from bot.ui.asking import Asker, authorise
from bot.ui.chronicle import log_screen
from bot.ui.pending import Continuation
from bot.ui.router import Router
from bot.words import Words

Made = app_commands.Command[Any, Any, None]


def afterwards_commands(router: Router, words: Words) -> list[Made]:
    looking = LookingBack(router)
    return [
        command("log", words, looking.answered(looking.log), [NUMBER]),
        command("record", words, looking.answered(looking.record), [NUMBER]),
        command("replay", words, looking.answered(looking.replay), [NUMBER]),
        command("analysis", words, looking.answered(looking.analysis), [NUMBER]),
        app_commands.guild_only(command("bag", words, looking.bag)),
    ]


class LookingBack:
    """What each command leads to."""

    def __init__(self, router: Router) -> None:
        self._router = router
        self._house = router.house

    def answered(self, work: Continuation) -> Callback:
        """The work for the match that is named, or else meant here."""

        async def run(interaction: Interaction, values: dict[str, Any]) -> None:
            async def go_on(asker: Asker, match: int) -> Screen:
                await authorise(self._house, asker, match, "see")
                return await work(asker, match)

            async def find(asker: Asker) -> Screen:
                if "match" in values:
                    return await go_on(asker, values["match"])
                meaning = Meaning(self._house.games, finished=True, others=True)
                return await one_match(self._router, asker, meaning, go_on)

            await answer(self._router, interaction, find)

        return run

    async def log(self, asker: Asker, match: int) -> Screen:
        return await log_screen(self._house, asker, match)

    async def record(self, asker: Asker, match: int) -> Screen:
        return await record_screen(self._house, asker, match)

    async def replay(self, asker: Asker, match: int) -> Screen:
        return await replay_screen(self._house, asker, match)

    async def analysis(self, asker: Asker, match: int) -> Screen:
        return await analysis_screen(self._house, asker, match)

    async def bag(self, interaction: Interaction, _: dict[str, Any]) -> None:
        """What lies on the shelves of this server."""

        async def show(asker: Asker) -> Screen:
            return await bag_screen(self._house, asker)

        await answer(self._router, interaction, show)
