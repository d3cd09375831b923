"""Bots in processes of their own, forked from one that has imported everything already:
`python -m tests.standin.nursery PORT`.

Each line of its input is JSON with the environment of one bot; the bot is the real `python -m bot`,
told only where its Discord is. Its process id is printed when it begins, its exit status when it
has ended. `ARGUMENTS` are those of its command line. With `DIE_AT=n` it is killed by SIGKILL at its
n-th point since it was ready: before and after every statement to the store and every request to
Discord, and between the two halves of a statement that PostgreSQL has not seen before; with
`DIE_AFTER=n` at the n-th since it was sent SIGUSR1. With `FREEZE_WITHIN=n` it is stopped by SIGSTOP
instead, soon after each SIGUSR1: at one of the next n points, or as it holds locks. `TRAIL` is a
file for their names, `ERRORS` one for its standard error; `TUNE` changes constants, and `CLOCK` is
a file with the seconds by which the clock is off. `NAME` is what the bot calls itself at Discord.
Only with `PUZZLES` it makes those of the day.
"""

import ctypes
import importlib
import json
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
from discord.gateway import DiscordWebSocket
from discord.http import HTTPClient, Route
from yarl import URL

from bot.__main__ import main
from bot.client import GameBot
from bot.games import build_games
from bot.storage.sqlite_connection import SqliteConnection

DIES_WITH_PARENT = 1
"""Linux: of prctl."""
points = 0
counting = False
last = 0
"""The point at which it dies."""
end = signal.SIGKILL
holds_locks = waits_for_locks = False


def point(name: str) -> None:
    """One more moment at which the process may die."""
    global points  # noqa: PLW0603 - one bot is one process
    if not counting:
        return
    points += 1
    trail = os.environ.get("TRAIL")
    if trail:
        with Path(trail).open("a", encoding="utf-8") as file:
            file.write(f"{points} {name}\n")
    if points == last or (waits_for_locks and _is_in_the_middle(name)):
        os.kill(os.getpid(), end)


def _is_in_the_middle(name: str) -> bool:
    """Whether rows are locked, and PostgreSQL has been told half of a statement."""
    global holds_locks, waits_for_locks  # noqa: PLW0603 - one bot is one process
    if name.startswith(("after UPDATE", "after INSERT", "after DELETE")):
        holds_locks = True
    elif name.startswith(("before BEGIN", "before COMMIT")):
        holds_locks = False
    found = holds_locks and name.startswith("after parse")
    waits_for_locks = not found
    return found


def freeze(within: int) -> None:
    """At one of so many points, or, as often, in the middle of the next statement that finds rows
    locked."""
    global end, waits_for_locks  # noqa: PLW0603 - one bot is one process
    end = signal.SIGSTOP
    if Random().random() < 0.5:
        doom(Random().randint(1, within))
    else:
        waits_for_locks = True


def doom(after: int) -> None:
    global last  # noqa: PLW0603 - one bot is one process
    last = points + after


def between(method: Callable[..., Awaitable[Any]], name: Callable[..., str]) -> Any:
    """The method with a point before and one after."""

    async def pointed(*given: Any, **more: Any) -> Any:
        point(f"before {name(*given)}")
        result = await method(*given, **more)
        point(f"after {name(*given)}")
        return result

    return pointed


