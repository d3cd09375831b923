"""Refusals of the rules in words: what to do instead."""

from collections.abc import Mapping
from typing import Final

from bot.screens import panel
from bot.screens.wildlands.phrases import describe_flag
from bot.words import Words
from engine.contract import IllegalAction
from engine.wildlands.cards import Flag

SAID_AS: Final[Mapping[str, str]] = {
    **dict.fromkeys(
        ("action-form", "area-unknown", "target-seat", "target-unknown"), "action-unknown"
    ),
    "card-named-often": "card-not-held",
    **dict.fromkeys(("assign-count", "assign-not-dealt"), "assign-twice"),
    **dict.fromkeys(("fly-far", "move-wall", "rally-apart"), "move-apart"),
    **dict.fromkeys(("rally-card", "rally-icons", "rally-moves"), "rally-cost"),
    "claim-count": "claim-icons",
    **dict.fromkeys(
        ("area-apart", "area-empty", "target-absent", "target-apart", "target-far", "target-own"),
        "target-unseen",
    ),
    **dict.fromkeys(("defend-not-hit", "defend-twice", "defend-which"), "defend-card"),
}
"""The code whose sentence also tells another one."""
_FLAGS: Final = frozenset(Flag)


def explain_refusal(error: IllegalAction, words: Words) -> str:
    """What to do instead, with flags by their names."""
    params = dict(error.params)
    flag = params.get("flag")
    if flag in _FLAGS:
        params["flag"] = describe_flag(Flag(flag), words)
    told = IllegalAction(error.code, section=error.section, cells=error.cells, **params)
    return panel.explain_refusal("wildlands", told, words, SAID_AS)
