"""Sign-in to the touch page: a link that works once, then a session. The store has only hashes."""

from collections.abc import Callable
from datetime import timedelta
from hashlib import sha256
from secrets import token_urlsafe
from typing import Final

from cachetools import TTLCache

from bot.storage.people import PageKeyStore

BYTES: Final = 16
LINK_SECONDS: Final = 10 * 60
FRESH_SECONDS: Final = 4 * 60  # after which a link that is shown again is another one
MOST_FRESH: Final = 1_000
SESSION_SECONDS: Final = int(timedelta(days=30).total_seconds())  # without use
DAY: Final = int(timedelta(days=1).total_seconds())


class PageKeys:
    def __init__(self, store: PageKeyStore, at: Callable[[], int]) -> None:
        self._store = store
        self._at = at
        self._fresh: TTLCache[int, str] = TTLCache(MOST_FRESH, FRESH_SECONDS, timer=self._at)

    async def issue_link(self, player: int) -> str:
        """A token that signs the player in, once and within `LINK_SECONDS`. Panels that are opened
        soon after each other show the same until it is used."""
        token = self._fresh.get(player)
        if token is None or not await self.is_link(token):
            token, at = token_urlsafe(BYTES), self._at()
            await self._store.add_link(_hash(token), player, at + LINK_SECONDS, at)
            self._fresh[player] = token
        return token

    async def is_link(self, token: str) -> bool:
        return await self._store.has_link(_hash(token), self._at())

    async def redeem(self, token: str) -> str | None:
        """The session for a link's token; None if that is unknown, used or over."""
        session, at = token_urlsafe(BYTES), self._at()
        until = at + SESSION_SECONDS
        is_valid = await self._store.redeem(_hash(token), _hash(session), until, at)
        return session if is_valid else None

    async def find_player(self, session: str) -> int | None:
        """Whose session it is; it lasts from now on again, which is written once a day."""
        at = self._at()
        found = await self._store.read_session(_hash(session), at)
        if found is None:
            return None
        player, until = found
        if until < at + SESSION_SECONDS - DAY:
            await self._store.extend(_hash(session), at + SESSION_SECONDS)
        return player

    async def list_sessions(self, player: int) -> tuple[int, ...]:
        """The day on which each of the player's sessions was last used, in epoch seconds."""
        lasting = await self._store.list_sessions(player, self._at())
        return tuple(until - SESSION_SECONDS for until in lasting)

    async def end(self, session: str) -> None:
        await self._store.end(_hash(session))

    async def end_all(self, player: int) -> None:
        """All sessions of a player, and the links that are not used yet."""
        await self._store.end_all(player)


def _hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()
