"""Every action that the rules refuse has its sentence in the catalogue, of the parameters that the
refusal comes with, and no sentence is left over."""

from __future__ import annotations

from importlib import import_module

import pytest

from bot.screens.wildlands.refusals import SENTENCES
from tests.languages.reading import read_refusals
from tests.laws.refusals import Refused, refusals

COMMAND_LINE = ("json-", "key-", "value-", "map-", "seat-unknown")
"""Codes that never reach a player, whose requests are well-formed."""
COMPUTED = {
    "clustered": {"card-named-often", "card-not-held"},
    "cutterland": {"piece-laid", "place-long", "prey-none", "prey-twice", "turns-unknown"},
    "wildlands": {"card-not-held", "character-hidden", "character-out"},
}
"""Codes that the engine or the screens choose by a condition, so that no reading finds them."""
SHARED = {"wildlands": SENTENCES}
"""Codes that another one's sentence tells."""


def _reach_players(game: str) -> list[Refused]:
    without = (*COMMAND_LINE, "grid-", "cell-") if game == "wildlands" else COMMAND_LINE
    raised = refusals(import_module(f"engine.{game}"))
    shared = SHARED.get(game, {})
    return [
        refused._replace(code=shared.get(refused.code, refused.code))
        for refused in raised
        if not refused.code.startswith(without)
    ]


@pytest.mark.parametrize("game", COMPUTED)
def test_each_refusal_has_a_sentence_of_its_parameters(game: str) -> None:
    sentences = read_refusals(game)
    for refused in _reach_players(game):
        assert refused.code in sentences, refused
        assert refused.names is None or sentences[refused.code] <= refused.names, refused


@pytest.mark.parametrize("game", COMPUTED)
def test_each_sentence_belongs_to_a_refusal(game: str) -> None:
    raised = {one.code for one in _reach_players(game)}
    assert set(read_refusals(game)) - raised == COMPUTED[game]
