"""Golden playthroughs: kept records, and the whole match as it is told, reviewed as diffs.

`UPDATE_GOLDEN=1 pytest tests/clustered/test_playthroughs.py` writes them again.
"""

from pathlib import Path

import pytest

from engine.clustered.commands import tell
from engine.clustered.game import Clustered
from tests.games.playthroughs import check_playthrough

FOLDER = Path(__file__).parent / "playthroughs"
GAME = Clustered()


@pytest.mark.parametrize("name", ["plain", "fast", "solo"])
def test_a_kept_record_is_told_as_before(name: str) -> None:
    check_playthrough(FOLDER, name, GAME, tell)
