"""A stand-in for Discord in a process of its own: `python -m tests.standin.site`.

HTTP and gateway, as much as the bot uses. It remembers everything it was told, for as long as it
lives, whatever becomes of the bot; it knows nonces, and fails as it is told to. It prints its port
and ends with its standard input. What tests ask of it is under `/control`.
"""

import asyncio
import json
import os
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import monotonic
from typing import Any, Final

from aiohttp import WSMsgType, web

from tests.standin import payloads
from tests.standin.payloads import APPLICATION, GUILD, Json

API: Final = "/api/v10"
NUMBERS: Final = re.compile(r"/\d+")
TOKENS: Final = re.compile(r"/press-\d+")


@dataclass
class Told:
    """A message of the bot's: whom it called, how often it was edited, every send of it, and
    whether it was deleted since."""

    id: int
    place: int
    components: list[Any]
    content: str
    called: list[str]
    nonce: str | None
    at: float
    edits: int = 0
    sends: int = 1
    deleted: bool = False

    def texts(self) -> list[str]:
        return [*([self.content] if self.content else []), *payloads.texts(self.components)]

    def payload(self) -> Json:
        return payloads.message(self.id, self.place, self.components, content=self.content)

    def seen(self) -> Json:
        return {"id": self.id, "place": self.place, "texts": self.texts(),
                "called": self.called, "nonce": self.nonce, "edits": self.edits,
                "sends": self.sends, "components": self.components,
                "deleted": self.deleted}  # fmt: skip


@dataclass(frozen=True)
class Shard:
    """What a connection has said of itself, and which of the tests' bots it is."""

    number: int
    count: int
    agent: str

    def has(self, guild: int) -> bool:
        return (guild >> 22) % self.count == self.number


