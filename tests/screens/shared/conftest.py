"""The bot's own sentences: in English, and in each language."""

import pytest

from bot.games import find_catalogue_files
from bot.words import Catalogues, Words


@pytest.fixture(scope="module")
def words() -> Words:
    return Catalogues.load(find_catalogue_files()).words("en")


@pytest.fixture(scope="module", params=sorted(find_catalogue_files()))
def spoken(request: pytest.FixtureRequest) -> Words:
    """Each language."""
    return Catalogues.load(find_catalogue_files()).words(request.param)
