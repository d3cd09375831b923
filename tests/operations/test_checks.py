"""Folders, disks, files and ports: one line for each trouble, with what to do about it."""

import errno
import socket
import tempfile
from pathlib import Path
from typing import Any, NoReturn

import pytest

from bot.operations import checks
from bot.operations.checks import (
    check_folders,
    check_health_port,
    check_names,
    check_writable,
    load_terminal_words,
)


def refuse_with(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any, **__: Any) -> NoReturn:
        raise OSError(number, "refused")

    monkeypatch.setattr(tempfile, "NamedTemporaryFile", refuse)


@pytest.mark.parametrize(
    ("number", "advice"),
    [
        (errno.ENOSPC, "Free some space."),
        (errno.EDQUOT, "Free some space."),
        (errno.EROFS, "it is mounted read-only"),
        (errno.EACCES, "Give the bot's user write access."),
    ],
)
def test_the_advice_fits_the_reason(
    number: int, advice: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refuse_with(number, monkeypatch)
    (found,) = check_writable(tmp_path)
    assert advice in found.describe(load_terminal_words())


@pytest.mark.parametrize("wanted", [0, 1 << 60])
def test_a_full_disk_is_one_line(
    wanted: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "copies").mkdir()
    monkeypatch.setattr(checks, "MIN_FREE_SPACE", wanted)
    assert len(list(check_folders(tmp_path / "store", tmp_path / "copies"))) == 1
    refuse_with(errno.ENOSPC, monkeypatch)
    found = list(check_folders(tmp_path / "store", tmp_path / "copies"))
    assert sum(one.severity == "bad" for one in found) == 1


def test_a_store_with_two_names_is_named(tmp_path: Path) -> None:
    store = tmp_path / "store.sqlite3"
    assert [*check_names(store)] == []
    store.write_bytes(b"x")
    assert [*check_names(store)] == []

    (tmp_path / "other.sqlite3").hardlink_to(store)

    (found,) = check_names(store)
    assert found.severity == "bad"
    assert "hard link" in found.render(load_terminal_words())


def test_a_port_that_another_program_uses_is_named() -> None:
    assert [*check_health_port(None)] == []
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        (found,) = check_health_port(port)
    assert str(port) in found.render(load_terminal_words())
    assert [*check_health_port(port)] == []
