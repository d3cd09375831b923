"""Computers: they see what a person in their seat would see, and nothing else."""

from engine.cutterland.computers.choosing import choose
from engine.cutterland.computers.levels import LEVELS

__all__ = ["LEVELS", "choose"]
