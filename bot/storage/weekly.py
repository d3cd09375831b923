"""The weekly post of servers."""

from __future__ import annotations

from typing import Final

from bot.models.weekly import WeeklyChannel
from bot.storage.connection import StorePart

_CHANNELS: Final = (
    "SELECT guild, weekly_channel, zone, weekly_done, weekly_tried FROM servers"
    " WHERE weekly_channel IS NOT NULL ORDER BY guild"
)
_CHOOSE: Final = (
    "INSERT INTO servers (guild, weekly_channel, weekly_done) VALUES (:guild, :channel, :done)"
    " ON CONFLICT (guild) DO UPDATE SET weekly_channel = excluded.weekly_channel,"
    " weekly_done = max(servers.weekly_done, excluded.weekly_done)"
)


class WeeklyStore(StorePart):
    async def find_channels(self) -> tuple[WeeklyChannel, ...]:
        """Of the servers that want it."""
        return tuple(WeeklyChannel(*row) for row in await self._connection.read(_CHANNELS))

    async def choose_channel(self, guild: int, channel: int | None, done: int) -> None:
        """Weeks that end up to `done` get no post."""
        await self._connection.write(_CHOOSE, guild=guild, channel=channel, done=done)

    async def begin(self, guild: int, until: int) -> None:
        sql = "UPDATE servers SET weekly_tried = ? WHERE guild = ?"
        await self._connection.write(sql, until, guild)

    async def finish(self, guild: int, until: int) -> None:
        sql = "UPDATE servers SET weekly_done = ? WHERE guild = ?"
        await self._connection.write(sql, until, guild)
