"""Everything that survives a kill of the process, in SQLite or in PostgreSQL."""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.models.shards import Shards
from bot.storage.clocks import ClockStore
from bot.storage.connection import Connection, StorePart, transaction
from bot.storage.errors import StoreError, describe_running_error
from bot.storage.inventory import InventoryStore
from bot.storage.kept_panels import KeptPanelStore
from bot.storage.leagues import LeagueStore
from bot.storage.matches import MatchStore
from bot.storage.matchmaking import MatchmakingStore
from bot.storage.people import PageKeyStore, PeopleStore, ProgressStore, WeeklyStore
from bot.storage.plans import OrderStore, PlanStore
from bot.storage.privacy import PrivacyStore
from bot.storage.puzzles import PuzzleStore
from bot.storage.queues import MentionStore, QueueStore
from bot.storage.results import AnalysisStore, ResultStore

if TYPE_CHECKING:  # a bot with a file loads nothing of PostgreSQL
    from bot.storage.postgres.leases import LeaseStore
    from bot.storage.postgres.questions import QuestionStore


class CommandStore(StorePart):
    """The slash commands as Discord knows them."""

    async def read_ids(self, fingerprint: str) -> dict[str, int]:
        """The ids by name; none if those that were sent last have another fingerprint."""
        rows = await self._connection.read(
            "SELECT name, id FROM commands WHERE fingerprint = ? ORDER BY name", fingerprint
        )
        return {row["name"]: row["id"] for row in rows}

    @transaction()
    async def replace_ids(self, tx: Connection, fingerprint: str, ids: Mapping[str, int]) -> None:
        await tx.rows("DELETE FROM commands")
        for name, number in ids.items():
            await tx.rows("INSERT INTO commands VALUES (?, ?, ?)", (name, number, fingerprint))


class Store(ABC):
    """Its parts over the one connection; both databases share their SQL."""

    def __init__(
        self, connection: Connection, migrated: bool, shards: Shards | None = None
    ) -> None:
        """`shards` are those of this process, where several share the database."""
        self.connection = connection
        self.migrated = migrated
        """Whether opening changed the schema: a reason to verify the logs of matches."""
        self.leases: LeaseStore | None = None
        self.questions: QuestionStore | None = None
        """Both None where no other process can use the store."""
        self.change_listeners = connection.listeners
        self.analyses = AnalysisStore(connection)
        self.people = PeopleStore(connection)
        self.matches = MatchStore(connection)
        self.matchmaking = MatchmakingStore(connection)
        self.queue = QueueStore(connection, shards or Shards())
        self.mentions = MentionStore(connection)
        self.inventory = InventoryStore(connection)
        self.page_keys = PageKeyStore(connection)
        self.progress = ProgressStore(connection)
        self.puzzles = PuzzleStore(connection)
        self.results = ResultStore(connection)
        self.leagues = LeagueStore(connection)
        self.plans = PlanStore(connection)
        self.orders = OrderStore(connection)
        self.kept_panels = KeptPanelStore(connection)
        self.clocks = ClockStore(connection)
        self.privacy = PrivacyStore(connection)
        self.commands = CommandStore(connection)
        self.weekly = WeeklyStore(connection)

    @abstractmethod
    def check_files(self) -> None:
        """Raises `StoreError` if somebody deleted or replaced its files while they are open."""

    @abstractmethod
    async def close(self) -> None: ...

    async def begin_anew(self, at: int) -> None:
        """Remember that this store is meant to be new although there are backups of another."""
        sql = "INSERT INTO fresh_start (one, at) VALUES (1, ?) ON CONFLICT DO NOTHING"
        await self.connection.write(sql, at)

    async def probe(self) -> None:
        """Write and read without a change. Raises `StoreError` with what is wrong and what to do,
        also if the newest move could not be saved."""
        failed = self.matches.failed_write
        try:
            await self.connection.probe()
        except sqlite3.Error as error:
            raise StoreError(
                f"The store cannot be written: {describe_running_error(error)}"
            ) from error
        if failed is not None:
            raise StoreError(
                f"The newest move could not be saved: {describe_running_error(failed)}"
            )
