"""The games' own commands, moves and looks, registered as their screens declare them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from typing import Any

from discord import app_commands

from bot.cogs.command_builder import TEXT, Interaction, Option, Suggest, build_command
from bot.cogs.match_lookup import MatchFilter, MatchRefusal, answer, find_matches, pick_match
from bot.cogs.translations import sentence
from bot.interactions.inputs import read_number, to_latin
from bot.interactions.panels import play
from bot.interactions.requester import Requester, authorise, requester_of
from bot.interactions.router import REFUSALS, Router
from bot.interactions.view_commands import run_view_command
from bot.markdown import to_plain_text
from bot.matches import Refusal
from bot.models.match import Table
from bot.presentation.layouts import clip
from bot.screens.contract import MoveCommand, Parameter, Values, ViewCommand
from bot.screens.screen import Screen
from bot.words import Words

MOST_SUGGESTIONS = 25
LONGEST_SUGGESTION = 100
SlashCommand = app_commands.Command[Any, Any, None]


def build_game_commands(router: Router, words: Words) -> list[SlashCommand]:
    """Every command that the games declare; one name of several games is one command."""
    moves: dict[str, dict[str, MoveCommand[Any, Any]]] = {}
    looks: dict[str, dict[str, ViewCommand[Any]]] = {}
    for game, screens in router.services.screens.items():
        for move in screens.commands:
            moves.setdefault(move.name, {})[game] = move
        for look in screens.view_commands:
            looks.setdefault(look.name, {})[game] = look
    return [
        *(_MoveHandler(router, variants).build(words) for variants in moves.values()),
        *(_ViewHandler(router, variants).build(words) for variants in looks.values()),
    ]


def merge_parameters(declared: Iterable[tuple[Parameter, ...]]) -> tuple[Parameter, ...]:
    """The parameters of one command that several games have: each is required only where every game
    requires it, and has suggestions where any game has some."""
    games = [{one.key: one for one in parameters} for parameters in declared]
    keys = dict.fromkeys(key for parameters in games for key in parameters)
    return tuple(
        replace(
            next(parameters[key] for parameters in games if key in parameters),
            required=all(key in parameters and parameters[key].required for parameters in games),
            suggests=any(key in parameters and parameters[key].suggests for parameters in games),
        )
        for key in keys
    )


def _build_options(name: str, parameters: tuple[Parameter, ...]) -> list[Option]:
    return [
        Option(
            one.key,
            sentence(f"command-{name}-{one.key}"),
            int if one.kind == "whole" else TEXT,
            one.required,
            one.suggests or one.kind == "seat",
        )
        for one in parameters
    ]


class _MoveHandler:
    """A typed move, for each game that has one of this name."""

    def __init__(self, router: Router, variants: dict[str, MoveCommand[Any, Any]]) -> None:
        self._router = router
        self._services = router.services
        self._variants = variants
        self._name = next(iter(variants.values())).name
        self._parameters = merge_parameters(one.parameters for one in variants.values())

    def build(self, words: Words) -> SlashCommand:
        options = _build_options(self._name, self._parameters)
        suggest = _guard_suggestions(self._router, self._suggest)
        return build_command(self._name, words, self._run, options, suggest)

    async def _run(self, interaction: Interaction, values: dict[str, Any]) -> None:
        async def go_on(requester: Requester, match: int) -> Screen:
            table = await authorise(self._services, requester, match, "sit")
            return await _run_in_match(table, lambda: self._play(requester, table, values))

        async def work(requester: Requester) -> Screen:
            return await pick_match(self._router, requester, MatchFilter(self._variants), go_on)

        await answer(self._router, interaction, work)

    async def _play(self, requester: Requester, table: Table, values: dict[str, Any]) -> Screen:
        player_view = await self._services.matches.queries.read_player_view(
            table.match, requester.player
        )
        if player_view.view is None:
            raise Refusal("not-running")
        move = self._variants[table.game]
        given = await _read_seats(move.parameters, values, table, requester.words, self._router)
        reply = await self._services.run_in_thread(move.reply, player_view.view, given)
        return await play(self._services, requester, table, reply, None)

    async def _suggest(
        self, interaction: Interaction, key: str, typed: str
    ) -> list[app_commands.Choice[str]]:
        """From the asker's own view of the one match that is meant, or nothing."""
        requester = await requester_of(self._services, interaction)
        tables = await find_matches(self._router, requester, MatchFilter(self._variants))
        if len(tables) != 1:
            return []
        table = await authorise(self._services, requester, tables[0].match, "sit")
        player_view = await self._services.matches.queries.read_player_view(
            table.match, requester.player
        )
        move = self._variants[table.game]
        values = _normalise_notation(
            move.parameters, {**dict(iter(interaction.namespace)), key: typed}
        )
        if player_view.view is None or all(one.key != key for one in move.parameters):
            return []
        found = await self._services.run_in_thread(
            move.suggest, player_view.view, key, values, requester.words
        )
        return [
            app_commands.Choice(name=clip(one.label, LONGEST_SUGGESTION), value=one.value)
            for one in found
            if len(one.value) <= LONGEST_SUGGESTION
        ][:MOST_SUGGESTIONS]


