"""Discord's limits before simcord's HTTP, met by discord.py's own handling of them.

simcord answers requests itself, so that discord.py never sees a status or a header. Here its client
asks as it would ask Discord; what the limits let through is answered by simcord.
"""

from __future__ import annotations

import asyncio
import json
from contextvars import ContextVar
from typing import Any, Final

import discord
from discord.http import HTTPClient, Route
from simcord import Env
from simcord.backend import Backend
from simcord.http import FakeHTTPClient, FakeWebhookAdapter
from simcord.http.client import _path_of

from tests.standin.limits import Answer, Limits

_ASKED: Final[ContextVar[tuple[Route, dict[str, Any]]]] = ContextVar("asked")


def limit_env(env: Env, **given: Any) -> Limits:
    """Put limits before the HTTP of an environment that has begun, on its clock."""
    clock = env.backend.clock
    limits = Limits(lambda: clock.elapsed, clock.now().timestamp() - clock.elapsed, **given)
    limit_bot(env.bot, env.backend, limits)
    adapter = env._webhook_adapter
    adapter.__class__ = LimitedWebhookAdapter
    adapter.limits = limits
    return limits


def limit_bot(bot: discord.Client, backend: Backend, limits: Limits) -> None:
    http = LimitedHTTP(backend, limits, bot.http)
    bot.http = bot._connection.http = http
    tree: Any = getattr(bot, "tree", None)
    if tree is not None:
        tree._http = http


class LimitedHTTP(FakeHTTPClient):
    """discord.py's client, with buckets, waits and retries, on a session without a network."""

    def __init__(self, backend: Backend, limits: Limits, before: HTTPClient) -> None:
        super().__init__(backend, asyncio.get_running_loop())
        self.limits = limits
        self.token = before.token
        self.max_ratelimit_timeout = before.max_ratelimit_timeout
        self._global_over = asyncio.Event()
        self._global_over.set()
        self._HTTPClient__session: Any = _Session(self)

    async def request(self, route: Route, **given: Any) -> Any:
        _ASKED.set((route, given))
        return await HTTPClient.request(self, route, **given)

    async def answer(self, route: Route, given: dict[str, Any]) -> Any:
        """What simcord says."""
        return await FakeHTTPClient.request(self, route, **given)


class _Session:
    """As much of an aiohttp session as discord.py's client uses."""

    def __init__(self, http: LimitedHTTP) -> None:
        self._http = http

    def request(self, _method: str, _url: str, **_given: Any) -> _Asked:
        return _Asked(self._http, *_ASKED.get())


class _Asked:
    """One request on its way."""

    def __init__(self, http: LimitedHTTP, route: Route, given: dict[str, Any]) -> None:
        self._http, self._route, self._given = http, route, given

    async def __aenter__(self) -> _Response:
        limits, method, path = self._http.limits, self._route.method, _path_of(self._route.url)
        await _pass(limits.travel())
        body = _body_of(self._given)
        limits.bodies.append((method, path, body))
        refusal, headers = limits.judge(method, path, self._given.get("json"))
        if refusal is None:
            try:
                response = _Response(
                    200, await self._http.answer(self._route, self._given), headers
                )
            except discord.HTTPException as error:
                refusal = Answer(error.status, error.code)
                response = _Response(error.status, refusal.body(), headers)
        elif refusal.plain:
            response = _Response(refusal.status, "<html>Access denied</html>", headers)
        else:
            response = _Response(refusal.status, refusal.body(), headers)
        limits.note(method, path, response.status, 0 if refusal is None else refusal.code)
        return response

    async def __aexit__(self, *_: object) -> None:
        """Nothing is to be closed."""


def _body_of(given: dict[str, Any]) -> dict[str, Any]:
    """The JSON of a request, also of one with files."""
    form = {part["name"]: part["value"] for part in given.get("form") or ()}
    found = json.loads(form["payload_json"]) if "payload_json" in form else given.get("json")
    return found if isinstance(found, dict) else {}


class _Response:
    """As much of an aiohttp response as discord.py's client uses."""

    def __init__(self, status: int, body: Any, headers: dict[str, str]) -> None:
        self.status = status
        self.reason = "refused" if status >= 400 else "fine"
        usual = {"content-type": "application/json"}
        self.headers: dict[str, str] = _Headers({**usual, **headers})
        self._body = body if isinstance(body, str) else json.dumps(body)

    async def text(self, encoding: str = "utf-8") -> str:
        return self._body


class _Headers(dict[str, str]):
    """Names in any case, as HTTP has them."""

    def __init__(self, given: dict[str, str]) -> None:
        super().__init__({name.lower(): value for name, value in given.items()})

    def __getitem__(self, name: str) -> str:
        return super().__getitem__(name.lower())

    def __contains__(self, name: object) -> bool:
        return super().__contains__(str(name).lower())

    def get(self, name: str, default: Any = None) -> Any:
        return super().get(name.lower(), default)


class LimitedWebhookAdapter(FakeWebhookAdapter):
    """Answers to interactions: none changes a message of a thread that sleeps."""

    limits: Limits

    async def request(self, route: Any, session: Any, **given: Any) -> Any:
        place = self._find_place(_path_of(route.url))
        if place is not None and self.limits.is_sleeping(place):
            self.limits.note(route.method, _path_of(route.url), 400, 50083)
            refusal = Answer(400, 50083)
            raise discord.HTTPException(_Response(400, "", {}), refusal.body())
        return await super().request(route, session, **given)

    def _find_place(self, path: str) -> int | None:
        """The channel of the interaction that is answered."""
        tokens = (token for token in path.split("/") if token in self.backend.interaction_tokens)
        for token in tokens:
            place: int = self.backend.interactions[
                self.backend.interaction_tokens[token]
            ].channel_id
            return place
        return None


async def _pass(seconds: float) -> None:
    if seconds:
        await asyncio.sleep(seconds)
