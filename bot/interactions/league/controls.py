"""The controls of leagues that need more of the press than its parameters; the others are declared
in `pages.py` and `admin.py`."""

from dataclasses import replace
from typing import Any

from bot.interactions.declarations import Controls
from bot.interactions.inputs import meet_players, require_number
from bot.interactions.league.admin import LeagueAdmin
from bot.interactions.league.pages import LeaguePages
from bot.interactions.press import Press
from bot.interactions.responses import sentence_of
from bot.leagues.commands import find_session
from bot.leagues.repository import LoadedLeague
from bot.leagues.session_length import propose_settings
from bot.leagues.settings import LeagueSettings, put_measure_first
from bot.matches import Refusal
from bot.screens.screen import Form, Screen
from bot.screens.shared.league import home, sessions
from bot.screens.shared.league.settings import ASKED_FIRST, CLOCKS, TIMEOUT_CHOICES

control = Controls()


@control("league.begin", right="anyone")
async def show_start(press: Press) -> Screen:
    return await LeaguePages(press.requester).show_start()


@control("league.which", right="anyone")
async def choose_league(press: Press) -> Screen:
    pages = LeaguePages(press.requester)
    return await pages.show_home(await pages.load_league(require_number(press.chosen)))


@control("league.<league>.whom", right="anyone")
async def explain_rank(press: Press, league: int) -> Screen:
    pages = LeaguePages(press.requester)
    loaded, player = await pages.load_league(league), _read_player(press.chosen)
    if loaded.league.division_of(player) is None:  # names of others are not given away
        raise Refusal("older-control")
    return await pages.explain_rank(loaded, player)


async def build_new_league_form(press: Press, game: str) -> Form:
    rules = press.require_game(game)
    return home.build_new_league_form(propose_settings(rules), rules.seats, press.words)


@control("form.league.new.<game:word>", right="organise_server", build_form=build_new_league_form)
async def create_league(press: Press, game: str) -> Screen:
    rules, chosen = press.require_game(game), press.typed
    settings = propose_settings(rules)
    if chosen.get("table") in {str(size) for size in rules.seats}:
        settings = propose_settings(rules, int(chosen["table"]))
    for what in ASKED_FIRST:
        if choice := chosen.get(what):
            settings = replace(settings, **_read_settings(what, choice, settings))
    return await LeagueAdmin(press.requester).create_league(chosen.get("name", ""), settings)


async def _load(press: Press, league: int) -> tuple[LeagueAdmin, LoadedLeague]:
    """For organisers. Raises `Refusal`."""
    admin = LeagueAdmin(press.requester)
    return admin, await admin.load_league(league)


@control("league.<league>.enrol", right="organise_server")
async def enrol(press: Press, league: int) -> Screen:
    admin, loaded = await _load(press, league)
    return await admin.enrol(loaded, await meet_players(press.matches, press.people))


@control("league.<league>.drop", right="organise_server")
async def drop_chosen(press: Press, league: int) -> Screen:
    admin, loaded = await _load(press, league)
    return await admin.drop(loaded, _read_player(press.chosen), sure=False)


@control("league.<league>.session", right="organise_server")
async def show_session(press: Press, league: int) -> Screen:
    admin, loaded = await _load(press, league)
    return await admin.show_session(loaded, require_number(press.chosen))


@control("league.<league>.again.<session>", right="organise_server")
async def repeat_session(press: Press, league: int, session: int) -> Screen:
    admin, loaded = await _load(press, league)
    return await admin.repeat_session(loaded, session)


async def build_correction_form(press: Press, league: int, session: int) -> Form:
    """With what was typed before, if that was refused. Raises `Refusal`."""
    admin, loaded = await _load(press, league)
    slot, view = find_session(loaded.league, session), await admin.build_view(loaded)
    typed = press.pending.read_typed(press.player, press.control_id.control)
    return sessions.build_correction_form(view, slot, typed)


@control(
    "form.league.<league>.correct.<session>",
    right="organise_server",
    build_form=build_correction_form,
)
async def correct_session(press: Press, league: int, session: int) -> Screen:
    """The corrected session; or why not, with what was typed kept for its form."""
    admin, loaded = await _load(press, league)
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
    admin, loaded = await _load(press, league)
    slot = find_session(loaded.league, session)
    return sessions.build_void_form(await admin.build_view(loaded), slot)


@control("form.league.<league>.void.<session>", right="organise_server", build_form=build_void_form)
async def void_session(press: Press, league: int, session: int) -> Screen:
    admin, loaded = await _load(press, league)
    if "reason" not in press.typed:
        raise Refusal("older-control")
    return await admin.correct(loaded, session, "-", press.typed["reason"])


@control("league.<league>.set.<option:word>", right="organise_server")
async def set_option(press: Press, league: int, option: str) -> Screen:
    admin, loaded = await _load(press, league)
    changes = _read_settings(option, press.chosen, loaded.league.settings)
    return await admin.change_settings(loaded, changes, option)


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


def _read_player(text: str) -> int:
    """A player id; those of computer players are negative. Raises `Refusal`."""
    number = require_number(text.removeprefix("-"))
    return -number if text.startswith("-") else number
