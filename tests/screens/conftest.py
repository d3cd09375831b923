"""Cutterland's screens with the real catalogue, rules and cards, and no Discord."""

from pathlib import Path

import pytest

from bot.games import find_catalogue_files
from bot.screens.cutterland import CutterlandScreens
from bot.words import Catalogues, Words

ROOT = Path(__file__).parents[2]
CATALOGUE = ROOT / "bot" / "screens" / "cutterland" / "locales" / "en.ftl"


@pytest.fixture(scope="session")
def words() -> Words:
    return Catalogues.load(find_catalogue_files()).words("en")


@pytest.fixture(scope="session")
def screens() -> CutterlandScreens:
    return CutterlandScreens()
