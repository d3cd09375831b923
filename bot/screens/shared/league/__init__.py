"""Screens of leagues, from the pure values of `bot.leagues`."""
