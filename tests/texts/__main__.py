"""`make texts`: everything the bot says, from real states, as one page to read."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bot.models.match import Address
from bot.words import Catalogues
from tests.local.panels.gallery import LANGUAGES, Gallery
from tests.local.panels.replays import FIRST_USER, NAMES, Clock, Tables
from tests.local.panels.states import collect
from tests.texts.house import House
from tests.texts.leftovers import list_leftovers
from tests.texts.recording import RecordingCatalogues
from tests.texts.sheet import Sheet

NOW: Final = datetime(2026, 1, 5, 12, tzinfo=UTC)
ADDRESS: Final = Address(1, 2)
PAGE: Final = "texts.html"


async def build_sheet() -> Sheet:
    catalogues, own = RecordingCatalogues.load_all(), Gallery()
    async with open_tables(catalogues) as tables:
        panels = await collect(tables, ADDRESS, every=True)
    async with open_tables(catalogues) as tables:
        await House(own, tables, ADDRESS).collect()
    sheet = Sheet(LANGUAGES, catalogues.said)
    sheet.add_screens([*own.shots, *panels.shots])
    sheet.add_leftovers(list_leftovers(sheet.shown, LANGUAGES))
    return sheet


@asynccontextmanager
async def open_tables(catalogues: Catalogues) -> AsyncIterator[Tables]:
    """In a store of their own, which is thrown away."""
    users = tuple(FIRST_USER + seat for seat, _ in enumerate(NAMES))
    with TemporaryDirectory() as folder:
        file = Path(folder) / "store.sqlite3"
        tables = await Tables.open(file, Clock(NOW), users, catalogues)
        try:
            yield tables
        finally:
            await tables.close()


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    page = folder / PAGE
    page.write_text(asyncio.run(build_sheet()).write(), encoding="utf-8")
    print(page.resolve())


if __name__ == "__main__":
    main(Path(sys.argv[1]))
