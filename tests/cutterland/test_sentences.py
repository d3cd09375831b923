"""Every refusal of the rules can be said in English, with the parameters it comes with."""

from __future__ import annotations

from string import Formatter

import pytest

import engine.cutterland
from engine.cutterland.sentences import SENTENCES
from tests.laws.refusals import refusals

RAISED = refusals(engine.cutterland)


@pytest.mark.parametrize(("place", "code", "names"), RAISED, ids=[place for place, *_ in RAISED])
def test_each_refusal_has_a_sentence(place: str, code: str, names: set[str] | None) -> None:
    fields = {name for _, name, _, _ in Formatter().parse(SENTENCES[code]) if name is not None}
    assert names is None or fields <= names


def test_each_sentence_belongs_to_a_refusal() -> None:
    computed = {"piece-laid", "piece-not-yours", "shelf-short", "box-short", "box-bag-short"}
    assert set(SENTENCES) - {code for _, code, _ in RAISED} <= computed


@pytest.mark.parametrize("text", SENTENCES.values(), ids=list(SENTENCES))
def test_sentences_are_sentences(text: str) -> None:
    assert text.endswith(".")
    assert text[0].isupper() or text[0] in "{'"
