"""A computer's decision, from nothing but what its seat sees."""

from __future__ import annotations

from engine.wildlands.actions import Action
from engine.wildlands.computers import easy
from engine.wildlands.computers.levels import LEVELS
from engine.wildlands.views import View


def choose(view: View, level: str, seed: bytes) -> Action:
    """A computer's action for the seat that sees `view`: the same arguments, the same action."""
    if level not in LEVELS:
        raise ValueError(f"no level is called {level!r}")
    return easy.choose(view, seed)
