"""People and servers."""

import re
import unicodedata
from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Final

from cachetools import LRUCache

from bot.eventlog.repository import run_to_end
from bot.markdown import is_visible
from bot.matches.repository import MatchPart, MatchRepository
from bot.models.people import Person, ServerSettings, Setting

MAX_NAME_LENGTH: Final = 32
MAX_CACHED_PEOPLE: Final = 4096
_DROPPED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_SELECTORS: Final = re.compile(
    "[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]"
)
"""Marks that change how the character before them is drawn, if at all."""
_EMOJI: Final = "\u00a9\u00ae\u203c-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff"
_JOINING: Final = "\u0600-\u109f\u1780-\u18af"
"""Scripts from Arabic to Myanmar, Khmer and Mongolian."""
_KEPT: Final = re.compile(
    f"(?<=[{_EMOJI}])\ufe0f|(?<=[0-9#*])\ufe0f(?=\u20e3)"
    f"|(?<=[{_EMOJI}\ufe0f])\u200d(?=[{_EMOJI}])"
    f"|(?<=[{_JOINING}])[\u200c\u200d](?=[{_JOINING}])"
)
"""Joiners and selectors where they do something."""


def choose_name(*names: str) -> str:
    """The first name of which something is visible, `?` if there is none: composed, without
    control, format (bidi), blank and unassigned characters, whitespace collapsed, at most 32
    characters. Markdown is left to the caller."""
    return next(filter(None, map(_clean_name, names)), "?")


@lru_cache(maxsize=4096)
def _clean_name(name: str) -> str:
    composed = unicodedata.normalize("NFC", name[:256])
    kept = {found.start() for found in _KEPT.finditer(composed)}
    shown = "".join(
        " " if char.isspace() else char
        for place, char in enumerate(composed)
        if place in kept or char.isspace() or not _is_dropped(char)
    )
    cut = " ".join(shown.split())[:MAX_NAME_LENGTH].rstrip(" \u200c\u200d")
    return cut if any(map(is_visible, cut)) else ""


def _is_dropped(char: str) -> bool:
    category = unicodedata.category(char)
    if category in _DROPPED or _SELECTORS.match(char):
        return True
    return category[0] in "LS" and not is_visible(char)


class People(MatchPart):
    """All people known to the bot, the recent ones cached."""

    def __init__(self, repository: MatchRepository) -> None:
        super().__init__(repository)
        self._by_player: LRUCache[int, Person] = LRUCache(MAX_CACHED_PEOPLE)
        self._player_of: LRUCache[int, int] = LRUCache(MAX_CACHED_PEOPLE)

    async def meet(self, user: int, name: str, locale: str | None) -> Person:
        name = choose_name(name)
        known = self.recall_person(user)
        if known is not None and known.name == name and locale in (None, known.seen):
            return known
        return self._cache(
            await self._store.people.register(user, name, locale, self._repository.at())
        )

    async def find_person(self, user: int) -> Person | None:
        """None for a person whom the bot has not met; unlike `meet` it registers no one."""
        row = None if self.recall_person(user) else await self._store.people.find_by_user(user)
        return self.recall_person(user) if row is None else self._cache(row)

    async def read_person(self, player: int) -> Person:
        return (await self.read_people([player]))[player]

    async def read_people(self, players: Collection[int]) -> dict[int, Person]:
        found = {p: self._by_player[p] for p in players if p in self._by_player}
        if missing := [player for player in players if player not in found]:
            rows = await self._store.people.read_people(missing)
            found |= {player: self._cache(row) for player, row in rows.items()}
        return found

    def recall_person(self, user: int) -> Person | None:
        """A person from the cache; never reads the store."""
        return self._by_player.get(self._player_of.get(user, 0))

    async def set_person(self, player: int, **changes: Setting) -> Person:
        await run_to_end(self._set_person(player, changes))
        return await self.read_person(player)

    async def read_server(self, guild: int) -> ServerSettings:
        return await self._store.people.read_server(guild)

    async def set_server(self, guild: int, **changes: Setting) -> ServerSettings:
        await self._store.people.update_server(guild, changes)
        return await self.read_server(guild)

    async def _set_person(self, player: int, changes: Mapping[str, Setting]) -> None:
        await self._store.people.update_person(player, changes)
        self._by_player.pop(player, None)

    def forget(self, player: int) -> None:
        """Drop a person from the cache."""
        person = self._by_player.pop(player, None)
        if person is not None:
            self._player_of.pop(person.user, None)

    def forget_all(self) -> None:
        self._by_player.clear()
        self._player_of.clear()

    def _cache(self, person: Person) -> Person:
        self._by_player[person.player] = person
        self._player_of[person.user] = person.player
        return person