@dataclass
class Standin:
    """The state of this Discord. `window` are the seconds for which a nonce is remembered; `faults`
    are statuses (0: no answer at all) with codes that the next request of a kind gets, by method
    and path. `login` is the status for whoever asks whether a token is good, `interval` the
    milliseconds between heartbeats, which a `deaf` gateway does not acknowledge; a `closed` one
    takes nobody, and `sessions` are those that it still allows today. `guilds` are its servers,
    with so many `channels` each: each connection hears of those of its shard."""

    port: int = 0
    window: float = 120.0
    denied: str = "0"
    allowed: str = payloads.ALL_THAT_IS_ASKED
    portal: Json = field(default_factory=dict)
    beginning: bool = False
    login: int = 200
    interval: int = 41_250
    deaf: bool = False
    closed: bool = False
    sessions: int = 1000
    messages: dict[int, Told] = field(default_factory=dict)
    answers: dict[str, Json] = field(default_factory=dict)
    requests: list[list[Any]] = field(default_factory=list)
    every: tuple[int, int] | None = None
    failed: set[str] = field(default_factory=set)
    latest: int = 10_000_000
    presses: int = 7_000_000
    sockets: list[web.WebSocketResponse] = field(default_factory=list)
    guilds: list[int] = field(default_factory=lambda: [GUILD])
    channels: int = 1
    shards: dict[web.WebSocketResponse, Shard] = field(default_factory=dict)
    identified: list[tuple[float, int, str]] = field(default_factory=list)
    """When which shard was opened by whom."""

    # Discord's own HTTP

    async def api(self, request: web.Request) -> web.StreamResponse:
        """Every request: noted, perhaps refused, else done."""
        body, files = await _body(request)
        path = request.path.removeprefix(API)
        kind = f"{request.method} {NUMBERS.sub('/N', TOKENS.sub('/T', path))}"
        where = path.removeprefix("/channels/").partition("/")[0]
        self.requests.append([kind, monotonic(), _agent_of(request), where])
        early = self.beginning or _may_fail(kind)
        if self.every is not None and kind not in self.failed and early:
            self.failed.add(kind)
            return await _refused(*self.every)
        steps = request.method, *path.strip("/").split("/")
        return self._beginning(steps) or self._done(request, steps, body, files)

    def _beginning(self, steps: Sequence[str]) -> web.Response | None:
        """What a bot asks before it is online."""
        match steps:
            case "GET", "users", "@me" if self.login != 200:
                return web.json_response({"message": "refused", "code": 0}, status=self.login)
            case "GET", "users", "@me":
                return _json(payloads.user(APPLICATION, "bot"))
            case "GET", "oauth2", "applications", "@me":
                return _json(payloads.application() | self.portal)
            case "PUT", "applications", _, "commands":
                return _json([])
            case "GET", "users", "@me", "guilds":
                return _json([{"id": str(GUILD), "name": "The Long Table", "owner": False,
                               "permissions": self.allowed, "features": []}])  # fmt: skip
            case "GET", "guilds", number:
                return _json(payloads.guild(number=int(number)))
            case "GET", "guilds", _, "channels":
                return _json(payloads.channels(self.denied))
            case "GET", "gateway", "bot":
                limit = {"total": 1000, "remaining": self.sessions, "reset_after": 0,
                         "max_concurrency": 1}  # fmt: skip
                url = f"ws://127.0.0.1:{self.port}/gateway"
                return _json({"url": url, "shards": 1, "session_start_limit": limit})
        return None

    def _done(
        self, request: web.Request, steps: Sequence[str], body: Json, files: int
    ) -> web.Response:
        match steps:
            case "POST", "interactions", number, token, "callback":
                return self._answered(token, body, number)
            case "PATCH", "webhooks", _, token, "messages", "@original":
                return self._edited_answer(token, body, files)
            case "POST", "webhooks", _, token:
                return self._edited_answer(token, body, files)
            case "POST", "channels", place, "messages":
                return self._sent(int(place), body)
            case "PATCH", "channels", place, "messages", number:
                return self._edited(int(number), body)
            case "DELETE", "channels", _, "messages", number:
                return self._deleted(int(number))
            case "GET", "channels", place, "messages":
                messages = self.messages.values()
                there = [m for m in messages if m.place == int(place) and not m.deleted]
                newest = sorted(there, key=lambda one: -one.id)[: int(request.query["limit"])]
                return _json([m.payload() for m in newest])
            case "GET", "guilds", _, "members", number:
                return _json(payloads.member(int(number)))
        return web.json_response({"message": "unknown here", "code": 0}, status=404)

    def _answered(self, token: str, body: Json, number: str) -> web.Response:
        answer = self.answers.setdefault(token, {"texts": [], "at": None, "deferred": monotonic()})
        answer["callbacks"] = answer.get("callbacks", 0) + 1
        shown = (body.get("data") or {}).get("components")
        if shown is not None:
            answer |= {"texts": payloads.texts(shown), "at": monotonic(), "components": shown}
        return _json({"interaction": {"id": number, "type": 3}})

    def _edited_answer(self, token: str, body: Json, files: int) -> web.Response:
        answer = self.answers.setdefault(token, {"deferred": None})
        shown = body.get("components") or []
        answer |= {"texts": payloads.texts(shown), "components": shown, "pictures": files}
        answer.setdefault("first", monotonic())
        answer["at"] = monotonic()
        return _json(payloads.message(self._next(), payloads.CHANNEL, shown, private=True))

    def _sent(self, place: int, body: Json) -> web.Response:
        """The same nonce within the window gives the message that is there."""
        nonce = body.get("nonce") if body.get("enforce_nonce") else None
        for old in self.messages.values():
            known = nonce is not None and (old.place, old.nonce) == (place, str(nonce))
            if known and monotonic() - old.at < self.window:
                old.sends += 1
                return _json(old.payload())
        number = self._next()
        called = (body.get("allowed_mentions") or {}).get("users", [])
        shown = body.get("components") or []
        self.messages[number] = Told(
            number, place, shown, body.get("content") or "", [str(one) for one in called],
            None if nonce is None else str(nonce), monotonic(),
        )  # fmt: skip
        return _json(self.messages[number].payload())

    def _edited(self, number: int, body: Json) -> web.Response:
        old = self.messages.get(number)
        if old is None or old.deleted:
            return _unknown()
        content = old.content if "content" not in body else body["content"] or ""
        if int(body.get("flags") or 0) & payloads.V2 and content:
            return _json({"message": "Invalid Form Body", "code": 50035}, 400)
        old.components, old.content = body.get("components", old.components), content
        old.edits += 1
        return _json(old.payload())

    def _deleted(self, number: int) -> web.Response:
        old = self.messages.get(number)
        if old is None or old.deleted:
            return _unknown()
        old.deleted = True
        return web.Response(status=204)

    def _next(self) -> int:
        self.latest += 1
        return self.latest

    # The gateway

    async def gateway(self, request: web.Request) -> web.StreamResponse:
        if self.closed:
            return web.Response(status=503)
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await _send(socket, 10, {"heartbeat_interval": self.interval})
        async for event in socket:
            if event.type is not WSMsgType.TEXT:
                continue
            said = json.loads(event.data)
            if said["op"] == 1 and not self.deaf:
                await _send(socket, 11, None)
            elif said["op"] == 2:
                shard, count = said["d"].get("shard", (0, 1))
                self.shards[socket] = Shard(shard, count, _agent_of(request))
                self.identified.append((monotonic(), shard, _agent_of(request)))
                await self._identified(socket)
            elif said["op"] == 6:
                await _send(socket, 9, False)
        if socket in self.sockets:
            self.sockets.remove(socket)
        self.shards.pop(socket, None)
        return socket

    async def _identified(self, socket: web.WebSocketResponse) -> None:
        address, shard = f"ws://127.0.0.1:{self.port}/gateway", self.shards[socket]
        guilds = [guild for guild in self.guilds if shard.has(guild)]
        ready = {"v": 10, "user": payloads.user(APPLICATION, "bot"), "session_id": "one",
                 "guilds": [{"id": str(guild), "unavailable": True} for guild in guilds],
                 "shard": [shard.number, shard.count], "resume_gateway_url": address,
                 "application": {"id": str(APPLICATION), "flags": 0}}  # fmt: skip
        await _send(socket, 0, ready, "READY", 1)
        for guild in guilds:
            await _send(socket, 0, payloads.guild(self.channels, guild), "GUILD_CREATE", 2)
        self.sockets.append(socket)

    # What tests ask

    async def press(self, request: web.Request) -> web.StreamResponse:
        """Somebody presses; nothing happens where no bot is online. Every connection of the
        server's shard hears of it."""
        given = await request.json()
        self.presses += 1
        shown = None
        if given.get("message") is not None:
            old = self.messages[given["message"]]
            shown = old.payload()
        guild = given.get("guild", GUILD)
        place = given.get("place", payloads.find_channel(guild))
        event = payloads.press(self.presses, given["by"], given["id"], place, shown, guild)
        there = [socket for socket in self.sockets if self.shards[socket].has(guild)]
        for socket in there if any(self.shards[one].count > 1 for one in there) else there[-1:]:
            await _send(socket, 0, event, "INTERACTION_CREATE", 3)
        return web.json_response({"token": event["token"], "online": bool(there)})

    async def seen(self, _: web.Request) -> web.StreamResponse:
        return web.json_response(
            {"messages": [told.seen() for told in self.messages.values()],
             "answers": self.answers, "online": bool(self.sockets), "failed": sorted(self.failed),
             "requests": self.requests, "identified": self.identified,
             "shards": [[self.shards[one].number, self.shards[one].agent] for one in self.sockets]}
        )  # fmt: skip

    async def setting(self, request: web.Request) -> web.StreamResponse:
        """`every` is a status and code that every kind of request gets once, those at the beginning
        of a bot's life only with `beginning`."""
        given = await request.json()
        self.window = given.get("window", self.window)
        self.denied = given.get("denied", self.denied)
        self.allowed = given.get("allowed", self.allowed)
        self.portal = given.get("portal", self.portal)
        self.beginning = given.get("beginning", self.beginning)
        self.login = given.get("login", self.login)
        self.interval = given.get("interval", self.interval)
        self.deaf = given.get("deaf", self.deaf)
        self.closed = given.get("closed", self.closed)
        self.sessions = given.get("sessions", self.sessions)
        self.guilds = given.get("guilds", self.guilds)
        self.channels = given.get("channels", self.channels)
        self.latest = max(given.get("latest", 0), self.latest)
        if "close" in given:
            for socket in [*self.sockets]:
                await socket.close(code=given["close"])
        if "every" in given:
            self.every = None if given["every"] is None else tuple(given["every"])
            self.failed.clear()
        if given.get("forget"):
            self.messages.clear()
            self.answers.clear()
            self.requests.clear()
        return web.json_response({})


