"""What every test may rely on: Hypothesis without deadlines, the same examples everywhere, and
figures that are printed when all is over."""

import gc
import os
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

from tests.soak import EXAMPLES

settings.register_profile(
    "house",
    deadline=None,
    database=None,
    derandomize=True,
    max_examples=EXAMPLES,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("house")
FIGURES: Final = "figures"
COLLECTED: Final = (20_000, 20, 20)
"""How much is new before the garbage collector looks: it finds little here."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection() -> None:
    """What is imported and collected stays to the end: the garbage collector would look in vain."""
    gc.disable()


def pytest_collection_finish() -> None:
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED)
    gc.enable()


@pytest.fixture(autouse=True)
def _own_umask() -> Iterator[None]:
    """What a test starts in its own process (`bot.operations.commands`) makes files private; those
    of later tests are for others, too."""
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.fixture
def figures(record_property: Callable[[str, object], None]) -> Callable[[str], None]:
    """Says what a test has counted: "192 kills, 0 wrong"; printed also where it passes."""
    return lambda said: record_property(FIGURES, said)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The figures of all tests, also of those that ran in other processes."""
    said = [
        f"{report.nodeid.partition('::')[0]}: {value}"
        for reports in terminalreporter.stats.values()
        for report in reports
        for name, value in getattr(report, "user_properties", ())
        if name == FIGURES and report.when == "call"
    ]
    if said:
        terminalreporter.section("figures")
        for line in sorted(said):
            terminalreporter.write_line(line)
