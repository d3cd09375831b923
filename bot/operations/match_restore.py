"""Take one match from a backup into the present store; all other matches stay as they are."""

from __future__ import annotations

import importlib
import shutil
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.matches import AnyGame
from bot.matches.clock.pause import decide_restoration
from bot.matches.repository import MatchRepository
from bot.operations.copies import delete
from bot.operations.examination import UNREADABLE, examine_file, find_obstacle
from bot.operations.file_owner import adopt_owner, make_folder, sync
from bot.operations.restore import (
    RestoreRefused,
    check_copy,
    explain_failure,
    find_aside,
    hold_store,
    workspace,
)
from bot.storage import SqliteStore, StoreError
from bot.storage.faults import describe_error
from bot.storage.inspection import Inspector, MatchSummary
from bot.storage.match_replacement import drop_messages, replace_match
from bot.storage.migration import read_scripts
from bot.storage.moving import copy_out
from bot.storage.opening import open_store


@dataclass(frozen=True, slots=True)
class RestoredMatch:
    """Where the store as it was lies, and the epoch second as of which the match stands now."""

    aside: Path
    since: int


async def restore_match(
    copy: Path, match: int, database: Path, games: Mapping[str, AnyGame], now: datetime
) -> RestoredMatch:
    """Take a match from a copy. No clock of it has run since then, and its players are told.

    Raises `StoreLocked` while a bot uses the store, and `RestoreRefused` where the
    store or the copy does not allow it; the store is then as it was.
    """
    check_copy(copy, database, {}, 0)
    with hold_store(database):
        summary = _read_store(database, match)
        _refuse(find_obstacle(copy, summary, games), match, copy)
        with explain_failure(copy, database), workspace(database) as part:
            with Inspector.open(copy) as probe:
                probe.copy_to(part)
            since = await _prepare(part, match, games, now)
            _refuse(find_obstacle(part, summary, games), match, copy)
            aside = find_aside(database, now)
            try:
                await replace_match(database, part, match, aside)
            except BaseException:
                delete(aside)
                raise
        adopt_owner(aside, database)
        sync(aside)
        _verify(database, summary, games, aside)
    return RestoredMatch(aside, since)


async def restore_match_in_database(
    copy: Path, match: int, url: str, folder: Path, games: Mapping[str, AnyGame], now: datetime
) -> RestoredMatch:
    """As `restore_match`, in PostgreSQL: everything is done to a file with what the database holds,
    from which the match is taken then. The store as it was lies in `folder` as a file."""
    # A bot with a file loads nothing of PostgreSQL.
    postgres = importlib.import_module("bot.storage.postgres.match_replacement")
    make_folder(folder)
    store = await open_store(Path(), url)
    try:
        with TemporaryDirectory(dir=folder, prefix=".database-") as place:
            file = Path(place) / "database.sqlite3"
            await copy_out(url, file)
            restored = await restore_match(copy, match, file, games, now)
            aside = find_aside(folder / file.name, now)
            shutil.move(restored.aside, aside)
            try:
                await postgres.replace_match(store.connection, file, match)
            except BaseException:
                delete(aside)
                raise
    except sqlite3.Error as error:
        fault = describe_error(error)
        raise StoreError(
            f"match #{match} cannot be restored, nothing was changed: {fault}"
        ) from error
    finally:
        await store.close()
    sync(aside)
    return RestoredMatch(aside, restored.since)


def _refuse(obstacle: str | None, match: int, copy: Path) -> None:
    if obstacle is not None:
        raise RestoreRefused(
            f"match #{match} cannot be restored from {copy}, nothing was changed: {obstacle}"
        )


def _read_store(database: Path, match: int) -> MatchSummary:
    """The match as the store has it. Raises `RestoreRefused` if the store is not fit for it."""
    if not database.exists():
        raise RestoreRefused(f"there is no store {database}; restore the whole backup")
    _settle_journal(database)
    found, known = examine_file(database), len(read_scripts())
    if found.faults:
        raise RestoreRefused(
            f"{database} itself is damaged, restore the whole backup: {found.faults[0]}"
        )
    if found.version != known:
        raise RestoreRefused(
            f"{database} is of version {found.version} and this bot knows {known}; start the bot"
            " on it once"
        )
    with Inspector.open(database) as probe:
        summary = probe.read_match(match)
    if summary is None:
        raise RestoreRefused(f"there is no match #{match} in {database}")
    return summary


def _settle_journal(database: Path) -> None:
    """Play in what a kill has left, as the bot's next start would: afterwards the file can be read
    while this process holds its lock."""
    try:
        with closing(sqlite3.connect(database)) as db:
            db.execute("SELECT 1 FROM sqlite_master LIMIT 1")
    except UNREADABLE:
        return  # the examination says what is wrong


async def _prepare(part: Path, match: int, games: Mapping[str, AnyGame], now: datetime) -> int:
    """Do to the match in a copy of the backup all that is due to it; returns the time as of which
    it stands."""
    drop_messages(part, match)
    store = await SqliteStore.open(part)
    try:
        heartbeat = await store.clocks.read_heartbeat()
        since = heartbeat or await store.matches.read_newest_time()
        repository = MatchRepository(store, games, lambda: now)
        await repository.change(match, decide_restoration, since)
    finally:
        await store.close()
    return since


def _verify(
    database: Path, summary: MatchSummary, games: Mapping[str, AnyGame], aside: Path
) -> None:
    """Read and replay it once more from the store."""
    fault = find_obstacle(database, summary, games)
    if fault is not None:
        raise StoreError(
            f"match #{summary.match} was restored, but {fault}; the previous store is {aside}"
        )
