"""The lobby of a match: who joins, who is invited, when it starts, and what its host sets. The
poster itself answers a press on it, by its next edit; only the options are a private panel."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial, wraps

from bot.interactions.declarations import AnyFunction, Controls, Parameter
from bot.interactions.inputs import meet_players, require_number, require_offered
from bot.interactions.panels import show_panel
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.matches import Refusal
from bot.matches.lobby_settings import Flag
from bot.models.match import CLOCK_PRESETS, Status, Table, choose_days_clock
from bot.presentation.boards import answers_of, read_lobby_game
from bot.screens.screen import Screen
from bot.screens.shared import lobby_options
from bot.screens.shared.lobby import LIVE_CLOCK, render_closed
from engine.contract import FIRST_SEAT, OptionValue, ProposesOptions

control = Controls()


def _declare_change(
    *patterns: str, right: str, page: str = lobby_options.ABOUT, is_silent: bool = True
) -> Callable[[AnyFunction], AnyFunction]:
    """A control that changes the lobby; `page` of the options is shown again after a press there.
    The service checks the host's rights, in its transaction."""

    def declare(change: AnyFunction) -> AnyFunction:
        @wraps(change)
        async def answer(press: Press, **parameters: Parameter) -> Screen | None:
            if left_over := await _show_left_over(press):
                return left_over
            table = await change(press, **parameters)
            outcome = await _show_outcome(press.requester, table)
            if not press.in_panel:
                return outcome if table.status is Status.RUNNING else None
            shown = "seats" if parameters.get("option") == FIRST_SEAT else page
            return outcome or await _show_options(press.requester, table, shown)

        control(*patterns, right=right, is_silent=is_silent)(answer)
        return change

    return declare


@control(
    "lobby.options", "lobby.page.<page:about>", "lobby.page.<page:seats|rules|clock|guests>",
    right="see",
)  # fmt: skip
async def open_options(press: Press, page: str = lobby_options.ABOUT) -> Screen:
    left_over = await _show_left_over(press)
    return left_over or await show_options(press.requester, press.match, page)


async def show_options(requester: Requester, match: int, page: str) -> Screen:
    """Raises `Refusal` after the lobby."""
    return await _show_options(requester, await _read_lobby(requester, match), page)


@control("lobby.cancel", right="close")
async def ask_to_cancel(press: Press) -> Screen:
    left_over = await _show_left_over(press)
    if left_over is not None:
        return left_over
    table = await _read_lobby(press.requester, press.match)
    return lobby_options.render_cancel_question(table, press.words)


@_declare_change("lobby.join", right="see")
async def join(press: Press) -> Table:
    return await press.matches.lobbies.join(press.match, press.player)


@_declare_change("lobby.leave", right="see")
async def leave(press: Press) -> Table:
    return await press.matches.lobbies.leave(press.match, press.player)


@_declare_change("lobby.computer[.<level:word>]", right="host", page="seats")
async def add_computer(press: Press, level: str = "") -> Table:
    """Of the level that was chosen in the options, or that the poster's button has."""
    add = press.matches.lobbies.add_computer
    return await add(press.match, press.player, level or press.chosen)


@_declare_change("lobby.level.<level:word>", right="host")
async def set_level(press: Press, level: str) -> Table:
    """Of all computers."""
    return await press.matches.lobby_settings.set_level(press.match, press.player, level)


@_declare_change("lobby.seat", right="host", page="seats")
async def add_seat(press: Press) -> Table:
    return await press.matches.lobbies.add_seat(press.match, press.player)


@_declare_change("lobby.shrink", right="host", page="seats")
async def remove_seat(press: Press) -> Table:
    return await press.matches.lobby_settings.remove_seat(press.match, press.player)


@_declare_change("lobby.order", right="host", page="seats")
async def move_up(press: Press) -> Table:
    seat = require_number(press.chosen)
    return await press.matches.lobby_settings.move_up(press.match, press.player, seat)


@_declare_change("lobby.invite", right="host", page="guests")
async def invite(press: Press) -> Table:
    people = await meet_players(press.matches, press.people)
    return await press.matches.lobbies.invite(press.match, press.player, people)


@_declare_change("lobby.free", right="host", page="guests")
async def free_seat(press: Press) -> Table:
    seat = require_number(press.chosen)
    return await press.matches.lobbies.free_seat(press.match, press.player, seat)


@_declare_change("lobby.start", right="host", is_silent=False)
async def start(press: Press) -> Table:
    press.requester.require_permissions()
    return await press.matches.lobbies.start(press.match, press.player)


@_declare_change("lobby.colour", right="see")
async def choose_colour(press: Press) -> Table:
    """One of those that the game has, or none."""
    table = await press.matches.queries.read_table(press.match)
    offered = press.services.screens_of(table).list_colours(press.words)
    colour = require_offered(press.chosen, ["0", *(colour.value for colour in offered)])
    return await press.matches.lobbies.choose_colour(press.match, press.player, int(colour))


