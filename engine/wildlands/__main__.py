"""`python -m engine.wildlands`: the rules on the command line. Reads and prints; knows no rule."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from engine.command_line import run, run_main
from engine.wildlands.commands import COMMANDS

USAGE = """usage: python -m engine.wildlands COMMAND ... (COMMAND --help says more)
  play        let computers play a match
  replay      verify a match's record
  sight       list what is in sight of a space
  steps       list where a move leads from a space, and what it costs"""


def main(argv: Sequence[str]) -> int:
    """Run one command: 0 where all went well, 2 for an error in the arguments."""
    name, *arguments = argv or ("",)
    if name in COMMANDS:
        return run(COMMANDS[name], arguments)
    if name in ("play", "replay"):
        # Whole matches need computer players and factions, which the other commands never load.
        from engine.wildlands import match_commands  # noqa: PLC0415

        return (
            match_commands.play(arguments) if name == "play" else match_commands.replay(arguments)
        )
    asked = name in ("help", "-h", "--help")
    print(USAGE, file=sys.stdout if asked else sys.stderr)
    return 0 if asked else 2


if __name__ == "__main__":
    sys.exit(run_main(main))
