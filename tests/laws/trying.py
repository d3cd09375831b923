"""How the laws are tried: on a few random matches each, on many where `LAW_MATCHES` says so."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TypeVar

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.laws.registry import Case

T = TypeVar("T", bound=Callable[[Case, int], None])


def matches() -> int:
    """Matches for each law and registered game."""
    return int(os.environ.get("LAW_MATCHES", "2"))


def over_matches(law: T) -> T:
    """Tries a law on random matches, each named by its number."""
    numbers = given(number=st.integers(0, 2**32))
    trying = settings(
        max_examples=matches(),
        deadline=None,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.differing_executors],
    )
    return trying(numbers(law))  # type: ignore[no-any-return]
