"""The bar above the channel: person, place, clock, and the hint that tells a newcomer what to do
next."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final
from zoneinfo import ZoneInfo

from aiohttp import web

from bot.local.stage import Stage
from bot.local.world import PEOPLE, World
from bot.models.match import Status, Table
from bot.screens.shared.pages import MAIN_COMMANDS, mention_command
from bot.words import Catalogues, Words

SPANS: Final = {"hour": 3600, "day": 86400, "week": 604800}
TEXTS: Final = (
    "board", "brand", "busy", "close", "day", "day-long", "elsewhere", "failed", "frame",
    "gone", "go", "hour", "hour-long", "key", "more", "opening", "passed-day", "passed-hour",
    "passed-week", "place", "press-changed", "restart", "restarted", "title", "type",
    "week", "week-long", "you",
)  # fmt: skip
TYPED: Final = {
    "typed-unknown": ("command",),
    "typed-missing": ("option",),
    "typed-wrong": ("option", "value"),
    "typed-no-option": ("option", "command"),
    "typed-no-options": ("command",),
}
"""Sentences about a typed command, whose parameters the page fills in."""


@dataclass(frozen=True, slots=True)
class Hint:
    """Suggests at most one of: a `command` to type, a `person` to switch to, a `place` to open, a
    `match` to open on the touch page."""

    text: str
    command: str | None = None
    person: int | None = None
    place: int | None = None
    match: int | None = None


class Toolbar:
    """Handles the page's requests, each for a person and in their browser's language."""

    def __init__(self, stage: Stage, catalogues: Catalogues) -> None:
        self._stage = stage
        self._catalogues = catalogues
        self._zone = ZoneInfo(stage.zone)

    async def state(self, person: int, wish: dict[str, Any]) -> dict[str, Any]:
        stage, words = self._stage, self._words(wish)
        tables = await stage.list_matches(stage.world.users[person].id)
        waits = count_waiting_matches(tables, stage.world)
        places = stage.world.list_places(person)
        here, now = stage.place.id, stage.env.now().astimezone(self._zone)
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
            "now": now.timestamp(),
            "first": self._list_first_commands(person, tables),
            "clock": f"{now:%a} {now.day} {now:%b}, {now:%H:%M}",
            "hint": {
                "text": hint.text,
                "command": hint.command,
                "person": hint.person,
                "become": None
                if hint.person is None
                else words("local-become", name=PEOPLE[hint.person]),
                "place": None if hint.place is None else str(hint.place),
                "match": hint.match,
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

    async def board(self, person: int, wish: dict[str, Any]) -> dict[str, Any]:
        """Where the person's match is on the touch page."""
        user, number = self._stage.world.users[person].id, wish.get("match")
        tables = await self._stage.list_matches(user)
        for table in tables:
            for seat in table.seats:
                if table.match == number and seat.user == user and seat.player is not None:
                    services = self._stage.app.bot.services
                    return {"address": await services.link_page(seat.player, table.match)}
        raise web.HTTPNotFound

    async def texts(self, _: int, wish: dict[str, Any]) -> dict[str, Any]:
        words = self._words(wish)
        plain = {name: words(f"local-{name}") for name in TEXTS}
        typed = {
            name: words(f"local-{name}", **{param: f"{{{param}}}" for param in params})
            for name, params in TYPED.items()
        }
        # Each command's names in all languages, without slashes
        services = self._stage.app.bot.services
        spoken = [services.catalogues.words(locale) for locale in services.catalogues.locales]
        commands = {
            command: [mention_command(command, words).strip("`/") for words in spoken]
            for command in services.command_names
        }
        return {"language": words.locale, "commands": commands} | plain | typed

    def _list_first_commands(self, person: int, tables: Sequence[Table]) -> list[str]:
        """Those of the game that the person plays, else that is played here; then what people do
        most."""
        user, here = self._stage.world.users[person].id, self._stage.place.id
        games = [table.game for table in tables if any(seat.user == user for seat in table.seats)]
        games += [table.game for table in tables if table.address.destination == here]
        if not games:
            return [*MAIN_COMMANDS]
        screens = self._stage.app.bot.services.screens[games[0]]
        own = [one.name for one in screens.commands]
        return [*own, *(one.name for one in screens.view_commands), *MAIN_COMMANDS]

    def _words(self, wish: dict[str, Any]) -> Words:
        return self._catalogues.words(str(wish.get("language", "")))


