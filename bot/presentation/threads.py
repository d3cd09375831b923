"""Archived threads: nothing in them can be edited or answered until they are brought back."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import discord

T = TypeVar("T")
ARCHIVED: Final = 50083
LONGEST: Final = 10_080
"""Minutes without a message after which Discord archives a thread, at most."""
_log = logging.getLogger(__name__)


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
