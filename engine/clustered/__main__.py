"""`python -m engine.clustered`: the rules on the command line. Reads and prints; knows no rule."""

import sys

from engine.clustered.commands import COMMANDS, make_stage
from engine.command_line import run_main

if __name__ == "__main__":
    sys.exit(run_main(make_stage, COMMANDS))
