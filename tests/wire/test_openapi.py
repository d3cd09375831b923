"""The check of the wire catches planted errors, and lets a good message through."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from tests.wire.openapi import WireSpec

MESSAGES = "/channels/123/messages"
GOOD: dict[str, Any] = {
    "flags": 1 << 15,
    "allowed_mentions": {"parse": [], "users": [1_000_000_000_000_000_000]},
    "nonce": "o12",
    "enforce_nonce": True,
    "components": [
        {
            "type": 17,
            "accent_color": 0x4E8F3A,
            "components": [
                {"type": 10, "content": "Your turn"},
                {
                    "type": 12,
                    "items": [{"media": {"url": "attachment://land.png"}, "description": "A land"}],
                },
                {
                    "type": 1,
                    "components": [
                        {"type": 2, "style": 1, "label": "My move", "custom_id": "v1:1:2:move"}
                    ],
                },
            ],
        }
    ],
}


def _box(body: dict[str, Any]) -> list[dict[str, Any]]:
    parts: list[dict[str, Any]] = body["components"][0]["components"]
    return parts


def _long_label(body: dict[str, Any]) -> None:
    _box(body)[2]["components"][0]["label"] = "x" * 81


def _long_id(body: dict[str, Any]) -> None:
    _box(body)[2]["components"][0]["custom_id"] = "x" * 101


def _long_alt(body: dict[str, Any]) -> None:
    _box(body)[1]["items"][0]["description"] = "x" * 1025


def _six_buttons(body: dict[str, Any]) -> None:
    _box(body)[2]["components"] *= 6


def _no_such_component(body: dict[str, Any]) -> None:
    _box(body)[0]["type"] = 99


def _text_without_words(body: dict[str, Any]) -> None:
    del _box(body)[0]["content"]


def _colour_out_of_range(body: dict[str, Any]) -> None:
    body["components"][0]["accent_color"] = 1 << 24


def _long_nonce(body: dict[str, Any]) -> None:
    body["nonce"] = "o" * 26


def _mention_of_a_word(body: dict[str, Any]) -> None:
    body["allowed_mentions"]["users"] = ["ana"]


def test_a_good_message_passes(spec: WireSpec) -> None:
    assert spec.problems("POST", MESSAGES, GOOD) == []


@pytest.mark.parametrize(
    "plant",
    [
        _long_label, _long_id, _long_alt, _six_buttons, _no_such_component,
        _text_without_words, _colour_out_of_range, _long_nonce, _mention_of_a_word,
    ],
    ids=lambda plant: plant.__name__.strip("_"),
)  # fmt: skip
def test_a_planted_error_is_caught(spec: WireSpec, plant: Callable[[dict[str, Any]], None]) -> None:
    body = deepcopy(GOOD)
    plant(body)
    assert spec.problems("POST", MESSAGES, body)


def test_twenty_six_suggestions_are_too_many(spec: WireSpec) -> None:
    path = "/interactions/1/token/callback"
    choices = [{"name": f"n{n}", "value": f"v{n}"} for n in range(26)]
    assert spec.problems("POST", path, {"type": 8, "data": {"choices": choices}})
    assert spec.problems("POST", path, {"type": 8, "data": {"choices": choices[:25]}}) == []


@pytest.mark.parametrize(("name", "good"), [("новая", True), ("н" * 33, False)])
def test_names_of_commands_in_other_languages_are_looked_at(
    spec: WireSpec, name: str, good: bool
) -> None:
    command = {"name": "new", "description": "Open", "type": 1, "name_localizations": {"ru": name}}
    problems = spec.problems("PUT", "/applications/1/commands", [command])
    assert bool(problems) is not good


def test_a_route_that_discord_does_not_have_is_told(spec: WireSpec) -> None:
    with pytest.raises(LookupError):
        spec.problems("POST", "/channels/1/boards", {})
