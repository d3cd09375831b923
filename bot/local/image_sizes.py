"""The sizes of pictures, told with the state of a page, so that it keeps room while they load.

Discord tells them with each attachment; the preview knows them only once a picture was fetched.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Callable, Iterator
from typing import Any, Final

from simcord.backend.cdn import CDN_BASE

_PNG: Final = b"\x89PNG\r\n\x1a\n"
_GIFS: Final = (b"GIF87a", b"GIF89a")


def add_sizes(state: bytes, stored: Callable[[str], bytes | None]) -> bytes:
    """The state with the size of every picture that is shown in it; `stored` gives what lies at an
    address of the pretend Discord's."""
    told = json.loads(state)
    assets = told.get("assets", {})
    for message in told.get("messages", {}).values():
        for media in _find_media(message):
            asset = assets.get(media["asset_id"], {})
            size = size_of(stored(_attachment_url(message, media)) or b"")
            if size is not None and "displayWidth" not in asset:
                asset["displayWidth"], asset["displayHeight"] = size
    return json.dumps(told).encode()


def size_of(picture: bytes) -> tuple[int, int] | None:
    """Width and height, as the head of a PNG or GIF has them; None for anything else."""
    if picture.startswith(_PNG) and len(picture) >= 24:
        return struct.unpack(">II", picture[16:24])
    if picture.startswith(_GIFS) and len(picture) >= 10:
        return struct.unpack("<HH", picture[6:10])
    return None


def _attachment_url(message: dict[str, Any], media: dict[str, Any]) -> str:
    place = f"{message.get('channel_id')}/{media['attachment_id']}"
    return f"{CDN_BASE}/attachments/{place}/{media.get('filename')}"


def _find_media(part: object) -> Iterator[dict[str, Any]]:
    """Every picture within a part of a message."""
    if isinstance(part, dict):
        if "asset_id" in part and "attachment_id" in part:
            yield part
        part = list(part.values())
    for inner in part if isinstance(part, list) else ():
        yield from _find_media(inner)
