"""`python -m engine.cutterland`: the rules on the command line. Reads and prints; knows no rule."""

from __future__ import annotations

import sys

from engine.command_line import run_main
from engine.cutterland.commands import COMMANDS
from engine.cutterland.match_commands import make_stage

USAGE = """usage: python -m engine.cutterland COMMAND ... (COMMAND --help says more)
  play        let computers play a match
  replay      verify a match's record
  puzzle      print the puzzle of a day
  score       score a land
  cut         cut a card
  placements  list where a piece can be laid
  solve       find the best use of a land's tokens"""

if __name__ == "__main__":
    sys.exit(run_main(COMMANDS, make_stage, USAGE))
