"""Every action that the rules refuse has its sentence in the catalogue, of the parameters that the
refusal comes with, and no sentence is left over."""

from importlib import import_module

import pytest

from bot.screens.clustered import phrases
from bot.screens.wildlands import phrases as wildlands
from tests.languages.reading import read_refusals
from tests.laws.refusals import Refused, refusals

COMMAND_LINE = ("json-", "key-", "value-", "map-", "seat-unknown")
"""Codes that never reach a player, whose requests are well-formed."""
NOT_TYPED = {
    "clustered": ("grid-", "board-", "owner-", "table-"),
    "cutterland": ("grid-", "square-"),
    "wildlands": ("grid-", "cell-"),
}
"""Those of what no player types: whole lands, tables and maps."""
COMPUTED = {
    "clustered": {"card-not-held"},
    "cutterland": {"cut-line", "place-long", "turns"},
    "wildlands": {"card-not-held", "character-hidden", "character-out"},
}
"""Codes that the engine or the screens choose by a condition, so that no reading finds them."""
SHARED = {"clustered": phrases.SAID_AS, "wildlands": wildlands.SAID_AS}
"""Codes that another one's sentence tells."""


def _reach_players(game: str) -> list[Refused]:
    without = (*COMMAND_LINE, *NOT_TYPED.get(game, ()))
    raised = refusals(import_module(f"engine.{game}"))
    shared = SHARED.get(game, {})
    return [
        refused._replace(code=shared.get(refused.code, refused.code))
        for refused in raised
        if not refused.code.startswith(without) and shared.get(refused.code) != "other"
    ]


def _kind(code: str) -> str:
    """The first word, which names the sentence that all refusals of a kind share."""
    return code.partition("-")[0]


@pytest.mark.parametrize("game", COMPUTED)
def test_each_refusal_has_a_sentence_of_its_parameters(game: str) -> None:
    sentences = read_refusals(game)
    for refused in _reach_players(game):
        shared = sentences.get(_kind(refused.code))
        sentence = sentences.get(refused.code, shared)
        assert sentence is not None, refused
        assert refused.names is None or sentence <= refused.names, refused


@pytest.mark.parametrize("game", COMPUTED)
def test_each_sentence_belongs_to_a_refusal(game: str) -> None:
    raised = {one.code for one in _reach_players(game)}
    raised |= {_kind(code) for code in raised}
    assert set(read_refusals(game)) - raised == COMPUTED[game]
