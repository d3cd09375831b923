"""Several real bots on one real database, before one Discord, and what must be true of them in the
end, whatever happened between."""

import asyncio
import math
import os
import signal
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

import asyncpg
import discord

from bot.storage.postgres.store import PostgresStore
from tests.crashes.house import FIRST_USER, Scene, acknowledged, begin_match, called, open_house
from tests.standin import payloads
from tests.standin.payloads import GUILD, find_channel, find_marks
from tests.standin.postgres import (
    PostgresServer,
    copy_database,
    make_database,
    require_server,
)
from tests.standin.running import Discord, Nursery, discord_process, nursery

SHARDS: Final = 2
CHANNELS: Final = 2
"""Of a server: in each, one message calls people for several matches."""
GUILDS: Final = (GUILD, GUILD + (1 << 22))
"""A server of each shard."""
QUICK: Final = {
    "bot.leases.LEASE": 4.0, "bot.leases.MARGIN": 1.0, "bot.leases.BEAT": 1.0,
    "bot.gateway.PAUSE": 0.1, "bot.leases.DRAIN": 0.5,
    "bot.storage.postgres.connection.STATEMENT_TIMEOUT": 3.0,
}  # fmt: skip
APOLOGY: Final = "Something went wrong. Please try again."
POSTS: Final = ("POST /channels", "PATCH /channels", "DELETE /channels")
ANSWERS: Final = ("POST /interactions", *POSTS)
AGAIN: Final = 3.0
"""Seconds after which a person presses again who had no answer."""
NAP: Final = 0.05
DEATHS: Final = int(os.environ.get("DEATHS", "1"))
"""How often a bot is killed in the middle of presses."""
FREEZES: Final = int(os.environ.get("FREEZES", "1"))
IS_SHORT: Final = DEATHS == FREEZES == 1
"""`make soak` has leases as long as those of hosts."""
ON_THE_WAY: Final = 1.0 if IS_SHORT else 0.0
"""Seconds after the end of a lease in which what was sent before may still arrive: beside all other
tests, Discord alone may take some to read it. Bots have a margin for it, which worlds test."""
_NOTE_LEASES: Final = """
CREATE TABLE bots (process BIGINT, name TEXT);
CREATE TABLE holders (at DOUBLE PRECISION, shard BIGINT, process BIGINT);
CREATE FUNCTION note_bot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO bots VALUES (NEW.id, current_setting('application_name'));
    RETURN NULL;
END $$;
CREATE FUNCTION note_holder() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO holders VALUES (
        extract(epoch FROM clock_timestamp()), coalesce(NEW.shard, OLD.shard), NEW.process);
    RETURN NULL;
END $$;
CREATE TRIGGER bots AFTER INSERT ON processes FOR EACH ROW EXECUTE FUNCTION note_bot();
CREATE TRIGGER holders AFTER INSERT OR UPDATE OF process OR DELETE ON shard_leases
    FOR EACH ROW EXECUTE FUNCTION note_holder();
"""
"""Which bot had the lease of which shard from when on."""
_HOLDERS: Final = "SELECT at, shard, name FROM holders LEFT JOIN bots USING (process) ORDER BY at"
_DUE: Final = (
    "SELECT count(*) FROM outbox WHERE state = 'waiting' AND due <= extract(epoch FROM now())"
)


