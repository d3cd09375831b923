"""Computer players of Wildlands: they see only a `View`, and one seed gives one answer."""

from engine.wildlands.computers.choosing import LEVELS, choose

__all__ = ["LEVELS", "choose"]
