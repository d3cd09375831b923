"""Sentences are filled in as they are read: numbers below zero have a true minus sign."""

import pytest

from bot.words import Catalogues

SOURCE = """
gain = { $points } VP, was { $before }: { $name } at { $cells } { $points ->
    [one] (one)
   *[other] (more)
}
"""


@pytest.mark.parametrize(
    ("points", "shown"),
    [(-2, "−2 VP, was 0: a-3 at M1-N1 (more)"), (2, "2 VP, was 0: a-3 at M1-N1 (more)")],
)
def test_a_number_below_zero_has_a_true_minus_sign(points: int, shown: str) -> None:
    words = Catalogues({"en": [SOURCE]}).words("en")
    assert words("gain", points=points, before=0, name="a-3", cells="M1-N1") == shown


def test_a_sentence_within_a_sentence_is_found_wherever_it_stands() -> None:
    source = "outer = `/{ inner }`\n# a remark\nlast = { outer }!\ninner = word\n"
    words = Catalogues({"en": [source]}).words("en")
    assert words("last") == "`/word`!"
    assert words("inner") == "word"


def test_an_unknown_sentence_and_a_missing_name_are_faults() -> None:
    words = Catalogues({"en": [SOURCE], "es": [""]}).words("es")
    with pytest.raises(KeyError):
        words("loss")
    for _ in range(2):
        with pytest.raises(ValueError, match="gain"):
            words("gain", points=1)
