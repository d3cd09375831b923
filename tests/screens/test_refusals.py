"""Every refusal of the rules has a sentence, and what was typed stays text in it."""

from __future__ import annotations

import pytest

from bot.screens.cutterland import CutterlandScreens
from bot.words import Words
from engine.contract import IllegalAction
from engine.cutterland.state import Phase
from tests.languages.reading import read_refusals


def _fill(names: set[str]) -> dict[str, int | str]:
    """Some value for every parameter of a sentence."""
    whole = {"most", "least", "groups", "row", "icons", "wanted", "card", "cards", "named",
             "turns", "used", "owned"}  # fmt: skip
    return {name: 3 if name in whole else "M13" for name in names}


def test_every_code_has_a_sentence(screens: CutterlandScreens, words: Words) -> None:
    for code, names in read_refusals("cutterland").items():
        sentence = screens.explain_refusal(IllegalAction(code, _fill(names)), words)
        assert sentence.strip().endswith((".", "!")), code
        assert "{" not in sentence, code
        assert len(sentence) <= 200, code


@pytest.mark.parametrize("phase", list(Phase))
@pytest.mark.parametrize("code", ["wrong-phase", "not-your-turn"])
def test_every_phase_has_its_word(
    phase: Phase, code: str, screens: CutterlandScreens, words: Words
) -> None:
    error = IllegalAction(code, {"phase": phase.value, "action": "cut"})
    assert screens.explain_refusal(error, words).endswith(".")


def test_what_was_typed_stays_text(screens: CutterlandScreens, words: Words) -> None:
    error = IllegalAction("layout-word", {"text": "`**@everyone**`\n# x"})
    assert "`'**@everyone**' # x`" in screens.explain_refusal(error, words)


def test_a_code_nobody_knows_is_still_answered(screens: CutterlandScreens, words: Words) -> None:
    assert screens.explain_refusal(IllegalAction("from-tomorrow"), words).endswith(".")
