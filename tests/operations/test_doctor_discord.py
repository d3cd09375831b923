"""A question to Discord that fails in an unforeseen way is a finding like any other."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.operations import discord_check
from bot.operations.commands import _ask_discord


def test_an_unforeseen_error_is_a_finding(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise KeyError("permissions")

    monkeypatch.setattr(discord_check, "check_discord", fail)
    (found,) = _ask_discord("token", tmp_path / "none")
    assert (found.severity, found.key) == ("bad", "doctor-unreachable")
    assert dict(found.params)["fault"] == "KeyError: 'permissions'"
