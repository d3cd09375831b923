"""How the laws are tried: on a few random matches each, on many where `LAW_MATCHES` says so."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Final, TypeAlias

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

FEW: Final = 2
"""Matches unless more are asked for; then the laws share what was played."""
Law: TypeAlias = Callable[..., None]


def matches() -> int:
    """Matches for each law and registered game."""
    return int(os.environ.get("LAW_MATCHES", str(FEW)))


def is_thorough() -> bool:
    """Whether more was asked for than a developer waits for."""
    return matches() > FEW


def over_matches(law: Law) -> Law:
    """Tries a law on random matches, each named by its number."""
    numbers = given(number=st.integers(0, 2**32 if is_thorough() else 2 * FEW - 1))
    trying = settings(
        max_examples=matches(),
        deadline=None,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.differing_executors],
    )
    return trying(numbers(law))
