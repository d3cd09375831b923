"""The pretend Discord of a world, where many people act at the same time."""

import asyncio
import weakref
from collections import deque
from datetime import datetime
from typing import Any, Final

import discord
from simcord import ChannelHandle, Env, GuildHandle
from simcord.backend import Backend, serializers
from simcord.backend.errors import BackendError
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from tests.standin.limits import CHANNEL

ANSWER_WITHIN: Final = 3.0
"""Seconds after which Discord tells a person that the interaction failed."""
EDIT_WITHIN: Final = 20.0
"""Seconds for which a person looks at an answer that is still to come."""
EDIT_SHOWS: Final = 2.0
LOOK: Final = 0.25


class DiscordPlace(Env):
    """As much of an environment as people need: the bot's processes are the world's, and each
    person waits only for the answer to what they did themselves."""

    def __init__(self, clock: Any) -> None:
        self.backend = backend = Backend(clock=clock)
        unread: Any = backend  # its notes of all that was asked for grow without end
        unread.http_requests = unread.transcript = deque[Any](maxlen=1)
        self.strict_sync = True
        self.bot: Any = None
        self._preview = None
        self._guilds = []
        self._shard_count = 1
        self._message_states = weakref.WeakSet()
        self._asked: dict[asyncio.Task[Any] | None, Any] = {}
        self.left: set[int] = set()
        """Servers that the bot was removed from."""

    def now(self) -> datetime:
        return self.backend.clock.now()

    def attach(self, bot: Any) -> None:
        """The process that people's screens belong to now."""
        self.bot = bot
        self._message_states.add(bot._connection)

    def remove_bot(self, guild: GuildHandle) -> None:
        """People can't reach it there any more, nor it them."""
        self.backend.emit("GUILD_DELETE", {"id": str(guild.id)})
        self.left.add(guild.id)

    def add_bot(self, guild: GuildHandle) -> None:
        self.left.discard(guild.id)
        payload = serializers.guild_create_payload(self.backend, self.backend.get_guild(guild.id))
        joined = dict(payload)
        del joined["unavailable"]  # that would say the server came back after an outage
        self.backend.emit("GUILD_CREATE", joined)

    def silence_bot(self, channel: ChannelHandle, *, is_silent: bool) -> None:
        """Take the right to send messages in a channel from it, or give it back."""
        denied = discord.Permissions(send_messages=is_silent, send_messages_in_threads=is_silent)
        me = self.backend.bot_user.id
        rule = Overwrite(target_id=me, type=OverwriteType.MEMBER, deny=denied.value)
        self.backend.set_overwrite(channel.id, rule)

    def has_left(self, payload: Any) -> bool:
        """Whether an event is of a server that the bot is not in."""
        return int(payload.get("guild_id") or 0) in self.left

    def require_bot(self, path: str) -> None:
        """Raises `BackendError` where a request is about a server that the bot is not in."""
        place = CHANNEL.match(path)
        channel = None if place is None else self.backend.channels.get(int(place[1]))
        parts = path.split("/")
        guild = int(parts[2]) if parts[1] == "guilds" and parts[2].isdigit() else 0
        if (channel is not None and channel.guild_id in self.left) or guild in self.left:
            raise BackendError(403, 50001, "Missing Access")

    def _begin_operation(self, label: str) -> None:
        """Others may be at something at the same time."""

    def _end_operation(self) -> None:
        """See `_begin_operation`."""

    def _mark_mutation(self) -> None:
        """Nobody counts."""

    def _notify_dispatch_observers(self, interaction: Any) -> None:
        self._asked[asyncio.current_task()] = interaction

    async def _settle_internal(self, **_: Any) -> None:
        """Until the person sees the answer, or that there is none."""
        asked = self._asked.pop(asyncio.current_task(), None)
        if asked is None:
            return
        loop = asyncio.get_running_loop()
        begun = loop.time()
        while not asked.responded and loop.time() < begun + ANSWER_WITHIN:  # noqa: ASYNC110
            await asyncio.sleep(LOOK)
        while asked.loading and loop.time() < begun + EDIT_WITHIN:  # noqa: ASYNC110
            await asyncio.sleep(LOOK)
        if asked.deferred:  # the message that was pressed is edited
            await asyncio.sleep(EDIT_SHOWS)
