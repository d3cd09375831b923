"""The games' own commands, typed moves and views, as their screens declare them."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, ClassVar, Generic, TypeVar

from discord import app_commands

from bot.cogs.command_builder import TEXT, Option, SlashCommand, build_command, sentence
from bot.cogs.match_lookup import MatchFilter, answer, find_matches, pick_match
from bot.interactions.inputs import Interaction, read_number, to_latin
from bot.interactions.panels import play
from bot.interactions.press import MatchRefusal
from bot.interactions.requester import Requester, authorise, requester_of
from bot.interactions.router import REFUSALS, Router
from bot.interactions.view_commands import run_view_command
from bot.markdown import to_plain_text
from bot.matches import Refusal
from bot.models.match import Table
from bot.screens.contract import MoveCommand, Parameter, Values, ViewCommand
from bot.screens.discord_limits import limit_suggestions
from bot.screens.screen import Choice, Screen
from bot.words import Words

C = TypeVar("C", bound=MoveCommand[Any, Any] | ViewCommand[Any])


def build_game_commands(router: Router, words: Words) -> list[SlashCommand]:
    """Every command that the games declare; a name that several games use is one command."""
    moves: dict[str, dict[str, MoveCommand[Any, Any]]] = {}
    views: dict[str, dict[str, ViewCommand[Any]]] = {}
    for game, screens in router.services.screens.items():
        for move in screens.commands:
            moves.setdefault(move.name, {})[game] = move
        for view in screens.view_commands:
            views.setdefault(view.name, {})[game] = view
    return [
        *(_TypedMove(router, variants).build(words) for variants in moves.values()),
        *(_TypedView(router, variants).build(words) for variants in views.values()),
    ]


def merge_parameters(declared: Iterable[tuple[Parameter, ...]]) -> tuple[Parameter, ...]:
    """The parameters of a command of several games: required if every game requires them, with
    suggestions if any game has some."""
    games = [{parameter.key: parameter for parameter in parameters} for parameters in declared]
    keys = dict.fromkeys(key for parameters in games for key in parameters)
    return tuple(
        replace(
            next(parameters[key] for parameters in games if key in parameters),
            required=all(key in parameters and parameters[key].required for parameters in games),
            suggests=any(key in parameters and parameters[key].suggests for parameters in games),
        )
        for key in keys
    )


class _GameCommand(ABC, Generic[C]):
    """A command by name, with each game's own variant of it."""

    _right: ClassVar[str]

    def __init__(self, router: Router, variants: dict[str, C]) -> None:
        self._router = router
        self._services = router.services
        self._variants = variants
        self._matches = MatchFilter(variants)

    def build(self, words: Words) -> SlashCommand:
        variants = self._variants.values()
        name = next(iter(variants)).name
        options = [
            Option(
                parameter.key,
                sentence(f"command-{name}-{parameter.key}"),
                int if parameter.kind == "whole" else TEXT,
                parameter.required,
                parameter.suggests or parameter.kind == "seat",
            )
            for parameter in merge_parameters(variant.parameters for variant in variants)
        ]
        return build_command(name, words, self._run, options, self._suggest)

    async def _run(self, interaction: Interaction, values: dict[str, Any]) -> None:
        async def proceed(requester: Requester, match: int) -> Screen:
            table = await authorise(requester, match, self._right)
            parameters = self._variants[table.game].parameters
            try:
                given = _normalise_notation(parameters, values)
                for parameter in parameters:
                    key = parameter.key
                    if parameter.kind == "seat" and key in values:
                        given[key] = _read_seat(requester, table, str(values[key]))
                return await self._execute(requester, table, given)
            except REFUSALS as error:
                raise MatchRefusal(error, table) from error

        async def work(requester: Requester) -> Screen:
            return await pick_match(self._router, requester, self._matches, proceed)

        await answer(self._router, interaction, work)

    async def _suggest(
        self, interaction: Interaction, key: str, typed: str
    ) -> list[app_commands.Choice[str]]:
        """For the one match that is meant; nothing if there are several."""

        async def work() -> list[app_commands.Choice[str]]:
            requester = await requester_of(self._services, interaction)
            tables = await find_matches(requester, self._matches)
            if len(tables) != 1:
                return []
            options = {
                one: value for one, value in interaction.namespace if value not in (None, "")
            }
            options[key] = typed
            suggestions = await self._find_suggestions(requester, tables[0], key, options)
            return [
                app_commands.Choice(name=choice.label, value=choice.value)
                for choice in limit_suggestions(suggestions)
            ]

        return await self._router.collect_suggestions(interaction, work)

    @abstractmethod
    async def _execute(self, requester: Requester, table: Table, values: Values) -> Screen: ...

    @abstractmethod
    async def _find_suggestions(
        self, requester: Requester, table: Table, key: str, options: dict[str, Any]
    ) -> Iterable[Choice]: ...


