"""Tells the channels of leagues what their posts hold; after a kill nothing is told twice."""

from __future__ import annotations

import logging

import discord

from bot.leagues.announcing import WEEK
from bot.leagues.shelf import Held
from bot.screens.house.league import posts
from bot.screens.screen import Screen
from bot.storage.rows import NewPost, PostRow
from bot.ui.house import House
from bot.ui.posting import CLOSED, Postman
from bot.ui.speaking import public_voice

FIRST_WAIT, LONGEST_WAIT, MOST_TRIES = 30, 3600, 12
_log = logging.getLogger(__name__)


class Bulletins:
    """Empties the leagues' posts, in order."""

    def __init__(self, house: House, client: discord.Client) -> None:
        self._house = house
        self._client = client
        self._leagues = house.leagues
        self._postman = Postman(client, house.artist)

    async def tell(self) -> None:
        """Everything that is due; a league whose post fails waits with its others."""
        failed: set[int] = set()
        for post in await self._leagues.posts():
            if post.league in failed:
                continue
            try:
                await self._tell(post)
            except CLOSED:
                _log.warning("the channel of league %d is closed to me", post.league)
                await self._leagues.posted(post)
            except (discord.HTTPException, discord.RateLimited, OSError) as error:
                _log.warning("league %d is told again later: %s", post.league, error)
                failed.add(post.league)
                if post.tries >= MOST_TRIES:
                    await self._leagues.posted(post)

    async def _tell(self, post: PostRow) -> None:
        held = await self._leagues.get(post.league)
        voice = await public_voice(self._house, self._client, held.head.guild)
        screen = await self._screen(post, held)
        if screen is not None:
            wait = min(FIRST_WAIT * 2**post.tries, LONGEST_WAIT)
            await self._leagues.begin_post(post, wait)
            line = f"-# ⚑ {held.id} · a{post.id}"
            marked = Screen(screen.blocks, accent=screen.accent, foot=line)
            place = held.head.channel
            if not await self._arrived(post, place, line):
                await self._postman.send(place, marked, voice.look, f"a{post.id}")
        running = held.league.phase != "sign-up" and post.kind == "digest" and screen is not None
        again = (("season", held.league.season),)
        then = NewPost("digest", post.due + WEEK, again) if running else None
        await self._leagues.posted(post, then)

    async def _arrived(self, post: PostRow, place: int, line: str) -> bool:
        """Whether an earlier try has brought it there."""
        if post.first_try_at is None:
            return False
        return any(said.ends(line) for said in await self._postman.said(place))

    async def _screen(self, post: PostRow, held: Held) -> Screen | None:
        voice = await public_voice(self._house, self._client, held.head.guild)
        names = await self._leagues.names(held)
        return await self._house.beside(
            posts.post, post.kind, post.params, post.due, held.id, held.name, held.league, names,
            voice.words,
        )  # fmt: skip