def count_waiting_matches(tables: Sequence[Table], world: World) -> tuple[int, ...]:
    """For each person, how many running matches wait for them."""
    asked = [
        world.find_person(seat.user)
        for table in tables
        if table.status is Status.RUNNING
        for seat in table.awaited_seats
    ]
    return tuple(asked.count(person) for person in range(len(PEOPLE)))


def choose_hint(
    person: int, here: int, tables: Sequence[Table], world: World, words: Words, first: bool = False
) -> Hint:
    """The next step for a person who is viewing the place `here`; newer matches come first.
    `first`: no match was ever opened in this server."""
    running = [table for table in tables if table.status is Status.RUNNING]
    mine = [table for table in running if _is_awaited(table, person, world)]
    if len(mine) > 1:  # the newest board may be of any of them
        return Hint(words("local-hint-several", n=len(mine)), command="/turns")
    for table in mine:
        text = words("local-hint-move", match=table.match, name=table.name)
        return _point_to(table, here, Hint(text, match=table.match))
    lobbies = [table for table in tables if table.status is Status.LOBBY]
    for table in lobbies:
        if table.is_full and _find_host(table, world) == person:
            return _point_to(table, here, _hint_for_lobby(table, person, world, words))
    for table in running:
        other = next((p for p in range(len(PEOPLE)) if _is_awaited(table, p, world)), None)
        if other is not None:
            return Hint(words("local-hint-other", name=PEOPLE[other]), person=other)
    for table in lobbies:
        return _point_to(table, here, _hint_for_lobby(table, person, world, words))
    if running:
        return _hint_while_no_one_is_awaited(running, here, words)
    if any(user.dm_channel.id == here for user in world.users):
        return Hint(words("local-hint-server"), place=world.channels[0].id)
    if first:
        return Hint(words("local-hint-first"), command="/learn")
    return Hint(words("local-hint-new"), command="/new")


def _hint_while_no_one_is_awaited(running: Sequence[Table], here: int, words: Words) -> Hint:
    """That computers think, or that everyone is away and the match waits."""
    # Computers replace all people of a match that waits; a match of computers alone goes on.
    thinking = (
        table
        for table in running
        if not table.is_deserted or all(seat.player is None for seat in table.seats)
    )
    if (table := next(thinking, None)) is not None:
        return _point_to(table, here, Hint(words("local-hint-wait")))
    table = running[0]
    away = words("local-hint-away", match=table.match, name=table.name)
    return _point_to(table, here, Hint(away))


def _hint_for_lobby(table: Table, person: int, world: World, words: Words) -> Hint:
    empty = sum(seat.is_empty for seat in table.seats)
    host = _find_host(table, world)
    if host == person:
        key = "local-hint-fill" if empty else "local-hint-start"
        return Hint(words(key, empty=empty))
    sits = any(world.find_person(seat.user) == person for seat in table.seats)
    kept = [seat.reserved_for for seat in table.seats if seat.is_empty]
    if not sits and any(name in ("", PEOPLE[person]) for name in kept):
        return Hint(words("local-hint-join", match=table.match))
    other = next((name for name in kept if name in PEOPLE), None)
    if not sits and other is not None:
        text = words("local-hint-kept", match=table.match, name=other)
        return Hint(text, person=PEOPLE.index(other))
    name = PEOPLE[host] if host is not None else ""
    return Hint(words("local-hint-host", name=name), person=host)


def _find_host(table: Table, world: World) -> int | None:
    return next((world.find_person(s.user) for s in table.seats if s.player == table.host), None)


def _is_awaited(table: Table, person: int, world: World) -> bool:
    return any(world.find_person(seat.user) == person for seat in table.awaited_seats)


def _point_to(table: Table, here: int, hint: Hint) -> Hint:
    """The same hint, with a link to the match if it is in another place."""
    if table.address.destination == here:
        return hint
    return Hint(hint.text, place=table.address.destination)
