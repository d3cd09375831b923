"""Commands about second thoughts and the people at a table, and beside it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

from discord import app_commands

from bot.cogs.command_builder import Callback, Interaction, Option, build_command
from bot.cogs.general import MATCH_OPTION
from bot.cogs.match_lookup import MatchFilter, answer, pick_match
from bot.cogs.translations import sentence
from bot.interactions.follow import follow_screen
from bot.interactions.organise import organise_screen
from bot.interactions.rematch import rematch_screen
from bot.interactions.requester import Requester, authorise
from bot.interactions.router import Router
from bot.interactions.seats import pause, substitute
from bot.interactions.undo import undo_or_ask
from bot.screens.screen import Screen
from bot.words import Words

SlashCommand = app_commands.Command[Any, Any, None]
Work: TypeAlias = Callable[[Requester, int, dict[str, Any]], Awaitable[Screen]]
MOST_SEATS: Final = 64
SEAT: Final = Option(
    "seat", sentence("command-substitute-seat"), app_commands.Range[int, 1, MOST_SEATS], False
)


def build_match_commands(router: Router, words: Words) -> list[SlashCommand]:
    seating = MatchCommands(router)
    return [
        build_command("undo", words, seating.make_callback("sit", seating.undo), [MATCH_OPTION]),
        build_command(
            "follow", words, seating.make_callback("see", seating.follow), [MATCH_OPTION]
        ),
        app_commands.guild_only(
            build_command(
                "organise",
                words,
                seating.make_callback("organise", seating.organise),
                [MATCH_OPTION],
            )
        ),
        build_command("pause", words, seating.make_callback("see", seating.pause), [MATCH_OPTION]),
        build_command(
            "rematch",
            words,
            seating.make_callback("see", seating.rematch, over=True),
            [MATCH_OPTION],
        ),
        build_command(
            "substitute",
            words,
            seating.make_callback("see", seating.substitute),
            [SEAT, MATCH_OPTION],
        ),
    ]


class MatchCommands:
    """What each command leads to."""

    def __init__(self, router: Router) -> None:
        self._router = router
        self._services = router.services

    def make_callback(self, may: str, work: Work, *, over: bool = False) -> Callback:
        """The work for the match that is named, or else meant here, if the asker may: a running
        one, or with `over` also one that has ended."""

        async def run(interaction: Interaction, values: dict[str, Any]) -> None:
            async def go_on(requester: Requester, match: int) -> Screen:
                await authorise(self._services, requester, match, may)
                return await work(requester, match, values)

            async def find(requester: Requester) -> Screen:
                if "match" in values:
                    return await go_on(requester, values["match"])
                meaning = MatchFilter(self._services.games, finished=over, others=may != "sit")
                return await pick_match(self._router, requester, meaning, go_on)

            await answer(self._router, interaction, find)

        return run

    async def undo(self, requester: Requester, match: int, _: dict[str, Any]) -> Screen:
        return await undo_or_ask(self._services, requester, match)

    async def follow(self, requester: Requester, match: int, _: dict[str, Any]) -> Screen:
        return await follow_screen(self._services, requester, match)

    async def organise(self, requester: Requester, match: int, _: dict[str, Any]) -> Screen:
        return await organise_screen(self._services, requester, match)

    async def pause(self, requester: Requester, match: int, _: dict[str, Any]) -> Screen:
        return await pause(self._services, requester, match)

    async def rematch(self, requester: Requester, match: int, _: dict[str, Any]) -> Screen:
        return await rematch_screen(self._services, requester, match)

    async def substitute(self, requester: Requester, match: int, values: dict[str, Any]) -> Screen:
        place = values["seat"] - 1 if "seat" in values else None
        return await substitute(self._services, requester, match, place)
