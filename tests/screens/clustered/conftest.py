"""Clustered's screens with the real catalogue and rules, and no Discord."""

from __future__ import annotations

import pytest

from bot.screens.clustered import ClusteredScreens


@pytest.fixture(scope="session")
def screens() -> ClusteredScreens:
    return ClusteredScreens()
