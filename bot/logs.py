"""Logging that keeps secrets to itself: tokens, and addresses that work like them."""

from __future__ import annotations

import logging
import re
from typing import Final

_SHAPES: Final = (
    # A bot's token: three parts, the first its id.
    (re.compile(r"[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"), "[token]"),
    # Webhooks, and interactions answered through them.
    (re.compile(r"(webhooks/\d+/)[\w-]{20,}"), r"\1[secret]"),
    (re.compile(r"(interactions/\d+/)[\w-]{20,}"), r"\1[secret]"),
)
FORMAT: Final = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"


def cleaned(text: str) -> str:
    """The text without anything that would let its reader act as the bot."""
    for shape, instead in _SHAPES:
        text = shape.sub(instead, text)
    return text


class Discreet(logging.Formatter):
    """Cleans whole lines, so that messages, their parts and tracebacks are all covered."""

    def format(self, record: logging.LogRecord) -> str:
        return cleaned(super().format(record))


def set_up_logging(level: str) -> None:
    """Log to standard error; Discord's library never below INFO, where it would show payloads."""
    to_stderr = logging.StreamHandler()
    to_stderr.setFormatter(Discreet(FORMAT))
    logging.basicConfig(level=level, handlers=[to_stderr], force=True)
    for name in ("discord", "aiosqlite"):
        wanted = max(logging.INFO, logging.getLevelName(level))
        logging.getLogger(name).setLevel(wanted)
