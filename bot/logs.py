"""Logging that keeps secrets to itself: tokens, and addresses that work like them."""

from __future__ import annotations

import json
import logging
import re
from datetime import UTC, datetime
from typing import Final

_SHAPES: Final = (
    # A bot's token: three parts, the first its id.
    (re.compile(r"[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"), "[token]"),
    # Webhooks, and interactions answered through them.
    (re.compile(r"(webhooks/\d+/)[\w-]{20,}"), r"\1[secret]"),
    (re.compile(r"(interactions/\d+/)[\w-]{20,}"), r"\1[secret]"),
)
FORMAT: Final = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"


def redact(text: str) -> str:
    """The text without anything that would let its reader act as the bot."""
    for shape, instead in _SHAPES:
        text = shape.sub(instead, text)
    return text


class RedactingFormatter(logging.Formatter):
    """Cleans whole lines, so that messages, their parts and tracebacks are all covered; no message
    ever looks like two lines."""

    def format(self, record: logging.LogRecord) -> str:
        return redact(super().format(record))

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - its name there
        return super().formatMessage(record).replace("\n", "\\n")


class JsonFormatter(RedactingFormatter):
    """One JSON object a line, for programs that read logs; a traceback is one of its fields."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": redact(record.getMessage()),
        }
        if record.exc_info:
            line["traceback"] = redact(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


def set_up_logging(level: str, form: str = "text") -> None:
    """Log to standard error; Discord's library never below INFO, where it would show payloads."""
    to_stderr = logging.StreamHandler()
    to_stderr.setFormatter(JsonFormatter() if form == "json" else RedactingFormatter(FORMAT))
    logging.basicConfig(level=level, handlers=[to_stderr], force=True)
    for name in ("discord", "aiosqlite"):
        wanted = max(logging.INFO, logging.getLevelName(level))
        logging.getLogger(name).setLevel(wanted)
