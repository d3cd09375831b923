"""The house's commands besides `/new`: boards, lists, rules, help, settings, giving up."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Final, TypeAlias

from discord import app_commands

from bot.cogs.commanding import Callback, Interaction, Option, command
from bot.cogs.matching import Meaning, answer, meant, one_match
from bot.cogs.speaking import sentence
from bot.matches import Refusal
from bot.screens.house import pages
from bot.screens.house.names import title
from bot.screens.screen import Screen, Text
from bot.tables import Status
from bot.ui.asking import Asker, authorise
from bot.ui.listing import matches_screen, turns_screen
from bot.ui.router import Router
from bot.ui.setting import settings_screen
from bot.words import Words

Made: TypeAlias = app_commands.Command[Any, Any, None]
Work: TypeAlias = Callable[[Interaction, Asker, dict[str, Any]], Awaitable[Screen]]
HIGHEST_NUMBER: Final = 999_999_999_999
NUMBER: Final = Option(
    "match", sentence("command-number"), app_commands.Range[int, 1, HIGHEST_NUMBER], False
)
"""Which match is meant, where it need not be guessed."""


def house_commands(router: Router, words: Words) -> list[Made]:
    """The commands that every game shares; `/help` lists all there are, see `help_command`."""
    house = HouseCommands(router)
    games = tuple((sentence(f"{key}-name"), key) for key in router.house.games)
    game = Option("game", sentence("command-rules-game"), str, False, choices=games)
    rules_options = [game] if len(games) > 1 else []
    made = [
        command("table", words, house.answered(house.table), [NUMBER]),
        command("turns", words, house.answered(house.turns)),
        command("matches", words, house.answered(house.matches)),
        command("rules", words, house.answered(house.rules), rules_options),
        command("resign", words, house.answered(house.resign)),
        command("settings", words, house.answered(house.settings)),
    ]
    for one in made:
        if one.name in {"table", "matches"}:
            app_commands.guild_only(one)
    return made


def help_command(router: Router, words: Words, names: list[str]) -> Made:
    """`/help` with a line for each command, grouped."""
    listed = [*names, "help"]
    games = router.house.screens.values()
    looks = dict.fromkeys(look.name for screens in games for look in screens.looks)
    moves = {move.name for screens in games for move in screens.commands}

    async def show(_: Interaction, asker: Asker, __: dict[str, Any]) -> Screen:
        return pages.help_screen(listed, looks, moves, asker.words)

    return command("help", words, HouseCommands(router).answered(show))


class HouseCommands:
    """What each command leads to."""

    def __init__(self, router: Router) -> None:
        self._router = router
        self._house = router.house

    def answered(self, work: Work) -> Callback:
        async def run(interaction: Interaction, values: dict[str, Any]) -> None:
            await answer(self._router, interaction, lambda asker: work(interaction, asker, values))

        return run

    async def table(self, interaction: Interaction, asker: Asker, values: dict[str, Any]) -> Screen:
        """Post the board again, here, from where it is then shown."""

        async def go_on(asker: Asker, match: int) -> Screen:
            address = asker.address
            table = await authorise(self._house, asker, match, "see")
            if address is None or table.address.guild != address.guild:
                raise Refusal("other-server")
            if table.seat_of(asker.player) is None and not asker.organises(table):
                raise Refusal("not-seated")
            if asker.lacking:
                names = pages.permission_names(asker.lacking, asker.words)
                raise Refusal("missing-permission", names=names)
            await self._house.matches.move_here(match, address)
            return Screen((Text(asker.words("table-here", title=title(table, asker.words))),))

        if "match" in values:
            return await go_on(asker, values["match"])
        meaning = Meaning(self._house.games, finished=True, others=True, lobbies=True)
        return await one_match(self._router, asker, meaning, go_on)

    async def turns(self, _: Interaction, asker: Asker, __: dict[str, Any]) -> Screen:
        return await turns_screen(self._house, asker)

    async def matches(self, _: Interaction, asker: Asker, __: dict[str, Any]) -> Screen:
        return await matches_screen(self._house, asker)

    async def rules(self, _: Interaction, asker: Asker, values: dict[str, Any]) -> Screen:
        game = values.get("game") or await self._played(asker)
        texts = self._house.screens[game].rules(asker.words)
        return pages.rules(game, texts, 0, asker.words)

    async def _played(self, asker: Asker) -> str:
        """The game of the matches that a command typed here would mean; else the first there is."""
        meaning = Meaning(self._house.games, finished=True, others=True, lobbies=True)
        tables = await meant(self._router, asker, meaning)
        return tables[0].game if tables else next(iter(self._house.screens))

    async def resign(self, _: Interaction, asker: Asker, __: dict[str, Any]) -> Screen:
        async def go_on(asker: Asker, match: int) -> Screen:
            table = await authorise(self._house, asker, match, "sit")
            if table.status is not Status.RUNNING:
                raise Refusal("not-running")
            screen = pages.resign_question(title(table, asker.words), asker.words)
            return replace(screen, match=match)

        return await one_match(self._router, asker, Meaning(self._house.games), go_on)

    async def settings(self, _: Interaction, asker: Asker, __: dict[str, Any]) -> Screen:
        return await settings_screen(self._house, asker)
