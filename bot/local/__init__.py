"""Local play: the very same bot in a browser, without Discord and without a token.

`bot.local.play.play(...)` raises a pretend server with four people and serves a page to be any of
them. Everything here needs the `local` extra; nothing outside imports it before it is wanted.
"""
