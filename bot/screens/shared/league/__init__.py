"""Leagues as people see them; what is shown are the pure values of `bot.leagues`."""
