"""`python -m engine.cutterland`: the rules on the command line. Reads and prints; knows no rule."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from engine.command_line import run, run_main
from engine.cutterland.commands import COMMANDS

USAGE = """usage: python -m engine.cutterland COMMAND ... (COMMAND --help says more)
  play        let computers play a match
  replay      verify a match's record
  puzzle      print the puzzle of a day
  score       score a land
  cut         cut a card
  placements  list where a piece can be laid
  solve       find the best use of a land's tokens"""


def main(argv: Sequence[str]) -> int:
    """Run one command: 0 where all went well, 2 for an error in the arguments."""
    name, *arguments = argv or ("",)
    if name in COMMANDS:
        return run(COMMANDS[name], arguments)
    if name in ("play", "replay", "puzzle"):
        # Whole matches need computer players and packs, which the other commands never load.
        from engine.cutterland import match_commands  # noqa: PLC0415

        commands = {
            "play": match_commands.play,
            "replay": match_commands.replay,
            "puzzle": match_commands.puzzle,
        }
        return commands[name](arguments)
    asked = name in ("help", "-h", "--help")
    print(USAGE, file=sys.stdout if asked else sys.stderr)
    return 0 if asked else 2


if __name__ == "__main__":
    sys.exit(run_main(main))
