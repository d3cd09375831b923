"""The bar above the channel: person, place, clock and hint."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final
from zoneinfo import ZoneInfo

from aiohttp import web

from bot.local.hints import Hint, choose_hint, count_waiting_matches
from bot.local.stage import Stage
from bot.local.world import PEOPLE
from bot.words import Catalogues, Words

SPANS: Final = {"hour": 3600, "day": 86400, "week": 604800}
TEXTS: Final = (
    "brand", "busy", "close", "day", "day-long", "elsewhere", "failed", "frame", "gone", "go",
    "hour", "hour-long", "key", "more", "opening", "passed-day", "passed-hour", "passed-week",
    "place", "press-changed", "restart", "restarted", "title", "type", "week", "week-long", "you",
)  # fmt: skip
TYPED: Final = {
    "typed-unknown": ("command",),
    "typed-missing": ("option",),
    "typed-wrong": ("option", "value"),
    "typed-no-option": ("option", "command"),
    "typed-no-options": ("command",),
}
"""Sentences about a typed command, whose parameters the page fills in."""


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
        if stage.is_stuck:
            hint = Hint(words("local-hint-stuck"))
        elif visible:
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
            "now": stage.env.now().timestamp(),
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
        wanted = str(wish.get("place", ""))
        places = self._stage.world.list_places(person)
        place = next((place for place in places if str(place.id) == wanted), places[0])
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
        plain = {name: words(f"local-{name}") for name in TEXTS}
        typed = {
            name: words(f"local-{name}", **{one: f"{{{one}}}" for one in params})
            for name, params in TYPED.items()
        }
        return {"language": words.locale} | plain | typed

    def _words(self, wish: dict[str, Any]) -> Words:
        return self._catalogues.words(str(wish.get("language", "")))


def _format_clock(now: datetime) -> str:
    return f"{now:%a} {now.day} {now:%b}, {now:%H:%M}"
