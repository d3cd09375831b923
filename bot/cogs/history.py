"""Commands that look back: on one match, and on what all matches of a server left in its bag."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.cogs.command_builder import Callback, Interaction, build_command
from bot.cogs.general import MATCH_OPTION
from bot.cogs.match_lookup import MatchFilter, answer, pick_match
from bot.interactions.history import (
    analysis_screen,
    bag_screen,
    log_screen,
    record_screen,
    replay_screen,
)
from bot.interactions.pending_commands import Continuation
from bot.interactions.requester import Requester, authorise
from bot.interactions.router import Router
from bot.screens.screen import Screen
from bot.words import Words

SlashCommand = app_commands.Command[Any, Any, None]


def build_history_commands(router: Router, words: Words) -> list[SlashCommand]:
    looking = HistoryCommands(router)
    return [
        build_command("log", words, looking.make_callback(looking.log), [MATCH_OPTION]),
        build_command("record", words, looking.make_callback(looking.record), [MATCH_OPTION]),
        build_command("replay", words, looking.make_callback(looking.replay), [MATCH_OPTION]),
        build_command("analysis", words, looking.make_callback(looking.analysis), [MATCH_OPTION]),
        app_commands.guild_only(build_command("bag", words, looking.bag)),
    ]


class HistoryCommands:
    """What each command leads to."""

    def __init__(self, router: Router) -> None:
        self._router = router
        self._services = router.services

    def make_callback(self, work: Continuation) -> Callback:
        """The work for the match that is named, or else meant here."""

        async def run(interaction: Interaction, values: dict[str, Any]) -> None:
            async def go_on(requester: Requester, match: int) -> Screen:
                await authorise(self._services, requester, match, "see")
                return await work(requester, match)

            async def find(requester: Requester) -> Screen:
                if "match" in values:
                    return await go_on(requester, values["match"])
                meaning = MatchFilter(self._services.games, finished=True, others=True)
                return await pick_match(self._router, requester, meaning, go_on)

            await answer(self._router, interaction, find)

        return run

    async def log(self, requester: Requester, match: int) -> Screen:
        return await log_screen(self._services, requester, match)

    async def record(self, requester: Requester, match: int) -> Screen:
        return await record_screen(self._services, requester, match)

    async def replay(self, requester: Requester, match: int) -> Screen:
        return await replay_screen(self._services, requester, match)

    async def analysis(self, requester: Requester, match: int) -> Screen:
        return await analysis_screen(self._services, requester, match)

    async def bag(self, interaction: Interaction, _: dict[str, Any]) -> None:
        """What lies on the shelves of this server."""

        async def show(requester: Requester) -> Screen:
            return await bag_screen(self._services, requester)

        await answer(self._router, interaction, show)
