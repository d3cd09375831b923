"""A bot at its desk."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.security.pressing import Desk, at_desk


@pytest_asyncio.fixture
async def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Desk]:
    async with at_desk(tmp_path, monkeypatch) as found:
        yield found
