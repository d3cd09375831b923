"""The command line of every game: a command takes arguments and prints lines, or with `--jsonl`
answers one JSON object per line with another. No game is known here.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.contract import IllegalAction, Json, describe_refusal
from engine.requests import read_object

MOST = 10**9
"""The largest number accepted."""


@dataclass(frozen=True, slots=True)
class Command:
    """A command in its two forms: `answer` for a JSON object, `tell` for arguments."""

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
        return _answer_lines(command)
    try:
        lines = command.tell(arguments)
    except IllegalAction as refusal:
        print(describe_refusal(refusal), file=sys.stderr)
        return 2
    for line in lines:
        print(line)
    return 0


def _answer_lines(command: Command) -> int:
    """Answer every non-empty line of standard input immediately."""
    for line in sys.stdin.buffer:
        if line.strip():
            print(answer_line(command, line), flush=True)
    return 0


def parser(game: str, command: str, purpose: str) -> ArgumentParser:
    """The argument parser of a command."""
    more = "With --jsonl alone: one JSON object a line from standard input, one answer a line."
    return ArgumentParser(
        prog=f"python -m engine.{game} {command}", description=purpose, epilog=more
    )


def whole(text: str) -> int:
    """A non-negative integer, for argparse, which reports a `ValueError` as a bad argument."""
    if not text.isascii() or not text.isdigit() or int(text[:12]) > MOST:
        raise ValueError(text)
    return int(text)


def run_main(main: Callable[[Sequence[str]], int]) -> int:
    """Run a whole command line, quietly if the reader of its output has gone."""
    try:
        return main(sys.argv[1:])
    except BrokenPipeError:
        sys.stderr.close()
        return 0
