"""Documents stay short: a decision is one page of one form, the first page is read in a minute."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DECISIONS = sorted((ROOT / "docs" / "decisions").glob("*.md"))
LONGEST = {"README.md": 60, "CHANGELOG.md": 150}


@pytest.mark.parametrize("path", DECISIONS, ids=lambda path: path.stem)
def test_a_decision_fits_a_page_and_has_its_three_parts(path: Path) -> None:
    text = path.read_text("utf-8")
    heads = re.findall(r"^\*\*(\w+)\.\*\*", text, re.MULTILINE)
    assert heads == ["Context", "Decision", "Consequences"]
    assert len(text.splitlines()) <= 45
    assert len(text.split()) <= 400


@pytest.mark.parametrize("name", LONGEST)
def test_what_newcomers_read_first_is_short(name: str) -> None:
    assert len((ROOT / name).read_text("utf-8").splitlines()) <= LONGEST[name]
