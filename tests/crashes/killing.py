"""One press, with the bot killed at chosen points of it and started again."""

import signal
import time
from pathlib import Path
from typing import Any, Final

from tests.crashes.house import Scene, acknowledged, called, copy, faults, rows, waits_for_news
from tests.standin.running import PATIENCE, Discord, Nursery

NAP: Final = 0.05
CHANGES: Final = ("after COMMIT", "after POST", "after PATCH", "after PUT", "after DELETE /")


class Killing:
    """A stand-in, bots, and the store as it was prepared."""

    def __init__(self, discord: Discord, bots: Nursery, model: Path, scene: Scene) -> None:
        self.discord = discord
        self.bots = bots
        self.model = model
        self.scene = scene
        self.token: str | None = None
        self.calls: list[list[str]] = []

    def rehearse(self, trail: Path) -> None:
        """One life in which nobody dies: whom its messages call is what others are held to."""
        self.afresh()
        self.bots.start(TRAIL=str(trail))
        self._live(patient=True)
        self.bots.stop(signal.SIGTERM)
        self.calls = called(self.discord.seen())

    def run(self, *deaths: int, window: float = 120.0) -> list[str]:
        """What is wrong in the end, after a life that ends at each of these points and one that
        does not; points past the end of a life kill nothing."""
        self.afresh(window)
        found = []
        for point in deaths:
            self.bots.start(DIE_AT=str(point))
            self._live()
            if self.bots.child:
                self.bots.stop(signal.SIGTERM)
            found += self._lost()
        self.bots.start()
        self.token = None  # whoever was not answered presses again, and so does who was
        self._live()
        status = self.bots.stop(signal.SIGTERM)
        if status != 0:
            found.append(f"it stopped with status {status}")
        return found + faults(self.bots.file, self.scene, self.discord.seen(), self.calls)

    def changes(self, trail: Path, *deaths: int) -> list[int]:
        """The points of a life, after one that ended at each of these, right after something was
        saved or sent."""
        self.afresh()
        for point in deaths:
            self.bots.start(DIE_AT=str(point))
            self._live()
        self.bots.start(TRAIL=str(trail))
        self.token = None
        self._live()
        self.bots.stop(signal.SIGTERM)
        names = [line.split(" ", 1)[1] for line in trail.read_text("utf-8").splitlines()]
        return [point for point, name in enumerate(names, 1) if name.startswith(CHANGES)]

    def afresh(self, window: float = 120.0, model: Path | None = None) -> None:
        """The store as it was, or another one, and a Discord that has heard nothing."""
        for ending in ("", "-wal", "-shm"):
            Path(f"{self.bots.file}{ending}").unlink(missing_ok=True)
        copy(model or self.model, self.bots.file)
        self.discord.set(forget=True, window=window, every=None)
        self.token = None

    def _live(self, *, patient: bool = False) -> None:
        """Press when the board is there, until the bot dies or all is done; `patient`: not before
        the board's call, which else may never be sent."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.bots.over(NAP) is None:
            seen = self.discord.seen()
            ready = any(called(seen)) if patient else seen["messages"]
            if self.token is None and ready and seen["online"]:
                self.token = self.discord.press(self.scene.presser, self.scene.custom_id)
            if self.token is not None and self._done(seen):
                return

    def _done(self, seen: dict[str, Any]) -> bool:
        """Whether the press is answered and announced, and nothing waits."""
        assert self.token is not None
        if (
            not acknowledged(seen, self.token)
            or len(rows(self.bots.file, self.scene)) == self.scene.rows
        ):
            return False
        if self.calls and called(seen)[-1:] != self.calls[-1:]:
            return False
        return not waits_for_news(self.bots.file)

    def _lost(self) -> list[str]:
        """A move whose person was told that it counted must be there."""
        if self.token is None or not acknowledged(self.discord.seen(), self.token):
            return []
        there = len(rows(self.bots.file, self.scene)) > self.scene.rows
        return [] if there else ["an acknowledged move is lost"]
