"""The best use of a land's tokens, exactly (rules, sections 4 to 6)."""
