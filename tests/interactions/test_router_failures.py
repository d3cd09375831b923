"""A store that cannot write is one plain line in the log for each press."""

from __future__ import annotations

import sqlite3
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.interactions.press_queue import RateLimiter
from bot.interactions.router import Router
from bot.models.shards import Shards


class ApologisingRouter(Router):
    """Counts its apologies instead of sending them."""

    apologies = 0

    async def apologise(self, interaction: Any, key: str = "refusal-broke") -> None:
        self.apologies += 1


async def test_a_full_disk_is_a_line_with_what_to_do(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    services = SimpleNamespace(now=None, shards=Shards())
    router = ApologisingRouter(cast(Any, services), RateLimiter(most=10))
    press = SimpleNamespace(id=7, user=SimpleNamespace(id=1), guild_id=None)
    await router.run_guarded(cast(Any, press), fail)
    (entry,) = caplog.records
    assert entry.exc_info is None
    assert entry.message.startswith("interaction 7 failed: database or disk is full. Free some")
    assert router.apologies == 1
