"""Cutterland's screens: what people see and press, from views only."""

from __future__ import annotations

from bot.screens.cutterland.screens import CutterlandScreens

__all__ = ["CutterlandScreens"]
