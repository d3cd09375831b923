"""Logging with secrets redacted: tokens, and URLs that act like them."""

import json
import logging
import re
from datetime import UTC, datetime
from typing import Final

TOKEN: Final = re.compile(r"[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}")
"""A bot's token: three parts, the first its id."""
_SECRETS: Final = (
    (TOKEN, "[token]"),
    # Webhooks, and interactions answered through them.
    (re.compile(r"(webhooks/\d+/)[\w-]{20,}"), r"\1[secret]"),
    # The password of a database.
    (re.compile(r"(postgres(?:ql)?://[^:@/\s]*:)[^@\s]+@"), r"\1[secret]@"),
    (re.compile(r"(interactions/\d+/)[\w-]{20,}"), r"\1[secret]"),
)
RECONNECTS: Final = ("Attempting a reconnect", "Failed to connect for shard_id")
"""How discord.py announces another try."""
SUGGESTIONS: Final = "Ignoring exception in autocomplete"
"""How discord.py reports suggestions that failed."""
UNKNOWN_INTERACTION: Final = 10062  # Discord's error code for an answer that came too late
FORMAT: Final = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"


def redact(text: str) -> str:
    """Remove everything that would let a reader act as the bot."""
    for pattern, replacement in _SECRETS:
        text = pattern.sub(replacement, text)
    return text


class RedactingFormatter(logging.Formatter):
    """Redacts whole entries, arguments and tracebacks included; a message never spans two lines."""

    def format(self, record: logging.LogRecord) -> str:
        return redact(super().format(record))

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - overrides
        return super().formatMessage(record).replace("\n", "\\n")


class JsonFormatter(RedactingFormatter):
    """One JSON object per line, with any traceback as a field."""

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


def shorten_tracebacks(record: logging.LogRecord) -> bool:
    """A lost gateway is a line, not a traceback for each try; so are suggestions that came too late
    for somebody who types fast. A filter that drops nothing."""
    error = record.exc_info[1] if record.exc_info else None
    came_late = getattr(error, "code", None) == UNKNOWN_INTERACTION
    expected = str(record.msg).startswith(SUGGESTIONS if came_late else RECONNECTS)
    if error is not None and record.name.startswith("discord.") and expected:
        record.msg = f"{record.getMessage()}: {type(error).__name__}: {error}"
        record.args, record.exc_info = (), None
    return True


def set_up_logging(level: str, form: str = "text") -> None:
    """Log to standard error; libraries that would log payloads never below INFO."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if form == "json" else RedactingFormatter(FORMAT))
    handler.addFilter(shorten_tracebacks)
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in ("discord", "aiosqlite"):
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelName(level)))
