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
from bot.storage.league_rows import LeagueRow, NewAnnouncement

SIMULATED_PLAYERS: Final = 14
"""People that a rehearsal is played by where fewer have signed up than can begin."""
MOST_SIMULATED: Final = 32
EXTENSION: Final = 7


class LeagueAdmin:
    """Answers for one organiser. Raises `Refusal` where the asker does not run this server's
    matches."""

    def __init__(self, house: Services, asker: Requester) -> None:
        if not asker.organiser:
            raise Refusal("not-organiser")
        self._house = house
        self._leagues = house.leagues
        self._asker = asker
        self._words = asker.words

    async def show_panel(self, held: LoadedLeague, said: str = "") -> Screen:
        return panel.render_league_panel(
            await self._build_view(held), said, self._leagues.notices.closed_channels.get(held.id)
        )

    async def confirm(self, held: LoadedLeague, what: str) -> Screen:
        """The panel after something, with a word on it."""
        return await self.show_panel(held, self._words(f"league-done-{what}"))

    async def show_settings(self, held: LoadedLeague, page: str, said: str = "") -> Screen:
        seats = self._house.games[held.league.settings.game].seats
        return settings.render_settings_page(await self._build_view(held), page, seats, said)

    async def show_people(self, held: LoadedLeague, page: int = 0, said: str = "") -> Screen:
        return panel_screens.render_people(await self._build_view(held), said, page)

    async def show_sessions(self, held: LoadedLeague, page: int) -> Screen:
        return sessions.render_sessions(await self._build_view(held), page)

    async def show_session(self, held: LoadedLeague, number: int, said: str = "") -> Screen:
        slot = session_of(held.league, number)
        return sessions.render_session(await self._build_view(held), slot, said)

    async def create_league(self, name: str, game: str) -> Screen:
        """A league in this channel, with sensible terms."""
        address = self._asker.address
        if address is None:
            raise Refusal("only-in-server")
        if self._asker.missing_permissions:
            names = permission_names(self._asker.missing_permissions, self._words)
            raise Refusal("missing-permission", names=names)
        seats = self._house.games[game].seats
        table = next(size for size in (4, 3, 2) if size in seats)
        agreed = LeagueSettings(game, table=table, division=max(7, table))
        head = LeagueRow(
            0, address.guild, address.channel, to_plain_text(name), self._asker.player, 0
        )
        held = await self._leagues.create(head, agreed)
        return await self.confirm(held, "found")

    async def enrol(self, held: LoadedLeague, players: list[int]) -> Screen:
        for player in players:
            held = await self._leagues.sign_up(held.id, player, self._asker.player)
        return await self.show_people(held, 0, self._words("league-done-enrol"))

    async def drop(self, held: LoadedLeague, player: int, *, sure: bool) -> Screen:
        """Somebody out, before a season or, asked twice, during it."""
        league = held.league
        plays = league.division_of(player) is not None and player not in league.dropped
        if plays and league.phase != "sign-up" and not sure:
            return panel.render_drop_question(await self._build_view(held), player)
        held = await self._leagues.withdraw(held.id, player, self._asker.player)
        return await self.show_people(held, 0, self._words("league-done-drop"))

    async def correct(self, held: LoadedLeague, number: int, points: str, reason: str) -> Screen:
        """Points by seat as typed; a hyphen: the session counts for nobody."""
        scores = read_points(points)
        me = self._asker.player
        held = await self._leagues.correct(held.id, me, number, scores, reason)
        said = self._words("league-done-correct", number=number)
        return await self.show_session(held, number, said)

    async def build_form(
        self, held: LoadedLeague, number: int, typed: Mapping[str, str], *, void: bool
    ) -> Form:
        """The form that corrects a session, or lets it count for nobody."""
        shown, slot = await self._build_view(held), session_of(held.league, number)
        return (
            sessions.build_void_form(shown, slot)
            if void
            else sessions.build_correction_form(shown, slot, typed)
        )

    async def repeat_session(self, held: LoadedLeague, number: int) -> Screen:
        held = await self._leagues.repeat(held.id, self._asker.player, number)
        return await self.show_session(
            held, number, self._words("league-done-again", number=number)
        )

    async def undo(self, held: LoadedLeague) -> Screen:
        held = await self._leagues.undo(held.id, self._asker.player)
        what = describe_last_undo(await self._build_view(held))
        return await self.show_panel(held, self._words("league-done-undo", act=what))

    async def move_here(self, held: LoadedLeague) -> Screen:
        """The league is shown in this channel from now on."""
        if self._asker.address is None:
            raise Refusal("only-in-server")
        held = await self._leagues.move(held.id, self._asker.address.channel)
        return await self.confirm(held, "here")

    async def announce(self, held: LoadedLeague) -> Screen:
        post = NewAnnouncement("sign-up", self._leagues.at())
        held = await self._leagues.notices.announce(held.id, post)
        return await self.confirm(held, "announce")

    async def ask_to_end(self, held: LoadedLeague) -> Screen:
        return panel.render_season_question(await self._build_view(held), "end")

    async def simulate(self, held: LoadedLeague, players: int | None = None) -> Screen:
        count = players or len(held.league.players)
        if count < held.league.settings.min_players:
            count = SIMULATED_PLAYERS
        count = min(count, MOST_SIMULATED)
        done: SimulationResult = await self._house.simulate(held.league.settings, count)
        return simulation.render_simulation(done, count, await self._build_view(held))

    async def _build_view(self, held: LoadedLeague) -> LeagueView:
        names = await self._leagues.read_names(held)
        return LeagueView(held.id, held.name, held.league, names, self._words)


def read_points(text: str) -> tuple[int, ...] | None:
    """Points by seat; a hyphen between two numbers is no sign, one alone: for nobody."""
    return None if text.strip() == "-" else tuple(map(int, _NUMBER.findall(text)))


_NUMBER: Final = re.compile(r"(?<!\d)-?\d{1,4}(?!\d)")
