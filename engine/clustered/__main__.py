"""`python -m engine.clustered`: the rules on the command line. Reads and prints; knows no rule."""

from __future__ import annotations

import sys

from engine.clustered.commands import COMMANDS
from engine.clustered.match_commands import make_stage
from engine.command_line import run_main

USAGE = """usage: python -m engine.clustered COMMAND ... (COMMAND --help says more)
  play        let computers play a match
  replay      verify a match's record
  puzzle      print the puzzle of a day
  score       score a board
  placements  list where a card can be placed"""

if __name__ == "__main__":
    sys.exit(run_main(COMMANDS, make_stage, USAGE))
