"""What keeps one person, one picture or one question from costing everybody else."""

import logging
import threading
from typing import Any, cast

import pytest

from bot.interactions.press import MOST, PendingCommand, PendingCommands
from bot.interactions.press_queue import RateLimiter
from bot.interactions.requester import Requester
from bot.logs import RedactingFormatter, set_up_logging
from bot.matches import Refusal
from bot.presentation.artist import Artist, picture_names
from bot.render.scene import Scene
from bot.render.themes import ColourScheme
from bot.screens.screen import Film, Picture, Screen


def test_a_burst_is_stopped_and_forgiven() -> None:
    clock = [0.0]
    rate_limit = RateLimiter(most=3, seconds=10, now=lambda: clock[0])

    assert [rate_limit.allows_request(1) for _ in range(5)] == [True, True, True, False, False]
    assert rate_limit.allows_request(2), "somebody else is not concerned"
    clock[0] = 10.1
    assert rate_limit.allows_request(1)


def test_a_question_is_its_askers_alone_and_forgotten_in_time() -> None:
    pending = PendingCommands().commands

    async def go_on(requester: Requester, match: int) -> Screen:
        return Screen(())

    command = PendingCommand(1, frozenset({7}), go_on)
    word = pending.keep(command)

    assert pending.find(1, word) is command
    with pytest.raises(Refusal) as refused:
        pending.find(2, word)
    assert refused.value.code == "lapsed"
    for _ in range(MOST):
        pending.keep(PendingCommand(2, frozenset(), go_on))
    with pytest.raises(Refusal):
        pending.find(1, word)


async def test_a_picture_that_cannot_be_drawn_is_left_out(
    caplog: pytest.LogCaptureFixture,
) -> None:
    good = Picture("good", "Good.", Scene(10, 10, "paper", ()))
    bad = Picture("bad", "Bad.", Scene(10, 10, "no such colour", ()))

    files = await Artist().render_files(Screen((good, bad)))

    assert picture_names(files) == {"good"}
    assert "was not drawn" in caplog.text


async def test_a_picture_that_takes_too_long_keeps_its_slot_until_its_thread_ends() -> None:
    """Else every timeout would leave one more thread at work."""
    begun, go_on = list[str](), threading.Event()

    def painter(block: Picture | Film, _: ColourScheme) -> bytes:
        begun.append(block.name)
        assert go_on.wait(60)
        return b"drawn"

    artist = Artist(at_once=1, patience=0.1, painter=painter)
    slow, next_ = (Screen((Picture(name, "", Scene(10, 10, "paper", ())),)) for name in "ab")

    assert await artist.render_files(slow) == []
    assert await artist.render_files(next_) == []
    assert begun == ["a"]

    go_on.set()
    for _ in range(600):
        if files := await artist.render_files(next_):
            break
    assert picture_names(files) == {"b"}


SECRETS = (
    "MTIzNDU2Nzg5MDEyMzQ1Njc4OTAx.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789AB",
    "https://discord.com/api/webhooks/123456789/abcdefghijklmnopqrstuvwxyz-0123456789",
    "/interactions/123456789/aW50ZXJhY3Rpb246MTIzNDU2Nzg5OmFiY2RlZg/callback",
)


@pytest.mark.parametrize("secret", SECRETS)
def test_no_secret_reaches_the_log(secret: str) -> None:
    try:
        raise ValueError(f"in {secret}")
    except ValueError as error:
        caught: Any = (ValueError, error, error.__traceback__)
    record = logging.LogRecord(
        "bot", logging.ERROR, "x", 1, "said %s", (secret,), cast(Any, caught)
    )

    line = RedactingFormatter("%(message)s").format(record)

    letters = max(secret.replace(".", "/").split("/"), key=len)
    assert letters not in line
    assert "said" in line
    assert "Traceback" in line


def test_discords_own_library_never_logs_payloads(monkeypatch: pytest.MonkeyPatch) -> None:
    root = logging.getLogger()
    before = (root.level, list(root.handlers))
    try:
        set_up_logging("DEBUG")
        assert logging.getLogger("discord").level == logging.INFO
        assert logging.getLogger("bot").getEffectiveLevel() == logging.DEBUG
    finally:
        root.setLevel(before[0])
        root.handlers[:] = before[1]
