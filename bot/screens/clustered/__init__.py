"""Clustered's screens: what people see and press, from views only."""

from bot.screens.clustered.screens import ClusteredScreens

__all__ = ["ClusteredScreens"]
