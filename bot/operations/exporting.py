"""`python -m bot export`: a league for other programs."""

from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

from bot.delivery.league_feed import write_league
from bot.games import find_catalogue_files
from bot.leagues.service import LeagueService
from bot.matches import AnyGame, MatchService, Refusal
from bot.storage.opening import open_store
from bot.words import DEFAULT, Catalogues


async def read_league(file: Path, games: Mapping[str, AnyGame], number: int) -> str | None:
    """As JSON; None if there is no such league, or it cannot be read."""
    store = await open_store(file, None)
    try:
        leagues = LeagueService(MatchService(store, games, lambda: datetime.now(UTC)))
        words = Catalogues.load(find_catalogue_files()).words(DEFAULT)
        return await write_league(leagues, await leagues.get(number), words)
    except Refusal:
        return None
    finally:
        await store.close()
