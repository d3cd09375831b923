"""Wildlands' screens: what people see and press, from views only."""

from bot.screens.wildlands.screens import WildlandsScreens

__all__ = ["WildlandsScreens"]
