"""Scenes compared as text with files in `goldens/`; `UPDATE_GOLDEN=1` writes them again."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.render.scene import Scene
from tests.render.scene_text import write_scene

GOLDENS = Path(__file__).parent / "goldens"


@pytest.fixture
def golden() -> Callable[[str, Scene], None]:
    """Hold a scene against its golden text."""

    def compare(name: str, scene: Scene) -> None:
        kept = GOLDENS / f"{name}.txt"
        text = write_scene(scene)
        if os.environ.get("UPDATE_GOLDEN"):
            kept.write_text(text, encoding="utf-8")
        assert text == kept.read_text(encoding="utf-8")

    return compare