@dataclass
class Fleet:
    """`scenes` are matches in which one press is awaited each."""

    discord: Discord
    bots: list[Nursery]
    server: PostgresServer
    tune: dict[str, float]
    url: str = ""
    scenes: list[Scene] = field(default_factory=list)
    tokens: dict[int, list[str]] = field(default_factory=dict)
    pressed: dict[int, float] = field(default_factory=dict)
    first_pressed: dict[int, float] = field(default_factory=dict)
    waits: dict[int, float] = field(default_factory=dict)
    """Seconds that people waited who had no answer when all had pressed."""
    models: dict[tuple[int, int], tuple[str, list[Scene]]] = field(default_factory=dict)

    def prepare(self, matches: int, channels: int = CHANNELS) -> None:
        """A new database, with so many matches in so many channels of each server, and a Discord
        that knows nothing."""
        if (matches, channels) not in self.models:
            self.models[matches, channels] = asyncio.run(_prepare(self.server, matches, channels))
        model, self.scenes = self.models[matches, channels]
        self.url = asyncio.run(copy_database(self.server, model))
        self.tokens, self.pressed, self.first_pressed, self.waits = {}, {}, {}, {}
        self.discord.set(forget=True, guilds=GUILDS, channels=channels, latest=_find_id())

    def start(self, bot: int, *, through: str = "", **more: str) -> None:
        """`through` is another address of the database."""
        tune, url = str(self.tune).replace("'", '"'), through or self.url
        url += f"{'&' if '?' in url else '?'}application_name=bot{bot}"
        self.bots[bot].start(
            DATABASE_URL=url, SHARDS=str(SHARDS), NAME=f"bot{bot}", TUNE=tune,
            HEARTBEAT_SECONDS="30", **more,
        )  # fmt: skip

    def start_all(self, **more: str) -> None:
        for bot in range(len(self.bots)):
            self.start(bot, **more)
        self.wait_for_shards({f"bot{bot}" for bot in range(len(self.bots))})

    def wait_for_shards(self, names: set[str]) -> None:
        """Until these bots are connected with all shards, and no others answer for them."""

        def settled(seen: dict[str, Any]) -> bool:
            connected = {tuple(one) for one in seen["shards"]}
            if not connected >= {(shard, name) for shard in range(SHARDS) for name in names}:
                return False
            holders = self.read_holders()
            return len(holders) == SHARDS and {*holders.values()} == names

        self.discord.wait(settled)

    def find_bot(self, guild: int) -> int:
        """The one that answers for a server."""
        shard = (guild >> 22) % SHARDS
        name = self.read_holders()[shard]
        assert name is not None
        return int(name.removeprefix("bot"))

    def press(self, scene: Scene) -> None:
        where = {"guild": scene.address.guild, "place": scene.address.channel}
        self.pressed[scene.match] = time.monotonic()
        self.first_pressed.setdefault(scene.match, self.pressed[scene.match])
        token = self.discord.press(scene.presser, scene.custom_id, **where)
        self.tokens.setdefault(scene.match, []).append(token)

    def press_all(self, scenes: Sequence[Scene], rate: float, rng: Random) -> None:
        """So many a second, at random times."""
        for scene in scenes:
            self.press(scene)
            time.sleep(rng.expovariate(rate))

    def is_answered(self, seen: dict[str, Any], scene: Scene) -> bool:
        """Whether somebody was told that their move counts."""
        return any(
            acknowledged(seen, token) and not is_apology(seen["answers"][token])
            for token in self.tokens.get(scene.match, ())
        )

    def press_until_answered(self, seconds: float) -> None:
        """Whoever has no answer presses again, until everyone has one."""
        end = time.monotonic() + seconds
        waiting = {scene.match for scene in self.find_unanswered()}
        while waiting:
            missing = self.find_unanswered()
            assert time.monotonic() < end, f"matches {[one.match for one in missing]}: no answer"
            for match in waiting - {scene.match for scene in missing}:
                self.waits[match] = time.monotonic() - self.first_pressed[match]
                waiting.remove(match)
            self.press_again(missing)
            time.sleep(NAP)

    def press_again(self, scenes: Sequence[Scene]) -> None:
        """Where nobody has answered for a while."""
        for scene in scenes:
            if time.monotonic() - self.pressed.get(scene.match, 0) > AGAIN:
                self.press(scene)

    def find_unanswered(self) -> list[Scene]:
        """Of the `scenes`."""
        seen = self.discord.seen()
        return [scene for scene in self.scenes if not self.is_answered(seen, scene)]

    def measure_wait(self, scene: Scene) -> float:
        """Seconds from somebody's first press until the first answer that says that it counts."""
        seen = self.discord.seen()
        ends = [
            seen["answers"][token].get("first") or seen["answers"][token]["at"]
            for token in self.tokens[scene.match]
            if acknowledged(seen, token) and not is_apology(seen["answers"][token])
        ]
        return float(min(ends) - self.first_pressed[scene.match])

    def measure_answers(self) -> list[float]:
        """Seconds until each person's first press was acknowledged, if it was."""
        answers = self.discord.seen()["answers"]
        return [
            answers[tokens[0]]["deferred"] - self.first_pressed[match]
            for match, tokens in self.tokens.items()
            if tokens[0] in answers
        ]

    def find_lost(self) -> list[str]:
        """Moves whose people were told that they counted, and which are not there."""
        seen, rows = self.discord.seen(), self.read_rows()
        return [
            f"match {scene.match}: an acknowledged move is lost"
            for scene in self.scenes
            if self.is_answered(seen, scene) and rows[scene.match] == scene.rows
        ]

    def find_faults(self, seconds: float = 300.0) -> list[str]:
        """What is wrong once everyone is answered and nothing waits."""
        self.wait_until_told(seconds)
        rows = self.read_rows()
        found = [
            f"match {scene.match}: {rows[scene.match] - scene.rows} rows for one press"
            for scene in self.scenes
            if rows[scene.match] != scene.rows + 1
        ]
        return found + _find_told_twice(self.discord.seen())

    def wait_until_told(self, seconds: float) -> None:
        """Until no news wait to be posted."""
        self._wait(lambda: not self.ask(_DUE), seconds)

    def read_rows(self) -> dict[int, int]:
        """How long the log of each match is."""
        found = asyncio.run(_query(self.url, "SELECT match, count(*) FROM log GROUP BY match"))
        return {int(match): int(count) for match, count in found}

    def ask(self, sql: str) -> int:
        return int(asyncio.run(_query(self.url, sql))[0][0])

    def find_sent(self, name: str) -> list[float]:
        """When a bot has answered a press first or posted something."""
        return [
            at
            for kind, at, agent, _ in self.discord.seen()["requests"]
            if agent == name and kind.startswith(ANSWERS)
        ]

    def find_strangers(self, since: float, until: float) -> list[str]:
        """Bots that have posted meanwhile in a server of which they had no lease."""
        found, changes = list[str](), self.read_lease_changes()
        for kind, at, agent, place in self.discord.seen()["requests"]:
            if kind.startswith(POSTS) and since < at < until:
                shard = (_server_of(place) >> 22) % SHARDS
                holder = find_holders(changes, at).get(shard)
                before = find_holders(changes, at - ON_THE_WAY).get(shard)
                if agent not in (holder, before):
                    late = at - max(then for then, its, _ in changes if its == shard and then < at)
                    found.append(f"{agent}: {kind} in a server of {holder} for {late:.2f} s")
        return found

    def read_holders(self) -> dict[int, str | None]:
        """Who has the lease of which shard now."""
        return find_holders(self.read_lease_changes(), math.inf)

    def read_lease_changes(self) -> list[tuple[float, int, str | None]]:
        """Who has had the lease of which shard from when on, by this machine's steady clock."""
        rows, epoch = asyncio.run(_query(self.url, _HOLDERS)), time.time() - time.monotonic()
        return [(at - epoch, shard, name) for at, shard, name in rows]

    def stop_all(self) -> list[int]:
        return [bot.stop(signal.SIGTERM) for bot in self.bots if bot.child]

    def _wait(self, until: Callable[[], bool], seconds: float) -> None:
        end = time.monotonic() + seconds
        while not until():
            assert time.monotonic() < end, "something still waits"
            time.sleep(0.2)


