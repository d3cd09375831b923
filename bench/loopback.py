"""Discord's HTTP, as little of it as answering presses takes, in a process of its own.

`python -m bench.loopback` listens on 127.0.0.1, prints its port, and ends with its standard input.
It notes when each answer was there as a whole; its clock is the machine's, the same in every
process.
"""

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any, Final

from aiohttp import web

APPLICATION: Final = 4_000
PNG: Final = b"\x89PNG\r\n"
MIB: Final = 1 << 20
Answer = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Loopback:
    """`answers` by the interaction's token, which ends with the number of the message that was
    pressed: when it was there, its bytes, and its pictures."""

    def __init__(self) -> None:
        self.answers: dict[str, tuple[float, int, int]] = {}
        self.posts = 0

    async def edited(self, request: web.Request) -> web.StreamResponse:
        """The original response is edited: the answer to a press."""
        return self._noted(request, await request.read())

    async def followed(self, request: web.Request) -> web.StreamResponse:
        return self._noted(request, await request.read())

    def _noted(self, request: web.Request, body: bytes) -> web.StreamResponse:
        token = request.match_info["token"]
        self.answers.setdefault(token, (monotonic(), len(body), body.count(PNG)))
        return told(message(int(token.rpartition("-")[2])))

    async def deferred(self, request: web.Request) -> web.StreamResponse:
        await request.read()
        return told({"interaction": {"id": request.match_info["id"], "type": 3}})

    async def posted(self, request: web.Request) -> web.StreamResponse:
        """A message of a channel, sent or edited."""
        await request.read()
        self.posts += 1
        number = int(request.match_info.get("message", 9_900_000 + self.posts))
        return told(message(number - 9_000_000))

    async def noted(self, _: web.Request) -> web.StreamResponse:
        return told(self.answers)


def told(found: object) -> web.Response:
    """JSON as Discord sends it: the client takes no other type."""
    return web.Response(body=json.dumps(found).encode(), content_type="application/json")


async def me(_: web.Request) -> web.StreamResponse:
    return told(user(APPLICATION, "bot"))


async def application(_: web.Request) -> web.StreamResponse:
    found = {"id": str(APPLICATION), "name": "bot", "description": "", "icon": None,
             "bot_public": True, "bot_require_code_grant": False, "verify_key": "", "flags": 0,
             "owner": user(1, "host"), "team": None, "summary": ""}  # fmt: skip
    return told(found)


async def commands(request: web.Request) -> web.StreamResponse:
    await request.read()
    return told([])


def user(number: int, name: str) -> dict[str, Any]:
    return {"id": str(number), "username": name, "discriminator": "0", "global_name": name,
            "avatar": None, "bot": number == APPLICATION}  # fmt: skip


def message(number: int, components: list[Any] | None = None) -> dict[str, Any]:
    """A private message of the bot's, as Discord describes it."""
    return {
        "id": str(9_000_000 + number),
        "channel_id": "3000",
        "author": user(APPLICATION, "bot"),
        "content": "",
        "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": False,
        "type": 0,
        "flags": 64 | 1 << 15,
        "components": components or [],
    }


def site() -> web.Application:
    loopback = Loopback()
    app = web.Application(client_max_size=16 * MIB)
    api = "/api/v10"
    original = f"{api}/webhooks/{APPLICATION}/{{token}}"
    app.router.add_get(f"{api}/users/@me", me)
    app.router.add_get(f"{api}/oauth2/applications/@me", application)
    app.router.add_put(f"{api}/applications/{APPLICATION}/commands", commands)
    app.router.add_post(f"{api}/interactions/{{id}}/{{token}}/callback", loopback.deferred)
    app.router.add_patch(f"{original}/messages/@original", loopback.edited)
    app.router.add_post(original, loopback.followed)
    app.router.add_post(f"{api}/channels/{{channel}}/messages", loopback.posted)
    app.router.add_patch(f"{api}/channels/{{channel}}/messages/{{message}}", loopback.posted)
    app.router.add_get("/told", loopback.noted)
    return app


async def serve() -> None:
    runner = web.AppRunner(site(), access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    print(json.dumps({"port": runner.addresses[0][1]}), flush=True)
    await asyncio.to_thread(sys.stdin.read)
    await runner.cleanup()


if __name__ == "__main__":
    asyncio.run(serve())
