"""The notation of actions (rules, section 8)."""

import pytest

from engine.contract import IllegalAction
from engine.wildlands.actions import read_action, write_action


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("assign 12, 7, 33, 4, 18", "assign 12 7 33 4 18"),
        (" Reveal 3 ", "reveal 3"),
        ("move 3 12 W 1M35g", "move 3 12 1m35g W"),
        ("claim 17 w 35g 1m3", "claim 17 1m3 35g W"),
        ("MELEE 3 B 1m35g", "melee 3 b 1m35g"),
        ("heavy-ranged 3 B2 35s", "heavy-ranged 3 b2 35s"),
        ("area 3 14 35a", "area 3 14 35a"),
        ("rally 3 5-17 3-12 35y W 13m", "rally 3 3-12 5-17 35y W 13m"),
        ("fly 3 22 35f", "fly 3 22 35f"),
        ("defend 4=35g, 2=1m3", "defend 2=1m3 4=35g"),
        ("defend 2", "defend 2"),
        ("defend None", "defend none"),
        ("DRAW", "draw"),
        ("end", "end"),
        ("pass", "pass"),
        ("interrupt", "interrupt"),
        ("recall", "recall"),
    ],
)
def test_lines_are_read_in_any_usual_spelling(text: str, canonical: str) -> None:
    assert write_action(read_action(text)) == canonical


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "action-unknown"),
        ("jump 3", "action-unknown"),
        ("guard 3 1g2", "action-unknown"),
        ("assign one", "action-form"),
        ("reveal", "action-form"),
        ("reveal 1 2", "action-form"),
        ("move 3 12", "action-form"),
        ("move 3", "action-form"),
        ("move -3 12 W", "action-form"),
        ("move ٣ 12 W", "action-form"),
        ("move 3 12 1z", "card-unknown"),
        ("claim 17", "action-form"),
        ("melee 3 b", "action-form"),
        ("melee 3 b 1m2 W", "action-form"),
        ("rally 3 3-x 35y", "action-form"),
        ("rally 3 3-12", "action-form"),
        ("fly 3 35f", "action-form"),
        ("defend", "action-form"),
        ("defend 2=", "card-unknown"),
        ("end now", "action-form"),
        ("pass 1", "action-form"),
    ],
)
def test_lines_that_mean_nothing_are_refused(text: str, code: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        read_action(text)
    assert refused.value.code == code
