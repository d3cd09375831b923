"""Clustered's emojis: the cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from bot.render.clustered.cards import bare_card
from bot.render.drawing import Drawing
from bot.screens.clustered.phrases import control_of
from engine.clustered.cards import KINDS, Card


@cache
def list_emojis() -> Mapping[str, Drawing]:
    return {card_emoji(card): bare_card(card) for card in KINDS}


def card_emoji(card: Card) -> str:
    return f"clustered_{control_of(card)}"
