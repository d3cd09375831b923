"""Golden playthroughs: kept records, and the whole match as it is told, reviewed as diffs.

`UPDATE_GOLDEN=1 pytest tests/cutterland/test_playthroughs.py` writes them again.
"""

from pathlib import Path

import pytest

from engine.cutterland.commands import read_packs, tell
from engine.cutterland.game import Cutterland
from tests.games.playthroughs import check_playthrough

FOLDER = Path(__file__).parent / "playthroughs"
GAME = Cutterland(read_packs())


@pytest.mark.parametrize("name", ["two", "three", "four-overcut", "two-bag", "three-mirrored"])
@pytest.mark.slow
def test_a_kept_record_is_told_as_before(name: str) -> None:
    check_playthrough(FOLDER, name, GAME, tell)
