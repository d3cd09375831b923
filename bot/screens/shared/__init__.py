"""Screens shared by all games: lobbies, match lists, settings, boards, leagues."""
