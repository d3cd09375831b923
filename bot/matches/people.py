"""People and servers."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from typing import Final, Unpack, cast

from cachetools import LRUCache

from bot.eventlog.repository import run_to_end
from bot.matches.repository import MatchRepository
from bot.models.people import Person, PersonChanges, ServerChanges, ServerSettings, Settings

MAX_NAME_LENGTH: Final = 32
MAX_CACHED_PEOPLE: Final = 4096
_STRIPPED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def normalise_name(name: str) -> str:
    """A displayable name: composed, without control, format (bidi) and unassigned characters,
    whitespace collapsed, at most 32 characters; never empty. Markdown is left to the caller."""
    composed = unicodedata.normalize("NFC", name[:256])
    shown = "".join(
        " " if char.isspace() else char
        for char in composed
        if char.isspace() or unicodedata.category(char) not in _STRIPPED
    )
    return " ".join(shown.split())[:MAX_NAME_LENGTH].rstrip() or "?"


class People:
    """All people known to the bot, the recent ones cached."""

    def __init__(self, repository: MatchRepository) -> None:
        self._repository = repository
        self._store = repository.store.people
        self._by_player: LRUCache[int, Person] = LRUCache(MAX_CACHED_PEOPLE)
        self._player_of: LRUCache[int, int] = LRUCache(MAX_CACHED_PEOPLE)

    async def meet(self, user: int, name: str, locale: str | None) -> Person:
        name = normalise_name(name)
        known = self.recall_person(user)
        if known is not None and known.name == name and locale in (None, known.seen):
            return known
        return self._cache(await self._store.register(user, name, locale, self._repository.at()))

    async def find_person(self, user: int) -> Person | None:
        """None for a person whom the bot has not met; unlike `meet` it registers no one."""
        row = None if self.recall_person(user) else await self._store.find_by_user(user)
        return self.recall_person(user) if row is None else self._cache(row)

    async def read_person(self, player: int) -> Person:
        return (await self.read_people([player]))[player]

    async def read_people(self, players: Collection[int]) -> dict[int, Person]:
        """Those of the players that exist."""
        found = {p: self._by_player[p] for p in players if p in self._by_player}
        if missing := [player for player in players if player not in found]:
            rows = await self._store.read_people(missing)
            found |= {player: self._cache(row) for player, row in rows.items()}
        return found

    def recall_person(self, user: int) -> Person | None:
        """A person from the cache; never reads the store."""
        return self._by_player.get(self._player_of.get(user, 0))

    async def set_person(self, player: int, **changes: Unpack[PersonChanges]) -> Person:
        await run_to_end(self._set_person(player, cast(Settings, changes)))
        return await self.read_person(player)

    async def read_server(self, guild: int) -> ServerSettings:
        return await self._store.read_server(guild)

    async def set_server(self, guild: int, **changes: Unpack[ServerChanges]) -> ServerSettings:
        await self._store.update_server(guild, cast(Settings, changes))
        return await self.read_server(guild)

    async def greet_once(self, guild: int) -> bool:
        return await self._store.greet_once(guild)

    async def _set_person(self, player: int, changes: Settings) -> None:
        await self._store.update_person(player, changes)
        self._by_player.pop(player, None)

    def forget(self, player: int) -> None:
        """Drop a person from the cache."""
        person = self._by_player.pop(player, None)
        if person is not None:
            self._player_of.pop(person.user, None)

    def _cache(self, person: Person) -> Person:
        self._by_player[person.player] = person
        self._player_of[person.user] = person.player
        return person