def _may_fail(kind: str) -> bool:
    """All but what discord.py asks before it is online."""
    return not kind.startswith(("GET /users", "GET /oauth2", "GET /gateway", "PUT /applications"))


def _agent_of(request: web.Request) -> str:
    """What a bot calls itself at the end of its user agent, see `nursery`."""
    return request.headers.get("User-Agent", "").rpartition(" ")[2]


async def _refused(status: int, code: int) -> web.StreamResponse:
    if status == 0:
        await asyncio.sleep(3600)
    found: Json = {"message": "refused by the test", "code": code}
    headers = {}
    if status == 429:
        found |= {"retry_after": 0.2, "global": False}
        headers = {"Retry-After": "1", "Via": "the test", "X-RateLimit-Remaining": "0",
                   "X-RateLimit-Reset-After": "0.2"}  # fmt: skip
    return web.json_response(found, status=status, headers=headers)


async def _body(request: web.Request) -> tuple[Json, int]:
    """The JSON of a request, and how many files came with it."""
    raw = await request.read()
    if not request.content_type.startswith("multipart/"):
        return (json.loads(raw) if raw else {}), 0
    found = re.search(rb'name="payload_json"\r\n(?:[^\r\n]+\r\n)*\r\n(.*?)\r\n--', raw, re.DOTALL)
    assert found is not None
    return json.loads(found[1]), raw.count(b"\x89PNG\r\n")


def _unknown() -> web.Response:
    return _json({"message": "Unknown Message", "code": 10008}, 404)


def _json(found: object, status: int = 200) -> web.Response:
    """JSON as Discord sends it: the client takes no other type."""
    body = json.dumps(found).encode()
    return web.Response(body=body, status=status, content_type="application/json")


async def _send(
    socket: web.WebSocketResponse, op: int, d: object, t: str | None = None, s: int | None = None
) -> None:
    if not socket.closed:
        await socket.send_str(json.dumps({"op": op, "d": d, "t": t, "s": s}))


async def serve() -> None:
    standin, app = Standin(), web.Application(client_max_size=64 << 20)
    app.router.add_get("/gateway", standin.gateway)
    app.router.add_post("/control/press", standin.press)
    app.router.add_post("/control/set", standin.setting)
    app.router.add_get("/control/seen", standin.seen)
    app.router.add_route("*", f"{API}/{{path:.*}}", standin.api)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    standin.port = runner.addresses[0][1]
    sys.stdout.write(f"{standin.port}\n")
    sys.stdout.flush()
    await asyncio.to_thread(sys.stdin.read)
    os._exit(0)  # whoever still waits for an answer need not get one


if __name__ == "__main__":
    asyncio.run(serve())
