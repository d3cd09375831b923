"""The doctor names what a start would refuse."""

from __future__ import annotations

import socket
from pathlib import Path

from bot.operations.findings import load_terminal_words
from bot.operations.start_checks import check_health_port, check_names


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
