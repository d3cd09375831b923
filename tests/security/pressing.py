"""The real bot without Discord: interactions as the gateway tells them, answers taken where they
would leave for Discord's HTTP."""

import json
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import discord
import pytest
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.app import App, build_app
from bot.games import build_games
from bot.interactions.press_queue import RateLimiter
from bot.matches import NewMatch
from bot.models.match import Address, Table
from bot.models.people import Person
from bot.presentation.artist import Artist
from bot.settings import Settings
from tests.deals import deal
from tests.journeys.sketches import PATIENCE, sketch
from tests.standin import payloads
from tests.standin.puzzles import PuzzleKeeper
from tests.standin.stores import use_near_store

HERE: Final = payloads.GUILD
ABROAD: Final = 2_001
MANAGES: Final = str(1 << 5 | 1 << 31)
"""Manage Server."""
CDN: Final = "https://cdn.invalid/"
"""Before the content of a file."""
ROLE: Final = 808
"""A role of the server that some have."""


@dataclass(frozen=True, slots=True)
class Who:
    """Somebody who presses, and where: `guild` None is a direct message, a `group` one with other
    people; `role` is one they have there. `installed`: they have the bot for themselves."""

    user: int
    guild: int | None = HERE
    manages: bool = False
    role: int | None = None
    group: bool = False
    installed: bool = False


@dataclass
class Desk:
    """The bot, and what it has answered since it was asked last."""

    app: App
    file: Path
    said: list[dict[str, Any]] = field(default_factory=list)
    asked: int = 7_000_000

    async def press(
        self, who: Who, custom_id: str, values: Sequence[str] = (), on: Sequence[Any] = ()
    ) -> str:
        """Press a button or choose in a menu; all words of the answer."""
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 3 if values else 2}
        if values:
            data["values"] = list(values)
        return await self._interact(who, 3, data)

    async def submit(self, who: Who, custom_id: str, values: Mapping[str, str]) -> str:
        """Send a form."""
        rows = [
            {"type": 18, "component": {"type": 4, "custom_id": key, "value": value}}
            for key, value in values.items()
        ]
        return await self._interact(who, 5, {"custom_id": custom_id, "components": rows})

    async def type(self, who: Who, name: str, /, **options: object) -> str:
        """Type a command."""
        return await self._interact(who, 2, command_data(name, options))

    async def suggested(self, who: Who, name: str, focused: str, /, **options: object) -> list[str]:
        """What is suggested for one option while it is typed."""
        self.said.clear()
        await self._interact(who, 4, command_data(name, options, focused))
        choices = [one for body in self.said for one in body.get("data", {}).get("choices", ())]
        return [f"{one['name']} {one['value']}" for one in choices]

    async def _interact(self, who: Who, kind: int, data: dict[str, Any]) -> str:
        self.asked += 1
        self.said.clear()
        event = payloads.press(self.asked, who.user, "", payloads.CHANNEL, None)
        event |= {"type": kind, "data": data}
        if kind in (2, 4):
            del event["message"]
        if who.installed:
            event["authorizing_integration_owners"] = {"1": str(who.user)}
        if who.guild is None:
            event["context"] = 2 if who.group else 1
            event["user"] = event.pop("member")["user"]
            del event["guild_id"]
            event["channel"] = {"id": "99", "type": 1, "recipients": [payloads.user(who.user)]}
        else:
            event["guild_id"] = event["channel"]["guild_id"] = str(who.guild)
            if who.manages:
                event["member"]["permissions"] = MANAGES
            if who.role is not None:
                event["member"]["roles"] = [str(who.role)]
        state = self.app.bot._connection
        interaction: discord.Interaction[Any] = discord.Interaction(data=event, state=state)  # type: ignore[arg-type]
        if kind in (2, 4):
            await self.app.bot.tree._call(interaction)
        else:
            await self.app.bot.router.route(interaction)
        return "\n".join(text for body in self.said for text in words_of(body))

    async def request(self, route: Any, *_: object, **given: Any) -> dict[str, Any]:
        """In the place of Discord's HTTP."""
        body = given.get("payload")
        for part in given.get("multipart") or ():
            if part["name"] == "payload_json":
                body = json.loads(part["value"])
        if body is not None:
            self.said.append(body)
        if route.path.endswith("/callback"):
            return {"interaction": {"id": "1", "type": 3}}
        return payloads.message(9_000_001, payloads.CHANNEL, [], private=True)


