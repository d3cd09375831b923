"""A stand-in for Discord with bots that come and go, for tests that kill them."""

import json
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final
from urllib.request import Request, urlopen

ROOT: Final = Path(__file__).parents[2]
TOKEN: Final = "M" * 26 + ".GabcDe." + "x" * 38
PATIENCE: Final = 300.0
"""Seconds that anything may take on a busy machine."""


@dataclass
class Discord:
    """The stand-in, asked from outside."""

    port: int

    def seen(self) -> dict[str, Any]:
        return self._ask("seen")

    def set(self, **given: Any) -> None:
        self._ask("set", given)

    def press(self, by: int, custom_id: str, message: int | None = None, **more: Any) -> str:
        """Somebody presses; the token of the press."""
        answer = self._ask("press", {"by": by, "id": custom_id, "message": message, **more})
        return str(answer["token"])

    def wait(self, until: Callable[[dict[str, Any]], object], seconds: float = PATIENCE) -> Any:
        """What `until` says of what is seen, once it is true."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            found = until(self.seen())
            if found:
                return found
            time.sleep(0.05)
        raise AssertionError("that never came")

    def _ask(self, what: str, given: dict[str, Any] | None = None) -> dict[str, Any]:
        address = f"http://127.0.0.1:{self.port}/control/{what}"
        body = None if given is None else json.dumps(given).encode()
        with urlopen(Request(address, body), timeout=PATIENCE) as response:
            found: dict[str, Any] = json.load(response)
            return found


@dataclass
class Nursery:
    """Starts one bot after another."""

    process: subprocess.Popen[str]
    file: Path
    child: int = 0

    def start(self, **more: str) -> None:
        """One that still lives is killed first."""
        if self.child:
            self.stop()
        given = {"DATABASE_PATH": str(self.file), "DISCORD_TOKEN": TOKEN, "BACKUPS_KEPT": "0",
                 "SETTLE_SECONDS": "0", "LOG_LEVEL": "ERROR", **more}  # fmt: skip
        print(json.dumps(given), file=_pipe(self.process.stdin), flush=True)
        self.child = int(_pipe(self.process.stdout).readline())

    def send(self, number: int) -> None:
        """A bot that has just died by itself hears nothing; how it ended is read all the same."""
        with suppress(ProcessLookupError):
            os.kill(self.child, number)

    def over(self, seconds: float = 0.0) -> int | None:
        """The bot's exit status, negative for a signal; None while it lives."""
        pipe = _pipe(self.process.stdout)
        ready, _, _ = select.select([pipe], [], [], seconds)
        if not ready:
            return None
        self.child = 0
        return int(pipe.readline())

    def ended(self) -> int:
        """Wait for the bot's end."""
        status = self.over(PATIENCE)
        assert status is not None, "the bot did not end"
        return status

    def stop(self, number: int = signal.SIGKILL) -> int:
        self.send(number)
        return self.ended()


@contextmanager
def discord_process() -> Iterator[Discord]:
    with run_module("tests.standin.site") as process:
        yield Discord(int(_pipe(process.stdout).readline()))


@contextmanager
def nursery(discord: Discord, file: Path) -> Iterator[Nursery]:
    with run_module("tests.standin.nursery", str(discord.port)) as process:
        bots = Nursery(process, file)
        try:
            yield bots
        finally:
            if bots.child:
                bots.stop()


@contextmanager
def run_module(
    module: str, *arguments: str, within: Sequence[str] = ()
) -> Iterator[subprocess.Popen[str]]:
    """A process of Python with pipes, which ends when its input does; `within` another command."""
    process = subprocess.Popen(
        [*within, sys.executable, "-m", module, *arguments], cwd=ROOT, stdin=subprocess.PIPE,
        stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        yield process
    finally:
        _pipe(process.stdin).close()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        _pipe(process.stdout).close()


def _pipe(pipe: IO[str] | None) -> IO[str]:
    assert pipe is not None
    return pipe
