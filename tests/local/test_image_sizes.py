"""A page is told how large its pictures are before they come."""

import json

import pytest
from simcord.backend.cdn import CdnStore

from bot.local.proxy import add_sizes, size_of
from bot.render.paint import paint
from bot.render.scene import Scene

PICTURE = paint(Scene(320, 200, "paper"))
GIF = b"GIF89a" + (640).to_bytes(2, "little") + (48).to_bytes(2, "little")


def state(*media: dict[str, str], channel: str = "7") -> dict[str, object]:
    """A page with one message, its pictures as deep as a message may hold them."""
    gallery = {"type": 12, "items": [{"media": one} for one in media]}
    message = {"channel_id": channel, "components": [{"type": 17, "components": [gallery]}]}
    assets = {one["asset_id"]: {"available": True} for one in media}
    return {"publishedRevision": 3, "messages": {"1": message}, "assets": assets}


def test_every_picture_of_a_message_gets_its_size() -> None:
    cdn = CdnStore()
    cdn.store_attachment(1, 7, "land.png", PICTURE, None)
    cdn.store_attachment(2, 7, "film.gif", GIF, None)
    cdn.store_attachment(3, 7, "game.txt", b"a record", None)
    shown = state(
        {"asset_id": "a", "attachment_id": "1", "filename": "land.png"},
        {"asset_id": "b", "attachment_id": "2", "filename": "film.gif"},
        {"asset_id": "c", "attachment_id": "3", "filename": "game.txt"},
        {"asset_id": "d", "attachment_id": "9", "filename": "gone.png"},
    )
    told = json.loads(add_sizes(json.dumps(shown).encode(), cdn.get))
    assert told["assets"] == {
        "a": {"available": True, "displayWidth": 320, "displayHeight": 200},
        "b": {"available": True, "displayWidth": 640, "displayHeight": 48},
        "c": {"available": True},
        "d": {"available": True},
    }
    assert told["messages"] == shown["messages"]
    assert told["publishedRevision"] == 3


@pytest.mark.parametrize("cut", [b"", PICTURE[:20], GIF[:8], b"RIFF....WEBP"])
def test_what_has_no_whole_head_has_no_size(cut: bytes) -> None:
    assert size_of(cut) is None
