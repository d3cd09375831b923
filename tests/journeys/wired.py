"""What holds for everything the bot sends, whatever the journey."""

import json
import os
import re
from collections import Counter
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from simcord import Env

from bot.interactions.controls import parse_control
from bot.presentation.custom_ids import read_control_id
from tests.wire.openapi import WireSpec

MOST_COMPONENTS = 40
MOST_TEXT = 4_000
MOST_FOLLOW_UPS = 5
"""To a person who has installed the bot for themselves, where it is in no server."""
FOLLOW_UP = re.compile(r"/webhooks/\d+/[^/?]+(\?|$)")
V2 = 1 << 15


@cache
def spec() -> WireSpec | None:
    """Discord's own document, where it is at hand; `tests/wire` says so where it is not."""
    path = Path(os.environ.get("DISCORD_OPENAPI") or "nowhere")
    return WireSpec(path) if path.is_file() else None


def faults(env: Env) -> list[str]:
    """What is wrong with what was sent."""
    found: list[str] = []
    for request in env.http_requests:
        body = request.json
        if not isinstance(body, dict):
            continue
        message = body.get("data", body) if "callback" in request.path else body
        found += [f"{request.path}: {fault}" for fault in list_message_faults(message)]
    posts = (one.path for one in env.http_requests if one.method == "POST")
    followed = Counter(path for path in posts if FOLLOW_UP.match(path))
    found += [f"{path}: {n} follow-ups" for path, n in followed.items() if n > MOST_FOLLOW_UPS]
    return found


def wire_faults(env: Env) -> list[str]:
    """What Discord's document says against it."""
    if spec() is None:
        return []
    bodies = [one for one in env.http_requests if one.json is not None]
    return [fault for one in bodies for fault in _known(one.method, one.path, json.dumps(one.json))]


@lru_cache(maxsize=256)
def _known(method: str, path: str, body: str) -> tuple[str, ...]:
    """What is wrong with a request; every journey registers the same commands."""
    held = spec()
    assert held is not None
    return tuple(held.problems(method, path, json.loads(body)))


def list_message_faults(message: Any) -> list[str]:
    if not isinstance(message, dict):
        return []
    found = []
    mentions = message.get("allowed_mentions")
    if mentions is not None and mentions.get("parse") != []:
        found.append(f"calls more than the named: {mentions}")
    components = message.get("components")
    if not components or not message.get("flags", 0) & V2:
        return found
    parts = _walk(components)
    letters = sum(len(part["content"]) for part in parts if part.get("type") == 10)
    ids = [part["custom_id"] for part in parts if "custom_id" in part]
    found += [f"an undeclared control: {one}" for one in ids if not _is_declared(one)]
    if len(parts) > MOST_COMPONENTS or letters > MOST_TEXT:
        found.append(f"{len(parts)} components, {letters} characters")
    if mentions is None:
        found.append("does not say whom it calls")
    if len(set(ids)) < len(ids):
        found.append(f"two controls of one id: {sorted(ids)}")
    return found


def _is_declared(custom_id: str) -> bool:
    route = read_control_id(custom_id)
    return route is not None and parse_control(route, submitted=False) is not None


def _walk(parts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [one for part in parts for one in (part, *_walk(part.get("components") or []))]
