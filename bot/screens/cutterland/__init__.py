"""Cutterland's screens: what people see and press, from views only."""

from bot.screens.cutterland.screens import CutterlandScreens

__all__ = ["CutterlandScreens"]
