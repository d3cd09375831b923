"""`python -m bot worker`: thinks for the computer players of the bots that share a database."""

import logging
import sqlite3

from bot.games import build_games
from bot.matches import start_workers
from bot.matches.computers.exchange import QuestionWorker, warm_up
from bot.settings import Settings
from bot.storage.errors import StoreError, StoreUnusable, describe_error
from bot.storage.matches import MatchStore
from bot.storage.postgres.questions import QuestionStore, WorkerConnection

_log = logging.getLogger("bot")


async def work(settings: Settings) -> None:
    """Until cancelled. Raises `StoreError`."""
    if settings.store_url is None:
        raise StoreUnusable(
            "workers help bots that share a PostgreSQL database: set DATABASE_URL to the bots' one"
        )
    games = build_games()
    thinker = start_workers(build_games, settings.thinking_seconds)
    try:
        await warm_up(games, thinker)
        try:  # from then on, bots ask
            connection = await WorkerConnection.open(settings.store_url, shares=True)
        except sqlite3.Error as error:
            fault = describe_error(error)
            raise StoreError(f"The database cannot be opened: {fault}") from error
        try:
            questions, matches = QuestionStore(connection), MatchStore(connection)
            worker = QuestionWorker(questions, matches, games, thinker)
            connection.listeners.append(worker.hear)
            _log.info("thinking for computer players")
            await worker.run()
        finally:
            await connection.close()
    finally:
        await thinker.close()
