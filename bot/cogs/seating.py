"""Commands about second thoughts and the people at a table, and beside it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

from discord import app_commands

from bot.cogs.commanding import Callback, Interaction, Option, command
from bot.cogs.house import NUMBER
from bot.cogs.matching import Meaning, answer, one_match
from bot.cogs.speaking import sentence
from bot.screens.screen import Screen
from bot.ui.asking import Asker, authorise
from bot.ui.following import follow_screen
from bot.ui.organising import organise_screen
from bot.ui.rematching import rematch_screen
from bot.ui.router import Router
from bot.ui.seating import pause, substitute
from bot.ui.undoing import undo_or_ask
from bot.words import Words

Made = app_commands.Command[Any, Any, None]
Work: TypeAlias = Callable[[Asker, int, dict[str, Any]], Awaitable[Screen]]
MOST_SEATS: Final = 64
SEAT: Final = Option(
    "seat", sentence("command-substitute-seat"), app_commands.Range[int, 1, MOST_SEATS], False
)


def seating_commands(router: Router, words: Words) -> list[Made]:
    seating = Seating(router)
    return [
        command("undo", words, seating.answered("sit", seating.undo), [NUMBER]),
        command("follow", words, seating.answered("see", seating.follow), [NUMBER]),
        app_commands.guild_only(
            command("organise", words, seating.answered("organise", seating.organise), [NUMBER])
        ),
        command("pause", words, seating.answered("see", seating.pause), [NUMBER]),
        command("rematch", words, seating.answered("see", seating.rematch, over=True), [NUMBER]),
        command("substitute", words, seating.answered("see", seating.substitute), [SEAT, NUMBER]),
    ]


class Seating:
    """What each command leads to."""

    def __init__(self, router: Router) -> None:
        self._router = router
        self._house = router.house

    def answered(self, may: str, work: Work, *, over: bool = False) -> Callback:
        """The work for the match that is named, or else meant here, if the asker may: a running
        one, or with `over` also one that has ended."""

        async def run(interaction: Interaction, values: dict[str, Any]) -> None:
            async def go_on(asker: Asker, match: int) -> Screen:
                await authorise(self._house, asker, match, may)
                return await work(asker, match, values)

            async def find(asker: Asker) -> Screen:
                if "match" in values:
                    return await go_on(asker, values["match"])
                meaning = Meaning(self._house.games, finished=over, others=may != "sit")
                return await one_match(self._router, asker, meaning, go_on)

            await answer(self._router, interaction, find)

        return run

    async def undo(self, asker: Asker, match: int, _: dict[str, Any]) -> Screen:
        return await undo_or_ask(self._house, asker, match)

    async def follow(self, asker: Asker, match: int, _: dict[str, Any]) -> Screen:
        return await follow_screen(self._house, asker, match)

    async def organise(self, asker: Asker, match: int, _: dict[str, Any]) -> Screen:
        return await organise_screen(self._house, asker, match)

    async def pause(self, asker: Asker, match: int, _: dict[str, Any]) -> Screen:
        return await pause(self._house, asker, match)

    async def rematch(self, asker: Asker, match: int, _: dict[str, Any]) -> Screen:
        return await rematch_screen(self._house, asker, match)

    async def substitute(self, asker: Asker, match: int, values: dict[str, Any]) -> Screen:
        place = values["seat"] - 1 if "seat" in values else None
        return await substitute(self._house, asker, match, place)
