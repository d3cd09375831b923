"""`preview`, trying before choosing: no rule's business, only what screens may show (section 7)."""

from itertools import islice
from random import Random

import pytest

from engine.cutterland.commands import read_packs
from engine.cutterland.game import Cutterland
from tests.cutterland.matches import set_up

GAME = Cutterland(read_packs())
SEED = (7).to_bytes(32, "big")


def test_preview_is_on_unless_told_otherwise() -> None:
    assert GAME.observe(GAME.start(3, SEED, {}), None).preview
    assert not GAME.observe(GAME.start(3, SEED, {"preview": False}), 0).preview


@pytest.mark.parametrize("seats", GAME.seats)
def test_preview_changes_no_rule_and_no_legal_action(seats: int) -> None:
    rng = Random(seats)
    shown, hidden = (GAME.start(seats, SEED, {"preview": on}) for on in (True, False))
    while waiting := sorted(GAME.to_act(shown)):
        seat = rng.choice(waiting)
        legal = [list(islice(GAME.legal_actions(one, seat), 200)) for one in (shown, hidden)]
        assert legal[0] == legal[1]
        action = GAME.sample(shown, seat, rng)
        steps = [GAME.apply(one, seat, action) for one in (shown, hidden)]
        assert steps[0].events == steps[1].events
        shown, hidden = (step.state for step in steps)
        assert set_up(hidden, preview=True) == shown
    assert GAME.outcome(hidden) == GAME.outcome(shown)


def test_only_a_match_without_preview_says_so_in_its_encoded_state() -> None:
    plain = GAME.encode_state(GAME.start(2, SEED, {}))
    without = GAME.encode_state(GAME.start(2, SEED, {"preview": False}))
    assert isinstance(plain, dict)
    assert "preview" not in plain
    assert without == plain | {"preview": False}
