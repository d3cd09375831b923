"""Hex for two players, as a game that is installed beside those of the bot."""
