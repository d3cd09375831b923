"""What organisers see of a league and do."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.interactions.league.pages import LeaguePages
from bot.interactions.requester import Requester
from bot.leagues.announcements import list_away_pairs, read_absence
from bot.leagues.commands import find_session, find_undoable, require_enough_players
from bot.leagues.league import League
from bot.leagues.repository import LoadedLeague
from bot.leagues.season_rules import remind_after
from bot.leagues.session_length import SessionLength, list_flags, propose_settings
from bot.markdown import to_plain_text
from bot.matches import Refusal
from bot.screens.screen import Form, LeaguePage, Screen
from bot.screens.shared.league import panel, sessions, settings, simulation
from bot.screens.shared.league.announcements import describe_new_ranks, list_reminded
from bot.screens.shared.league.formatting import LeagueView, describe_last_undo
from bot.storage.leagues import LeagueRow

SIMULATED_PLAYERS: Final = 14
"""Players of a simulation if too few have signed up to begin."""
MOST_SIMULATED: Final = 32
EXTENSION: Final = 7


class LeagueAdmin(LeaguePages):
    """The screens of one organiser. Raises `Refusal` for anybody else."""

    def __init__(self, requester: Requester) -> None:
        requester.require_organiser()
        super().__init__(requester)

    async def show_panel(
        self, loaded: LoadedLeague, note: str = "", *, warning: str = ""
    ) -> Screen:
        """A note stays while the page is brought up to date, a warning does not."""
        closed = self._leagues.notices.closed_channels.get(loaded.id)
        length = await self._estimate_session(loaded)
        view = await self._build_panel_view(loaded)
        screen = panel.render_league_panel(view, note or warning, closed, length)
        return replace(screen, page=LeaguePage(loaded.id, loaded.league.seq, "panel", note))

    async def show_silent_help(self, loaded: LoadedLeague) -> Screen:
        return panel.render_silent_help(await self._build_panel_view(loaded))

    async def _build_panel_view(self, loaded: LoadedLeague) -> LeagueView:
        view = await self._build_view_with_absence(loaded)
        stalled = await self._leagues.sessions.find_stalled(loaded, view.at)
        is_stuck = loaded.league.phase == "running" and bool(stalled)
        absence = await self._leagues.sessions.find_absence(loaded)
        left = (pair.split(":") for pair in list_away_pairs(absence))
        return replace(
            view,
            undoes=find_undoable(loaded.league),
            is_stuck=is_stuck,
            late=await self._leagues.sessions.find_late(loaded, view.at),
            away=read_absence(absence["away_in"]),
            left=[(int(number), int(player)) for number, player in left],
            reminded=await self._list_reminded(loaded),
        )

    async def _list_reminded(self, loaded: LoadedLeague) -> tuple[int, ...]:
        """Whom a reminder by this organiser would mention."""
        asked = self._leagues.at() - remind_after(loaded.league)
        waits = await self._leagues.sessions.find_waits(loaded, asked)
        return list_reminded(waits, loaded.league, self._requester.player)

    async def remind(self, loaded: LoadedLeague) -> Screen:
        """Mention those for whom matches wait in the league's channel."""
        loaded = await self._leagues.remind(loaded.id, self._requester.player)
        view = await self._build_view(loaded)
        who = view.join_names(await self._list_reminded(loaded))
        return await self.show_panel(loaded, self._words("league-done-remind", who=who))

    async def confirm(self, loaded: LoadedLeague, what: str) -> Screen:
        """The panel, with a note on what was done."""
        return await self.show_panel(loaded, self._words(f"league-done-{what}"))

    async def show_settings(
        self, loaded: LoadedLeague, page: str, note: str = "", menu: str = ""
    ) -> Screen:
        game, view = (
            self._services.games[loaded.league.settings.game],
            await self._build_view(loaded),
        )
        length, flags = (
            await self._estimate_session(loaded),
            list_flags(loaded.league.settings, game),
        )
        return settings.render_settings_page(
            view, page, game.seats, note, menu, length=length, flags=flags
        )

    async def _estimate_session(self, loaded: LoadedLeague) -> SessionLength | None:
        """While settings can be changed."""
        signing_up = loaded.league.phase == "sign-up"
        return await self._leagues.estimate_session(loaded) if signing_up else None

    async def show_people(self, loaded: LoadedLeague, page: int = 0, note: str = "") -> Screen:
        return panel.render_people(await self._build_view(loaded), note, page)

    async def show_sessions(self, loaded: LoadedLeague, page: int) -> Screen:
        return sessions.render_sessions(await self._build_view_with_absence(loaded), page)

    async def show_session(self, loaded: LoadedLeague, number: int, note: str = "") -> Screen:
        slot = find_session(loaded.league, number)
        view = replace(await self._build_view(loaded), undoes=find_undoable(loaded.league))
        return sessions.render_session(view, slot, note)

    async def create_league(self, name: str, game: str) -> Screen:
        """A league in this channel, with default settings."""
        address = self._requester.address
        if address is None:
            raise Refusal("only-in-server")
        self._requester.require_permissions()
        defaults = propose_settings(self._services.games[game])
        name = to_plain_text(name) or self._words("command-league-name")
        me = self._requester.player
        head = LeagueRow(0, address.guild, address.channel, name, me, 0)
        loaded = await self._leagues.create(head, defaults)
        return await self.confirm(loaded, "found")

    async def enrol(self, loaded: LoadedLeague, players: list[int]) -> Screen:
        for player in players:
            loaded = await self._leagues.sign_up(loaded.id, player, self._requester.player)
        return await self.show_people(loaded, 0, self._words("league-done-enrol"))

    async def drop(self, loaded: LoadedLeague, player: int, *, sure: bool) -> Screen:
        """Take somebody out; during a season, ask first."""
        league = loaded.league
        plays = league.division_of(player) is not None and player not in league.dropped
        if plays and league.phase != "sign-up" and not sure:
            return panel.render_drop_question(await self._build_view(loaded), player)
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
        notes += describe_new_ranks(await self._build_view(loaded), before)
        return await self.show_session(loaded, match, "\n".join(notes))

    async def build_form(
        self, loaded: LoadedLeague, number: int, typed: Mapping[str, str], *, void: bool
    ) -> Form:
        """The form that corrects or voids a session."""
        view, slot = await self._build_view(loaded), find_session(loaded.league, number)
        if void:
            return sessions.build_void_form(view, slot)
        return sessions.build_correction_form(view, slot, typed)

    async def repeat_session(self, loaded: LoadedLeague, match: int) -> Screen:
        loaded = await self._leagues.repeat(loaded.id, self._requester.player, match)
        note = self._words("league-done-again", number=match)
        return await self.show_session(loaded, match, note)

    async def undo(self, loaded: LoadedLeague, seq: int | None = None) -> Screen:
        """Undo an organiser's act, by default the newest."""
        loaded = await self._leagues.undo(loaded.id, self._requester.player, seq)
        what = describe_last_undo(await self._build_view(loaded))
        return await self.show_panel(loaded, self._words("league-done-undo", act=what))

    async def move_here(self, loaded: LoadedLeague) -> Screen:
        """Show the league in this channel from now on."""
        if self._requester.address is None:
            raise Refusal("only-in-server")
        loaded = await self._leagues.move(loaded.id, self._requester.address.channel)
        return await self.confirm(loaded, "here")

    async def announce(self, loaded: LoadedLeague) -> Screen:
        loaded = await self._leagues.notices.announce(loaded.id, "sign-up", self._leagues.at())
        return await self.confirm(loaded, "announce")

    async def ask(self, loaded: LoadedLeague, what: str) -> Screen:
        """Ask to confirm what concerns the whole season."""
        return panel.render_season_question(await self._build_view(loaded), what)

    async def ask_to_begin(self, loaded: LoadedLeague) -> Screen:
        """Ask to confirm the start of a season. Raises `Refusal` if it can't begin."""
        require_enough_players(loaded.league)
        return panel.render_start_question(await self._build_view(loaded))

    async def simulate(self, loaded: LoadedLeague, people: int | None = None) -> Screen:
        count = people or len(loaded.league.players)
        if count < loaded.league.settings.min_players:
            count = SIMULATED_PLAYERS
        count = min(count, MOST_SIMULATED)
        answer_days = await self._leagues.count_answer_days(loaded)
        result = await self._services.simulate(loaded.league.settings, count, answer_days)
        view = await self._build_view(loaded)
        me = self._requester.player
        return simulation.render_simulation(result, count, view, answer_days, me)


def read_points(text: str) -> tuple[int, ...] | None:
    """Points by seat, None for a single hyphen; a hyphen between two numbers is not a sign."""
    return None if text.strip() == "-" else tuple(map(int, _NUMBER.findall(text)))


def are_league_points(league: League, scores: tuple[int, ...] | None) -> bool:
    """Whether they look like the points of the league by rank and not like those of a match."""
    if not scores or len({*scores}) == 1:
        return False
    return [*sorted(scores, reverse=True)] == [*league.season_settings.prizes[: len(scores)]]


_NUMBER: Final = re.compile(r"(?<!\d)-?\d{1,4}(?!\d)")
