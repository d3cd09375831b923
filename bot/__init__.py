"""The Discord bot: matches, their store, their screens, and the thin edge to Discord."""