class _TypedMove(_GameCommand[MoveCommand[Any, Any]]):
    _right = "sit"

    async def _execute(self, requester: Requester, table: Table, values: Values) -> Screen:
        player_view = await requester.read_view(table.match)
        if player_view.view is None:
            raise Refusal("not-running")
        move = self._variants[table.game]
        reply = await self._services.run_in_thread(move.reply, player_view.view, values)
        return await play(requester, table, reply, None)

    async def _find_suggestions(
        self, requester: Requester, table: Table, key: str, options: dict[str, Any]
    ) -> Iterable[Choice]:
        table = await authorise(requester, table.match, self._right)
        player_view, move = await requester.read_view(table.match), self._variants[table.game]
        if player_view.view is None or all(parameter.key != key for parameter in move.parameters):
            return ()
        values = _normalise_notation(move.parameters, options)
        run, suggest = self._services.run_in_thread, move.suggest
        return await run(suggest, player_view.view, key, values, requester.words)


class _TypedView(_GameCommand[ViewCommand[Any]]):
    _right = "see"

    def __init__(self, router: Router, variants: dict[str, ViewCommand[Any]]) -> None:
        super().__init__(router, variants)
        seated = all(variant.own_seat for variant in variants.values())
        self._matches = MatchFilter(variants, finished=True, others=not seated)

    async def _execute(self, requester: Requester, table: Table, values: Values) -> Screen:
        command = self._variants[table.game]
        return await run_view_command(requester, table.match, command, values)

    async def _find_suggestions(
        self, requester: Requester, table: Table, key: str, options: dict[str, Any]
    ) -> Iterable[Choice]:
        """The seats of the match."""
        names = _list_seat_names(requester, table)
        choices = [Choice(str(seat), f"{seat}. {name}") for seat, name in names.items()]
        return [choice for choice in choices if options[key].casefold() in choice.label.casefold()]


def _list_seat_names(requester: Requester, table: Table) -> dict[int, str]:
    """By the number of the seat, from 1."""
    name, words = requester.services.screens_of(table).seat_name, requester.words
    return {seat.seat + 1: to_plain_text(name(table, seat.seat, words)) for seat in table.seats}


def _normalise_notation(
    parameters: tuple[Parameter, ...], values: dict[str, Any]
) -> dict[str, str | int]:
    """The options that were given, those of notation in Latin letters."""
    notation = {parameter.key for parameter in parameters if parameter.kind == "notation"}
    return {
        key: to_latin(str(value)) if key in notation else value for key, value in values.items()
    }


def _read_seat(requester: Requester, table: Table, text: str) -> int:
    """The seat, from 1, that is typed as a number, a mention, a name or the start of one."""
    name = text.strip().lstrip("@").casefold()
    if 1 <= (read_number(name) or 0) <= len(table.seats):
        return int(name)
    users = {f"<@{seat.user}>": seat.seat + 1 for seat in table.seats if seat.user is not None}
    if text.strip() in users:
        return users[text.strip()]
    names = _list_seat_names(requester, table)
    seats = [seat for seat, own in names.items() if own.casefold().startswith(name)]
    if not name or len(seats) != 1:
        raise Refusal("no-such-seat", text=to_plain_text(text)[:32])
    return seats[0]
