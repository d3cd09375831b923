"""SIGKILL of the real bot between a press on the touch page and its answer: whoever presses again,
the person or a browser that sends a lost request once more, plays nothing twice."""

import asyncio
import json
import os
import signal
import socket
import time
from collections.abc import Callable
from http.client import HTTPException
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import Request, urlopen

from bot.matches.page_keys import PageKeys
from bot.storage import SqliteStore
from tests.crashes.house import Scene, rows
from tests.crashes.killing import Killing
from tests.standin.running import PATIENCE

KILLS = int(os.environ.get("KILLS", "2"))
"""How many points are tried, all right after a commit; 0: all points there are."""


class PlayersPage:
    """The page of the scene's presser, signed in; `bots` are started with it."""

    def __init__(self, killing: Killing) -> None:
        self.killing = killing
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.settings = {"WEB_ADDRESS": self.address, "WEB_PORT": str(self.port)}
        self.session = ""

    def begin(self) -> None:
        self.killing.afresh()
        self.session = asyncio.run(_sign_in(self.killing.bots.file, self.killing.scene))

    def press(self) -> str:
        """Again and again until it is answered or the bot is dead; then empty."""
        _, match, decision, control = self.killing.scene.custom_id.split(":")
        wish = {"match": int(match), "decision": int(decision), "control": control}
        headers = {
            "Content-Type": "application/json", "Origin": self.address,
            "Cookie": f"session={self.session}",
        }  # fmt: skip
        address, body = f"http://127.0.0.1:{self.port}/api/press", json.dumps(wish).encode()
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.killing.bots.child:
            try:
                with urlopen(Request(address, body, headers), timeout=PATIENCE) as answer:
                    screen: dict[str, Any] = json.load(answer)
                    return str(screen["blocks"])
            except (OSError, HTTPException):
                self.killing.bots.over(0.05)
        return ""


async def _sign_in(file: Path, scene: Scene) -> str:
    store = await SqliteStore.open(file)
    try:
        page_keys = PageKeys(store.page_keys, lambda: int(time.time()))
        person = await store.people.find_by_user(scene.presser)
        assert person is not None
        session = await page_keys.redeem(await page_keys.issue_link(person.player))
        assert session is not None
        return session
    finally:
        await store.close()


def test_a_press_on_the_page_counts_once_wherever_the_bot_is_killed(
    killing: Killing, tmp_path: Path, figures: Callable[[str], None]
) -> None:
    page, bots, trail = PlayersPage(killing), killing.bots, tmp_path / "trail"
    page.begin()
    bots.start(TRAIL=str(trail), **page.settings)
    killing.discord.wait(lambda seen: seen["online"])
    before = len(trail.read_text("utf-8").splitlines()) if trail.exists() else 0
    assert "⚠️" not in page.press()
    assert "⚠️" in page.press(), "it is answered already"
    names = trail.read_text("utf-8").splitlines()[before:]
    bots.stop(signal.SIGTERM)
    points = range(1, len(names) + 1)
    commits = [point for point in points if "after COMMIT" in names[point - 1]]
    assert commits
    tried = Random().sample(commits, min(KILLS, len(commits))) if KILLS else points

    wrong, died = {}, 0
    for point in tried:
        page.begin()
        bots.start(DIE_AFTER=str(point), **page.settings)
        killing.discord.wait(lambda seen: seen["online"])
        bots.send(signal.SIGUSR1)
        page.press()
        died += not bots.child
        bots.start(**page.settings)
        page.press()
        page.press()
        bots.stop(signal.SIGTERM)
        written = len(rows(bots.file, killing.scene)) - killing.scene.rows
        if written != 1:
            wrong[point] = f"{written} rows for one press"
    figures(f"{died} kills at {len(tried)} points of a press on the page, {len(wrong)} wrong")
    assert died
    assert wrong == {}
