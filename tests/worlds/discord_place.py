"""The pretend Discord of a world, where many people act at the same time."""

import asyncio
import weakref
from collections import deque
from datetime import datetime
from typing import Any, Final

from simcord import Env
from simcord.backend import Backend

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

    def now(self) -> datetime:
        return self.backend.clock.now()

    def attach(self, bot: Any) -> None:
        """The process that people's screens belong to now."""
        self.bot = bot
        self._message_states.add(bot._connection)

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
