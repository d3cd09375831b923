"""`python -m bot health`: what it prints, its exit status, and how little it loads."""

import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from bot.__main__ import main
from tests.standin.running import ROOT

HEAVY = ("discord", "pydantic", "fluent", "aiohttp", "bot.games", "engine.contract")


@contextmanager
def answering(status: int, body: bytes) -> Iterator[int]:
    """A server that says this to everyone."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None: ...

    with HTTPServer(("127.0.0.1", 0), Answer) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield server.server_port
        finally:
            server.shutdown()
            thread.join()


def ask(
    port: object, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> tuple[int, list[str]]:
    monkeypatch.setenv("HEALTH_PORT", str(port))
    status = main(["health"])
    said = capsys.readouterr()
    return status, (said.out + said.err).splitlines()


@pytest.mark.parametrize(
    ("answer", "body", "status", "said"),
    [
        (200, b'{"well": true, "problems": []}', 0, ["The bot is healthy."]),
        (503, b'{"well": false, "problems": ["A.", "B."]}', 1, ["A.", "B."]),
        (200, b"<html>", 1, ["Another program"]),
        (404, b"[]", 1, ["Another program"]),
    ],
)
def test_the_exit_status_and_the_problems_as_lines(
    answer: int, body: bytes, status: int, said: list[str],
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    with answering(answer, body) as port:
        ended, lines = ask(port, monkeypatch, capsys)
    assert ended == status
    assert len(lines) == len(said)
    assert all(line.startswith(start) for line, start in zip(lines, said, strict=True))
    ended, lines = ask(port, monkeypatch, capsys)
    assert (ended, len(lines)) == (1, 1)
    assert "doesn't answer" in lines[0]


@pytest.mark.parametrize("port", ["", "0", "65536", "many", "-1"])
def test_without_a_port_there_is_nobody_to_ask(
    port: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ended, lines = ask(port, monkeypatch, capsys)
    assert ended == 2
    assert "HEALTH_PORT" in lines[0]


@pytest.mark.parametrize("text", ["HEALTH_PORT={}\n", "# port\nexport health_port='{}'\n"])
def test_the_port_is_read_as_the_bot_reads_it(
    text: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with answering(200, b'{"well": true, "problems": []}') as port:
        for encoding in ("utf-8", "utf-8-sig"):
            Path(".env").write_text(text.format(port), encoding)
            assert ask("", monkeypatch, capsys)[0] == 0
    for encoding in ("utf-16", "utf-16-le"):
        Path(".env").write_text(text.format(port), encoding)
        ended, lines = ask("", monkeypatch, capsys)
        assert ended == 2
        assert "UTF-8" in lines[0]


def test_a_supervisor_that_asks_often_pays_little(tmp_path: Path) -> None:
    with answering(200, b'{"well": true, "problems": []}') as port:
        done = subprocess.run(
            [sys.executable, "-X", "importtime", "-m", "bot", "health"], cwd=tmp_path,
            env={"PYTHONPATH": str(ROOT), "HEALTH_PORT": str(port)},
            capture_output=True, text=True, timeout=60, check=False,
        )  # fmt: skip
    loaded = {line.rpartition("|")[2].strip() for line in done.stderr.splitlines()}
    assert done.returncode == 0, done.stderr
    assert loaded.isdisjoint(HEAVY)
    assert len(loaded) > 50
