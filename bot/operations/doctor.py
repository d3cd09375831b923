"""Checks whether the bot can work and whether its store is intact; changes nothing.
`discord_check.py` has the checks that ask Discord."""

import json
import os
import pwd
import shlex
import sqlite3
import stat
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from datetime import datetime
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from itertools import groupby
from operator import attrgetter
from pathlib import Path
from typing import Final

from bot.leagues.repository import read_event
from bot.logs import TOKEN
from bot.matches import AnyGame
from bot.operations import checks
from bot.operations.backups import (
    BACKUP_INTERVAL,
    BackupFolder,
    StoreEmptied,
    is_unused,
    require_store,
)
from bot.operations.examination import OPEN, Flaw, examine
from bot.operations.health_client import LOOPBACK, MAX_ANSWER, TIMEOUT, fetch_health
from bot.settings import Settings
from bot.storage import StoreError
from bot.storage.files import LockFile, StoreFileLost, check_journal, list_files
from bot.storage.inspection import Inspector
from bot.storage.leagues import EventRow
from bot.storage.migration import read_scripts
from bot.web import NAME_PATH

OLDEST_SQLITE: Final = (3, 37, 0)  # the first with STRICT tables and RETURNING
OTHERS: Final = stat.S_IRWXO
FIXED_SQLITE: Final = (3, 51, 3)
"""Before it, two connections that write or checkpoint at once can damage a WAL file."""


def run_checks(
    settings: Settings, games: Mapping[str, AnyGame], now: datetime
) -> Iterator[checks.Finding]:
    """Everything that can be checked without asking Discord."""
    yield from check_token(settings)
    yield from check_sqlite(sqlite3.sqlite_version)
    yield from check_disk(settings)
    yield from check_page(settings)
    backups = BackupFolder.locate(settings)
    if settings.store_url is None:
        yield from check_owners(settings)
        yield from check_modes([settings.database_path])
        yield from checks.check_names(settings.database_path)
        yield from check_running_bot(settings)
        yield from check_store(backups, games, now)
    else:
        yield from check_database(backups, games, now)
    yield from check_backups(backups, now)


def check_token(settings: Settings) -> Iterator[checks.Finding]:
    if settings.discord_token is None:
        yield checks.note("doctor-no-token")
    elif TOKEN.fullmatch(settings.discord_token.get_secret_value()) is None:
        yield checks.bad("doctor-token-shape")
    else:
        yield checks.good("doctor-token")


def check_sqlite(version: str) -> Iterator[checks.Finding]:
    parts = tuple(int(part) for part in version.split("."))
    if parts < OLDEST_SQLITE:
        yield checks.bad("doctor-sqlite-old", version=version)
    elif parts < FIXED_SQLITE:
        yield checks.note("doctor-sqlite-reset", version=version)
    else:
        yield checks.good("doctor-sqlite", version=version)


def check_disk(settings: Settings) -> Iterator[checks.Finding]:
    """Room for growth and copies, and a trial in every place where the bot writes."""
    database = settings.local_file
    backups = settings.backup_folder if settings.backups_kept else None
    yield from dict.fromkeys(checks.check_folders(database, backups))
    for path in list_files(database):
        if path.exists() and not os.access(path, os.W_OK):
            yield checks.bad("doctor-read-only", path=str(path), fault="no permission")


def check_owners(settings: Settings) -> Iterator[checks.Finding]:
    """Files that a command run by another user has left cannot be written by the bot."""
    database = settings.database_path
    if not database.exists():
        return
    owner = database.stat().st_uid
    for path in (*list_files(database), settings.backup_folder):
        if path.exists() and path.stat().st_uid != owner:
            yield checks.bad("doctor-owner", path=str(path), owner=_find_name(owner))
    if os.geteuid() == 0 and owner != 0:
        yield checks.note("doctor-root", owner=_find_name(owner))


def check_modes(files: Sequence[Path], named: str | None = None) -> Iterator[checks.Finding]:
    """Whether somebody else on this machine may read one of the files, which are `named` so."""
    for path in files:
        is_open = path.exists() and path.stat().st_mode & OTHERS
        if is_open and path.parent.stat().st_mode & stat.S_IXOTH:
            yield checks.bad("doctor-open-to-others", path=named or shlex.quote(str(path)))
            return


