"""What is written to the log, and what never is."""

import io
import json
import logging
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.logs import set_up_logging

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDe.abcdefghijklmnopqrstuvwxyz0123456789AB"
PART = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5" * 4
SECRETS = {
    "token": TOKEN,
    "webhook": f"https://discord.com/api/v10/webhooks/4000/{PART}/messages/@original",
    "interaction": f"https://discord.com/api/v10/interactions/77/{PART}/callback",
}


@pytest.fixture(params=["text", "json"])
def written(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    """What the log of the bot holds, in either form."""
    root = logging.getLogger()
    before = root.handlers, root.level
    set_up_logging("DEBUG", request.param)
    (handler,) = root.handlers
    assert isinstance(handler, logging.StreamHandler)
    handler.stream = io.StringIO()
    yield handler.stream
    root.handlers, root.level = before


def fail(text: str) -> None:
    try:
        raise ValueError(text)
    except ValueError as error:
        raise RuntimeError(f"while asking {text}") from error


@pytest.mark.parametrize("shape", SECRETS)
def test_no_secret_is_written_by_message_arguments_or_exceptions(
    written: io.StringIO, shape: str
) -> None:
    secret, log = SECRETS[shape], logging.getLogger("bot.anything")
    log.info(f"asking {secret} now")  # noqa: G004 - the message itself is what is tried
    log.info("asking %s and %r", secret, {"url": secret})
    try:
        fail(secret)
    except RuntimeError:
        log.exception("asking %s failed", secret)
    log.error("at once", exc_info=ValueError(secret), stack_info=True)
    text = written.getvalue()
    assert "Traceback" in text
    assert "RuntimeError" in text
    assert TOKEN not in text
    assert PART not in text


@pytest.mark.parametrize("written", ["json"], indirect=True)
def test_json_lines_are_whole_objects_whatever_is_in_them(written: io.StringIO) -> None:
    log = logging.getLogger("bot.anything")
    log.warning("a name with\na line end and %s", '"quotes"')
    try:
        fail("nothing")
    except RuntimeError:
        log.exception("failed")
    first, second = (json.loads(line) for line in written.getvalue().splitlines())
    assert first["message"] == 'a name with\na line end and "quotes"'
    assert (first["level"], first["logger"]) == ("WARNING", "bot.anything")
    assert "ValueError: nothing" in second["traceback"]


@pytest.mark.parametrize("written", ["text"], indirect=True)
def test_a_message_never_looks_like_two_lines(written: io.StringIO) -> None:
    logging.getLogger("bot.anything").warning("a name\n2026-01-01 ERROR bot: forged")
    assert len(written.getvalue().splitlines()) == 1


def test_discords_library_never_shows_payloads(written: io.StringIO) -> None:
    logging.getLogger("discord.http").debug("a payload")
    logging.getLogger("discord.gateway").info("a session")
    assert "payload" not in written.getvalue()
    assert "session" in written.getvalue()


@pytest.mark.parametrize(
    "said", ["Attempting a reconnect in 3.00s", "Attempting a reconnect for shard ID 0 in 3.00s"]
)
def test_a_lost_gateway_is_one_line_without_a_traceback(written: io.StringIO, said: str) -> None:
    try:
        raise ConnectionResetError("gone")
    except ConnectionResetError as error:
        logging.getLogger("discord.shard").error(said, exc_info=error)
    (line,) = written.getvalue().splitlines()
    assert "Traceback" not in line
    assert f"{said}: ConnectionResetError: gone" in line


def test_suggestions_that_came_too_late_are_one_line_without_a_traceback(
    written: io.StringIO,
) -> None:
    log = logging.getLogger("discord.app_commands.tree")
    for code in (10062, 50035):
        response: Any = SimpleNamespace(status=404, reason="Not Found")
        try:
            raise discord.NotFound(response, {"code": code, "message": "Unknown interaction"})
        except discord.NotFound:
            log.exception("Ignoring exception in autocomplete for %r (Guild: %s)", "cut", 1)
    late, *rest = written.getvalue().splitlines()
    assert "for 'cut' (Guild: 1): NotFound: 404 Not Found (error code: 10062)" in late
    assert "Traceback" not in late
    assert "Traceback" in "".join(rest)
