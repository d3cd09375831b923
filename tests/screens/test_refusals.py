"""Every refusal of the rules has a sentence, and what was typed stays text in it."""

from typing import Any

import pytest

from bot.screens.cutterland import CutterlandScreens
from bot.words import Catalogues, Words
from engine.contract import IllegalAction
from engine.cutterland.state import Phase
from tests.languages.reading import read_refusals


def _fill(names: set[str]) -> dict[str, Any]:
    """Some value for every parameter of a sentence."""
    whole = {"most", "least", "groups", "row", "icons", "wanted", "card", "cards", "named",
             "turns", "used", "owned"}  # fmt: skip
    return {name: 3 if name in whole else "M13" for name in names}


def test_every_code_has_a_sentence(screens: CutterlandScreens, words: Words) -> None:
    for code, names in read_refusals("cutterland").items():
        sentence = screens.explain_refusal(IllegalAction(code, **_fill(names)), words)
        assert sentence.strip().endswith((".", "!")), code
        assert "{" not in sentence, code
        assert len(sentence) <= 200, code


@pytest.mark.parametrize("phase", list(Phase))
@pytest.mark.parametrize("code", ["wrong-phase", "not-your-turn"])
def test_every_phase_has_its_word(
    phase: Phase, code: str, screens: CutterlandScreens, words: Words
) -> None:
    error = IllegalAction(code, phase=phase.value, action="cut")
    assert screens.explain_refusal(error, words).endswith(".")


def test_what_was_typed_stays_text(screens: CutterlandScreens) -> None:
    words = Catalogues({"en": ["cutterland-refusal-layout = `{ $text }`?"]}).words("en")
    error = IllegalAction("layout-word", text="`**@everyone**`\n# x")
    assert screens.explain_refusal(error, words) == "`'**@everyone**' # x`?"


def test_refusals_of_a_kind_share_a_sentence_unless_one_has_its_own(
    screens: CutterlandScreens, words: Words
) -> None:
    told = [
        screens.explain_refusal(IllegalAction(code, most=3), words)
        for code in ("cut-letter", "cut-empty", "cut-many")
    ]
    assert told[0] == told[1] == words("cutterland-refusal-cut")
    assert told[2] == words("cutterland-refusal-cut-many", most=3)


def test_a_code_nobody_knows_is_still_answered(screens: CutterlandScreens, words: Words) -> None:
    assert screens.explain_refusal(IllegalAction("from-tomorrow"), words).endswith(".")
