"""What members see of a league and do."""

from collections.abc import Callable
from dataclasses import replace
from functools import wraps
from typing import Literal

from bot.interactions.declarations import AnyFunction, Controls, Parameter
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.leagues.repository import LoadedLeague
from bot.leagues.sessions import find_names
from bot.matches import Refusal
from bot.models.match import Table
from bot.screens.screen import LeaguePage, Screen
from bot.screens.shared.league import calendar, home, panel, standings
from bot.screens.shared.league import export as export_screens
from bot.screens.shared.league.formatting import LeagueView

control = Controls()


def _declare(pattern: str) -> Callable[[AnyFunction], AnyFunction]:
    """A control of a league, which a method of `LeaguePages` answers."""

    def declare(show: AnyFunction) -> AnyFunction:
        @wraps(show)
        async def answer(press: Press, league: int, **parameters: Parameter) -> Screen | None:
            pages = LeaguePages(press.requester)
            screen: Screen = await show(pages, await pages.load_league(league), **parameters)
            return screen

        control(pattern, right="anyone")(answer)
        return show

    return declare


class LeaguePages:
    def __init__(self, requester: Requester) -> None:
        self._services = requester.services
        self._leagues = requester.services.leagues
        self._requester = requester
        self._words = requester.words

    async def load_league(self, number: int) -> LoadedLeague:
        """A league of this server. Raises `Refusal`."""
        guild = self._requester.require_address().guild
        loaded = await self._leagues.get(number)
        if loaded.head.guild != guild:
            raise Refusal("no-such-league")
        return loaded

    async def find_league(self, name: str | None) -> LoadedLeague:
        """The league with this name or number, else that of this channel, else the newest of the
        server. Raises `Refusal`."""
        address = self._requester.require_address()
        there = await self._leagues.list_in_server(address.guild)
        if name is not None:
            wanted = name.strip().casefold()
            there = tuple(one for one in there if wanted in (one.name.casefold(), str(one.id)))
        here = [one for one in there if one.head.channel == address.channel]
        found = [*here, *there]
        if not found:
            raise Refusal("no-such-league")
        return found[0]

    async def show_start(self, name: str | None = None) -> Screen:
        """The home page of the league that is meant, or how to open one. In a channel without a
        league, organisers can open one there."""
        requester = self._requester
        address = requester.require_address()
        there = await self._leagues.list_in_server(address.guild)
        if name is None and not there:
            games = tuple(self._services.games)
            return home.render_no_league(games, requester.organiser, self._words)
        loaded = await self.find_league(name)
        is_free = not any(one.head.channel == address.channel for one in there)
        return await self.show_home(loaded, can_found=name is None and is_free)

    @_declare("league.<league>.home")
    async def show_home(self, loaded: LoadedLeague, *, can_found: bool = False) -> Screen:
        """`can_found`: with buttons for an organiser to open another league here."""
        there = await self._leagues.list_in_server(loaded.head.guild)
        known = [(one.id, one.name) for one in there]
        view, me = await self.build_view(loaded), self._requester.player
        organiser = self._requester.organiser
        games = tuple(self._services.games) if organiser and can_found else ()
        screen = home.render_league_home(view, me, organiser=organiser, others=known, games=games)
        what: Literal["start", "home"] = "start" if can_found else "home"
        return replace(screen, page=LeaguePage(loaded.id, loaded.league.seq, what))

    @_declare("league.<league>.table.<division>")
    async def show_standings(self, loaded: LoadedLeague, division: int = 0) -> Screen:
        """By default of the requester's division, as all pages of a division."""
        wanted = self._choose_division(loaded, division)
        running = await self._leagues.sessions.find_running(loaded, wanted)
        view = replace(await self._build_view_with_absence(loaded), running=running)
        return standings.render_standings(view, wanted)

    @_declare("league.<league>.ties.<division>")
    async def show_tie_breaks(self, loaded: LoadedLeague, division: int) -> Screen:
        wanted = self._choose_division(loaded, division)
        return standings.render_tie_breaks(await self.build_view(loaded), wanted)

    @_declare("league.<league>.picture.<division>")
    async def show_standings_picture(self, loaded: LoadedLeague, division: int) -> Screen:
        wanted = self._choose_division(loaded, division)
        view = await self._build_view_with_absence(loaded)
        return standings.render_standings_picture(view, wanted)

    @_declare("league.<league>.calendar.<division>")
    async def show_calendar(self, loaded: LoadedLeague, division: int = 0) -> Screen:
        wanted = self._choose_division(loaded, division)
        return calendar.render_calendar(await self.build_view(loaded), wanted)

    def _choose_division(self, loaded: LoadedLeague, division: int) -> int:
        return division or loaded.league.division_of(self._requester.player) or 1

    @_declare("league.<league>.next")
    async def show_schedule(self, loaded: LoadedLeague) -> Screen:
        tables: dict[int, Table] = {}
        view, me = await self.build_view(loaded), self._requester.player
        for slot in loaded.league.slots:
            there = (*slot.fixture.players, *view.stand_ins.get(slot.number, {}).values())
            if slot.state == "open" and me in there:
                match = await self._leagues.sessions.match_of(loaded, slot)
                tables[slot.number] = await self._services.matches.queries.read_table(match, me)
        return calendar.render_own_sessions(view, me, tables)

    @_declare("league.<league>.why")
    async def explain_rank(self, loaded: LoadedLeague, player: int | None = None) -> Screen:
        """By default of the requester."""
        player = self._requester.player if player is None else player
        return standings.render_rank_explanation(await self.build_view(loaded, player), player)

    async def list_seasons(self, player: int) -> list[str]:
        """A line for each season of this server that a player is or was last in."""
        guild = self._requester.guild
        there = () if guild is None else await self._leagues.list_in_server(guild)
        own = [one for one in there if one.league.division_of(player) is not None]
        lines = [standings.describe_own_season(await self.build_view(one), player) for one in own]
        return [line for line in lines if line is not None]

    @_declare("league.<league>.export")
    async def export(self, loaded: LoadedLeague) -> Screen:
        return export_screens.render_league_export(await self.build_view(loaded))

    @_declare("league.<league>.help")
    async def show_help(self, loaded: LoadedLeague | None = None) -> Screen:
        """How leagues work; from a league's page, with its settings."""
        organiser = self._requester.organiser
        games = tuple(self._services.games) if organiser else ()
        view = None if loaded is None else await self.build_view(loaded)
        return home.render_league_help(self._words, games, view, organiser=organiser)

    @_declare("league.<league>.join")
    async def join(self, loaded: LoadedLeague) -> Screen:
        await self._leagues.sign_up(loaded.id, self._requester.player)
        return await self.show_schedule(await self._leagues.get(loaded.id))

    @_declare("league.<league>.leave[.<sure:yes>]")
    async def leave(self, loaded: LoadedLeague, sure: str = "") -> Screen:
        """Asks before somebody leaves a running season."""
        me, league = self._requester.player, loaded.league
        if league.phase != "sign-up" and me not in league.substitutes and not sure:
            return panel.render_season_question(await self.build_view(loaded), "leave")
        await self._leagues.withdraw(loaded.id, me)
        now = await self._leagues.get(loaded.id)
        if league.phase == "sign-up" and me in league.roster:
            return calendar.render_withdrawal(await self.build_view(now))
        return await self.show_schedule(now)

    async def _build_view_with_absence(self, loaded: LoadedLeague) -> LeagueView:
        """Also with the sessions in which everyone is away."""
        deserted = await self._leagues.sessions.find_deserted(loaded)
        return replace(await self.build_view(loaded), deserted=deserted)

    async def build_view(self, loaded: LoadedLeague, *more: int) -> LeagueView:
        names = await self._leagues.read_names(loaded, more)
        at = self._leagues.at()
        single = self._leagues.is_single(loaded.league)
        return LeagueView(
            loaded.id, loaded.name, loaded.league, names, self._words, at,
            match_names=find_names(loaded.league.slots), single=single,
            reader=self._requester.player, organises=self._requester.organiser,
            stand_ins=await self._leagues.sessions.find_stand_ins(loaded),
        )  # fmt: skip
