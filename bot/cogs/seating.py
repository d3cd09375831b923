"""Commands about second thoughts and who sits where: `/undo`."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.cogs.commanding import Callback, Interaction, command
from bot.cogs.house import NUMBER
from bot.cogs.matching import Meaning, answer, one_match
from bot.screens.screen import Screen
from bot.ui.asking import Asker, authorise
from bot.ui.pending import Continuation
from bot.ui.router import Router
from bot.ui.undoing import undo
from bot.words import Words

Made = app_commands.Command[Any, Any, None]


def seating_commands(router: Router, words: Words) -> list[Made]:
    seating = Seating(router)
    return [command("undo", words, seating.answered("sit", seating.undo), [NUMBER])]


class Seating:
    """What each command leads to."""

    def __init__(self, router: Router) -> None:
        self._router = router
        self._house = router.house

    def answered(self, may: str, work: Continuation) -> Callback:
        """The work for the running match that is named, or else meant here, if the asker may."""

        async def run(interaction: Interaction, values: dict[str, Any]) -> None:
            async def go_on(asker: Asker, match: int) -> Screen:
                await authorise(self._house, asker, match, may)
                return await work(asker, match)

            async def find(asker: Asker) -> Screen:
                if "match" in values:
                    return await go_on(asker, values["match"])
                meaning = Meaning(self._house.games, others=may != "sit")
                return await one_match(self._router, asker, meaning, go_on)

            await answer(self._router, interaction, find)

        return run

    async def undo(self, asker: Asker, match: int) -> Screen:
        return await undo(self._house, asker, match)
