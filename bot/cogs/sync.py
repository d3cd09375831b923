"""Syncs the commands with Discord when they have changed since the last time."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from pathlib import Path
from typing import Any

from discord import app_commands

_log = logging.getLogger(__name__)


async def build_payload(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """The commands as they are sent to Discord, in all languages, sorted by name."""
    translator = tree.translator
    payload = [
        one.to_dict(tree)
        if translator is None
        else await one.get_translated_payload(tree, translator)
        for one in tree.get_commands()
    ]
    return sorted(payload, key=lambda one: str(one["name"]))


async def compute_fingerprint(tree: app_commands.CommandTree[Any], application: int) -> str:
    """A hash of the payload and the application."""
    text = json.dumps([application, await build_payload(tree)], sort_keys=True, default=str)
    return hashlib.sha256(text.encode()).hexdigest()


async def sync_changed(
    tree: app_commands.CommandTree[Any], application: int, memo: Path | None
) -> bool:
    """Sync unless the file `memo` holds the present fingerprint; None always syncs."""
    if memo is None:
        await tree.sync()
    else:
        now = await compute_fingerprint(tree, application)
        if await asyncio.to_thread(_read, memo) == now:
            return False
        await tree.sync()
        try:
            await asyncio.to_thread(memo.write_text, now + "\n", "utf-8")
        except OSError as error:
            _log.warning("%s cannot be written, so every start syncs the commands: %s", memo, error)
    _log.info("commands were synced")
    return True


def _read(memo: Path) -> str:
    return memo.read_text("utf-8").strip() if memo.exists() else ""
