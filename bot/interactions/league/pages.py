"""What everybody may see and do of a league, whether typed or pressed."""

from __future__ import annotations

from bot.interactions.requester import Requester
from bot.leagues.repository import LoadedLeague
from bot.matches import Refusal
from bot.presentation.services import Services
from bot.screens.screen import Screen
from bot.screens.shared.league import calendar, home, panel, standings
from bot.screens.shared.league import export as export_screens
from bot.screens.shared.league import home as home_screens
from bot.screens.shared.league.formatting import LeagueView
from bot.screens.shared.names import match_link


class LeaguePages:
    """Answers for one asker."""

    def __init__(self, house: Services, asker: Requester) -> None:
        self._house = house
        self._leagues = house.leagues
        self._asker = asker
        self._words = asker.words

    async def load_league(self, number: int) -> LoadedLeague:
        """A league of this server; there is no other here. Raises `Refusal`."""
        if self._asker.guild is None:
            raise Refusal("only-in-server")
        held = await self._leagues.get(number)
        if held.head.guild != self._asker.guild:
            raise Refusal("no-such-league")
        return held

    async def find_league(self, name: str | None) -> LoadedLeague:
        """The league of this name or number, else that of this channel, else the newest here."""
        if self._asker.guild is None or self._asker.address is None:
            raise Refusal("only-in-server")
        there = await self._leagues.list_in_server(self._asker.guild)
        if name is not None:
            wanted = name.strip().casefold()
            there = tuple(one for one in there if wanted in (one.name.casefold(), str(one.id)))
        here = [one for one in there if one.head.channel == self._asker.address.channel]
        found = [*here, *there]
        if not found:
            raise Refusal("no-such-league")
        return found[0]

    async def show_start(self, name: str | None = None) -> Screen:
        """Where everything begins: the league that is meant, or how one is opened."""
        asker = self._asker
        if asker.guild is None:
            raise Refusal("only-in-server")
        if name is None and not await self._leagues.list_in_server(asker.guild):
            return home.render_no_league(tuple(self._house.games), asker.organiser, self._words)
        return await self.show_home(await self.find_league(name))

    async def show_home(self, held: LoadedLeague) -> Screen:
        there = await self._leagues.list_in_server(held.head.guild)
        known = [(one.id, one.name) for one in there]
        asker, shown = self._asker, await self._build_view(held)
        return home.render_league_home(shown, asker.player, organiser=asker.organiser, others=known)

    async def show_standings(self, held: LoadedLeague, division: int = 0) -> Screen:
        wanted = division or held.league.division_of(self._asker.player) or 1
        return standings.render_standings(await self._build_view(held), wanted)

    async def show_calendar(self, held: LoadedLeague, division: int = 0) -> Screen:
        wanted = division or held.league.division_of(self._asker.player) or 1
        return calendar.render_calendar(await self._build_view(held), wanted)

    async def show_schedule(self, held: LoadedLeague) -> Screen:
        """When, where and against whom."""
        places: dict[int, calendar.MatchLink] = {}
        for slot in held.league.slots_of(self._asker.player):
            if slot.state == "open" and slot.match is not None:
                match = await self._leagues.sessions.match_of(held, slot)
                table = await self._house.matches.queries.read_table(match)
                places[slot.number] = (table.match, match_link(table))
        return calendar.render_own_sessions(
            await self._build_view(held), self._asker.player, places
        )

    async def explain_rank(self, held: LoadedLeague, player: int) -> Screen:
        return standings.render_rank_explanation(await self._build_view(held, player), player)

    async def export(self, held: LoadedLeague) -> Screen:
        return export_screens.render_league_export(await self._build_view(held))

    def show_help(self) -> Screen:
        games = tuple(self._house.games) if self._asker.organiser else ()
        return home_screens.render_league_help(self._words, games)

    async def join(self, held: LoadedLeague) -> Screen:
        await self._leagues.sign_up(held.id, self._asker.player)
        return await self.show_schedule(await self._leagues.get(held.id))

    async def leave(self, held: LoadedLeague, *, sure: bool) -> Screen:
        """Leaving a season that runs is asked twice."""
        me, league = self._asker.player, held.league
        if league.phase != "sign-up" and me not in league.substitutes and not sure:
            return panel.render_season_question(await self._build_view(held), "leave")
        await self._leagues.withdraw(held.id, me)
        return await self.show_schedule(await self._leagues.get(held.id))

    async def _build_view(self, held: LoadedLeague, *more: int) -> LeagueView:
        names = await self._leagues.read_names(held, more)
        return LeagueView(held.id, held.name, held.league, names, self._words)
