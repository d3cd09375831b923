"""The bar above the channel (person, place, clock, hint), and the routes of local play."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import Any, Final
from zoneinfo import ZoneInfo

from aiohttp import web

from bot.local.auth import KEY, AccessControl
from bot.local.hints import Hint, choose_hint, count_waiting_matches
from bot.local.proxy import LARGEST, PreviewProxy
from bot.local.stage import Stage
from bot.local.world import PEOPLE
from bot.words import Catalogues, Words

PAGES: Final = Path(__file__).with_name("web")
SPANS: Final = {"hour": 3600, "day": 86400, "week": 604800}
TEXTS: Final = (
    "brand", "busy", "close", "day", "day-long", "elsewhere", "failed", "frame", "gone", "go",
    "hour", "hour-long", "key", "more", "opening", "passed-day", "passed-hour", "passed-week",
    "place", "restart", "restarted", "title", "type", "week", "week-long", "you",
)  # fmt: skip
_TYPES: Final = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
_HEADERS: Final = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}

Handler = Callable[[int, dict[str, Any]], Awaitable[dict[str, Any]]]


class Toolbar:
    """Handles the page's requests, each for a person and in their browser's language."""

    def __init__(self, stage: Stage, catalogues: Catalogues) -> None:
        self._stage = stage
        self._catalogues = catalogues
        self._zone = ZoneInfo(stage.zone)

    async def state(self, person: int, wish: dict[str, Any]) -> dict[str, Any]:
        """Everything that the bar shows."""
        stage, words = self._stage, self._words(wish)
        tables = await stage.list_matches()
        waits = count_waiting_matches(tables, stage.world)
        places = stage.world.list_places(person)
        here = stage.place.id
        visible = any(place.id == here for place in places)
        if visible:
            first = not await stage.has_ever_played()
            hint = choose_hint(person, here, tables, stage.world, words, first)
        else:
            hint = Hint(words("local-hint-elsewhere"), place=places[0].id)
        return {
            "scene": stage.scene,
            "person": person,
            "people": [
                {
                    "name": name,
                    "label": words("local-person-waits", name=name, waits=count),
                    "waits": count,
                }
                for name, count in zip(PEOPLE, waits, strict=True)
            ],
            "here": str(here),
            "places": [
                {"id": str(place.id), "name": words(f"local-place-{place.kind}", name=place.name)}
                for place in places
            ],
            "visible": visible,
            "clock": _format_clock(stage.env.now().astimezone(self._zone)),
            "hint": {
                "text": hint.text,
                "command": hint.command,
                "person": hint.person,
                "become": None
                if hint.person is None
                else words("local-become", name=PEOPLE[hint.person]),
                "place": None if hint.place is None else str(hint.place),
            },
        }

    async def go(self, person: int, wish: dict[str, Any]) -> dict[str, Any]:
        """Open a place by its id, or the first one if the person may not see it."""
        number = str(wish.get("place", ""))
        found = self._stage.world.find_place(person, int(number)) if number.isdecimal() else None
        place = found or self._stage.world.list_places(person)[0]
        if place.id != self._stage.place.id:
            await self._stage.go(place)
        return await self.state(person, wish)

    async def wait(self, person: int, wish: dict[str, Any]) -> dict[str, Any]:
        seconds = SPANS.get(str(wish.get("span")))
        if seconds is None:
            raise web.HTTPBadRequest
        await self._stage.pass_time(seconds)
        return await self.state(person, wish)

    async def restart(self, person: int, wish: dict[str, Any]) -> dict[str, Any]:
        await self._stage.restart()
        return await self.state(person, wish)

    async def texts(self, _: int, wish: dict[str, Any]) -> dict[str, Any]:
        words = self._words(wish)
        return {"language": words.locale} | {name: words(f"local-{name}") for name in TEXTS}

    def _words(self, wish: dict[str, Any]) -> Words:
        return self._catalogues.words(str(wish.get("language", "")))


def build_application(
    stage: Stage, access: AccessControl, proxy: PreviewProxy, catalogues: Catalogues
) -> web.Application:
    """Routes of the page, its requests, and the preview."""
    bar = Toolbar(stage, catalogues)
    app = web.Application(client_max_size=LARGEST)
    app.router.add_get("/", _make_page_handler(access, "index.html"))
    for name in ("table.css", "table.js", "world.css", "world.js", "mark.svg"):
        app.router.add_get(f"/table/{name}", _make_page_handler(access, name))
    for answer in (bar.state, bar.texts, bar.go, bar.wait, bar.restart):
        app.router.add_post(f"/table/{answer.__name__}", _make_json_handler(access, answer))
    app.router.add_get("/world", proxy.page)
    app.router.add_route("*", "/api/{tail:.*}", proxy.api)
    app.router.add_get("/{tail:.+}", proxy.file)
    return app


def _make_page_handler(
    access: AccessControl, name: str
) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def show(request: web.Request) -> web.Response:
        access.check_origin(request)
        path = PAGES / name
        kind = _TYPES.get(path.suffix, "text/html")
        text = path.read_text(encoding="utf-8")
        return web.Response(text=text, content_type=kind, headers=_HEADERS)

    return show


def _make_json_handler(
    access: AccessControl, answer: Handler
) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def respond(request: web.Request) -> web.Response:
        access.check_origin(request)
        person = access.authenticate(request.headers.get(KEY))
        wish = json.loads(await request.text() or "{}")
        if not isinstance(wish, dict):
            raise web.HTTPBadRequest
        return web.json_response(await answer(person, wish), headers=_HEADERS)

    return respond


def _format_clock(now: datetime) -> str:
    return f"{now:%a} {now.day} {now:%b}, {now:%H:%M}"
