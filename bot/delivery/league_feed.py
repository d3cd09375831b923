"""Sends leagues to the address that the host has set, after each change. What fails is tried again
like any job, and holds up nothing else."""

import hmac
import logging
import socket
from typing import Any, Final

import aiohttp

from bot.leagues.repository import LoadedLeague
from bot.leagues.service import LeagueService
from bot.models.commit import Job
from bot.screens.shared.league.export import as_json
from bot.screens.shared.league.formatting import LeagueView
from bot.settings import is_public_address
from bot.words import Words

ANSWERS_WITHIN: Final = 10.0  # seconds
SIGNATURE: Final = "X-Signature-256"
"""`sha256=` and the HMAC of the body with the secret, in hex."""
_log = logging.getLogger(__name__)


class FeedFailed(Exception):
    """The address did not take a league. Without the address, which may be secret."""


class PublicResolver(aiohttp.ThreadedResolver):
    """Finds only hosts that are on the Internet: neither this computer nor the host's network."""

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[Any]:
        found = await super().resolve(host, port, family)
        if not all(is_public_address(one["host"]) for one in found):
            raise OSError(None, "the host has no public address")
        return found


class LeagueFeeds:
    """Sends the newest state of a league, each once unless the bot is restarted."""

    def __init__(
        self, leagues: LeagueService, words: Words, address: str = "", secret: str = ""
    ) -> None:
        self._leagues = leagues
        self._words = words
        self._address = address
        self._secret = secret.encode()
        self._sent: dict[int, int] = {}

    @property
    def is_on(self) -> bool:
        return bool(self._address)

    async def run(self, job: Job) -> None:
        """Raises `FeedFailed`."""
        loaded = await self._leagues.get(job.league)
        if not self.is_on or self._sent.get(loaded.id) == loaded.league.seq:
            return
        await self._post((await write_league(self._leagues, loaded, self._words)).encode())
        self._sent[loaded.id] = loaded.league.seq

    async def _post(self, body: bytes) -> None:
        headers = {"Content-Type": "application/json"}
        if self._secret:
            headers[SIGNATURE] = f"sha256={hmac.digest(self._secret, body, 'sha256').hex()}"
        try:
            async with (
                aiohttp.ClientSession(
                    connector=aiohttp.TCPConnector(resolver=PublicResolver()),
                    timeout=aiohttp.ClientTimeout(total=ANSWERS_WITHIN),
                ) as session,
                session.post(
                    self._address, data=body, headers=headers, allow_redirects=False
                ) as answer,
            ):
                status = answer.status
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            raise FeedFailed(type(error).__name__) from None
        if not 200 <= status < 300:
            raise FeedFailed(f"status {status}")


async def write_league(leagues: LeagueService, loaded: LoadedLeague, words: Words) -> str:
    """As JSON, with all names."""
    names = await leagues.read_names(loaded)
    return as_json(LeagueView(loaded.id, loaded.name, loaded.league, names, words))