def check_database(
    backups: BackupFolder, games: Mapping[str, AnyGame], now: datetime
) -> Iterator[checks.Finding]:
    """What PostgreSQL holds now, as a file."""
    try:
        require_store(backups, now)
        if backups.url is not None and is_unused(backups.url):
            yield checks.note("doctor-new-database")
            return
        with backups.open_source() as file:
            yield checks.good("doctor-database")
            yield from check_store(replace(backups, database=file, url=None), games, now)
    except StoreEmptied as emptied:
        yield checks.bad("doctor-emptied", fault=str(emptied))
    except StoreError as error:
        yield checks.bad("doctor-no-database", fault=str(error).removesuffix("."))


def check_store(
    backups: BackupFolder, games: Mapping[str, AnyGame], now: datetime
) -> Iterator[checks.Finding]:
    database = backups.database
    try:
        require_store(backups, now)
        if not database.exists():
            yield checks.note("doctor-no-store", path=str(database))
            return
        check_journal(database)
    except StoreEmptied as emptied:
        yield checks.bad("doctor-emptied", fault=str(emptied))
        return
    except StoreFileLost as error:
        yield checks.bad("doctor-file-lost", fault=str(error))
        return
    seen, known = examine(database, games, always=OPEN), len(read_scripts())
    strays = [flaw.reason for flaw in seen.flaws if flaw.match is None]
    if faults := [*seen.faults, *strays]:
        for fault in faults:
            yield checks.bad("doctor-store-fault", fault=fault.removesuffix("."))
        copy = backups.find_whole_copy(now)
        if copy is None:
            yield checks.bad("doctor-no-whole-copy", folder=str(backups.folder))
        else:
            yield checks.note("doctor-whole-copy", copy=shlex.quote(str(copy)))
        return
    yield checks.good(
        "doctor-store", replayed=seen.replayed, megabytes=checks.measure_store(database) >> 20
    )
    if seen.version > known:
        yield checks.bad("doctor-too-new", version=seen.version, known=known)
    elif seen.version < known:
        yield checks.note("doctor-older", version=seen.version, known=known)
    with Inspector.open(database) as probe:

        def find_copy(match: int) -> Path | None:
            """The newest copy from which a match can be restored."""
            summary = probe.read_match(match)
            return None if summary is None else backups.find_copy_of(summary, games, now)

        unreadable = probe.find_broken_heads()
        flaws = tuple(flaw for flaw in seen.flaws if flaw.match not in unreadable)
        yield from check_matches(flaws, find_copy)
        if seen.version == known:
            yield from check_schema(probe)
            yield from check_unreadable_rows(probe, find_copy)
        yield from check_stalled(probe, now, {flaw.match for flaw in seen.flaws})


def check_matches(
    flaws: tuple[Flaw, ...], find_copy: Callable[[int], Path | None]
) -> Iterator[checks.Finding]:
    """Matches that do not replay, each with the newest copy from which it can be restored."""
    for flaw in flaws:
        if flaw.match is None:
            continue
        match, fault, copy = str(flaw.match), flaw.reason, find_copy(flaw.match)
        if copy is None:
            yield checks.bad("doctor-match-lost", match=match, fault=fault)
        else:
            path = shlex.quote(str(copy))
            yield checks.bad("doctor-match-fault", match=match, fault=fault, copy=path)


def check_unreadable_rows(
    probe: Inspector, find_copy: Callable[[int], Path | None]
) -> Iterator[checks.Finding]:
    """What the bot cannot decode: a finding for each match, league, player or other row."""
    unreadable = probe.find_unreadable(lambda body: read_event(EventRow(1, None, body, 0)))
    for (owner, table, row), group in groupby(unreadable, attrgetter("owner", "table", "number")):
        columns, number = ", ".join(column.column for column in group), str(row)
        if owner == "match" and (copy := find_copy(row)) is not None:
            path = shlex.quote(str(copy))
            yield checks.bad("doctor-unreadable-match", match=number, columns=columns, copy=path)
        elif owner == "match":
            yield checks.bad("doctor-unreadable-lost", match=number, columns=columns)
        elif owner == "finished match":
            yield checks.note("doctor-unreadable-over", match=number, columns=columns)
        elif owner == "league":
            yield checks.bad("doctor-unreadable-league", league=number, columns=columns)
        elif owner == "player":
            yield checks.bad("doctor-unreadable-player", player=number, columns=columns)
        else:
            yield checks.note("doctor-unreadable-row", row=number, table=table, columns=columns)


