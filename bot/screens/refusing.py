"""Refusals of the rules as sentences: what is wrong and what to do."""

from __future__ import annotations

from bot.markdown import quoted
from bot.words import Words
from engine.contract import IllegalAction, Param


def refusal(game: str, error: IllegalAction, words: Words) -> str:
    """A game's sentence for a refusal's code. What was typed is shown as text, never as markup."""
    key = f"{game}-refusal-{error.code}"
    return words(key, **_shown(error)) if words.has(key) else words(f"{game}-refusal-other")


def _shown(error: IllegalAction) -> dict[str, Param]:
    return {
        key.replace("_", "-"): quoted(value) if isinstance(value, str) else value
        for key, value in error.params.items()
    }
