"""The weekly post of each server that wants one: when it is due, and whether it was sent."""

from collections.abc import Callable
from datetime import UTC, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from bot.matches.repository import MatchPart, MatchRepository
from bot.models.people import Week, WeeklyChannel
from bot.models.playing_hours import is_zone

WEEK: Final = timedelta(days=7)
MORNING: Final = time(9)  # when it is posted on Mondays
HALF_WEEK: Final = int(WEEK.total_seconds()) // 2
"""Ends of weeks that are no further apart are the same week in two time zones."""


def find_week(at: int, zone: str) -> Week:
    """The last whole week before a moment, by the clock of a zone."""
    place = ZoneInfo(zone if is_zone(zone) else "UTC")
    today = datetime.fromtimestamp(at, UTC).astimezone(place).date()
    monday = today - timedelta(days=today.weekday())

    def moment(week: int, hour: time) -> int:
        return int(datetime.combine(monday + week * WEEK, hour, place).timestamp())

    first = (monday - WEEK).toordinal()
    return Week(moment(-1, time()), moment(0, time()), moment(0, MORNING), first)


def find_due(channel: WeeklyChannel, at: int) -> int:
    """When its next post is due: in the past where one is missing, but only for the last week."""
    week = find_week(at, channel.zone)
    if week.until - channel.done > HALF_WEEK:
        return week.posted
    return find_week(at + int(WEEK.total_seconds()), channel.zone).posted


class WeeklyPosts(MatchPart):
    """Which servers want the weekly post. It is marked before it is sent and when it has arrived,
    so that a restart sends nothing twice."""

    def __init__(self, repository: MatchRepository) -> None:
        super().__init__(repository)
        self.listeners: list[Callable[[], None]] = []
        """Called when a server has changed when it wants the post."""

    async def choose_channel(self, guild: int, channel: int | None) -> None:
        """From the next Monday on; None: no more."""
        people, at = self._store.people, self._repository.at()
        zone = (await people.read_server(guild)).zone
        await self._store.weekly.choose_channel(guild, channel, find_week(at, zone).until)
        self._tell()

    async def choose_zone(self, guild: int, zone: str) -> None:
        await self._store.people.update_server(guild, {"zone": zone})
        self._tell()

    def _tell(self) -> None:
        for hear in self.listeners:
            hear()
