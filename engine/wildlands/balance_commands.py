"""The command `balance`: computers play every seating of the factions, and the wins are counted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.command_line import Command, parser, whole
from engine.contract import IllegalAction, Json
from engine.requests import Request
from engine.wildlands.balance import Balance, count_results, play_all
from engine.wildlands.computers.levels import MEDIUM
from engine.wildlands.match_commands import read_game
from engine.wildlands.options import EVEN_START, SEATS
from engine.wildlands.sentences import sentence

_KEYS = ("players", "matches", "level", EVEN_START)
_MOST = 10_000


def _answer_balance(values: dict[str, Json]) -> dict[str, Json]:
    found = _measure(Request(values, _KEYS))
    shares: dict[str, Json] = {key: list[Json](pair) for key, pair in found.shares.items()}
    pairs: dict[str, Json] = {
        " ".join(keys): list[Json](pair) for keys, pair in found.pairs.items() if pair[1]
    }
    return {
        "played": found.played,
        "won": found.won,
        "first": found.first,
        "turns": round(found.turns, 1),
        "factions": shares,
        "pairs": pairs,
    }


def _measure(request: Request) -> Balance:
    players = request.whole("players", SEATS[0], SEATS[-1], missing=2)
    matches = request.whole("matches", 1, _MOST, missing=1)
    game = read_game()
    level = request.text("level") if "level" in request else MEDIUM
    if level not in game.computers:
        known = ", ".join(game.computers)
        raise IllegalAction("level-unknown", {"level": level[:20], "known": known}, section="10")
    even_start = request.flag(EVEN_START)
    return count_results(play_all(game, players, matches, level, even_start=even_start))


def _tell_balance(arguments: Sequence[str]) -> list[str]:
    reader = parser("wildlands", "balance", "Let computers play every seating of the factions.")
    reader.add_argument("--players", type=whole, default=2, metavar="N", help="default: 2")
    reader.add_argument("--matches", type=whole, default=1, metavar="N", help="of each seating")
    reader.add_argument("--level", default=MEDIUM, metavar="LEVEL")
    reader.add_argument("--even-start", action="store_true", help="who begins draws fewer cards")
    given = reader.parse_args(arguments)
    values: dict[str, Json] = {key: getattr(given, key) for key in _KEYS}
    return list(_lines(_measure(Request(values, _KEYS))))


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


BALANCE = Command(_answer_balance, _tell_balance, sentence)
