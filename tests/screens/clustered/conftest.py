"""Clustered's screens with the real catalogue and rules, and no Discord."""

import pytest

from bot.screens.clustered import ClusteredScreens


@pytest.fixture(scope="session")
def screens() -> ClusteredScreens:
    return ClusteredScreens()