def words_of(body: dict[str, Any]) -> list[str]:
    """The words of an answer; a form's title counts."""
    inner = body.get("data") or body
    found = payloads.texts(inner.get("components") or [])
    return [*found, *([str(inner["title"])] if "title" in inner else [])]


def _write_value(value: object) -> object:
    if isinstance(value, bytes):
        return str(len(value))
    return str(value.user) if isinstance(value, Who) else value


def command_data(name: str, options: Mapping[str, object], focused: str = "") -> dict[str, Any]:
    """Of `/name` or, in a group, `/group name`."""
    kinds = {str: 3, int: 4, bool: 5, Who: 6, bytes: 11}
    sent = [one for one in options.values() if type(one) is bytes]
    files = {
        str(len(one)): {
            "id": str(len(one)), "filename": "record.txt", "size": len(one),
            "url": f"{CDN}{one.hex()}", "proxy_url": CDN,
        }
        for one in sent
    }  # fmt: skip
    given: list[dict[str, Any]] = [
        {"name": key, "type": kinds[type(value)]}
        | {"value": _write_value(value)}
        | ({"focused": True} if key == focused else {})
        for key, value in options.items()
    ]
    named = {str(one.user): payloads.user(one.user) for one in options.values() if type(one) is Who}
    group, _, sub = name.partition(" ")
    if sub:
        given = [{"name": sub, "type": 1, "options": given}]
    resolved = {"resolved": {"users": named, "attachments": files}} if named or files else {}
    return {"id": "1", "name": group, "type": 1, "options": given, **resolved}


@asynccontextmanager
async def at_desk(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Desk]:
    """A bot with its commands that never goes online."""
    settings = Settings(database_path=folder / "store.sqlite3", discord_token=None)
    with use_near_store():
        app = await build_app(
            settings,
            seeds=deal(__name__),
            computer_worker=PuzzleKeeper(build_games()),
            rate_limit=RateLimiter(most=1_000_000),
            artist=Artist(painter=sketch, patience=PATIENCE),
        )
    repository = Desk(app, settings.database_path)

    async def request(_: AsyncWebhookAdapter, *given: Any, **more: Any) -> dict[str, Any]:
        return await repository.request(*given, **more)

    async def sync(*_: object) -> list[object]:
        return []

    async def download(_: object, url: str) -> bytes:
        return bytes.fromhex(url.removeprefix(CDN))

    monkeypatch.setattr(discord.http.HTTPClient, "get_from_cdn", download)
    monkeypatch.setattr(AsyncWebhookAdapter, "request", request)
    monkeypatch.setattr(app.bot.tree, "sync", sync)
    app.bot.router.typing_limit.most = app.bot.router.game_limit.most = 1_000_000
    state = app.bot._connection
    state.user = discord.ClientUser(state=state, data=payloads.user(payloads.APPLICATION, "bot"))  # type: ignore[arg-type]
    guild: Any = payloads.guild()
    role = {**guild["roles"][0], "id": str(ROLE), "name": "stewards"}
    guild["roles"].append(role)
    state._add_guild_from_data(guild)
    state._add_guild_from_data(payloads.guild(number=ABROAD))  # type: ignore[arg-type]
    try:
        await app.bot._async_setup_hook()
        await app.bot.setup_hook()
        yield repository
    finally:
        await app.close()


async def met(app: App, *users: int) -> list[Person]:
    return [await app.matches.people.meet(user, f"person{user}", "en-GB") for user in users]


async def begun(app: App, game: str, *users: int, **more: Any) -> Table:
    """A running match of these people here, in this order."""
    people = await met(app, *users)
    where = Address(HERE, payloads.CHANNEL)
    options = {"first": "1"} if game == "cutterland" else {}
    new = NewMatch(people[0].player, where, game, len(people), options, **more)
    table = await app.matches.lobbies.open(new)
    for person in people[1:]:
        table = await app.matches.lobbies.join(table.match, person.player)
    return await app.matches.lobbies.start(table.match, people[0].player)
