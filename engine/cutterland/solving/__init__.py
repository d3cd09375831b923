"""The best use of a land's tokens, exactly (rules, sections 4 to 6)."""

from engine.cutterland.solving.solver import STEPS as STEPS
from engine.cutterland.solving.solver import Solution as Solution
from engine.cutterland.solving.solver import solve as solve
