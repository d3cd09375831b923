"""Tells the channels of leagues what their posts hold; after a kill nothing is told twice."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Final

import discord

from bot.leagues.announcing import WEEK
from bot.leagues.folding import at_the_end
from bot.leagues.shelf import Held
from bot.matches import Board
from bot.render.palette import Look
from bot.screens.house.league import posts
from bot.screens.house.league.signs import Shown
from bot.screens.screen import Screen
from bot.storage.league_rows import (
    NewPost,
    PostRow,
)
from bot.ui.house import House
from bot.ui.posting import CLOSED, FAILED, Postman
from bot.ui.speaking import Voice, public_voice
from bot.words import Words

FIRST_WAIT, LONGEST_WAIT, MOST_TRIES = 30, 3600, 12
EDITS: Final = ("roster", "podium")
"""Posts that only bring a message up to date: the newest sign-up, a season's end."""
KEPT: Final = ("sign-up", "closed")
"""Posts whose message is brought up to date later."""
_log = logging.getLogger(__name__)


class Bulletins:
    """Empties the leagues' posts, in order."""

    def __init__(self, house: House, client: discord.Client) -> None:
        self._house = house
        self._client = client
        self._leagues = house.leagues
        self._notices = house.leagues.notices
        self._postman = Postman(client, house.artist)

    async def tell(self) -> None:
        """Everything that is due; a league whose post fails waits with its others."""
        failed: set[int] = set()
        posts = await self._notices.posts()
        edits = {_edited(post): post.id for post in posts if post.kind in EDITS}
        for post in posts:
            if post.league in failed:
                continue
            if post.kind in EDITS and post.id != edits[_edited(post)]:
                await self._notices.posted(post)
                continue
            try:
                await self._tell(post)
            except FAILED as error:
                _log.warning("league %d is told again later: %s", post.league, error)
                failed.add(post.league)
                await self._given_up(post)
            except Exception:  # noqa: BLE001 - whatever it is, the others are told
                _log.exception("league %d cannot be told of %s", post.league, post.kind)
                await self._notices.begin_post(post, LONGEST_WAIT)
                await self._given_up(post)

    async def _given_up(self, post: PostRow) -> None:
        if post.tries >= MOST_TRIES:
            await self._notices.posted(post)

    async def _tell(self, post: PostRow) -> None:
        held = await self._leagues.get(post.league)
        voice = await public_voice(self._house, self._client, held.head.guild)
        screen = await self._screen(post, held, voice.words)
        if post.kind in EDITS:
            await self._edit(post, screen, voice.look)
            return
        board = None if screen is None else await self._post(post, held, screen, voice)
        running = held.league.phase != "sign-up" and post.kind == "digest" and screen is not None
        again = (("season", held.league.season),)
        missed = max(0, int(self._house.now().timestamp()) - post.due) // WEEK
        then = NewPost("digest", post.due + WEEK * (missed + 1), again) if running else None
        await self._notices.posted(post, then, board if post.kind in KEPT else None)

    async def _post(self, post: PostRow, held: Held, screen: Screen, voice: Voice) -> Board | None:
        """A new message in the league's channel, else in one that its server has chosen; None where
        all are closed, of which the organiser's page tells."""
        await self._notices.begin_post(post, min(FIRST_WAIT * 2**post.tries, LONGEST_WAIT))
        own = held.head.channel
        self._notices.closed.pop(held.id, None)
        for place in (own, *await self._others(held)):
            head = "" if place == own else voice.words("league-shown-here", channel=f"<#{own}>")
            try:
                return await self._send(post, place, replace(screen, head=head), voice.look)
            except CLOSED:
                _log.warning("channel %d is closed to me, for league %d", place, held.id)
                self._notices.closed[held.id] = own
        return None

    async def _others(self, held: Held) -> list[int]:
        """The channels that a server has chosen, for games and for notices to organisers."""
        server = await self._house.matches.server(held.head.guild)
        chosen = dict.fromkeys((server.games_channel, server.notice_channel))
        return [one for one in chosen if one not in (None, held.head.channel)]

    async def _send(self, post: PostRow, place: int, screen: Screen, look: Look | None) -> Board:
        """A message, unless an earlier try has brought it there."""
        line = f"-# ⚑ {post.league} · a{post.id}"
        board = await self._arrived(post, place, line)
        if board is not None:
            return board
        return await self._postman.send(place, replace(screen, foot=line), look, f"a{post.id}")

    async def _edit(self, post: PostRow, screen: Screen | None, look: Look | None) -> None:
        """Bring the message up to date that shows who has signed up, or how a season ended."""
        board = await self._kept(post)
        if board is not None and screen is not None:
            await self._notices.begin_post(post, FIRST_WAIT)
            try:
                await self._postman.edit(board, screen, look)
            except CLOSED:
                _log.info("the %s of league %d is gone", post.kind, post.league)
        await self._notices.posted(post)

    async def _kept(self, post: PostRow) -> Board | None:
        if post.kind == "podium":
            return await self._notices.podium(post.league, int(post.params["season"]))
        return await self._notices.board(post.league)

    async def _arrived(self, post: PostRow, place: int, line: str) -> Board | None:
        """The message that an earlier try has brought there."""
        if post.first_try_at is None:
            return None
        found = (said for said in await self._postman.said(place) if said.ends(line))
        said = next(found, None)
        return None if said is None else Board(place, said.message)

    async def _screen(self, post: PostRow, held: Held, words: Words) -> Screen | None:
        kind = "sign-up" if post.kind == "roster" else post.kind
        names = await self._leagues.names(held)
        league, params = held.league, dict(post.params)
        if kind == "podium" and league.season > int(params["season"]):
            league, params["past"] = at_the_end(league, int(params["season"])), True
        shown = Shown(held.id, held.name, league, names, words)
        return await self._house.beside(posts.post, kind, params, post.due, shown)


def _edited(post: PostRow) -> tuple[int, str, object]:
    """The message that a post edits."""
    return post.league, post.kind, post.params.get("season")
