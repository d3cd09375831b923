"""Refusals of the rules in words: what is wrong and what to do."""

from __future__ import annotations

import re
from typing import Final

from bot.screens import panel
from bot.screens.shared.names import format_list
from bot.screens.wildlands.phrases import describe_flag
from bot.words import Words
from engine.contract import IllegalAction
from engine.wildlands.cards import Flag

_FLAGS: Final = frozenset(Flag)


def explain_refusal(error: IllegalAction, words: Words) -> str:
    """What is wrong and what to do, with flags by their names and lists as the language has
    them."""
    params = dict(error.params)
    flag = params.get("flag")
    if flag in _FLAGS:
        params["flag"] = describe_flag(Flag(flag), words)
    if isinstance(characters := params.get("characters"), str):
        params["characters"] = format_list(re.findall(r"\d+", characters), words)
    told = IllegalAction(error.code, params, section=error.section, cells=error.cells)
    return panel.explain_refusal("wildlands", told, words)
