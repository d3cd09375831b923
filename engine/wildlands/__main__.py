"""`python -m engine.wildlands`: the rules on the command line. Reads and prints; knows no rule."""

import sys

from engine.command_line import run_main
from engine.wildlands.commands import COMMANDS, make_stage

if __name__ == "__main__":
    sys.exit(run_main(make_stage, COMMANDS))