def check_schema(probe: Inspector) -> Iterator[checks.Finding]:
    """Tables, indexes and triggers that the bot's own scripts make."""
    with closing(sqlite3.connect(":memory:")) as model:
        model.executescript("".join(read_scripts()))
        missing = Inspector(model).read_schema() - probe.read_schema()
    for kind, name in sorted(missing):
        yield checks.bad("doctor-schema", kind=kind, name=name)


def check_running_bot(settings: Settings) -> Iterator[checks.Finding]:
    """Ask the bot itself, if one is at work on the store."""
    if not LockFile.for_database(settings.database_path).is_held():
        yield checks.good("doctor-not-in-use")
        yield from checks.check_health_port(settings.health_port)
        return
    yield checks.note("doctor-in-use")
    if settings.health_port is None:
        return
    answer = fetch_health(settings.health_port)
    yield from (checks.bad("doctor-unwell", fault=problem) for problem in answer.problems)
    if answer.well:
        yield checks.good("doctor-health")


def check_page(settings: Settings) -> Iterator[checks.Finding]:
    """Whether the touch page's address leads to the bot at its port."""
    address, port = settings.web_address, settings.web_port
    if not address:
        return
    scheme, _, host = address.partition("://")
    try:
        here = _ask_page(HTTPConnection(LOOPBACK, port, timeout=TIMEOUT), host)
    except OSError:
        yield checks.note("doctor-page-silent", port=str(port))
        return
    connect = HTTPSConnection if scheme == "https" else HTTPConnection
    try:
        there = _ask_page(connect(host, timeout=TIMEOUT), host)
    except OSError as error:
        yield checks.bad(
            "doctor-page-unreachable", address=address, fault=error.strerror or str(error)
        )
        return
    if here is None:
        yield checks.bad("doctor-page-port", port=str(port))
    elif there is None:
        yield checks.bad("doctor-page-stranger", address=address, port=str(port))
    elif there != here and settings.shards is None:
        yield checks.bad("doctor-page-other", address=address, port=str(port))
    else:
        yield checks.good("doctor-page", address=address)


def _ask_page(connection: HTTPConnection, host: str) -> str | None:
    """What the page calls its bot; None if it is no such page. Raises `OSError`."""
    try:
        connection.request("GET", NAME_PATH, headers={"Host": host})
        answer: object = json.loads(connection.getresponse().read(MAX_ANSWER))
    except (HTTPException, ValueError, RecursionError):
        return None
    finally:
        connection.close()
    name = answer.get("bot") if isinstance(answer, dict) else None
    return name if isinstance(name, str) else None


def check_stalled(
    probe: Inspector, now: datetime, known: Collection[int | None] = ()
) -> Iterator[checks.Finding]:
    """Stuck matches but for those `known` already, and undelivered messages."""
    for match in probe.find_stuck():
        if match not in known:
            yield checks.bad("doctor-stuck", match=str(match))
    for match, reason in probe.find_undelivered():
        yield checks.bad("doctor-untold", match=str(match), reason=reason)
    oldest = probe.read_oldest_late(int(now.timestamp()))
    if oldest is not None and now.timestamp() - oldest > checks.LONG_WAIT:
        yield checks.note("doctor-waiting", minutes=int(now.timestamp() - oldest) // 60)


def check_backups(backups: BackupFolder, now: datetime) -> Iterator[checks.Finding]:
    for copy in backups.list_future(now):
        yield checks.note("doctor-backup-future", copy=str(copy))
    named = f"{shlex.quote(str(backups.folder / backups.database.stem))}-*.sqlite3"
    yield from check_modes(backups.list_copies(), named)
    unreadable = set[Path]()
    for path in (backups.folder, *backups.list_copies()) if backups.folder.exists() else ():
        if (fault := checks.find_read_fault(path)) is not None:
            unreadable.add(path)
            yield checks.bad("doctor-backup-unreadable", path=str(path), fault=fault)
    if not backups.kept:
        yield checks.note("doctor-no-backups")
        return
    past = [copy for copy in backups.list_past(now) if copy not in unreadable]
    newest = backups.read_time(past[-1]) if past else None
    if newest is None:
        if not unreadable:
            yield checks.note("doctor-no-backup-yet", folder=str(backups.folder))
        return
    minutes = max(0, int(now.timestamp() - newest) // 60)
    if minutes * 60 > 2 * BACKUP_INTERVAL:
        yield checks.note("doctor-backup-old", minutes=minutes)
    else:
        yield checks.good("doctor-backups", minutes=minutes, count=len(past))


def _find_name(user: int) -> str:
    try:
        return pwd.getpwuid(user).pw_name
    except KeyError:
        return str(user)
