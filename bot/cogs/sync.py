"""Syncs the commands with Discord when they have changed since the last time."""

from __future__ import annotations

import hashlib
import json
import logging
from typing import Any

from discord import app_commands

from bot.storage.interface import CommandStore

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
    tree: app_commands.CommandTree[Any], application: int, store: CommandStore
) -> dict[str, int]:
    """The ids of the commands by name; synced unless they are stored with the present
    fingerprint."""
    now = await compute_fingerprint(tree, application)
    if known := await store.read_ids(now):
        return known
    ids = {one.name: one.id for one in await tree.sync()}
    await store.replace_ids(now, ids)
    _log.info("commands were synced")
    return ids
