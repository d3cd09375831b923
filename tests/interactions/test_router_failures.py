"""A store that fails is one plain line in the log for each press, and keeps no other message from
being brought up to date."""

import sqlite3
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.app import utc_now
from bot.interactions import open_messages
from bot.interactions.open_messages import OpenAnswer, OpenAnswers
from bot.interactions.press_queue import RateLimiter
from bot.interactions.router import Router
from bot.models.matchmaking import Terms
from bot.models.shards import Shards
from bot.screens.screen import Screen


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


async def test_a_queue_that_cannot_be_read_keeps_no_other_from_being_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The store was locked for one of them, and the rest stayed as they were."""
    terms, shown = Terms("hex", 2, "days"), list[int]()
    fresh = Screen((), queue=(terms, 1))

    async def show_queue(requester: Any, _: Terms) -> Screen:
        if requester == 1:
            raise sqlite3.OperationalError("database is locked")
        return fresh

    async def show(requester: Any, *_: Any) -> None:
        shown.append(requester)

    monkeypatch.setattr(open_messages, "show_queue", show_queue)
    monkeypatch.setattr(open_messages, "show", show)
    answers = OpenAnswers(utc_now)
    for number in (1, 2):
        old = Screen((), queue=(terms, 0))
        answers.keep(OpenAnswer(number, cast(Any, None), cast(Any, number), old))
    await answers.refresh_queues()
    assert shown == [2]
