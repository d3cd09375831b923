"""Screens of the house itself: lobbies, lists, settings, boards around any game's own screen."""
