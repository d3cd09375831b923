"""Sentences are filled in as they are read: numbers below zero have a true minus sign."""

from __future__ import annotations

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
