"""The daily puzzles of some days: what it takes to make and to prove each, and by how much the
computers miss the best.

`python -m bench.puzzles 2026-11-23 30`
"""

import sys
from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from time import process_time
from typing import Any

from bot.games import build_games
from engine.contract import Puzzle, SetsPuzzles
from engine.puzzles import seed_of


def find_kind(day: date) -> tuple[Any, str]:
    """The game that sets the puzzle of a day, and its kind."""
    return next(
        (game, game.puzzle_days[day.weekday()])
        for game in build_games().values()
        if isinstance(game, SetsPuzzles) and day.weekday() in game.puzzle_days
    )


def play(game: Any, puzzle: Puzzle[Any], level: str, seed: bytes) -> int:
    """The points of a computer."""
    state, answer = puzzle.state, list[Any]()
    while (points := game.rate_answer(puzzle, answer)) is None:
        action = game.choose(game.observe(state, puzzle.seat), level, seed)
        state = game.apply(state, puzzle.seat, action).state
        answer.append(action)
    return int(points)


def describe_days(first: date, count: int) -> Iterator[str]:
    for number in range(count):
        day = first + timedelta(number)
        game, kind = find_kind(day)
        seed, began = seed_of(kind, day.isoformat()), process_time()
        puzzle = game.make_puzzle(kind, seed)
        made = process_time()
        answer = game.solve_puzzle(puzzle)
        proven = process_time()
        best = game.rate_answer(puzzle, answer)
        points = " ".join(f"{one} {play(game, puzzle, one, seed)}" for one in game.computers)
        yield (
            f"{day} {game.key} {kind}: made in {made - began:.2f} s, proven in"
            f" {proven - made:.2f} s, best {best}, {points}, actions {len(answer)}"
        )


def main(argv: Sequence[str]) -> None:
    for line in describe_days(date.fromisoformat(argv[0]), int(argv[1])):
        print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
