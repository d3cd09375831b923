"""`python -m tools.balance`: how balanced the factions and seats of Wildlands are. Computers play
every seating of the factions against each other, and the wins are counted.

Seeds follow from the number of the match, so that the same figures come again.
"""

import json
import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations, permutations
from typing import Final

from engine.contract import Options, OptionValue, Seat
from engine.wildlands.commands import read_game
from engine.wildlands.computers.ranking import MEDIUM
from engine.wildlands.game import Wildlands
from engine.wildlands.options import EVEN_START, MAP, SEATS
from engine.wildlands.state import Phase

LONGEST: Final = 500
"""A match is given up after so many turns."""


@dataclass(frozen=True, slots=True)
class Result:
    """A match of computers: the factions by seat, who began, who won (None for a tie or a match
    that was given up), and its turns."""

    factions: tuple[str, ...]
    first: Seat
    winner: Seat | None
    turns: int


@dataclass(frozen=True, slots=True)
class Balance:
    """What came of many matches; `won` are those with a single winner.

    `shares` are each faction's wins among its won matches, `pairs` the wins of the first named
    among won matches of just these two, `first` the wins of who began.
    """

    played: int
    won: int
    shares: dict[str, tuple[int, int]]
    pairs: dict[tuple[str, str], tuple[int, int]]
    first: int
    turns: float


def play_all(
    game: Wildlands, players: int, matches: int, level: str, *, even_start: bool = False
) -> Iterator[Result]:
    """Each seating of the factions so many times, on the maps in turn."""
    maps = list(game.maps)
    for number in range(matches):
        for seating in permutations(game.factions, players):
            options: dict[str, OptionValue] = {
                **{f"faction_{seat}": key for seat, key in enumerate(seating, 1)},
                MAP: maps[number % len(maps)],
                EVEN_START: even_start,
            }
            seed = sha256(f"balance {number} {' '.join(seating)}".encode()).digest()
            yield _play(game, seed, options, seating, level)


def _play(
    game: Wildlands, seed: bytes, options: Options, seating: tuple[str, ...], level: str
) -> Result:
    state, moves, first = game.start(len(seating), seed, options), 0, -1
    while state.turn <= LONGEST and (waiting := sorted(game.to_act(state))):
        thought = sha256(seed + moves.to_bytes(4, "big")).digest()
        action = game.choose(game.observe(state, waiting[0]), level, thought)
        state = game.apply(state, waiting[0], action).state
        moves += 1
        if first < 0 and state.phase is not Phase.SETUP:
            first = state.active
    return Result(seating, first, _sole(state.winners), state.turn)


def _sole(winners: tuple[Seat, ...]) -> Seat | None:
    return winners[0] if len(winners) == 1 else None


def count_results(results: Iterable[Result]) -> Balance:
    found = list(results)
    won = [(one, one.factions[one.winner]) for one in found if one.winner is not None]
    keys = sorted({key for one in found for key in one.factions})
    return Balance(
        played=len(found),
        won=len(won),
        shares={
            key: (
                sum(winner == key for _, winner in won),
                sum(key in one.factions for one, _ in won),
            )
            for key in keys
        },
        pairs={
            (one, other): (
                sum(winner == one for match, winner in won if set(match.factions) == {one, other}),
                sum(set(match.factions) == {one, other} for match, _ in won),
            )
            for one, other in combinations(keys, 2)
        },
        first=sum(match.winner == match.first for match, _ in won),
        turns=sum(one.turns for one in found) / max(1, len(found)),
    )


def main(argv: Sequence[str]) -> None:
    game = read_game()
    parser = ArgumentParser(prog="python -m tools.balance", description=__doc__)
    parser.add_argument("--players", type=int, choices=SEATS, default=2)
    parser.add_argument(
        "--matches", type=_read_count, default=1, metavar="N", help="of each seating"
    )
    parser.add_argument("--level", choices=game.computers, default=MEDIUM)
    parser.add_argument("--even-start", action="store_true", help="who begins draws fewer cards")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    given = parser.parse_args(argv)
    results = play_all(game, given.players, given.matches, given.level, even_start=given.even_start)
    found = count_results(results)
    print(json.dumps(_as_json(found)) if given.json else "\n".join(_lines(found)))


def _read_count(text: str) -> int:
    """Raises `ValueError` below 1: there would be nothing to tell."""
    count = int(text)
    if count < 1:
        raise ValueError
    return count


def _as_json(found: Balance) -> dict[str, object]:
    return {
        "played": found.played,
        "won": found.won,
        "first": found.first,
        "turns": round(found.turns, 1),
        "factions": found.shares,
        "pairs": {" ".join(keys): pair for keys, pair in found.pairs.items() if pair[1]},
    }


def _lines(found: Balance) -> Iterator[str]:
    """The tables, each line with its wins, the matches won at all, and the share."""
    yield f"{found.played} matches, {found.won} with a winner, {found.turns:.1f} turns each"
    yield _line("who begins", (found.first, found.won))
    for key, pair in found.shares.items():
        yield _line(key, pair)
    for (one, other), pair in found.pairs.items():
        if pair[1]:
            yield _line(f"{one} against {other}", pair)


def _line(title: str, pair: tuple[int, int]) -> str:
    wins, of = pair
    return f"{title:<32}{wins:>6} of {of:>5}{wins / max(1, of):>8.1%}"


if __name__ == "__main__":
    main(sys.argv[1:])
