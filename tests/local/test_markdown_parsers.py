"""Kept parsers read a text as new ones do."""

from typing import Any

import pytest
from simcord.preview import _markdown

from bot.local.preview_patches import find_parser

TEXT = "**Go** <@7> ||hidden|| <:tower:9> https://example.org <t:60:R>\n> quoted\n-# small"
ANA = {"users": {"7": {"id": "7", "label": "Ana"}}, "emojis": {"9": {"id": "9", "name": "tower"}}}
BEN = {"users": {"7": {"id": "7", "label": "Ben"}}}


def read(profile: str, names: dict[str, Any]) -> list[dict[str, Any]]:
    return _markdown.markdown_tokens(TEXT, profile, context=names)


@pytest.mark.parametrize("profile", ["message", "text_display", "embed_title", "embed_description"])
def test_a_kept_parser_reads_like_a_new_one(profile: str, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = [read(profile, names) for names in (ANA, BEN, {})]
    monkeypatch.setattr(_markdown, "_markdown_parser", find_parser)
    assert [read(profile, names) for names in (ANA, BEN, {})] == expected


def test_a_parser_is_built_once_for_each_policy() -> None:
    policy = dict(_markdown._FIELD_POLICIES["message"])
    assert find_parser(policy, ANA) is find_parser(policy, BEN)
    assert find_parser(policy | {"links": False}, ANA) is not find_parser(policy, ANA)
