"""Wildlands: lead five characters over a board of shards (docs/rules/wildlands.md)."""
