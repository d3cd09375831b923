"""The command line of every game: a command takes arguments and prints lines, or with `--jsonl`
answers one JSON object per line with another. No game is known here."""

import json
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from engine.contract import A, E, IllegalAction, Json, S, V, describe_refusal
from engine.match_commands import Stage, play, print_puzzle, replay
from engine.requests import read_object

MOST = 10**9  # the largest number accepted


@dataclass(frozen=True, slots=True)
class Command:
    """A command in its two forms: `answer` for a JSON object, `tell` for arguments; what it does
    says `purpose`."""

    purpose: str
    answer: Callable[[dict[str, Json]], dict[str, Json]]
    tell: Callable[[Sequence[str]], list[str]]


def answer_line(command: Command, line: bytes) -> str:
    """The answer to a line of JSON, as one line; a refusal is an answer too."""
    try:
        answer = command.answer(read_object(line))
    except IllegalAction as refusal:
        answer = {"error": refusal.code, "message": describe_refusal(refusal)}
    return json.dumps(answer)


def run(command: Command, arguments: Sequence[str]) -> int:
    """Run a command; the exit code is 2 for an error in its arguments."""
    if arguments == ["--jsonl"]:
        for line in sys.stdin.buffer:
            if line.strip():
                print(answer_line(command, line), flush=True)
        return 0
    try:
        lines = command.tell(arguments)
    except IllegalAction as refusal:
        print(describe_refusal(refusal), file=sys.stderr)
        return 2
    for line in lines:
        print(line)
    return 0


def parser(game: str, command: str, purpose: str) -> ArgumentParser:
    more = "With --jsonl alone: one JSON object a line from standard input, one answer a line."
    return ArgumentParser(
        prog=f"python -m engine.{game} {command}", description=purpose, epilog=more
    )


def whole(text: str) -> int:
    """A non-negative integer, for argparse, which reports a `ValueError` as a bad argument."""
    if not text.isascii() or not text.isdigit() or int(text[:12]) > MOST:
        raise ValueError(text)
    return int(text)


def run_main(make_stage: Callable[[], Stage[S, A, E, V]], commands: Mapping[str, Command]) -> int:
    """Run a game's command line: 0 where all went well, 2 for an error in the arguments. Quiet if
    the reader of its output has gone."""
    name, *arguments = sys.argv[1:] or ("",)
    try:
        if name in commands:
            return run(commands[name], arguments)
        stage = make_stage()
        if name == "play":
            return play(stage, arguments)
        if name == "replay":
            return replay(stage, arguments)
        if name == "puzzle":
            return print_puzzle(stage, arguments)
        is_help = name in ("help", "-h", "--help")
        print(_write_usage(stage, commands), file=sys.stdout if is_help else sys.stderr)
        return 0 if is_help else 2
    except BrokenPipeError:
        sys.stderr.close()
        return 0


def _write_usage(stage: Stage[S, A, E, V], commands: Mapping[str, Command]) -> str:
    purposes = {
        "play": "let computers play a match",
        "replay": "verify a match's record",
        "puzzle": "print the puzzle of a day",
    } | {name: command.purpose for name, command in commands.items()}
    lines = [f"  {name:10}  {purpose}" for name, purpose in purposes.items()]
    usage = f"usage: python -m {stage.module} COMMAND ... (COMMAND --help says more)"
    return "\n".join([usage, *lines])
