"""What the checks of worlds are there for: each bot that is broken in one way is found out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import discord
import pytest

from bot.delivery.worker import OutboxWorker
from bot.eventlog.jobs import JobRunner
from bot.interactions.router import Router
from bot.presentation import messenger
from tests.worlds.world import Plan, run_world

Patch = pytest.MonkeyPatch


async def _rest(*_: Any) -> None:
    return None


def call_everybody(patch: Patch) -> None:
    """It mentions all who read."""
    patch.setattr(messenger, "_allow_mentions", lambda *_: discord.AllowedMentions.all())


def deliver_nothing(patch: Patch) -> None:
    patch.setattr(OutboxWorker, "deliver_due", _rest)
    patch.setattr(OutboxWorker, "next_due", _rest)


def skip_jobs(patch: Patch) -> None:
    """Computers, clocks and late seats are forgotten."""
    patch.setattr(JobRunner, "run_due", _rest)
    patch.setattr(JobRunner, "next_due", _rest)


def break_at_presses(patch: Patch) -> None:
    usual = Router._dispatch

    async def dispatch(router: Any, *args: Any, **given: Any) -> Any:
        if router.services.now().hour >= 18:
            raise KeyError("a slip")
        return await usual(router, *args, **given)

    patch.setattr(Router, "_dispatch", dispatch)


MUTANTS: Final[dict[Callable[[Patch], None], str]] = {
    call_everybody: "calls more than the named",
    deliver_nothing: "due in the outbox",
    skip_jobs: "due: ",
    break_at_presses: "logged: ",
}
"""With a part of what is said of them."""


@pytest.mark.slow
@pytest.mark.parametrize("mutate", MUTANTS)
def test_a_broken_bot_is_found_out(
    mutate: Callable[[Patch], None], monkeypatch: Patch, tmp_path: Path
) -> None:
    mutate(monkeypatch)
    wrong = run_world(Plan(4, days=1, people=5, faults=()), tmp_path).wrong
    assert any(MUTANTS[mutate] in one for one in wrong), wrong[:5]
