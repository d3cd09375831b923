"""Computers: they see what a person in their seat would see, and nothing else."""

from engine.clustered.computers.choosing import choose, find_most_promising, propose_plan
from engine.clustered.computers.thinking import EXPERT, LEVELS

__all__ = ["EXPERT", "LEVELS", "choose", "find_most_promising", "propose_plan"]
