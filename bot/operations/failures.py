"""Why a command or the bot ends early, and the exit status that says whether to try again."""

from __future__ import annotations

from typing import Final

from bot.storage.interface import StoreUnusable

MAY_PASS: Final = 1
"""Trying again may help: a locked store, a full disk, no network."""
NEEDS_A_PERSON: Final = 2
"""Trying again is no use; the systemd unit does not restart the bot."""


class OperationError(Exception):
    """The text says what happened and what to do."""


class SetupError(OperationError):
    """A person has to change something first."""


def find_exit_status(error: Exception) -> int:
    is_lasting = isinstance(error, SetupError | StoreUnusable)
    return NEEDS_A_PERSON if is_lasting else MAY_PASS