@_declare_change("lobby.<flag:open|auto|thread>.<state:on|off>", right="host", page="guests")
@_declare_change("lobby.<flag:session>.<state:on|off>", right="host", page="rules")
@_declare_change("lobby.<flag:rated>.<state:on|off>", right="host", page="clock")
async def set_flag(press: Press, flag: Flag, state: str) -> Table:
    settings = press.matches.lobby_settings
    return await settings.set_flag(press.match, press.player, flag, on=state == "on")


@_declare_change("lobby.pace.<pace:now|days>", right="host")
async def set_pace(press: Press, pace: str) -> Table:
    """The default clock of a match that is played now, or over days."""
    clock = LIVE_CLOCK
    if pace == "days":
        table = await press.matches.queries.read_table(press.match)
        game = press.services.games[table.game]
        answers = answers_of(game, len(table.seats), table.options)
        clock = CLOCK_PRESETS[choose_days_clock(answers)]
    return await press.matches.lobby_settings.set_clock(press.match, press.player, clock)


@_declare_change("lobby.propose.<name:word>", right="host")
async def follow_proposal(press: Press, name: str) -> Table:
    table = await press.matches.queries.read_table(press.match)
    game: object = press.services.games[table.game]
    proposals = game.propose_options(len(table.seats)) if isinstance(game, ProposesOptions) else {}
    for key, value in proposals[require_offered(name, proposals)].items():
        settings = press.matches.lobby_settings
        table = await settings.set_option(press.match, press.player, key, value)
    return table


@_declare_change("lobby.clock", right="host", page="clock")
async def set_clock(press: Press) -> Table:
    """A clock keeps what happens after a timeout."""
    clock = CLOCK_PRESETS.get(require_offered(press.chosen, (*CLOCK_PRESETS, "none")))
    before = (await press.matches.queries.read_table(press.match)).clock
    if clock is not None and before is not None:
        clock = replace(clock, on_timeout=before.on_timeout)
    return await press.matches.lobby_settings.set_clock(press.match, press.player, clock)


@_declare_change("lobby.late", right="host", page="clock")
async def set_late(press: Press) -> Table:
    clock = (await press.matches.queries.read_table(press.match)).clock
    late = require_offered(press.chosen, lobby_options.LATE)
    if clock is None:
        raise Refusal("no-clock")
    clock = replace(clock, on_timeout=late)
    return await press.matches.lobby_settings.set_clock(press.match, press.player, clock)


@_declare_change("lobby.rule", right="host", page="rules")
async def set_rule(press: Press) -> Table:
    key, _, value = press.chosen.partition("=")
    return await _set_option(press, key, value)


@_declare_change("lobby.own.<option:word>", right="see")
@_declare_change("lobby.set.<option:word>", right="host", page="rules")
async def set_option(press: Press, option: str) -> Table:
    return await _set_option(press, option, press.chosen)


async def _set_option(press: Press, key: str, text: str) -> Table:
    """The value as the option's kind has it; the game refuses one that makes no sense."""
    table = await press.matches.queries.read_table(press.match)
    specs = press.services.games[table.game].options
    spec = next((spec for spec in specs if spec.key == key), None)
    if spec is None or spec.kind in {"items", "whole"}:
        raise Refusal("older-control")
    value: OptionValue = text
    if spec.kind == "flag":
        value = text == "true"
    if spec.kind == "seats":
        value = tuple(sorted((one for one in text.split(",") if one), key=require_number))
    return await press.matches.lobby_settings.set_option(press.match, press.player, key, value)


async def _show_left_over(press: Press) -> Screen | None:
    """In a panel left over from the lobby, every press shows what has become of the match."""
    if not press.in_panel:
        return None
    table = await press.matches.queries.read_table(press.match)
    return await _show_outcome(press.requester, table)


async def _show_outcome(requester: Requester, table: Table) -> Screen | None:
    """The reader's panel of the match that has started, or that it was closed; None else."""
    if table.status is Status.RUNNING and table.seat_of(requester.player) is not None:
        return await show_panel(requester, table.match)
    if table.status is Status.CANCELLED and table.started is None:
        return render_closed(table, requester.words)
    return None


async def _read_lobby(requester: Requester, match: int) -> Table:
    table = await requester.matches.queries.read_table(match)
    if table.status is not Status.LOBBY:
        raise Refusal("not-a-lobby")
    return table


async def _show_options(requester: Requester, table: Table, page: str) -> Screen:
    game = await read_lobby_game(requester.services, table, requester.words)
    reader = reader_of(requester.player, partial(requester.has_right, table))
    return lobby_options.render_options(table, game, requester.words, page, reader)


def reader_of(player: int, has_right: Callable[[str], bool]) -> lobby_options.Reader:
    """Whoever has the rights that the controls declare may press them."""

    def may_press(name: str) -> bool:
        return any(has_right(one.right) for one in control.declared if one.read(name) is not None)

    return lobby_options.Reader(player, may_press)


@_declare_change("lobby.close", right="close")
async def cancel(press: Press) -> Table:
    """The host closes a lobby, or an organiser of its server."""
    matches, me = press.matches, press.player
    table = await _read_lobby(press.requester, press.match)
    if table.host != me and press.requester.can_organise(table):
        return await matches.play.end(press.match, me)
    return await matches.lobbies.cancel(press.match, me)
