"""Clustered's screens: what people see and press, from views only."""

from __future__ import annotations

from bot.screens.clustered.screens import ClusteredScreens

__all__ = ["ClusteredScreens"]
