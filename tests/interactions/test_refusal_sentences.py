"""Which sentence a refusal gets."""

from bot.refusals import OptionsRefused, Refusal
from bot.words import Catalogues

CATALOGUE = """
refusal-full = No seat is free.
refusal-option-unknown = There is no option {$option}.
option-odd-name = strange
dice-option-illegal-too-long = Too long for dice.
dominoes-option-illegal-too-long = Too long for dominoes.
dominoes-option-illegal-full = All dominoes lie there.
"""
WORDS = Catalogues({"en": [CATALOGUE]}).words("en")


def test_an_option_is_refused_in_the_words_of_its_own_game() -> None:
    assert OptionsRefused("dice", "too-long").explain(WORDS) == "Too long for dice."
    assert OptionsRefused("dominoes", "too-long").explain(WORDS) == "Too long for dominoes."
    assert OptionsRefused("dominoes", "full").explain(WORDS) == "All dominoes lie there."


def test_an_option_that_no_game_has_is_refused_in_shared_words() -> None:
    refused = OptionsRefused("dice", "option-unknown", option="odd")
    assert refused.explain(WORDS) == "There is no option strange."


def test_any_other_refusal_has_the_sentence_of_its_code() -> None:
    assert Refusal("full").explain(WORDS) == "No seat is free."
