"""Announces in their channels what happens in leagues; after a kill nothing is posted twice."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import discord

from bot.delivery.league_letters import LeagueLetters
from bot.leagues.aggregate import fold_to_season_end
from bot.leagues.announcements import compose_daily_letters, list_informed
from bot.leagues.repository import LoadedLeague
from bot.leagues.season_rules import remind_after
from bot.leagues.sessions import find_names
from bot.models.commit import NewMessage
from bot.models.outbox import LEAGUE_LETTERS, BoardMessage, OutboxMessage
from bot.presentation.messenger import CLOSED, GONE, Messenger
from bot.presentation.preferences import Presentation, PresentationLookup
from bot.presentation.services import Services
from bot.render.themes import ColourScheme
from bot.screens.screen import Screen
from bot.screens.shared.league import announcements
from bot.screens.shared.league.formatting import LeagueView
from bot.words import Words
from engine.contract import Param

EDITING_POSTS: Final = ("roster", "podium")
"""Posts that only bring a message up to date: the newest sign-up, a season's end."""
WAITING_POSTS: Final = ("digest", "extended", "stalling", "reminded")
"""Posts that tell for whom sessions wait."""
EDITED_LATER: Final = ("sign-up", "closed")
"""Posts whose message is brought up to date later."""
_log = logging.getLogger(__name__)


