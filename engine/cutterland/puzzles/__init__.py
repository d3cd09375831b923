"""Puzzles: a land before building, and a card to cut. Their best answers are proven."""

from engine.cutterland.puzzles.kinds import DAYS as DAYS
from engine.cutterland.puzzles.kinds import make_puzzle as make_puzzle
from engine.cutterland.puzzles.kinds import rate_answer as rate_answer
from engine.cutterland.puzzles.kinds import rate_start as rate_start
from engine.cutterland.puzzles.kinds import solve_puzzle as solve_puzzle
