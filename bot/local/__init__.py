"""Local play: the same bot in a browser, without Discord and without a token. `play` simulates a
server with four people and serves a page to act as any of them. All of this needs the `local`
extra, so the rest of the bot imports it only on demand."""
