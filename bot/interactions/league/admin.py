"""What organisers see of a league and do."""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import wraps
from typing import Any, Final

from bot.interactions.declarations import AnyFunction, Controls, Parameter
from bot.interactions.inputs import require_number
from bot.interactions.league.pages import LeaguePages
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.interactions.responses import sentence_of
from bot.leagues import commands
from bot.leagues.announcements import list_away_pairs, read_absence
from bot.leagues.events import Body
from bot.leagues.league import League
from bot.leagues.repository import LoadedLeague
from bot.leagues.season_rules import remind_after
from bot.leagues.session_length import SessionLength, list_flags
from bot.leagues.settings import LeagueSettings
from bot.markdown import to_plain_text
from bot.matches import Refusal
from bot.screens.screen import LeaguePage, Screen
from bot.screens.shared.league import panel, sessions, settings, simulation
from bot.screens.shared.league.announcements import describe_new_ranks, list_reminded
from bot.screens.shared.league.formatting import LeagueView
from bot.screens.shared.league.settings import CLOCKS
from bot.storage.leagues import LeagueRow

control = Controls()
SIMULATED_PLAYERS: Final = 14  # players of a simulation if too few have signed up to begin
MOST_SIMULATED: Final = 32
EXTENSION: Final = 7
_NUMBER: Final = re.compile(r"(?<!\d)-?\d{1,4}(?!\d)")
_POINTS_PAGE: Final = {
    "interval", "clock", "late", "played", "prizes", "order", "rated", "quick", "single",
}  # fmt: skip


def _declare(pattern: str, *, explains: bool = False) -> Callable[[AnyFunction], AnyFunction]:
    """A control for organisers, which a method of `LeagueAdmin` answers. `explains`: what is
    refused is told on the panel as it is: the pressed one may be an old one."""

    def declare(show: AnyFunction) -> AnyFunction:
        @wraps(show)
        async def answer(press: Press, league: int, **parameters: Parameter) -> Screen | None:
            admin = LeagueAdmin(press.requester)
            loaded = await admin.load_league(league)
            try:
                screen: Screen = await show(admin, loaded, **parameters)
                return screen
            except Refusal as error:
                if not explains or error.code == "older-control":
                    raise
                why = sentence_of(press.requester, error, None)
                loaded = await admin.load_league(league)
                return await admin.show_panel(loaded, warning=f"⚠️ {why}")

        control(pattern, right="organise_server")(answer)
        return show

    return declare


