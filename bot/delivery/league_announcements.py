"""Tells the channels of leagues what their posts hold; after a kill nothing is told twice."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Final

import discord

from bot.leagues.aggregate import fold_to_season_end
from bot.leagues.announcements import WEEK
from bot.leagues.repository import LoadedLeague
from bot.matches import BoardMessage
from bot.presentation.messenger import CLOSED, FAILED, Messenger
from bot.presentation.preferences import Presentation, server_presentation
from bot.presentation.services import Services
from bot.render.palette import ColourScheme
from bot.screens.screen import Screen
from bot.screens.shared.league import announcements
from bot.screens.shared.league.formatting import LeagueView
from bot.storage.league_rows import (
    AnnouncementRow,
    NewAnnouncement,
)
from bot.words import Words

FIRST_WAIT, LONGEST_WAIT, MOST_TRIES = 30, 3600, 12
EDITING_POSTS: Final = ("roster", "podium")
"""Posts that only bring a message up to date: the newest sign-up, a season's end."""
EDITED_LATER: Final = ("sign-up", "closed")
"""Posts whose message is brought up to date later."""
_log = logging.getLogger(__name__)


class LeagueAnnouncer:
    """Empties the leagues' posts, in order."""

    def __init__(self, services: Services, client: discord.Client) -> None:
        self._services = services
        self._client = client
        self._leagues = services.leagues
        self._notices = services.leagues.notices
        self._messenger = Messenger(client, services.artist)

    async def deliver_due(self) -> None:
        """Everything that is due; a league whose post fails waits with its others."""
        failed: set[int] = set()
        announcements = await self._notices.find_due_posts()
        edits = {
            _edit_target(post): post.id for post in announcements if post.kind in EDITING_POSTS
        }
        for post in announcements:
            if post.league in failed:
                continue
            if post.kind in EDITING_POSTS and post.id != edits[_edit_target(post)]:
                await self._notices.finish_post(post)
                continue
            try:
                await self._deliver(post)
            except FAILED as error:
                _log.warning("league %d is told again later: %s", post.league, error)
                failed.add(post.league)
                await self._give_up_if_exhausted(post)
            except Exception:  # noqa: BLE001 - whatever it is, the others are told
                _log.exception("league %d cannot be told of %s", post.league, post.kind)
                await self._notices.begin_post(post, LONGEST_WAIT)
                await self._give_up_if_exhausted(post)

    async def _give_up_if_exhausted(self, post: AnnouncementRow) -> None:
        if post.tries >= MOST_TRIES:
            await self._notices.finish_post(post)

    async def _deliver(self, post: AnnouncementRow) -> None:
        held = await self._leagues.get(post.league)
        voice = await server_presentation(self._services, self._client, held.head.guild)
        screen = await self._render_screen(post, held, voice.words)
        if post.kind in EDITING_POSTS:
            await self._edit(post, screen, voice.colour_scheme)
            return
        board = None if screen is None else await self._post(post, held, screen, voice)
        running = held.league.phase != "sign-up" and post.kind == "digest" and screen is not None
        again = (("season", held.league.season),)
        missed = max(0, int(self._services.now().timestamp()) - post.due) // WEEK
        then = NewAnnouncement("digest", post.due + WEEK * (missed + 1), again) if running else None
        await self._notices.finish_post(post, then, board if post.kind in EDITED_LATER else None)

    async def _post(
        self, post: AnnouncementRow, held: LoadedLeague, screen: Screen, voice: Presentation
    ) -> BoardMessage | None:
        """A new message in the league's channel, else in one that its server has chosen; None where
        all are closed, of which the organiser's page tells."""
        await self._notices.begin_post(post, min(FIRST_WAIT * 2**post.tries, LONGEST_WAIT))
        own = held.head.channel
        self._notices.closed_channels.pop(held.id, None)
        for place in (own, *await self._find_fallback_channels(held)):
            head = "" if place == own else voice.words("league-shown-here", channel=f"<#{own}>")
            try:
                return await self._send(
                    post, place, replace(screen, head=head), voice.colour_scheme
                )
            except CLOSED:
                _log.warning("channel %d is closed to me, for league %d", place, held.id)
                self._notices.closed_channels[held.id] = own
        return None

    async def _find_fallback_channels(self, held: LoadedLeague) -> list[int]:
        """The channels that a server has chosen, for games and for notices to organisers."""
        server = await self._services.matches.people.read_server(held.head.guild)
        chosen = dict.fromkeys((server.games_channel, server.notice_channel))
        return [one for one in chosen if one not in (None, held.head.channel)]

    async def _send(
        self, post: AnnouncementRow, place: int, screen: Screen, look: ColourScheme | None
    ) -> BoardMessage:
        """A message, unless an earlier try has brought it there."""
        line = f"-# ⚑ {post.league} · a{post.id}"
        board = await self._find_delivered(post, place, line)
        if board is not None:
            return board
        return await self._messenger.send(place, replace(screen, foot=line), look, f"a{post.id}")

    async def _edit(
        self, post: AnnouncementRow, screen: Screen | None, look: ColourScheme | None
    ) -> None:
        """Bring the message up to date that shows who has signed up, or how a season ended."""
        board = await self._find_message(post)
        if board is not None and screen is not None:
            await self._notices.begin_post(post, FIRST_WAIT)
            try:
                await self._messenger.edit(board, screen, look)
            except CLOSED:
                _log.info("the %s of league %d is gone", post.kind, post.league)
        await self._notices.finish_post(post)

    async def _find_message(self, post: AnnouncementRow) -> BoardMessage | None:
        if post.kind == "podium":
            return await self._notices.find_podium(post.league, int(post.params["season"]))
        return await self._notices.find_board(post.league)

    async def _find_delivered(
        self, post: AnnouncementRow, place: int, line: str
    ) -> BoardMessage | None:
        """The message that an earlier try has brought there."""
        if post.first_try_at is None:
            return None
        found = (
            said
            for said in await self._messenger.fetch_recent_messages(place)
            if said.has_ending(line)
        )
        said = next(found, None)
        return None if said is None else BoardMessage(place, said.message)

    async def _render_screen(
        self, post: AnnouncementRow, held: LoadedLeague, words: Words
    ) -> Screen | None:
        kind = "sign-up" if post.kind == "roster" else post.kind
        names = await self._leagues.read_names(held)
        league, params = held.league, dict(post.params)
        if kind == "podium" and league.season > int(params["season"]):
            league, params["past"] = fold_to_season_end(league, int(params["season"])), True
        shown = LeagueView(held.id, held.name, league, names, words)
        return await self._services.run_in_thread(
            announcements.render_announcement, kind, params, post.due, shown
        )


def _edit_target(post: AnnouncementRow) -> tuple[int, str, object]:
    """The message that a post edits."""
    return post.league, post.kind, post.params.get("season")
