"""Refusals of the rules in words, with cards as they are drawn instead of in the notation."""

from __future__ import annotations

from bot.screens import panel
from bot.screens.clustered.phrases import symbols_in
from bot.words import Words
from engine.contract import IllegalAction


def explain_refusal(error: IllegalAction, words: Words) -> str:
    """What is wrong and what to do. What was typed and is no card is quoted as it is."""
    params = {
        key: symbols_in(value) if isinstance(value, str) else value
        for key, value in error.params.items()
    }
    told = IllegalAction(error.code, params, section=error.section, cells=error.cells)
    return panel.explain_refusal("clustered", told, words)
