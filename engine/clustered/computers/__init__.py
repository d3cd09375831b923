"""Computers: they see what a person in their seat would see, and nothing else."""

from engine.clustered.computers.choosing import choose
from engine.clustered.computers.levels import LEVELS

__all__ = ["LEVELS", "choose"]
