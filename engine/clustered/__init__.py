"""Clustered: lay cards beside cards that resemble them (docs/rules/clustered.md)."""
