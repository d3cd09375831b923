"""What a running match's record says of each action (rules, section 8)."""

from engine.cutterland.commands import read_packs
from engine.cutterland.game import Cutterland
from engine.cutterland.state import State
from tests.cutterland.matches import THREE, after, at_the_end, dealt, move

GAME = Cutterland(read_packs())


def told(state: State, line: str) -> str | None:
    """A move as it is told right after it."""
    step = move(state, line)
    return GAME.write_public(step.state, int(line[0]) - 1, step.action)


def test_a_cut_says_nothing_of_the_hand() -> None:
    assert told(dealt(3), f"1 cut 2 {THREE}") == f"cut ? {THREE}"


def test_what_lies_on_the_table_is_told() -> None:
    state = after(dealt(3), f"1 cut 1 {THREE}")
    assert told(state, "2 take B") == "take B"


def test_a_layout_is_told_only_when_all_are_open() -> None:
    state = at_the_end("pC", "pC", towers=1)
    assert told(state, "1 resolve tower A1") is None
    assert told(state, "1 resolve") is None
    assert told(after(state, "1 resolve tower A1"), "1 recall") == "recall"
    assert told(after(state, "1 resolve tower A1"), "2 resolve") == "resolve"
