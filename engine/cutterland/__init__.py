"""Cutterland: cut landscape cards, choose pieces, lay a land (docs/rules/cutterland.md)."""
