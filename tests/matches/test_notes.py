"""Every note of the service is listed for the catalogue, and nothing else is."""

import ast
from collections.abc import Iterator
from pathlib import Path

from bot.models.outbox import NOTES, ORGANISER_NOTES
from tests.sources import walk

SOURCES = Path(__file__).parents[2] / "bot" / "matches"


def calls(name: str) -> Iterator[tuple[str, set[str]]]:
    """Each call of a function with a constant first argument, and the names of its others."""
    for path in SOURCES.rglob("*.py"):
        for node in walk(path):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == name and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant):
                    yield str(first.value), {str(word.arg) for word in node.keywords}


def test_every_note_is_listed_and_every_listed_one_occurs() -> None:
    assert {name for name, _ in calls("note")} == set(NOTES)
    assert set(NOTES) > ORGANISER_NOTES
