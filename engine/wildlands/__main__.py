"""`python -m engine.wildlands`: the rules on the command line. Reads and prints; knows no rule."""

from __future__ import annotations

import sys

from engine.command_line import run_main
from engine.wildlands.commands import COMMANDS
from engine.wildlands.match_commands import make_stage

USAGE = """usage: python -m engine.wildlands COMMAND ... (COMMAND --help says more)
  play        let computers play a match
  replay      verify a match's record
  sight       list what is in sight of a space
  steps       list where a move leads from a space, and what it costs"""

if __name__ == "__main__":
    sys.exit(run_main(COMMANDS, make_stage, USAGE))
