"""Golden playthroughs: kept records, and the whole match as it is told, reviewed as diffs.

`UPDATE_GOLDEN=1 pytest tests/wildlands/test_playthroughs.py` writes them again.
"""

from pathlib import Path

import pytest

from engine.wildlands.commands import read_game, tell
from tests.games.playthroughs import check_playthrough

FOLDER = Path(__file__).parent / "playthroughs"
GAME = read_game()


@pytest.mark.parametrize("name", ["duel"])
def test_a_kept_record_is_told_as_before(name: str) -> None:
    check_playthrough(FOLDER, name, GAME, tell)
