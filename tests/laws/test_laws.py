"""The laws of the contract, tried on every game."""

from laws import GameLaws
from tests.laws.registry import CASES


class TestLaws(GameLaws):
    cases = CASES
