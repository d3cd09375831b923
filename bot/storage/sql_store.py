"""What the stores of all databases share: the parts over the one connection."""

from __future__ import annotations

import sqlite3

from bot.models.shards import Shards
from bot.storage.clocks import SqlClocks
from bot.storage.commands import SqlCommands
from bot.storage.connection import Connection
from bot.storage.faults import describe_running_error
from bot.storage.interface import (
    ChangeListener,
    LeaseStore,
    QuestionStore,
    Store,
    StoreError,
)
from bot.storage.inventory import SqlInventory
from bot.storage.kept_panels import SqlKeptPanels
from bot.storage.leagues import SqlLeagues
from bot.storage.matches import SqlMatches
from bot.storage.matchmaking import SqlMatchmaking
from bot.storage.mentions import SqlMentions
from bot.storage.orders import SqlOrders
from bot.storage.people import SqlPeople
from bot.storage.plans import SqlPlans
from bot.storage.privacy import SqlPrivacy
from bot.storage.progress import SqlProgress
from bot.storage.puzzles import SqlPuzzles
from bot.storage.queues import SqlQueue
from bot.storage.results import SqlResults
from bot.storage.seats import SqlSeating
from bot.storage.weekly import SqlWeekly


class SqlStore(Store):
    def __init__(
        self, connection: Connection, migrated: bool, shards: Shards | None = None
    ) -> None:
        """`shards` are those of this process, where several share the database."""
        self.connection = self._connection = connection
        self.migrated = migrated
        """Whether opening changed the schema: a reason to verify the logs of matches."""
        self.leases: LeaseStore | None = None
        self.questions: QuestionStore | None = None
        self.change_listeners: list[ChangeListener] = []
        self.people = SqlPeople(connection)
        self.matches = SqlMatches(connection)
        self.matchmaking = SqlMatchmaking(connection)
        self.queue = SqlQueue(connection, shards or Shards())
        self.mentions = SqlMentions(connection)
        self.inventory = SqlInventory(connection)
        self.progress = SqlProgress(connection)
        self.puzzles = SqlPuzzles(connection)
        self.results = SqlResults(connection)
        self.leagues = SqlLeagues(connection)
        self.plans = SqlPlans(connection)
        self.orders = SqlOrders(connection)
        self.kept_panels = SqlKeptPanels(connection)
        self.seating = SqlSeating(connection)
        self.clocks = SqlClocks(connection)
        self.privacy = SqlPrivacy(connection)
        self.commands = SqlCommands(connection)
        self.weekly = SqlWeekly(connection)

    async def begin_anew(self, at: int) -> None:
        sql = "INSERT INTO fresh_start (one, at) VALUES (1, ?) ON CONFLICT DO NOTHING"
        await self._connection.write(sql, at)

    async def probe(self) -> None:
        failed = self.matches.failed_write
        try:
            await self._connection.probe()
        except sqlite3.Error as error:
            raise StoreError(
                f"The store cannot be written: {describe_running_error(error)}"
            ) from error
        if failed is not None:
            raise StoreError(
                f"The newest move could not be saved: {describe_running_error(failed)}"
            )
