"""Leagues, small tournaments and ratings: seasons that run themselves and that anyone can check.
Above the matches, which they begin and whose results they read; knows no Discord and no one
game."""
