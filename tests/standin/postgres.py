"""A real PostgreSQL for tests: a server of its own for each test process, where Debian's programs
are, and a fresh database for each test."""

import atexit
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Sequence
from functools import cache
from itertools import count
from pathlib import Path
from typing import Final

import asyncpg
import pytest

from bot.storage.postgres.store import PostgresStore

QUICK: Final = ("fsync=off", "full_page_writes=off", "autovacuum=off")
"""What is lost in a power cut is none of these tests' business."""
TEMPLATE: Final = "migrated"
STARTING: Final = 60.0
"""Seconds that a server may take to start on a busy machine."""
EMPTY: Final = """
SET session_replication_role = replica;
DO $$
DECLARE one RECORD;
BEGIN
    FOR one IN SELECT table_name FROM information_schema.tables
        WHERE table_schema = 'public' AND table_name <> 'schema_version'
    LOOP
        EXECUTE 'DELETE FROM ' || quote_ident(one.table_name);
    END LOOP;
    PERFORM setval(pg_get_serial_sequence(table_name::text, 'id'), 1, false)
        FROM information_schema.columns WHERE table_schema = 'public' AND is_identity = 'YES';
END $$;
"""
"""As a replica it heeds no trigger that forbids it."""
_numbers = count(1)


def find_programs() -> Path | None:
    """The folder with the newest `initdb` and `postgres`."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=_version)
    if found:
        return found[-1].parent
    there = shutil.which("initdb")
    return None if there is None else Path(os.path.realpath(there)).parent


def _version(path: Path) -> float:
    return float(path.parts[-3])


class PostgresServer:
    """Listens on a socket in a temporary folder. `initdb` refuses root, so that another user runs
    it then."""

    def __init__(self, programs: Path, settings: Sequence[str] = QUICK) -> None:
        self.shared: str | None = None
        self.settings = settings
        self.folder = Path(tempfile.mkdtemp(prefix="postgres-"))
        self.programs = programs
        self._user = "postgres" if os.geteuid() == 0 else None
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        self._run(
            "initdb", "--no-sync", "--auth=trust", "--username=bot", "--encoding=UTF8",
            "--no-locale", "--pgdata", str(self.folder / "data"),
        )  # fmt: skip
        self.start()

    def start(self) -> None:
        settings = [
            f"-c{one}" for one in (*self.settings, "listen_addresses=", "shared_buffers=16MB")
        ]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self.programs / "postgres", "-D", self.folder / "data", "-k", self.folder,
                 *settings],
                stdout=log, stderr=log, user=self._user, cwd=self.folder,
            )  # fmt: skip
        self._wait_until_ready()

    def _wait_until_ready(self) -> None:
        until = time.monotonic() + STARTING
        while time.monotonic() < until:
            asked = self._run("pg_isready", "-q", "-h", str(self.folder), check=False)
            if asked.returncode == 0:
                return
            time.sleep(0.05)
        raise RuntimeError((self.folder / "log").read_text())

    def stop(self, how: int = signal.SIGQUIT) -> None:
        """At once, as a crash would; SIGINT: with goodbyes."""
        if self._process.poll() is None:
            self._process.send_signal(how)
        self._process.wait()

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def cpu_seconds(self) -> float:
        """Of the server and of all its connections that are closed."""
        stat = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return sum(map(int, stat[11:15])) / os.sysconf("SC_CLK_TCK")

    def url(self, database: str) -> str:
        return f"postgresql://bot@/{database}?host={self.folder}"

    def _run(
        self, program: str, *arguments: str, check: bool = True
    ) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(
            [self.programs / program, *arguments],
            user=self._user, cwd=self.folder, check=check, capture_output=True,
        )  # fmt: skip


@cache
def start_server() -> PostgresServer | None:
    """One for the test process; None where there is no PostgreSQL."""
    programs = find_programs()
    if programs is None:
        return None
    server = PostgresServer(programs)
    atexit.register(server.remove)
    return server


def require_server() -> PostgresServer:
    server = start_server()
    if server is None:
        assert "CI" not in os.environ, "CI installs PostgreSQL (make browser)"
        pytest.skip("PostgreSQL is not installed (make browser)")
    return server


async def make_database(server: PostgresServer, *, migrated: bool = True) -> str:
    """The address of a new one, of today's schema or empty."""
    db = await asyncpg.connect(server.url("postgres"))
    try:
        if migrated and not await _has_template(db):
            await db.execute(f"CREATE DATABASE {TEMPLATE}")
            await (await PostgresStore.open(server.url(TEMPLATE))).close()
    finally:
        await db.close()
    return await copy_database(server, server.url(TEMPLATE if migrated else "template0"))


async def copy_database(server: PostgresServer, model: str) -> str:
    """The address of a new one with what is in the other, which nobody uses."""
    name, source = f"test{next(_numbers)}", find_name(model)
    db = await asyncpg.connect(server.url("postgres"))
    try:
        await db.execute(f"CREATE DATABASE {name} TEMPLATE {source}")
    finally:
        await db.close()
    return server.url(name)


def find_name(url: str) -> str:
    """That of the database at an address of a server."""
    return url.partition("@/")[2].partition("?")[0]


async def take_shared_database(server: PostgresServer) -> str:
    """The address of the one that tests of this process use in turn, emptied: a new one takes ten
    times as long."""
    if server.shared is None:
        server.shared = await make_database(server)
        return server.shared
    db = await asyncpg.connect(server.shared)
    try:
        await db.execute(EMPTY)
    finally:
        await db.close()
    return server.shared


async def _has_template(db: asyncpg.Connection) -> bool:
    return bool(await db.fetchval("SELECT 1 FROM pg_database WHERE datname = $1", TEMPLATE))
