"""The house's commands besides `/new`: boards, lists, rules, help, settings, giving up."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Final, TypeAlias

from discord import app_commands

from bot.cogs.command_builder import Callback, Interaction, Option, build_command
from bot.cogs.match_lookup import MatchFilter, answer, find_matches, pick_match
from bot.cogs.translations import sentence
from bot.interactions.match_lists import matches_screen, turns_screen
from bot.interactions.requester import Requester, authorise
from bot.interactions.router import Router
from bot.interactions.settings import settings_screen
from bot.matches import Refusal
from bot.models.match import Status
from bot.screens.screen import Screen, Text
from bot.screens.shared import pages
from bot.screens.shared.names import match_title
from bot.words import Words

SlashCommand: TypeAlias = app_commands.Command[Any, Any, None]
Work: TypeAlias = Callable[[Interaction, Requester, dict[str, Any]], Awaitable[Screen]]
HIGHEST_NUMBER: Final = 999_999_999_999
MATCH_OPTION: Final = Option(
    "match", sentence("command-number"), app_commands.Range[int, 1, HIGHEST_NUMBER], False
)
"""Which match is meant, where it need not be guessed."""


def build_general_commands(router: Router, words: Words) -> list[SlashCommand]:
    """The commands that every game shares; `/help` lists all there are, see `help_command`."""
    services = GeneralCommands(router)
    games = tuple((sentence(f"{key}-name"), key) for key in router.services.games)
    game = Option("game", sentence("command-rules-game"), str, False, choices=games)
    rules_options = [game] if len(games) > 1 else []
    made = [
        build_command("table", words, services.make_callback(services.table), [MATCH_OPTION]),
        build_command("turns", words, services.make_callback(services.turns)),
        build_command("matches", words, services.make_callback(services.matches)),
        build_command("rules", words, services.make_callback(services.rules), rules_options),
        build_command("resign", words, services.make_callback(services.resign)),
        build_command("settings", words, services.make_callback(services.settings)),
    ]
    for one in made:
        if one.name in {"table", "matches"}:
            app_commands.guild_only(one)
    return made


def build_help_command(router: Router, words: Words, names: list[str]) -> SlashCommand:
    """`/help` with a line for each command, grouped."""
    listed = [*names, "help"]
    games = router.services.screens.values()
    queries = dict.fromkeys(look.name for screens in games for look in screens.view_commands)
    moves = {move.name for screens in games for move in screens.commands}

    async def show(_: Interaction, requester: Requester, __: dict[str, Any]) -> Screen:
        return pages.render_help(listed, queries, moves, requester.words)

    return build_command("help", words, GeneralCommands(router).make_callback(show))


class GeneralCommands:
    """What each command leads to."""

    def __init__(self, router: Router) -> None:
        self._router = router
        self._services = router.services

    def make_callback(self, work: Work) -> Callback:
        async def run(interaction: Interaction, values: dict[str, Any]) -> None:
            await answer(
                self._router, interaction, lambda requester: work(interaction, requester, values)
            )

        return run

    async def table(
        self, interaction: Interaction, requester: Requester, values: dict[str, Any]
    ) -> Screen:
        """Post the board again, here, from where it is then shown."""

        async def go_on(requester: Requester, match: int) -> Screen:
            address = requester.address
            table = await authorise(self._services, requester, match, "see")
            if address is None or table.address.guild != address.guild:
                raise Refusal("other-server")
            if table.seat_of(requester.player) is None and not requester.can_organise(table):
                raise Refusal("not-seated")
            if requester.missing_permissions:
                names = pages.permission_names(requester.missing_permissions, requester.words)
                raise Refusal("missing-permission", names=names)
            await self._services.matches.play.move_here(match, address)
            return Screen(
                (Text(requester.words("table-here", title=match_title(table, requester.words))),)
            )

        if "match" in values:
            return await go_on(requester, values["match"])
        meaning = MatchFilter(self._services.games, finished=True, others=True, lobbies=True)
        return await pick_match(self._router, requester, meaning, go_on)

    async def turns(self, _: Interaction, requester: Requester, __: dict[str, Any]) -> Screen:
        return await turns_screen(self._services, requester)

    async def matches(self, _: Interaction, requester: Requester, __: dict[str, Any]) -> Screen:
        return await matches_screen(self._services, requester)

    async def rules(self, _: Interaction, requester: Requester, values: dict[str, Any]) -> Screen:
        game = values.get("game") or await self._find_game(requester)
        texts = self._services.screens[game].rule_pages(requester.words)
        return pages.render_rules(game, texts, 0, requester.words)

    async def _find_game(self, requester: Requester) -> str:
        """The game of the matches that a command typed here would mean; else the first there is."""
        meaning = MatchFilter(self._services.games, finished=True, others=True, lobbies=True)
        tables = await find_matches(self._router, requester, meaning)
        return tables[0].game if tables else next(iter(self._services.screens))

    async def resign(self, _: Interaction, requester: Requester, __: dict[str, Any]) -> Screen:
        async def go_on(requester: Requester, match: int) -> Screen:
            table = await authorise(self._services, requester, match, "sit")
            if table.status is not Status.RUNNING:
                raise Refusal("not-running")
            screen = pages.render_resign_question(
                match_title(table, requester.words), requester.words
            )
            return replace(screen, match=match)

        return await pick_match(self._router, requester, MatchFilter(self._services.games), go_on)

    async def settings(self, _: Interaction, requester: Requester, __: dict[str, Any]) -> Screen:
        return await settings_screen(self._services, requester)
