"""Wildlands' screens: what people see and press, from views only."""

from __future__ import annotations

from bot.screens.wildlands.screens import WildlandsScreens

__all__ = ["WildlandsScreens"]
