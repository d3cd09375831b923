"""Sends and edits messages, and finds those that may have arrived. It knows no matches."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Final, TypeVar

import aiohttp
import discord

from bot.markdown import join_units
from bot.matches import PostedMessage
from bot.models.shards import Shards
from bot.presentation.artist import Artist, picture_names
from bot.presentation.command_links import CommandLinks
from bot.presentation.emojis import Emojis
from bot.presentation.layouts import (
    MOST_CONTENT,
    buttons_of,
    content_of,
    marks_of,
    texts_of,
    view_of,
)
from bot.presentation.pace import OPENING_TOO_FAST, TOO_MANY_REQUESTS, RequestPacer, TooManyEdits
from bot.render.themes import ColourScheme
from bot.screens.screen import Screen

T = TypeVar("T")
_log = logging.getLogger(__name__)
LONGEST_THREAD: Final = 10_080
"""Minutes without a message after which Discord archives a thread, at most."""
LOOK_BACK: Final = 50  # messages that are searched for one that may have arrived
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, ARCHIVED = 10003, 10008, 50083
THREAD_EXISTS: Final = 160004
MISSING_ACCESS, MISSING_PERMISSIONS, LOCKED = 50001, 50013, 160005
NO_TEXT_CHANNEL, WRONG_CHANNEL_TYPE = 50008, 50024
GONE: Final = frozenset({UNKNOWN_MESSAGE, ARCHIVED})
"""Errors of edits that a new message avoids: it also unarchives a thread."""
CLOSED: Final = frozenset({
    UNKNOWN_CHANNEL, MISSING_ACCESS, MISSING_PERMISSIONS, LOCKED, NO_TEXT_CHANNEL,
    WRONG_CHANNEL_TYPE,
})  # fmt: skip
"""Errors that say a place is closed to the bot. Any other 403 or 404 may pass, as one of
Cloudflare's does, which has no code."""
LOST = (OSError, aiohttp.ClientError)  # no response: the request may or may not have arrived
FAILED = (discord.HTTPException, discord.RateLimited, *LOST)  # every way a request can fail


def code_of(error: BaseException) -> int:
    """Discord's own code for an error; 0 where it has given none."""
    return error.code if isinstance(error, discord.HTTPException | TooManyEdits) else 0


def _may_pass(error: discord.HTTPException) -> bool:
    """Whether only time may help: it is not the request that is wrong."""
    return error.status >= TOO_MANY_REQUESTS or error.code == 0


@dataclass(frozen=True, slots=True)
class SentMessage:
    """A message of the bot, with its texts from top to bottom, its marks, and whether it is a
    layout rather than a classic message."""

    message: int
    texts: tuple[str, ...]
    marks: frozenset[int]
    is_layout: bool

    def has_mentions(self, users: Sequence[int]) -> bool:
        return bool(self.texts) and all(f"<@{user}>" in self.texts[0] for user in users)


