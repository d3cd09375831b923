"""The command `puzzle` of every game: prints the puzzle of a day. No game is known here."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from typing import Any, Final, Protocol

from engine.contract import Game, SetsPuzzles
from engine.match_commands import Stage
from engine.puzzles import find_weekday, seed_of

WEEKDAYS: Final = (
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
)  # fmt: skip


class PuzzleGame(Game[Any, Any, Any, Any], SetsPuzzles[Any, Any], Protocol):
    """A game with puzzles."""


def print_puzzle(stage: Stage[Any, Any, Any, Any], argv: Sequence[str]) -> int:
    """The exit code is 2 where there is none to print."""
    game: PuzzleGame = stage.game  # type: ignore[assignment]
    describe = stage.describe_puzzle
    assert describe is not None
    given = _read_arguments(game, f"python -m {stage.module} puzzle", argv)
    weekday = find_weekday(given.date)
    kind = given.kind or game.puzzle_days.get(weekday)
    if kind is None:
        days = ", ".join(WEEKDAYS[day] for day in sorted(game.puzzle_days))
        text = f"{given.date} is a {WEEKDAYS[weekday]}; the days of {game.key} are: {days}."
        print(f"{text} With --kind there is one on any day.", file=sys.stderr)
        return 2
    puzzle = game.make_puzzle(kind, seed_of(kind, given.date))
    print("\n".join([f"{WEEKDAYS[weekday]} {given.date}: {game.key}, {kind}", *describe(puzzle)]))
    if given.best:
        answer = game.solve_puzzle(puzzle)
        print("\n".join(map(game.write, answer)))
        print(f"points: {game.rate_answer(puzzle, answer)}, proven best")
    return 0


def _read_arguments(game: PuzzleGame, prog: str, argv: Sequence[str]) -> Namespace:
    reader = ArgumentParser(
        prog=prog,
        description="Print the puzzle of a day, the same that the bot posts.",
    )
    reader.add_argument("--date", required=True, type=_read_date, metavar="YYYY-MM-DD")
    kinds = sorted(set(game.puzzle_days.values()))
    reader.add_argument("--kind", choices=kinds, help="default: that of the weekday")
    reader.add_argument("--best", action="store_true", help="print the best answer, too")
    return reader.parse_args(argv)


def _read_date(text: str) -> str:
    find_weekday(text)
    return text