class LeagueAnnouncer:
    """Delivers the announcements of leagues."""

    def __init__(self, services: Services, messenger: Messenger, speak: PresentationLookup) -> None:
        self._services = services
        self._leagues = services.leagues
        self._notices = services.leagues.notices
        self._outbox = services.matches.outbox
        self._store = services.matches.store.leagues
        self._messenger = messenger
        self._speak = speak
        self._letters = LeagueLetters(services)

    async def drop_superseded(self, rows: Sequence[OutboxMessage]) -> list[OutboxMessage]:
        """Finish those that edit the same message as a later one; gives the others."""
        newest = {_edit_target(row): row.id for row in rows}
        kept = []
        for row in rows:
            if row.note in EDITING_POSTS and row.id != newest[_edit_target(row)]:
                await self._store.finish_delivery(row, None)
            else:
                kept.append(row)
        return kept

    async def deliver(self, row: OutboxMessage) -> None:
        loaded, told = await self._leagues.get(row.league), dict[str, Param]()
        letters = list[NewMessage]()
        if row.note in LEAGUE_LETTERS:
            if await self._letters.deliver(row, loaded):
                await self._store.finish_delivery(row, None)
            return
        if row.note == "absence":
            absence = await self._leagues.sessions.find_absence(loaded)
            row = replace(row, params={**row.params, **absence})
            warned = not row.params.get("warned") and await self._leagues.is_stalling(loaded)
            told["warned"] = int(warned or bool(row.params.get("warned")))
            founder = loaded.head.founder if warned else None
            letters = compose_daily_letters(
                row.params, loaded.league, loaded.head.founder, warned=warned
            )
            told["letters"] = list_informed(row.params, founder)
        elif row.note in WAITING_POSTS:
            since = row.created - remind_after(loaded.league) if row.note == "reminded" else None
            waits = await self._leagues.sessions.find_waits(loaded, since)
            absence = await self._leagues.sessions.find_absence(loaded)
            row = replace(row, params={**row.params, **absence, **waits})
            told["known"] = waits["stopped"]
        voice = await self._speak(loaded.head.guild)
        screen, board = await self._render_screen(row, loaded, voice.words), None
        if row.note in EDITING_POSTS:
            await self._edit(row, screen, voice.colour_scheme)
        elif screen is not None:
            board = await self._post(row, loaded, screen, voice)
        await self._notices.schedule_next(row, self._leagues.at(), **told)
        kept = board if row.note in EDITED_LATER else None
        await self._store.finish_delivery(row, kept, letters, self._leagues.at())

    async def _post(
        self, row: OutboxMessage, loaded: LoadedLeague, screen: Screen, voice: Presentation
    ) -> BoardMessage | None:
        """A new message in the league's channel, else in one that its server has chosen; None where
        all are closed, which the organiser's page shows."""
        await self._outbox.begin_delivery(row)
        own = loaded.head.channel
        self._notices.closed_channels.pop(loaded.id, None)
        users = await self._find_users(row, loaded)
        called = " ".join(f"<@{user}>" for user in users)
        for place in (own, *await self._find_fallback_channels(loaded)):
            head = "" if place == own else voice.words("league-shown-here", channel=f"<#{own}>")
            shown = replace(screen, head=" ".join(filter(None, (called, head))))
            try:
                return await self._send(row, place, shown, voice.colour_scheme, users)
            except discord.HTTPException as error:
                if error.code not in CLOSED:
                    raise
                _log.warning("channel %d is closed to me, for league %d", place, loaded.id)
                self._notices.closed_channels[loaded.id] = own
        return None

    async def _find_users(self, row: OutboxMessage, loaded: LoadedLeague) -> list[int]:
        """The Discord users that an announcement mentions."""
        players = announcements.list_mentioned(str(row.note), row.params, loaded.league)
        if row.note == "stalling":
            players = (loaded.head.founder,)
        read = self._services.matches.people.read_person
        users = [(await read(player)).user for player in players]
        return [user for user in users if user]

    async def _find_fallback_channels(self, loaded: LoadedLeague) -> list[int]:
        """The channels that a server has chosen, for games and for notices to organisers."""
        server = await self._services.matches.people.read_server(loaded.head.guild)
        chosen = dict.fromkeys((server.games_channel, server.notice_channel))
        return [one for one in chosen if one not in (None, loaded.head.channel)]

    async def _send(
        self,
        row: OutboxMessage,
        place: int,
        screen: Screen,
        scheme: ColourScheme | None,
        users: Sequence[int],
    ) -> BoardMessage:
        """A message, unless an earlier try has brought it there."""
        board = await self._find_delivered(row, place)
        if board is not None:
            return board
        return await self._messenger.send(
            place, replace(screen, marks=(row.id,)), scheme, f"a{row.id}", users
        )

    async def _edit(
        self, row: OutboxMessage, screen: Screen | None, scheme: ColourScheme | None
    ) -> None:
        """Bring the message up to date that shows who has signed up, or how a season ended."""
        board = await self._find_message(row)
        if board is not None and screen is not None:
            try:
                await self._messenger.edit(board, screen, scheme)
            except discord.HTTPException as error:
                if error.code not in GONE | CLOSED:
                    raise
                _log.info("the %s of league %d is gone", row.note, row.league)

    async def _find_message(self, row: OutboxMessage) -> BoardMessage | None:
        if row.note == "podium":
            return await self._store.read_podium(row.league, int(row.params["season"]))
        return await self._store.read_board(row.league)

    async def _find_delivered(self, row: OutboxMessage, place: int) -> BoardMessage | None:
        """The message that an earlier try has brought there."""
        if row.first_try_at is None:
            return None
        return await self._messenger.find_own_message(place, row.id)

    async def _render_screen(
        self, row: OutboxMessage, loaded: LoadedLeague, words: Words
    ) -> Screen | None:
        kind = "sign-up" if row.note == "roster" else str(row.note)
        names = await self._leagues.read_names(loaded)
        league, params = loaded.league, dict(row.params)
        if kind in ("closed", "podium") and league.season > int(params["season"]):
            # The next season may have begun before this could be delivered.
            league, params["past"] = fold_to_season_end(league, int(params["season"])), True
        at, single = self._leagues.at(), self._leagues.is_single(league)
        shown = LeagueView(
            loaded.id, loaded.name, league, names, words, at, single=single,
            match_names=find_names(league.slots) if single else {},
            stand_ins=await self._leagues.sessions.find_stand_ins(loaded),
        )  # fmt: skip
        render = announcements.render_announcement
        return await self._services.run_in_thread(render, kind, params, row.created, shown)


def _edit_target(row: OutboxMessage) -> tuple[str | None, object]:
    """The message of its league that a row edits."""
    return row.note, row.params.get("season")
