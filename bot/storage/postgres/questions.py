"""What bots ask the workers that think for computer players, and a worker's connection."""

from typing import ClassVar, Final

from bot.models.match import OpenQuestion
from bot.storage.connection import Connection, StorePart, transaction
from bot.storage.errors import StoreError
from bot.storage.postgres.connection import PostgresConnection
from bot.storage.postgres.migration import read_scripts, read_version
from bot.storage.rows import RowsOf

WORKERS: Final = 0x5448494E
"""The number of the advisory lock that workers hold together: who holds it is there."""
KEPT: Final = 60  # seconds after which nobody waits for an answer any more
_QUESTIONS: Final = RowsOf(OpenQuestion)
_ASK: Final = (
    "INSERT INTO questions (id, match, seq, seat, game, level, seed, asked)"
    " VALUES (:id, :match, :seq, :seat, :game, :level, :seed,"
    " CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT))"
)
_TAKE: Final = (
    "UPDATE questions SET taken = 1 WHERE id = (SELECT id FROM questions WHERE taken = 0"
    " ORDER BY asked LIMIT 1 FOR UPDATE SKIP LOCKED)"
    " RETURNING id, match, seq, seat, game, level, seed"
)
_SWEEP: Final = (
    "DELETE FROM questions"
    " WHERE asked < CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) - 1000 * ?"
)
COUNT_WORKERS: Final = (
    "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND classid = 0 AND objid = ?"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)


class WorkerConnection(PostgresConnection):
    """Hears what is asked, and says by its lock that a worker is there. It shares the bots' lock,
    too: where one bot has the database for itself, there is nobody to work for."""

    begin: ClassVar[str] = "BEGIN"

    async def _connect(self) -> None:
        """Raises `StoreError` where the database is of another version."""
        await super()._connect()
        try:
            have, known = await read_version(self), max(read_scripts())
            if have != known:
                raise StoreError(f"the database is of version {have}, this worker of {known}")
            await self.rows("SELECT pg_advisory_lock_shared(?)", (WORKERS,))
        except BaseException:
            if self._db is not None:
                self._db.terminate()
            raise


class QuestionStore(StorePart):
    async def ask(self, question: OpenQuestion) -> None:
        await self._connection.write(_ASK, **_QUESTIONS.values(question))

    async def take_back(self, number: int) -> str | None:
        """Ask no more. Returns the answer if there is one, empty if a worker found none."""
        rows = await self._connection.write(
            "DELETE FROM questions WHERE id = ? RETURNING answer", number
        )
        return rows[0][0] if rows else None

    @transaction()
    async def take(self, tx: Connection) -> OpenQuestion | None:
        """The oldest question that no worker has taken; no other worker takes it then."""
        await tx.rows(_SWEEP, (KEPT,))
        rows = await tx.rows(_TAKE)
        return _QUESTIONS.read(rows[0]) if rows else None

    async def answer(self, number: int, answer: str) -> None:
        """Of no effect where nobody asks any more."""
        await self._connection.write("UPDATE questions SET answer = ? WHERE id = ?", answer, number)