@contextmanager
def open_fleet(folder: Path) -> Iterator[Fleet]:
    """Of two bots, with a database server that tests may stop."""
    with ExitStack() as stack:
        server = PostgresServer(require_server().programs)
        stack.callback(server.remove)
        discord = stack.enter_context(discord_process())
        nurseries = [
            stack.enter_context(nursery(discord, folder / f"bot{number}.sqlite3"))
            for number in range(2)
        ]
        yield Fleet(discord, nurseries, server, QUICK if IS_SHORT else {})


async def _prepare(server: PostgresServer, matches: int, channels: int) -> tuple[str, list[Scene]]:
    url = await make_database(server)
    store = await PostgresStore.open(url)
    try:
        house = open_house(store)
        scenes = [
            await begin_match(house, guild, user, place=find_channel(guild) + number % channels)
            for number in range(matches)
            for guild, user in zip(GUILDS, count(FIRST_USER + 9 * number, 3), strict=False)
        ]
    finally:
        await store.close()
    async with _connect(url) as db:
        await db.execute(_NOTE_LEASES)
    return url, scenes


async def _query(url: str, sql: str) -> list[Any]:
    async with _connect(url) as db:
        return list(await db.fetch(sql))


@asynccontextmanager
async def _connect(url: str) -> AsyncIterator[asyncpg.Connection]:
    db = await asyncpg.connect(url)
    try:
        yield db
    finally:
        await db.close()


def _find_id() -> int:
    """That of a message of now: Discord allows few edits of old ones."""
    return discord.utils.time_snowflake(datetime.now(UTC))


def find_holders(
    changes: Sequence[tuple[float, int, str | None]], at: float
) -> dict[int, str | None]:
    return {shard: name for then, shard, name in changes if then < at}


def _server_of(place: str) -> int:
    return max(guild for guild in GUILDS if find_channel(guild) <= int(place))


def is_apology(answer: dict[str, Any]) -> bool:
    return any(APOLOGY in text for text in answer["texts"])


def _find_told_twice(seen: dict[str, Any]) -> list[str]:
    """Each board has a mark of its own; each press is answered by one bot; and nobody is called
    twice by the same match."""
    marks = [
        mark for one in seen["messages"] for mark in find_marks(payloads.walk(one["components"]))
    ]
    found = [f"told twice: {mark}" for mark in {*marks} if marks.count(mark) > 1]
    found += [
        f"{token}: answered {answer['callbacks']} times"
        for token, answer in seen["answers"].items()
        if answer.get("callbacks", 1) > 1
    ]
    calls = [user for one in called(seen) for user in one]
    return found + [f"{user} is called often" for user in {*calls} if calls.count(user) > 2]
