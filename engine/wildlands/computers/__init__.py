"""Computer players of Wildlands: they see only a `View`, and one seed gives one answer."""

from engine.wildlands.computers.choosing import choose
from engine.wildlands.computers.levels import LEVELS

__all__ = ["LEVELS", "choose"]