class Messenger:
    """Carries screens to channels, threads and direct messages."""

    def __init__(
        self,
        client: discord.Client,
        artist: Artist,
        links: CommandLinks,
        emojis: Emojis | None = None,
        now: Callable[[], datetime] = discord.utils.utcnow,
        shards: Shards | None = None,
    ) -> None:
        self._client = client
        self._artist = artist
        self._links = links
        self._emojis = emojis or Emojis()
        self._pace = RequestPacer(now, shards)

    async def send(
        self,
        place: int,
        screen: Screen,
        colours: ColourScheme | None,
        nonce: str,
        users: Sequence[int] = (),
        roles: Sequence[int] = (),
        *,
        rings: bool = False,
    ) -> PostedMessage:
        """Send a message that mentions these users and roles and nobody else: a classic one if it
        is only text and buttons, so that a push notification quotes it. Only one that mentions
        somebody notifies people, unless it `rings`."""
        channel = self._client.get_partial_messageable(place)
        mentions = _allow_mentions(users, roles)
        silent = not (users or roles or rings)
        content = content_of(screen)

        async def post(emojis: Emojis) -> int:
            if content is not None:
                view, text = buttons_of(screen, emojis), self._dress(content, emojis)
                async with self._pace.take_turn():
                    sent = await channel.send(
                        text, view=view, nonce=nonce, allowed_mentions=mentions, silent=silent
                    )
                return sent.id
            files = await self._artist.render_files(screen, colours)
            layout = view_of(screen, self._links, drawn=picture_names(files), emojis=emojis)
            async with self._pace.take_turn():
                sent = await channel.send(
                    view=layout, files=files, nonce=nonce, allowed_mentions=mentions, silent=silent
                )
            return sent.id

        return PostedMessage(place, await self._emojis.retry_refused(post))

    async def edit(
        self,
        board: PostedMessage,
        screen: Screen,
        colours: ColourScheme | None,
        users: Sequence[int] = (),
        roles: Sequence[int] = (),
    ) -> None:
        """Replace the screen of a message, also of a classic one. Nobody is notified; the message
        goes on mentioning these users and roles. Raises `TooManyEdits`."""
        self._pace.require_edit(board)
        message = self._client.get_partial_messageable(board.channel).get_partial_message(
            board.message
        )

        async def replace(emojis: Emojis) -> None:
            files = await self._artist.render_files(screen, colours)
            view = view_of(screen, self._links, drawn=picture_names(files), emojis=emojis)
            async with self._pace.take_turn():
                await message.edit(
                    content=None,
                    embeds=[],
                    view=view,
                    attachments=files,
                    allowed_mentions=_allow_mentions(users, roles),
                )

        work = partial(self._emojis.retry_refused, replace)
        await retry_unarchived(self._client, board.channel, work)

    async def open_thread(self, message: PostedMessage, guild: int, name: str) -> int:
        """Open a thread below a message, unless it has one, and return its id."""
        channel = self._client.get_partial_messageable(message.channel, guild_id=guild)
        above = channel.get_partial_message(message.message)
        try:
            async with self._pace.take_turn():
                await above.create_thread(name=name, auto_archive_duration=LONGEST_THREAD)
        except discord.HTTPException as error:
            if error.code != THREAD_EXISTS:
                raise
        return message.message

    async def remove(self, board: PostedMessage) -> None:
        channel = self._client.get_partial_messageable(board.channel)
        async with self._pace.take_turn():
            await channel.get_partial_message(board.message).delete()

    async def try_remove(self, board: PostedMessage) -> bool:
        """Delete a message, and return whether it is gone; raises where only time may help."""
        try:
            await self.remove(board)
        except discord.HTTPException as error:
            if _may_pass(error):
                raise
            if error.code not in (UNKNOWN_MESSAGE, UNKNOWN_CHANNEL):
                _log.info("message %d cannot be deleted: %s", board.message, error)
                return False
        return True

    async def try_edit(
        self, board: PostedMessage, screen: Screen, users: Sequence[int] = ()
    ) -> None:
        """Edit a message; raises where only time may help, else a failure is only logged."""
        try:
            await self.edit(board, screen, None, users)
        except discord.HTTPException as error:
            if _may_pass(error):
                raise
            _log.info("message %d stays as it is: %s", board.message, error)

    @property
    def pause_left(self) -> float:
        """Seconds for which nothing may be sent."""
        return self._pace.pause_left

    def require_quiet(self, place: int) -> None:
        """Raises `TooManyEdits` where what can wait should not be edited now."""
        self._pace.require_quiet(place)

    async def say(self, place: int, text: str) -> bool:
        """Send a sentence, without retries; whether it arrived."""
        try:
            channel = self._client.get_partial_messageable(place)
            said, no_one = self._dress(text, self._emojis), discord.AllowedMentions.none()
            async with self._pace.take_turn():
                await channel.send(said, allowed_mentions=no_one, silent=True)
        except FAILED as error:
            _log.info("nothing can be said in %d: %s", place, error)
            return False
        return True

    def _dress(self, text: str, emojis: Emojis) -> str:
        return self._links.link(emojis.write(join_units(text), MOST_CONTENT), MOST_CONTENT)

    async def fetch_recent_messages(self, place: int) -> list[SentMessage]:
        """The bot's own recent messages in a channel, newest first."""
        me = self._client.user
        channel = self._client.get_partial_messageable(place)
        async with self._pace.take_turn():
            recent = [message async for message in channel.history(limit=LOOK_BACK)]
        return [
            SentMessage(
                message.id, tuple(texts_of(message)), marks_of(message), message.flags.components_v2
            )
            for message in recent
            if me is not None and message.author.id == me.id
        ]

    async def find_own_message(self, place: int, mark: int) -> PostedMessage | None:
        recent = await self.fetch_recent_messages(place)
        found = next((one for one in recent if mark in one.marks), None)
        return None if found is None else PostedMessage(place, found.message)

    def is_in(self, guild: int) -> bool:
        return self._client.get_guild(guild) is not None

    def can_post(self, guild: int, channel: int) -> bool:
        """Whether a channel takes messages: forums have only posts, which do."""
        server = self._client.get_guild(guild)
        found = None if server is None else server.get_channel(channel)
        return not isinstance(found, discord.ForumChannel | discord.CategoryChannel)

    async def open_direct_channel(self, user: int) -> int:
        """Raises `RateLimited` for a while after Discord has found that too many were opened."""
        self._pace.require_opening()
        try:
            async with self._pace.take_turn():
                return (await self._client.create_dm(discord.Object(user))).id
        except discord.Forbidden as error:
            if error.code == OPENING_TOO_FAST:
                self._pace.pause_openings()
            raise


def _allow_mentions(users: Sequence[int], roles: Sequence[int] = ()) -> discord.AllowedMentions:
    return discord.AllowedMentions(
        everyone=False,
        roles=[discord.Object(role) for role in roles] or False,
        users=[discord.Object(user) for user in users],
    )


async def retry_unarchived(
    client: discord.Client, place: int | None, work: Callable[[], Awaitable[T]]
) -> T:
    """What `work` gives. If it fails because the thread `place` is archived, it is done once more
    after that has been mended."""
    try:
        return await work()
    except discord.HTTPException as error:
        if not await unarchive_after(error, client, place):
            raise
    return await work()


async def unarchive_after(
    error: discord.HTTPException, client: discord.Client, place: int | None
) -> bool:
    """Unarchive the thread if that is what the error is about, and return whether it is open now.
    One that moderators have locked stays closed."""
    if error.code != ARCHIVED or place is None:
        return False
    try:
        thread = await client.fetch_channel(place)
        if not isinstance(thread, discord.Thread):
            return False
        await thread.edit(archived=False)
    except discord.HTTPException as refused:
        _log.info("thread %d stays archived: %s", place, refused)
        return False
    return True
