"""SIGTERM to the real process: it ends in good order, soon, with everything saved; a second bot is
refused meanwhile."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from bot.operations.health_client import fetch_health
from bot.storage.files import LockFile
from tests.crashes.house import acknowledged, called, faults, waits_for_news
from tests.crashes.killing import Killing
from tests.standin.running import ROOT, TOKEN, Discord, Nursery

AT_MOST = 30.0
"""Seconds, on a busy machine; systemd waits for 60."""


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def online(seen: dict[str, Any]) -> bool:
    return bool(seen["online"] and seen["messages"])


def stopped(bots: Nursery) -> float:
    """Seconds that it took."""
    began = time.monotonic()
    assert bots.stop(signal.SIGTERM) == 0
    return time.monotonic() - began


@pytest.mark.slow
def test_a_polite_end_in_the_middle_of_a_press(killing: Killing, tmp_path: Path) -> None:
    discord, bots, scene, port = killing.discord, killing.bots, killing.scene, free_port()
    killing.afresh()
    bots.start(HEALTH_PORT=str(port), BACKUPS_KEPT="2", BACKUP_FOLDER=str(tmp_path), PUZZLES="1")
    discord.wait(online)
    discord.wait(lambda _: fetch_health(port).well)
    refused_beside(bots.file, discord)
    token = discord.press(scene.presser, scene.custom_id)
    discord.wait(lambda seen: seen["answers"])
    assert stopped(bots) < AT_MOST
    assert acknowledged(discord.seen(), token)
    assert "doesn't answer" in fetch_health(port).problems[0]
    assert len(list(tmp_path.glob("*.sqlite3"))) == 1
    lock = LockFile.for_database(bots.file)
    lock.acquire()
    lock.release()
    bots.start()
    discord.wait(lambda seen: len(called(seen)) > 1 and called(seen)[-1])
    discord.wait(lambda _: not waits_for_news(bots.file))
    assert stopped(bots) < AT_MOST
    assert faults(bots.file, scene, discord.seen(), called(discord.seen())) == []


def test_a_discord_that_never_answers_does_not_hold_it_up(killing: Killing) -> None:
    discord, bots, scene = killing.discord, killing.bots, killing.scene
    killing.afresh()
    bots.start()
    discord.wait(online)
    discord.set(every=[0, 0])
    discord.press(scene.presser, scene.custom_id)
    discord.wait(lambda seen: seen["failed"])
    assert stopped(bots) < AT_MOST


def refused_beside(file: Path, discord: Discord) -> None:
    """A second bot on the same store says so and goes; the first one does not notice."""
    before = file.read_bytes()
    found = subprocess.run(
        [sys.executable, "-m", "bot"], cwd=ROOT, capture_output=True, text=True, timeout=60,
        env={**os.environ, "DATABASE_PATH": str(file), "DISCORD_TOKEN": TOKEN}, check=False,
    )  # fmt: skip
    assert found.returncode == 1
    assert "another process uses" in found.stderr
    assert file.read_bytes() == before
    assert discord.seen()["online"]
