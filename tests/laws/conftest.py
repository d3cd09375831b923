"""The registry of games as a fixture, and how many matches each law is tried on."""

from __future__ import annotations

import pytest

from tests.laws.registry import CASES, Case


@pytest.fixture(scope="session", params=CASES, ids=[case.name for case in CASES])
def case(request: pytest.FixtureRequest) -> Case:
    chosen: Case = request.param
    return chosen
