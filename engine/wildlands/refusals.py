"""How the rules refuse an action."""

from __future__ import annotations

from engine.contract import IllegalAction


def illegal(code: str, section: str, **params: int | str) -> IllegalAction:
    """A refusal with what its sentence needs, and the section of the rules."""
    return IllegalAction(code, params, section=section)
