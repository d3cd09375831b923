"""Starts a command or the bot, and says in a line why it cannot run.

Exit status: 0 fine, 1 something that may pass, 2 a person has to change something first.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Coroutine, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from pydantic import ValidationError

from bot.env_file import EnvFileError
from bot.leases import HAND_OVER
from bot.logs import redact, set_up_logging
from bot.operations import commands
from bot.operations.backups import BackupFolder
from bot.operations.emptied_store import name_whole_copy
from bot.operations.failures import OperationError, find_exit_status
from bot.operations.stopping import STOP_TIMEOUT, run_service
from bot.settings import Settings, load_settings
from bot.storage import StoreError

MISSING: Final = (
    "DISCORD_TOKEN is empty. Set it to the bot's token from the developer portal (Applications >"
    " your app > Bot > Reset Token) and start the bot again."
)


def run(arguments: Sequence[str]) -> int:
    """Run a command, or the bot until it is stopped; returns the exit status."""
    os.umask(0o077)  # stores and backups have people's ids and names
    given = commands.build_parser().parse_args(arguments)
    try:
        settings = load_settings()
    except EnvFileError as error:
        return _fail(2, str(error))
    except ValidationError as error:
        return _fail(2, *_describe_faults(error))
    set_up_logging(settings.log_level, settings.log_format)
    if given.command is not None:
        return commands.run(given, settings)
    if given.discord and settings.discord_token is None:
        return _fail(2, MISSING)
    return run_bot(settings, new=given.new)


def run_bot(settings: Settings, *, new: bool) -> int:
    """On Discord if there is a token, otherwise locally; `new`: also with a new store beside
    backups of another one."""
    try:
        run_service(_begin(settings, new), STOP_TIMEOUT + (HAND_OVER if settings.shards else 0))
    except (StoreError, OperationError) as error:
        said = name_whole_copy(str(error), BackupFolder.locate(settings), datetime.now(UTC))
        return _fail(find_exit_status(error), redact(said))
    return 0


def _begin(settings: Settings, new: bool) -> Coroutine[Any, Any, None]:
    """Imports only the packages that are needed."""
    work: Coroutine[Any, Any, None]
    if settings.discord_token is None:
        work = importlib.import_module("bot.local.play").play(settings)
    else:
        work = importlib.import_module("bot.operations.serving").serve(settings, new=new)
    return work


def _describe_faults(error: ValidationError) -> list[str]:
    faults = []
    for fault in error.errors():
        name = ".".join(str(part) for part in fault["loc"]).upper()
        faults.append(f"{name}: {fault['msg']}. See .env.example.")
    return faults


def _fail(status: int, *lines: str) -> int:
    for line in lines:
        print(line, file=sys.stderr)  # noqa: T201 - there may be no log yet
    return status
