"""Looks whether the bot could work, and whether what it keeps is whole; it changes nothing.

What has to be asked of Discord is in `discordant.py`.
"""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
from collections.abc import Iterator, Mapping
from datetime import datetime
from pathlib import Path
from typing import Final

from bot.matches import AnyGame
from bot.operations.copying import Copies, examine
from bot.operations.findings import Finding, found
from bot.operations.keeping import EVERY
from bot.settings import Settings
from bot.storage.locking import LockFile
from bot.storage.migrating import scripts
from bot.storage.probing import Probe
from bot.storage.store import StoreLocked

TOKEN: Final = re.compile(r"[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}")
OLDEST_SQLITE: Final = (3, 37, 0)
"""The first that knows STRICT tables and RETURNING."""
MENDED_SQLITE: Final = (3, 51, 3)
"""Before it, two connections that write or checkpoint at once could damage a WAL file."""
ROOM: Final = 4
"""The disk should have free this many times what the store takes: a copy, a journal, an upgrade."""
LEAST_ROOM: Final = 256 << 20
WAITS_LONG: Final = 900
"""Seconds after which news that still wait for Discord are worth a word."""


def examined(settings: Settings, games: Mapping[str, AnyGame], now: datetime) -> Iterator[Finding]:
    """Everything that can be seen on this machine."""
    yield from token(settings)
    yield from sqlite(sqlite3.sqlite_version)
    yield from disk(settings.database_path)
    yield from store(settings.database_path, games, now)
    yield from copies(Copies.by(settings), now)


def token(settings: Settings) -> Iterator[Finding]:
    if settings.discord_token is None:
        yield found("note", "no-token")
    elif TOKEN.fullmatch(settings.discord_token.get_secret_value()) is None:
        yield found("bad", "token-shape")
    else:
        yield found("good", "token")


def sqlite(version: str) -> Iterator[Finding]:
    parts = tuple(int(part) for part in version.split("."))
    if parts < OLDEST_SQLITE:
        yield found("bad", "sqlite-old", version=version)
    elif parts < MENDED_SQLITE:
        yield found("note", "sqlite-reset", version=version)
    else:
        yield found("good", "sqlite", version=version)


def disk(database: Path) -> Iterator[Finding]:
    """Room beside the store, and that it can be written."""
    folder = next(one for one in database.absolute().parents if one.exists())
    for path in (folder, database):
        if path.exists() and not os.access(path, os.W_OK):
            yield found("bad", "read-only", path=str(path))
    wanted = max(ROOM * _size(database), LEAST_ROOM)
    free = shutil.disk_usage(folder).free
    numbers = {"free": free >> 20, "wanted": wanted >> 20}
    yield found(
        "good" if free >= wanted else "bad", "disk" if free >= wanted else "full", **numbers
    )


def store(database: Path, games: Mapping[str, AnyGame], now: datetime) -> Iterator[Finding]:
    """The file as a whole, a sample of its matches, and what hangs."""
    if not database.exists():
        yield found("note", "no-store", path=str(database))
        return
    seen, known = examine(database, games), len(scripts())
    for fault in seen.faults:
        yield found("bad", "store-fault", fault=fault)
    if seen.faults:
        return
    yield found("good", "store", replayed=seen.replayed, megabytes=_size(database) >> 20)
    if seen.version > known:
        yield found("bad", "too-new", version=seen.version, known=known)
    elif seen.version < known:
        yield found("note", "older", version=seen.version, known=known)
    yield found("note" if used(database) else "good", "in-use" if used(database) else "free")
    with Probe.into(database) as probe:
        yield from hanging(probe, now)


def hanging(probe: Probe, now: datetime) -> Iterator[Finding]:
    """Matches that stand still, and news that do not arrive."""
    for match in probe.stuck():
        yield found("bad", "stuck", match=str(match))
    for match, reason in probe.untold():
        yield found("bad", "untold", match=str(match), reason=reason)
    oldest = probe.oldest_waiting()
    if oldest is not None and now.timestamp() - oldest > WAITS_LONG:
        yield found("note", "waiting", minutes=int(now.timestamp() - oldest) // 60)


def copies(kept: Copies | None, now: datetime) -> Iterator[Finding]:
    if kept is None:
        yield found("note", "no-backups")
        return
    newest = kept.newest_at()
    if newest is None:
        yield found("note", "no-backup-yet", folder=str(kept.folder))
        return
    minutes = int(now.timestamp() - newest) // 60
    late = minutes * 60 > 2 * EVERY
    key = "backup-old" if late else "backups"
    yield found("note" if late else "good", key, minutes=minutes, count=len(kept.all()))


def used(database: Path) -> bool:
    """Whether a bot has the store now."""
    lock = LockFile.beside(database)
    try:
        lock.take()
    except StoreLocked:
        return True
    lock.free()
    return False


def _size(database: Path) -> int:
    names = (database, database.with_name(f"{database.name}-wal"))
    return sum(one.stat().st_size for one in names if one.exists())