def bot(environment: dict[str, str], port: int) -> int:
    """The bot, in this process."""
    os.environ |= environment
    doom(int(environment.get("DIE_AT", "0")))
    if "DIE_AFTER" in environment:
        signal.signal(signal.SIGUSR1, lambda *_: doom(int(environment["DIE_AFTER"])))
    if "FREEZE_WITHIN" in environment:
        signal.signal(signal.SIGUSR1, lambda *_: freeze(int(environment["FREEZE_WITHIN"])))
    Route.BASE = f"http://127.0.0.1:{port}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = URL(f"ws://127.0.0.1:{port}/gateway")
    SqliteConnection.rows = between(SqliteConnection.rows, lambda _, sql, *__: sql[:60])  # type: ignore[method-assign]
    if "DATABASE_URL" in environment:
        postgres = importlib.import_module("bot.storage.postgres.connection").PostgresConnection
        for name in ("rows", "many"):
            setattr(postgres, name, between(getattr(postgres, name), lambda _, sql, *__: sql[:60]))
        asyncpg: Any = importlib.import_module("asyncpg")
        if "FREEZE_WITHIN" in environment:
            asyncpg.connect = partial(_connect_forgetfully, asyncpg.connect)
        connection = asyncpg.Connection
        parse = between(connection._get_statement, lambda _, sql, *__: f"parse {sql[:60]}")
        connection._get_statement = parse
    HTTPClient.request = between(HTTPClient.request, lambda _, r, **__: f"{r.method} {r.path}")  # type: ignore[method-assign]
    usual, ready = GameBot.setup_hook, GameBot.on_ready

    async def quickly(self: GameBot) -> None:
        self._connection.guild_ready_timeout = 0.05
        self.http.user_agent += f" {environment.get('NAME', 'bot')}"
        await usual(self)

    async def counted(self: GameBot) -> None:
        global counting  # noqa: PLW0603 - one bot is one process
        counting = True
        await ready(self)

    async def make_none(self: GameBot) -> None:
        """Each life would begin with a second's work of a process of its own."""

    # Answers to interactions name aiohttp.
    setattr(aiohttp.client_reqrep, "SERVER_SOFTWARE", f"aiohttp {environment.get('NAME', 'bot')}")  # noqa: B010
    _tune(json.loads(environment.get("TUNE", "{}")))
    _shift_clock(environment.get("CLOCK"))
    GameBot.setup_hook = quickly  # type: ignore[method-assign]
    GameBot.on_ready = counted  # type: ignore[method-assign]
    if "PUZZLES" not in environment:
        GameBot._make_puzzles = make_none  # type: ignore[method-assign]
    return main(os.environ.get("ARGUMENTS", "").split())


def _connect_forgetfully(connect: Callable[..., Any], url: str, **given: Any) -> Any:
    """Over a connection to which every statement is new: between its halves, PostgreSQL doesn't
    see that nobody goes on."""
    return connect(url, **given | {"statement_cache_size": 0})


def _tune(values: dict[str, Any]) -> None:
    """Set names of modules: `{"bot.background.NAP": 0.1}`."""
    for name, value in values.items():
        module, _, attribute = name.rpartition(".")
        setattr(importlib.import_module(module), attribute, value)


def _shift_clock(path: str | None) -> None:
    """The bot's clock is off by the seconds that a file holds."""
    if path is None:
        return

    def now() -> datetime:
        return datetime.now(UTC) + timedelta(seconds=float(Path(path).read_text("utf-8")))

    setattr(importlib.import_module("bot.operations.serving"), "utc_now", now)  # noqa: B010


def tend(port: int) -> None:
    _die_with_parent()
    importlib.import_module("bot.operations.serving")
    build_games()
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            _die_with_parent()
            with Path(os.devnull).open(encoding="utf-8") as nothing:
                os.dup2(nothing.fileno(), 0)
            environment = json.loads(line)
            if "ERRORS" in environment:
                with Path(environment["ERRORS"]).open("a", encoding="utf-8") as errors:
                    os.dup2(errors.fileno(), 2)
            os.dup2(2, 1)
            try:
                status = bot(environment, port)
            finally:
                sys.stderr.flush()
            os._exit(status)
        _say(child)
        _, ended = os.waitpid(child, 0)
        _say(os.waitstatus_to_exitcode(ended))


def _die_with_parent() -> None:
    ctypes.CDLL(None).prctl(DIES_WITH_PARENT, signal.SIGKILL)


def _say(number: int) -> None:
    sys.stdout.write(f"{number}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    tend(int(sys.argv[1]))
