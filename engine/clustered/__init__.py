"""Clustered: place cards next to similar cards (docs/rules/clustered.md)."""
