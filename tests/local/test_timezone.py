"""Times are shown in this computer's zone."""

from pathlib import Path

import pytest

from bot.local.stage import find_home_zone


def test_the_zone_of_the_environment_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "Europe/Madrid")
    assert find_home_zone() == "Europe/Madrid"


def test_the_link_to_a_zone_file_names_the_zone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("TZ", raising=False)
    file = tmp_path / "zoneinfo" / "America" / "Argentina" / "Salta"
    file.parent.mkdir(parents=True)
    file.touch()
    link = tmp_path / "localtime"
    link.symlink_to(file)
    assert find_home_zone(link) == "America/Argentina/Salta"


def test_where_it_cannot_be_told_it_is_utc(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TZ", "Middle/Earth")
    assert find_home_zone(tmp_path / "nothing") == "UTC"
