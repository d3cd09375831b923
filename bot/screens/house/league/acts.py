"""What an act of an organiser is called once it is undone."""

from __future__ import annotations

from bot.leagues.events import (
    Body,
    Corrected,
    Dropped,
    Extended,
    Listed,
    Paused,
    SignedUp,
    Undone,
    Withdrew,
)
from bot.screens.house.league.signs import Shown


def undone_act(shown: Shown) -> str:
    """The newest act that was undone; nothing where there is none."""
    bodies = [event.body for event in shown.league.events]
    undone = [body.seq for body in bodies if isinstance(body, Undone)]
    return act(bodies[undone[-1] - 1], shown) if undone else ""


def act(body: Body, shown: Shown) -> str:
    """An act in a few words."""
    words = shown.words
    if isinstance(body, Paused):
        return words("league-act-paused" if body.on else "league-act-resumed")
    if isinstance(body, Corrected):
        return words("league-act-corrected", session=words("league-session", number=body.fixture))
    if isinstance(body, Extended):
        return words("league-act-extended", days=body.days)
    if isinstance(body, SignedUp | Withdrew | Listed | Dropped):
        return words(f"league-act-{body.kind}", name=shown.who(body.player))
    return words(f"league-act-{body.kind}")
