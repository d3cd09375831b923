"""What organisers see of a league, and do: everything is authorised before anything else."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from bot.interactions.requester import Requester
from bot.leagues.commands import find_session as session_of
from bot.leagues.league import SimulationResult
from bot.leagues.repository import LoadedLeague
from bot.leagues.settings import LeagueSettings
from bot.markdown import to_plain_text
from bot.matches import Refusal
from bot.presentation.services import Services
from bot.screens.screen import Form, Screen
from bot.screens.shared.league import panel, sessions, settings, simulation
from bot.screens.shared.league import panel as panel_screens
from bot.screens.shared.league.formatting import LeagueView, describe_last_undo
from bot.screens.shared.pages import permission_names
from bot.storage.league_rows import LeagueRow

SIMULATED_PLAYERS: Final = 14
"""People that a rehearsal is played by where fewer have signed up than can begin."""
MOST_SIMULATED: Final = 32
EXTENSION: Final = 7


class LeagueAdmin:
    """Answers for one organiser. Raises `Refusal` where the asker does not run this server's
    matches."""

    def __init__(self, services: Services, requester: Requester) -> None:
        if not requester.organiser:
            raise Refusal("not-organiser")
        self._services = services
        self._leagues = services.leagues
        self._requester = requester
        self._words = requester.words

    async def show_panel(self, loaded: LoadedLeague, said: str = "") -> Screen:
        return panel.render_league_panel(
            await self._build_view(loaded),
            said,
            self._leagues.notices.closed_channels.get(loaded.id),
        )

    async def confirm(self, loaded: LoadedLeague, what: str) -> Screen:
        """The panel after something, with a word on it."""
        return await self.show_panel(loaded, self._words(f"league-done-{what}"))

    async def show_settings(self, loaded: LoadedLeague, page: str, said: str = "") -> Screen:
        seats = self._services.games[loaded.league.settings.game].seats
        return settings.render_settings_page(await self._build_view(loaded), page, seats, said)

    async def show_people(self, loaded: LoadedLeague, page: int = 0, said: str = "") -> Screen:
        return panel_screens.render_people(await self._build_view(loaded), said, page)

    async def show_sessions(self, loaded: LoadedLeague, page: int) -> Screen:
        return sessions.render_sessions(await self._build_view(loaded), page)

    async def show_session(self, loaded: LoadedLeague, number: int, said: str = "") -> Screen:
        slot = session_of(loaded.league, number)
        return sessions.render_session(await self._build_view(loaded), slot, said)

    async def create_league(self, name: str, game: str) -> Screen:
        """A league in this channel, with sensible terms."""
        address = self._requester.address
        if address is None:
            raise Refusal("only-in-server")
        if self._requester.missing_permissions:
            names = permission_names(self._requester.missing_permissions, self._words)
            raise Refusal("missing-permission", names=names)
        seats = self._services.games[game].seats
        table = next(size for size in (4, 3, 2) if size in seats)
        agreed = LeagueSettings(game, table=table, division=max(7, table))
        head = LeagueRow(
            0, address.guild, address.channel, to_plain_text(name), self._requester.player, 0
        )
        loaded = await self._leagues.create(head, agreed)
        return await self.confirm(loaded, "found")

    async def enrol(self, loaded: LoadedLeague, players: list[int]) -> Screen:
        for player in players:
            loaded = await self._leagues.sign_up(loaded.id, player, self._requester.player)
        return await self.show_people(loaded, 0, self._words("league-done-enrol"))

    async def drop(self, loaded: LoadedLeague, player: int, *, sure: bool) -> Screen:
        """Somebody out, before a season or, asked twice, during it."""
        league = loaded.league
        plays = league.division_of(player) is not None and player not in league.dropped
        if plays and league.phase != "sign-up" and not sure:
            return panel.render_drop_question(await self._build_view(loaded), player)
        loaded = await self._leagues.withdraw(loaded.id, player, self._requester.player)
        return await self.show_people(loaded, 0, self._words("league-done-drop"))

    async def correct(self, loaded: LoadedLeague, number: int, points: str, reason: str) -> Screen:
        """Points by seat as typed; a hyphen: the session counts for nobody."""
        scores = read_points(points)
        me = self._requester.player
        loaded = await self._leagues.correct(loaded.id, me, number, scores, reason)
        said = self._words("league-done-correct", number=number)
        return await self.show_session(loaded, number, said)

    async def build_form(
        self, loaded: LoadedLeague, number: int, typed: Mapping[str, str], *, void: bool
    ) -> Form:
        """The form that corrects a session, or lets it count for nobody."""
        shown, slot = await self._build_view(loaded), session_of(loaded.league, number)
        return (
            sessions.build_void_form(shown, slot)
            if void
            else sessions.build_correction_form(shown, slot, typed)
        )

    async def repeat_session(self, loaded: LoadedLeague, number: int) -> Screen:
        loaded = await self._leagues.repeat(loaded.id, self._requester.player, number)
        return await self.show_session(
            loaded, number, self._words("league-done-again", number=number)
        )

    async def undo(self, loaded: LoadedLeague) -> Screen:
        loaded = await self._leagues.undo(loaded.id, self._requester.player)
        what = describe_last_undo(await self._build_view(loaded))
        return await self.show_panel(loaded, self._words("league-done-undo", act=what))

    async def move_here(self, loaded: LoadedLeague) -> Screen:
        """The league is shown in this channel from now on."""
        if self._requester.address is None:
            raise Refusal("only-in-server")
        loaded = await self._leagues.move(loaded.id, self._requester.address.channel)
        return await self.confirm(loaded, "here")

    async def announce(self, loaded: LoadedLeague) -> Screen:
        loaded = await self._leagues.notices.announce(loaded.id, "sign-up", self._leagues.at())
        return await self.confirm(loaded, "announce")

    async def ask_to_end(self, loaded: LoadedLeague) -> Screen:
        return panel.render_season_question(await self._build_view(loaded), "end")

    async def simulate(self, loaded: LoadedLeague, players: int | None = None) -> Screen:
        count = players or len(loaded.league.players)
        if count < loaded.league.settings.min_players:
            count = SIMULATED_PLAYERS
        count = min(count, MOST_SIMULATED)
        done: SimulationResult = await self._services.simulate(loaded.league.settings, count)
        return simulation.render_simulation(done, count, await self._build_view(loaded))

    async def _build_view(self, loaded: LoadedLeague) -> LeagueView:
        names = await self._leagues.read_names(loaded)
        return LeagueView(loaded.id, loaded.name, loaded.league, names, self._words)


def read_points(text: str) -> tuple[int, ...] | None:
    """Points by seat; a hyphen between two numbers is no sign, one alone: for nobody."""
    return None if text.strip() == "-" else tuple(map(int, _NUMBER.findall(text)))


_NUMBER: Final = re.compile(r"(?<!\d)-?\d{1,4}(?!\d)")