class _ViewHandler:
    """A look, for each game that has one of this name."""

    def __init__(self, router: Router, variants: dict[str, ViewCommand[Any]]) -> None:
        self._router = router
        self._services = router.services
        self._variants = variants
        self._name = next(iter(variants.values())).name
        self._parameters = merge_parameters(one.parameters for one in variants.values())
        seated = all(one.own_seat for one in variants.values())
        self._filter = MatchFilter(variants, finished=True, others=not seated)

    def build(self, words: Words) -> SlashCommand:
        options = _build_options(self._name, self._parameters)
        suggest = _guard_suggestions(self._router, self._suggest)
        return build_command(self._name, words, self._run, options, suggest)

    async def _run(self, interaction: Interaction, values: dict[str, Any]) -> None:
        async def go_on(requester: Requester, match: int) -> Screen:
            table = await authorise(self._services, requester, match, "see")
            if self._variants[table.game].own_seat:
                table = await authorise(self._services, requester, match, "sit")
            return await _run_in_match(table, lambda: self._show(requester, table, values))

        async def work(requester: Requester) -> Screen:
            return await pick_match(self._router, requester, self._filter, go_on)

        await answer(self._router, interaction, work)

    async def _show(self, requester: Requester, table: Table, values: dict[str, Any]) -> Screen:
        look = self._variants[table.game]
        given = await _read_seats(look.parameters, values, table, requester.words, self._router)
        screen = await run_view_command(self._services, requester, table.match, look, given)
        if screen is None:
            raise Refusal("not-running")
        return screen

    async def _suggest(
        self, interaction: Interaction, key: str, typed: str
    ) -> list[app_commands.Choice[str]]:
        """The seats of the match that is meant."""
        requester = await requester_of(self._services, interaction)
        tables = await find_matches(self._router, requester, self._filter)
        if len(tables) != 1:
            return []
        names = _list_seat_names(tables[0], requester.words, self._router)
        return [
            app_commands.Choice(name=clip(f"{seat}. {name}", LONGEST_SUGGESTION), value=str(seat))
            for seat, name in names.items()
            if typed.casefold() in f"{seat}. {name}".casefold()
        ][:MOST_SUGGESTIONS]


def _guard_suggestions(router: Router, suggest: Suggest) -> Suggest:
    async def guarded(
        interaction: Interaction, key: str, typed: str
    ) -> list[app_commands.Choice[str]]:
        return await router.collect_suggestions(
            interaction, lambda: suggest(interaction, key, typed)
        )

    return guarded


async def _run_in_match(table: Table, work: Callable[[], Awaitable[Screen]]) -> Screen:
    """Work in a match, whose game has the words for what it refuses."""
    try:
        return await work()
    except REFUSALS as error:
        raise MatchRefusal(error, table) from error


def _list_seat_names(table: Table, words: Words, router: Router) -> dict[int, str]:
    screens = router.services.screens_of(table)
    return {
        seat.seat + 1: to_plain_text(screens.seat_name(table, seat.seat, words))
        for seat in table.seats
    }


async def _read_seats(
    parameters: tuple[Parameter, ...],
    values: dict[str, Any],
    table: Table,
    words: Words,
    router: Router,
) -> Values:
    """The values with seats by number: people type a number, a name, or the start of one."""
    seats = {one.key for one in parameters if one.kind == "seat"} & values.keys()
    numbers = {key: _read_seat(str(values[key]), table, words, router) for key in seats}
    return {**_normalise_notation(parameters, values), **numbers}


def _normalise_notation(
    parameters: tuple[Parameter, ...], values: dict[str, Any]
) -> dict[str, str | int]:
    """The options that were given, those of notation in Latin letters."""
    notation = {one.key for one in parameters if one.kind == "notation"}
    return {
        key: to_latin(str(value)) if key in notation else value
        for key, value in values.items()
        if value not in (None, "") or key in notation
    }


def _read_seat(text: str, table: Table, words: Words, router: Router) -> int:
    named = text.strip().lstrip("@").casefold()
    if 1 <= (read_number(named) or 0) <= len(table.seats):
        return int(named)
    users = {f"<@{seat.user}>": seat.seat + 1 for seat in table.seats if seat.user is not None}
    if text.strip() in users:
        return users[text.strip()]
    names = _list_seat_names(table, words, router)
    found = [seat for seat, name in names.items() if name.casefold().startswith(named)]
    if not named or len(found) != 1:
        raise Refusal("no-such-seat", text=to_plain_text(text)[:32])
    return found[0]
