"""Discord's OpenAPI document, where it is at hand."""

import os
from pathlib import Path

import pytest

from tests.wire.openapi import WireSpec


@pytest.fixture(scope="session")
def spec() -> WireSpec:
    named = os.environ.get("DISCORD_OPENAPI")
    if not named:
        pytest.skip("DISCORD_OPENAPI does not say where Discord's OpenAPI document is")
    path = Path(named)
    if not path.is_file():
        pytest.skip(f"there is no OpenAPI document at {path}")
    return WireSpec(path)
