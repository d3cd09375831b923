"""`python -m engine.cutterland`: the rules on the command line. Reads and prints; knows no rule."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from engine.contract import IllegalAction
from engine.cutterland.commands import COMMANDS, Command, answer_line
from engine.cutterland.sentences import sentence

USAGE = """usage: python -m engine.cutterland COMMAND ... (COMMAND --help says more)
  play        let computer players play a match
  replay      prove a match's record
  pack check  check a pack's file
  score       score a land
  cut         cut a card
  placements  list where a piece may be laid"""


def main(argv: Sequence[str]) -> int:
    """Run one command: 0 where all went well, 2 for an error in the arguments."""
    name, *arguments = argv or ("",)
    if name in COMMANDS:
        return _run(COMMANDS[name], arguments)
    if name == "pack":
        from engine.cutterland import pack_commands  # noqa: PLC0415

        return pack_commands.pack(arguments)
    if name in ("play", "replay"):
        # Whole matches need computer players and packs, which the other commands never load.
        from engine.cutterland import match_commands  # noqa: PLC0415

        return (
            match_commands.play(arguments) if name == "play" else match_commands.replay(arguments)
        )
    asked = name in ("help", "-h", "--help")
    print(USAGE, file=sys.stdout if asked else sys.stderr)
    return 0 if asked else 2


def _run(command: Command, arguments: Sequence[str]) -> int:
    if arguments == ["--jsonl"]:
        return _answer_lines(command)
    try:
        lines = command.tell(arguments)
    except IllegalAction as refusal:
        print(sentence(refusal), file=sys.stderr)
        return 2
    for line in lines:
        print(line)
    return 0


def _answer_lines(command: Command) -> int:
    """Answer every line that is not empty, each at once."""
    for line in sys.stdin.buffer:
        if line.strip():
            print(answer_line(command, line), flush=True)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except BrokenPipeError:
        # The reader has gone; nothing is left to flush to it.
        sys.stderr.close()
        sys.exit(0)
