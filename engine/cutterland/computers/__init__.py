"""Computer players: they see what a person in their seat sees, and nothing else."""

from engine.cutterland.computers.choosing import choose
from engine.cutterland.computers.laying import best_placement
from engine.cutterland.computers.levels import LEVELS

__all__ = ["LEVELS", "best_placement", "choose"]
