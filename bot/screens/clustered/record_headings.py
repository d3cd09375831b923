"""How a record is set out: a heading for the first discards, and for each round."""

from __future__ import annotations

from bot.screens.clustered.phrases import count_cards_left
from bot.words import Words
from engine.clustered.views import View


def list_headings(before: View, after: View, words: Words) -> tuple[str, ...]:
    """The heading of what begins with the action between the two views."""
    if before.phase == "opening":
        begun = any(player.committed for player in before.players)
        return () if begun else (words("clustered-record-opening"),)
    if before.phase != "turn" or before.active != before.first:
        return ()
    return (words("clustered-record-round", n=count_cards_left(before)),)
