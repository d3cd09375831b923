"""The laws that every game of the contract obeys, as tests for pytest, also for games outside this
tree. They need pytest and hypothesis (`pip install cutterland-bot[laws]`), and know no game:

    from laws import Case, GameLaws

    class TestLaws(GameLaws):
        cases = (Case("hex", Hex(), has_chance=False),)

`LAW_MATCHES=20` tries each law on so many random matches. Laws about what a game doesn't have, such
as plans or secrets, are skipped.
"""

import pytest

pytest.register_assert_rewrite(
    "laws.computers", "laws.encoding", "laws.plans", "laws.playing", "laws.public_records",
    "laws.sealed", "laws.secrecy",
)  # fmt: skip

from laws.cases import Case, Moment, moments, over_matches  # noqa: E402
from laws.computers import ComputerLaws  # noqa: E402
from laws.encoding import EncodingLaws  # noqa: E402
from laws.plans import PlanLaws  # noqa: E402
from laws.playing import PlayingLaws  # noqa: E402
from laws.public_records import PublicRecordLaws  # noqa: E402
from laws.sealed import SealedLaws  # noqa: E402
from laws.secrecy import SecrecyLaws  # noqa: E402

__all__ = ["Case", "GameLaws", "Moment", "moments", "over_matches"]


class GameLaws(
    PlayingLaws,
    EncodingLaws,
    ComputerLaws,
    SecrecyLaws,
    PublicRecordLaws,
    PlanLaws,
    SealedLaws,
):
    """All laws; a test class that derives from it names the `cases` they are tried on."""

    cases: tuple[Case, ...] = ()

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "case" in metafunc.fixturenames:
            applies = getattr(metafunc.function, "applies", None)
            cases = [case for case in self.cases if applies is None or applies(case)]
            metafunc.parametrize("case", cases, ids=[case.name for case in cases], scope="class")
