"""Our changes to the scripts of simcord's page still find what they change."""

from pathlib import Path

import pytest
import simcord.preview

from bot.local.preview_patches import PATCHES, patch_file

FOLDER = Path(simcord.preview.__file__).with_name("static")


@pytest.mark.parametrize("path", PATCHES)
def test_each_change_finds_its_line_once(path: str) -> None:
    text = (FOLDER / path.removeprefix("/")).read_text(encoding="utf-8")
    assert [text.count(before) for before, _ in PATCHES[path]] == [1] * len(PATCHES[path])
    patched = patch_file(path, text.encode()).decode()
    assert all(after in patched for _, after in PATCHES[path])


def test_other_files_stay_as_they_are() -> None:
    assert patch_file("/dom.js", b"bootstrap();") == b"bootstrap();"
