"""Tips are the last small line of a text, and left out for those who know the game."""

from bot.screens.screen import Row, Screen, Text, drop_tips, mark_tip


def test_a_last_small_line_is_a_tip() -> None:
    assert mark_tip("### Build\n-# How.") == Text("### Build\n-# How.", "-# How.")
    assert mark_tip("### Plan\n-# How.", "Take B") == Text("### Plan\n-# How.\nTake B", "-# How.")
    assert mark_tip("-# Before.\nOne each.") == Text("-# Before.\nOne each.")


def test_only_tips_are_dropped() -> None:
    screen = Screen((mark_tip("Build.\n-# How.", "-# More."), Row(()), Text("-# Turn 3.")))
    assert screen.has_tip
    known = drop_tips(screen)
    assert known.blocks == (Text("Build.\n-# More."), Row(()), Text("-# Turn 3."))
    assert not known.has_tip
    assert drop_tips(known) == known
