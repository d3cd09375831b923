"""The controls of leagues, but for those that a page of its members answers alone (`pages.py`)."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Final

from bot.interactions.declarations import AnyFunction, BuildForm, Controls, Parameter
from bot.interactions.inputs import meet_players, require_number
from bot.interactions.league.admin import EXTENSION, LeagueAdmin
from bot.interactions.league.pages import LeaguePages
from bot.interactions.press import Press
from bot.interactions.responses import sentence_of
from bot.leagues.repository import LoadedLeague
from bot.leagues.settings import LeagueSettings, put_measure_first
from bot.matches import Refusal
from bot.screens.screen import Form, Screen
from bot.screens.shared.league import home
from bot.screens.shared.league.settings import CLOCKS, TIMEOUT_CHOICES

control = Controls()


@control("league.begin", right="anyone")
async def show_start(press: Press) -> Screen:
    return await LeaguePages(press.requester).show_start()


@control("league.which", right="anyone")
async def choose_league(press: Press) -> Screen:
    pages = LeaguePages(press.requester)
    return await pages.show_home(await pages.load_league(require_number(press.chosen)))


@control("league.<league>.leave.yes", right="anyone")
async def leave(press: Press, league: int) -> Screen:
    pages = LeaguePages(press.requester)
    return await pages.leave(await pages.load_league(league), sure=True)


@control("league.<league>.whom", right="anyone")
async def explain_rank(press: Press, league: int) -> Screen:
    pages = LeaguePages(press.requester)
    loaded = await pages.load_league(league)
    return await pages.explain_rank(loaded, _read_member(loaded, press.chosen))


async def build_new_league_form(press: Press, game: str) -> Form:
    _require_game(press, game)
    return home.build_new_league_form(game, press.words)


@control("form.league.new.<game:word>", right="organise_server", build_form=build_new_league_form)
async def create_league(press: Press, game: str) -> Screen:
    _require_game(press, game)
    name = press.typed.get("name", "")
    return await LeagueAdmin(press.requester).create_league(name, game)


def _require_game(press: Press, game: str) -> None:
    """Raises `Refusal`."""
    if game not in press.services.games:
        raise Refusal("older-control")


def _declare(
    pattern: str, *, explains: bool = False, build_form: BuildForm | None = None
) -> Callable[[AnyFunction], AnyFunction]:
    """A control for organisers, whose function gets the press, their pages and the league.
    `explains`: what is refused is told on the page as it is: the pressed one may be an old one."""

    def declare(function: AnyFunction) -> AnyFunction:
        @wraps(function)
        async def answer(press: Press, league: int, **parameters: Parameter) -> Screen | None:
            admin = LeagueAdmin(press.requester)
            loaded = await admin.load_league(league)
            try:
                screen: Screen = await function(press, admin, loaded, **parameters)
            except Refusal as error:
                if not explains or error.code == "older-control":
                    raise
                why = sentence_of(press.requester, error, None)
                loaded = await admin.load_league(league)
                return await admin.show_panel(loaded, warning=f"⚠️ {why}")
            return screen

        control(pattern, right="organise_server", build_form=build_form)(answer)
        return function

    return declare


@_declare("league.<league>.panel")
async def show_panel(_: Press, admin: LeagueAdmin, loaded: LoadedLeague) -> Screen:
    return await admin.show_panel(loaded)


@_declare("league.<league>.terms.<page:play|points>")
async def show_settings(_: Press, admin: LeagueAdmin, loaded: LoadedLeague, page: str) -> Screen:
    return await admin.show_settings(loaded, page)


@_declare("league.<league>.people[.<page>]")
async def show_people(_: Press, admin: LeagueAdmin, loaded: LoadedLeague, page: int = 0) -> Screen:
    return await admin.show_people(loaded, page)


@_declare("league.<league>.enrol")
async def enrol(press: Press, admin: LeagueAdmin, loaded: LoadedLeague) -> Screen:
    return await admin.enrol(loaded, await meet_players(press.matches, press.people))


@_declare("league.<league>.drop")
async def drop_chosen(press: Press, admin: LeagueAdmin, loaded: LoadedLeague) -> Screen:
    return await admin.drop(loaded, _read_player(press.chosen), sure=False)


@_declare("league.<league>.drop.<player:signed>")
async def drop(_: Press, admin: LeagueAdmin, loaded: LoadedLeague, player: int) -> Screen:
    return await admin.drop(loaded, player, sure=True)


@_declare("league.<league>.sessions.<page>")
async def show_sessions(_: Press, admin: LeagueAdmin, loaded: LoadedLeague, page: int) -> Screen:
    return await admin.show_sessions(loaded, page)


@_declare("league.<league>.session")
async def show_session(press: Press, admin: LeagueAdmin, loaded: LoadedLeague) -> Screen:
    return await admin.show_session(loaded, require_number(press.chosen))


async def build_correction_form(press: Press, league: int, session: int) -> Form:
    """With what was typed before, if that was refused. Raises `Refusal`."""
    admin = LeagueAdmin(press.requester)
    typed = press.pending.read_typed(press.player, press.control_id.control)
    return await admin.build_form(await admin.load_league(league), session, typed, void=False)


@_declare("form.league.<league>.correct.<session>", build_form=build_correction_form)
async def correct_session(
    press: Press, admin: LeagueAdmin, loaded: LoadedLeague, session: int
) -> Screen:
    """The corrected session; or why not, with what was typed kept for its form."""
    me, name, typed = press.player, press.control_id.control, press.typed
    try:
        points, reason = typed.get("points", ""), typed.get("reason", "")
        screen = await admin.correct(loaded, session, points, reason)
    except Refusal as error:
        press.pending.keep_typed(me, name, typed)
        why = sentence_of(press.requester, error, None)
        return await admin.show_session(loaded, session, f"⚠️ {why}")
    press.pending.drop_typed(me, name)
    return screen


async def build_void_form(press: Press, league: int, session: int) -> Form:
    """Raises `Refusal`."""
    admin = LeagueAdmin(press.requester)
    return await admin.build_form(await admin.load_league(league), session, {}, void=True)


@_declare("form.league.<league>.void.<session>", build_form=build_void_form)
async def void_session(
    press: Press, admin: LeagueAdmin, loaded: LoadedLeague, session: int
) -> Screen:
    if "reason" not in press.typed:
        raise Refusal("older-control")
    return await admin.correct(loaded, session, "-", press.typed["reason"])


@_declare("league.<league>.again.<session>")
async def repeat_session(
    _: Press, admin: LeagueAdmin, loaded: LoadedLeague, session: int
) -> Screen:
    return await admin.repeat_session(loaded, session)


@_declare("league.<league>.rehearse")
async def simulate(_: Press, admin: LeagueAdmin, loaded: LoadedLeague) -> Screen:
    return await admin.simulate(loaded)


@_declare("league.<league>.silent")
async def show_silent_help(_: Press, admin: LeagueAdmin, loaded: LoadedLeague) -> Screen:
    return await admin.show_silent_help(loaded)


@_declare("league.<league>.announce")
async def announce(_: Press, admin: LeagueAdmin, loaded: LoadedLeague) -> Screen:
    return await admin.announce(loaded)


@_declare("league.<league>.begin", explains=True)
async def ask_to_begin(_: Press, admin: LeagueAdmin, loaded: LoadedLeague) -> Screen:
    return await admin.ask_to_begin(loaded)


@_declare("league.<league>.begin.yes", explains=True)
async def begin(press: Press, admin: LeagueAdmin, loaded: LoadedLeague) -> Screen:
    loaded = await press.services.leagues.begin(loaded.id, press.player)
    return await admin.confirm(loaded, "begin")


@_declare("league.<league>.computer", explains=True)
async def add_computer(press: Press, admin: LeagueAdmin, loaded: LoadedLeague) -> Screen:
    loaded = await press.services.leagues.add_computer(loaded.id, press.player)
    return await admin.confirm(loaded, "computer")


@_declare("league.<league>.<what:pause|resume>", explains=True)
async def pause(press: Press, admin: LeagueAdmin, loaded: LoadedLeague, what: str) -> Screen:
    on = what == "pause"
    loaded = await press.services.leagues.pause(loaded.id, press.player, on=on)
    return await admin.confirm(loaded, what)


@_declare("league.<league>.hasten", explains=True)
async def ask_to_hasten(press: Press, admin: LeagueAdmin, loaded: LoadedLeague) -> Screen:
    if loaded.league.count_open_sessions():
        return await admin.ask(loaded, "hasten")
    return await hasten(press, admin, loaded)


@_declare("league.<league>.hasten.yes", explains=True)
async def hasten(press: Press, admin: LeagueAdmin, loaded: LoadedLeague) -> Screen:
    loaded = await press.services.leagues.hasten(loaded.id, press.player)
    return await admin.confirm(loaded, "hasten")


@_declare("league.<league>.extend", explains=True)
async def extend(press: Press, admin: LeagueAdmin, loaded: LoadedLeague) -> Screen:
    loaded = await press.services.leagues.extend(loaded.id, press.player, EXTENSION)
    return await admin.confirm(loaded, "extend")


@_declare("league.<league>.remind", explains=True)
async def remind(_: Press, admin: LeagueAdmin, loaded: LoadedLeague) -> Screen:
    return await admin.remind(loaded)


@_declare("league.<league>.undo.<act>", explains=True)
async def undo(_: Press, admin: LeagueAdmin, loaded: LoadedLeague, act: int) -> Screen:
    return await admin.undo(loaded, act)


@_declare("league.<league>.end")
async def ask_to_end(_: Press, admin: LeagueAdmin, loaded: LoadedLeague) -> Screen:
    return await admin.ask(loaded, "end")


@_declare("league.<league>.end.yes", explains=True)
async def end(press: Press, admin: LeagueAdmin, loaded: LoadedLeague) -> Screen:
    return await admin.confirm(await press.services.leagues.end(loaded.id, press.player), "end")


@_declare("league.<league>.set.<option:word>")
async def set_option(press: Press, admin: LeagueAdmin, loaded: LoadedLeague, option: str) -> Screen:
    changes = _read_settings(option, press.chosen, loaded.league.settings)
    return await _change_settings(press, admin, loaded, changes, option)


@_declare("league.<league>.flag.<flag:rated|final|annul|quick|single>")
async def toggle_flag(press: Press, admin: LeagueAdmin, loaded: LoadedLeague, flag: str) -> Screen:
    on = bool(getattr(loaded.league.settings, flag))
    return await _change_settings(press, admin, loaded, {flag: not on})


@_declare("league.<league>.fix.<option:word>.<value:word>[.<page:play|points>]")
async def fix_option(
    press: Press, admin: LeagueAdmin, loaded: LoadedLeague, option: str, value: str, page: str = ""
) -> Screen:
    """Follow a suggestion, and show the page that it was on: without one, the panel."""
    changes = _read_fix(option, value)
    loaded = await press.services.leagues.change_settings(loaded.id, press.player, **changes)
    if page:
        return await admin.show_settings(loaded, page, press.words("league-done-saved"))
    return await admin.confirm(loaded, "saved")


async def _change_settings(
    press: Press,
    admin: LeagueAdmin,
    loaded: LoadedLeague,
    changes: dict[str, Any],
    menu: str = "",
) -> Screen:
    """Then show the page of the changed settings, with a note above the menu that was used."""
    loaded = await press.services.leagues.change_settings(loaded.id, press.player, **changes)
    page = "points" if {*changes} & _POINTS_PAGE else "play"
    return await admin.show_settings(loaded, page, press.words("league-done-saved"), menu)


_POINTS_PAGE: Final = {
    "interval", "clock", "late", "played", "prizes", "order", "rated", "quick", "single",
}  # fmt: skip


def _read_fix(name: str, value: str) -> dict[str, Any]:
    """The setting that a suggestion changes. Raises `Refusal`."""
    match name:
        case "quick" | "single":
            return {name: bool(require_number(value))}
        case "table" | "interval":
            return {name: require_number(value)}
        case "clock" if value in CLOCKS:
            return {name: value}
        case _:
            raise Refusal("older-control")


def _read_settings(what: str, chosen: str, present: LeagueSettings) -> dict[str, Any]:
    """The settings that a menu's choice changes. Raises `Refusal`."""
    parts = chosen.split("-")
    match what, parts:
        case "format", ["season"]:
            return {"format": "season"}
        case "format", ["swiss", rounds]:
            return {"format": "swiss", "rounds": require_number(rounds)}
        case "table" | "places" | "movers" | "played", [number]:
            return {what: require_number(number)}
        case "division", [number, "column" | "pyramid" as shape]:
            return {"division": require_number(number), "shape": shape}
        case "pace", [days, count]:
            return {"interval": require_number(days), "at_once": require_number(count)}
        case "clock", [clock] if clock in CLOCKS:
            return {"clock": clock}
        case "late", [late] if late in TIMEOUT_CHOICES:
            return {"late": late}
        case "prizes", [_, *_]:
            return {"prizes": tuple(map(require_number, parts))}
        case "first", [measure] if measure in present.order[1:-1]:
            return {"order": put_measure_first(present.order, measure)}
        case _:
            raise Refusal("older-control")


def _read_member(loaded: LoadedLeague, text: str) -> int:
    """A player of this season: names of other people are not given away. Raises `Refusal`."""
    player = _read_player(text)
    if loaded.league.division_of(player) is None:
        raise Refusal("older-control")
    return player


def _read_player(text: str) -> int:
    """A player id; those of computer players are negative. Raises `Refusal`."""
    number = require_number(text.removeprefix("-"))
    return -number if text.startswith("-") else number
