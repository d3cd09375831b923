"""Pages of finished matches that anyone may read who knows their address, where the servers of the
match allow that."""

import hmac
from base64 import urlsafe_b64encode
from secrets import token_hex
from typing import Final

from bot.matches.people import People
from bot.matches.repository import MatchPart, MatchRepository
from bot.models.match import Status, Table

BYTES: Final = 16


class PublicPages(MatchPart):
    def __init__(self, repository: MatchRepository, people: People) -> None:
        super().__init__(repository)
        self._people = people

    async def switch(self, guild: int) -> None:
        """Allow them, or end all that there are: allowed again, they have other addresses."""
        is_on = (await self._people.read_server(guild)).page_secret is not None
        await self._people.set_server(guild, page_secret=None if is_on else token_hex(32))

    async def find_key(self, table: Table) -> str:
        """What its page's address ends with, which nobody can guess; empty without a page."""
        if table.status is not Status.FINISHED:
            return ""
        guilds = (table.address.guild, *(mirror.guild for mirror in table.mirrors))
        secrets = [(await self._people.read_server(guild)).page_secret for guild in guilds]
        if secrets[0] is None or None in secrets:
            return ""
        digest = hmac.digest(bytes.fromhex(secrets[0]), str(table.match).encode(), "sha256")
        return urlsafe_b64encode(digest[:BYTES]).rstrip(b"=").decode()

    async def is_open(self, table: Table, key: str) -> bool:
        found = await self.find_key(table)
        return bool(found) and hmac.compare_digest(found.encode(), key.encode())