class LeagueAdmin(LeaguePages):
    """The screens of one organiser. Raises `Refusal` for anybody else."""

    def __init__(self, requester: Requester) -> None:
        requester.require_organiser()
        super().__init__(requester)

    @_declare("league.<league>.panel")
    async def show_panel(
        self, loaded: LoadedLeague, note: str = "", *, warning: str = ""
    ) -> Screen:
        """A note stays while the page is brought up to date, a warning does not."""
        closed = self._leagues.notices.closed_channels.get(loaded.id)
        length = await self._estimate_session(loaded)
        view = await self._build_panel_view(loaded)
        screen = panel.render_league_panel(view, note or warning, closed, length)
        return replace(screen, page=LeaguePage(loaded.id, loaded.league.seq, "panel", note))

    @_declare("league.<league>.silent")
    async def show_silent_help(self, loaded: LoadedLeague) -> Screen:
        return panel.render_silent_help(await self._build_panel_view(loaded))

    async def _build_panel_view(self, loaded: LoadedLeague) -> LeagueView:
        view = await self._build_view_with_absence(loaded)
        sessions = self._leagues.sessions
        stalled = await sessions.find_stalled(loaded, view.at)
        absence = await sessions.find_absence(loaded)
        left = (pair.split(":") for pair in list_away_pairs(absence))
        return replace(
            view,
            undoes=commands.find_undoable(loaded.league),
            is_stuck=loaded.league.phase == "running" and bool(stalled),
            late=await sessions.find_late(loaded, view.at),
            away=read_absence(absence["away_in"]),
            left=[(int(number), int(player)) for number, player in left],
            reminded=await self._list_reminded(loaded),
        )

    async def _list_reminded(self, loaded: LoadedLeague) -> tuple[int, ...]:
        asked = self._leagues.at() - remind_after(loaded.league)
        waits = await self._leagues.sessions.find_waits(loaded, asked)
        return list_reminded(waits, loaded.league, self._requester.player)

    @_declare("league.<league>.remind", explains=True)
    async def remind(self, loaded: LoadedLeague) -> Screen:
        """Mention those for whom matches wait in the league's channel."""
        loaded = await self._act(loaded, commands.remind_players, self._leagues.at())
        view = await self.build_view(loaded)
        who = view.join_names(await self._list_reminded(loaded))
        return await self.show_panel(loaded, self._words("league-done-remind", who=who))

    async def _act(
        self, loaded: LoadedLeague, decide: Callable[..., list[Body]], *args: Any
    ) -> LoadedLeague:
        return await self._leagues.act(loaded.id, self._requester.player, decide, *args)

    async def confirm(self, loaded: LoadedLeague, what: str) -> Screen:
        """The panel, with a note on what was done."""
        return await self.show_panel(loaded, self._words(f"league-done-{what}"))

    @_declare("league.<league>.terms.<page:play|points>")
    async def show_settings(
        self, loaded: LoadedLeague, page: str, note: str = "", menu: str = ""
    ) -> Screen:
        game = self._services.games[loaded.league.settings.game]
        view, length = await self.build_view(loaded), await self._estimate_session(loaded)
        flags = list_flags(loaded.league.settings, game)
        return settings.render_settings_page(
            view, page, game.seats, note, menu, length=length, flags=flags
        )

    async def change_settings(
        self, loaded: LoadedLeague, changes: Mapping[str, Any], menu: str = ""
    ) -> Screen:
        """Then show the page of the changed settings, with a note above the menu that was used."""
        loaded = await self._leagues.change_settings(loaded.id, self._requester.player, **changes)
        page = "points" if {*changes} & _POINTS_PAGE else "play"
        return await self.show_settings(loaded, page, self._words("league-done-saved"), menu)

    @_declare("league.<league>.flag.<flag:rated|final|annul|quick|single>")
    async def toggle_flag(self, loaded: LoadedLeague, flag: str) -> Screen:
        return await self.change_settings(loaded, {flag: not getattr(loaded.league.settings, flag)})

    @_declare("league.<league>.fix.<option:word>.<value:word>[.<page:play|points>]")
    async def fix_option(
        self, loaded: LoadedLeague, option: str, value: str, page: str = ""
    ) -> Screen:
        """Follow a suggestion, and show the page that it was on: without one, the panel."""
        changes: dict[str, Any]
        match option:
            case "quick" | "single":
                changes = {option: bool(require_number(value))}
            case "table" | "interval":
                changes = {option: require_number(value)}
            case "clock" if value in CLOCKS:
                changes = {option: value}
            case _:
                raise Refusal("older-control")
        loaded = await self._leagues.change_settings(loaded.id, self._requester.player, **changes)
        if page:
            return await self.show_settings(loaded, page, self._words("league-done-saved"))
        return await self.confirm(loaded, "saved")

    async def _estimate_session(self, loaded: LoadedLeague) -> SessionLength | None:
        """While settings can be changed."""
        signing_up = loaded.league.phase == "sign-up"
        return await self._leagues.estimate_session(loaded) if signing_up else None

    @_declare("league.<league>.people[.<page>]")
    async def show_people(self, loaded: LoadedLeague, page: int = 0, note: str = "") -> Screen:
        return panel.render_people(await self.build_view(loaded), note, page)

    @_declare("league.<league>.sessions.<page>")
    async def show_sessions(self, loaded: LoadedLeague, page: int) -> Screen:
        return sessions.render_sessions(await self._build_view_with_absence(loaded), page)

    async def show_session(self, loaded: LoadedLeague, number: int, note: str = "") -> Screen:
        slot = commands.find_session(loaded.league, number)
        view = replace(await self.build_view(loaded), undoes=commands.find_undoable(loaded.league))
        return sessions.render_session(view, slot, note)

    async def create_league(self, name: str, terms: LeagueSettings) -> Screen:
        address = self._requester.require_address()
        self._requester.require_permissions()
        name = to_plain_text(name) or self._words("command-league-name")
        head = LeagueRow(0, address.guild, address.channel, name, self._requester.player, 0)
        return await self.confirm(await self._leagues.create(head, terms), "found")

    async def enrol(self, loaded: LoadedLeague, players: list[int]) -> Screen:
        for player in players:
            loaded = await self._leagues.sign_up(loaded.id, player, self._requester.player)
        return await self.show_people(loaded, 0, self._words("league-done-enrol"))

    @_declare("league.<league>.drop.<player:signed>")
    async def drop(self, loaded: LoadedLeague, player: int, *, sure: bool = True) -> Screen:
        """Take somebody out; during a season, ask first."""
        league = loaded.league
        plays = league.division_of(player) is not None and player not in league.dropped
        if plays and league.phase != "sign-up" and not sure:
            return panel.render_drop_question(await self.build_view(loaded), player)
        loaded = await self._leagues.withdraw(loaded.id, player, self._requester.player)
        return await self.show_people(loaded, 0, self._words("league-done-drop"))

    async def correct(
        self, loaded: LoadedLeague, match: int, points: str, reason: str = ""
    ) -> Screen:
        """Points by seat as typed; a hyphen voids the match, by its number in the league."""
        scores, me, before = read_points(points), self._requester.player, loaded.league
        loaded = await self._leagues.correct(loaded.id, me, match, scores, reason)
        notes = [self._words("league-done-correct", number=match)]
        if are_league_points(loaded.league, scores):
            notes.append(self._words("league-done-scale", points=" ".join(map(str, scores or ()))))
        notes += describe_new_ranks(await self.build_view(loaded), before)
        return await self.show_session(loaded, match, "\n".join(notes))

    async def repeat_session(self, loaded: LoadedLeague, match: int) -> Screen:
        loaded = await self._act(loaded, commands.repeat_session, match)
        note = self._words("league-done-again", number=match)
        return await self.show_session(loaded, match, note)

    @_declare("league.<league>.undo.<act>", explains=True)
    async def undo(self, loaded: LoadedLeague, act: int) -> Screen:
        loaded = await self._act(loaded, commands.undo_act, act)
        what = (await self.build_view(loaded)).describe_last_undo()
        return await self.show_panel(loaded, self._words("league-done-undo", act=what))

    async def move_here(self, loaded: LoadedLeague) -> Screen:
        """Show the league in this channel from now on."""
        channel = self._requester.require_address().channel
        loaded = await self._leagues.move(loaded.id, channel)
        return await self.confirm(loaded, "here")

    @_declare("league.<league>.announce")
    async def announce(self, loaded: LoadedLeague) -> Screen:
        loaded = await self._leagues.notices.announce(loaded.id, "sign-up", self._leagues.at())
        return await self.confirm(loaded, "announce")

    @_declare("league.<league>.computer", explains=True)
    async def add_computer(self, loaded: LoadedLeague) -> Screen:
        loaded = await self._act(loaded, commands.add_computer)
        return await self.confirm(loaded, "computer")

    @_declare("league.<league>.<what:pause|resume>", explains=True)
    async def pause(self, loaded: LoadedLeague, what: str) -> Screen:
        loaded = await self._act(loaded, commands.pause_season, what == "pause")
        return await self.confirm(loaded, what)

    @_declare("league.<league>.extend", explains=True)
    async def extend(self, loaded: LoadedLeague) -> Screen:
        loaded = await self._act(loaded, commands.extend_season, EXTENSION)
        return await self.confirm(loaded, "extend")

    @_declare("league.<league>.begin", explains=True)
    async def ask_to_begin(self, loaded: LoadedLeague) -> Screen:
        """Ask to confirm the start of a season. Raises `Refusal` if it can't begin."""
        commands.require_enough_players(loaded.league)
        return panel.render_start_question(await self.build_view(loaded))

    @_declare("league.<league>.begin.yes", explains=True)
    async def begin(self, loaded: LoadedLeague) -> Screen:
        loaded = await self._leagues.begin(loaded.id, self._requester.player)
        return await self.confirm(loaded, "begin")

    @_declare("league.<league>.hasten", explains=True)
    async def ask_to_hasten(self, loaded: LoadedLeague) -> Screen:
        if loaded.league.count_open_sessions():
            return panel.render_season_question(await self.build_view(loaded), "hasten")
        return await self.hasten(loaded)

    @_declare("league.<league>.hasten.yes", explains=True)
    async def hasten(self, loaded: LoadedLeague) -> Screen:
        loaded = await self._act(loaded, commands.hasten_round, self._leagues.at())
        return await self.confirm(loaded, "hasten")

    @_declare("league.<league>.end")
    async def ask_to_end(self, loaded: LoadedLeague) -> Screen:
        return panel.render_season_question(await self.build_view(loaded), "end")

    @_declare("league.<league>.end.yes", explains=True)
    async def end(self, loaded: LoadedLeague) -> Screen:
        loaded = await self._act(loaded, commands.close_season)
        return await self.confirm(loaded, "end")

    @_declare("league.<league>.rehearse")
    async def simulate(self, loaded: LoadedLeague, people: int | None = None) -> Screen:
        count = people or len(loaded.league.players)
        if count < loaded.league.settings.min_players:
            count = SIMULATED_PLAYERS
        count = min(count, MOST_SIMULATED)
        answer_days = await self._leagues.count_answer_days(loaded)
        result = await self._services.simulate(loaded.league.settings, count, answer_days)
        view, me = await self.build_view(loaded), self._requester.player
        return simulation.render_simulation(result, count, view, answer_days, me)


def read_points(text: str) -> tuple[int, ...] | None:
    """Points by seat, None for a single hyphen; a hyphen between two numbers is not a sign."""
    return None if text.strip() == "-" else tuple(map(int, _NUMBER.findall(text)))


def are_league_points(league: League, scores: tuple[int, ...] | None) -> bool:
    """Whether they look like the points of the league by rank and not like those of a match."""
    if not scores or len({*scores}) == 1:
        return False
    return [*sorted(scores, reverse=True)] == [*league.season_settings.prizes[: len(scores)]]
