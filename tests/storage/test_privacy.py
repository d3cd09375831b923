"""A person's data in a large store is found without reading all of it."""

import re

import pytest

from bot.storage import SqliteStore
from bot.storage.connection import Connection
from bot.storage.privacy import PERSONAL_DATA
from bot.storage.store import Store

SHORT = {"drafts", "plans", "calls", "seeks"}
"""Tables that only have rows of open matches and of people who wait."""


async def find_tables_read_whole(store: Store, sql: str) -> set[str]:
    if isinstance(store, SqliteStore):
        plan = await store.connection.read(f"EXPLAIN QUERY PLAN {sql}", 1)
        return {found[1] for row in plan if (found := re.match(r"SCAN (\w+)", row["detail"]))}

    async def explain(tx: Connection) -> set[str]:
        """Small tables are read whole unless that is forbidden."""
        await tx.rows("SET LOCAL enable_seqscan = off")
        plan = " ".join(row[0] for row in await tx.rows(f"EXPLAIN {sql}", (1,)))
        return set(re.findall(r"Seq Scan on (\w+)", plan))

    return await store.connection.transaction(explain)


@pytest.mark.parametrize(("table", "column"), [one for one in PERSONAL_DATA if one[0] not in SHORT])
async def test_what_is_kept_of_a_person_is_found_by_an_index(
    store: Store, table: str, column: str
) -> None:
    """To export it, and where a deleted row of `players` could still be referred to."""
    assert await find_tables_read_whole(store, PERSONAL_DATA[table, column]) == set()
