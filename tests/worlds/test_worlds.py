"""Worlds of a few days, and what they would find."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.worlds.world import Plan, run_world

ROOT = Path(__file__).parents[2]
SEEDS = tuple(range(int(os.environ.get("WORLDS") or 2)))


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_is_lost_or_left_in_a_world_with_faults(seed: int, tmp_path: Path) -> None:
    outcome = run_world(Plan(seed, days=2, people=5), tmp_path)
    assert outcome.wrong == []
    assert outcome.counts["kill"] > 0


@pytest.mark.slow
def test_a_seed_gives_the_same_world_in_any_process() -> None:
    command = [sys.executable, "-m", "tests.worlds", "--seed", "5", "--days", "1"]
    said = [
        subprocess.run(
            command, cwd=ROOT, env=os.environ | {"PYTHONHASHSEED": salt}, check=True, text=True,
            capture_output=True,
        ).stdout
        for salt in ("1", "2")
    ]  # fmt: skip
    first, second = (re.search(r"seed 5: (\w{16})", text) for text in said)
    assert first is not None
    assert second is not None
    assert first[1] == second[1]
