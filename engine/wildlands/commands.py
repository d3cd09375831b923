"""The command line: `sight` and `steps`, and a match as plain English text for `play` and `replay`
(the bot has its own catalogues); reads the installed maps and factions. Printing is left to
`__main__`."""

import json
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.command_line import Command, parser, whole
from engine.contract import IllegalAction, Json, Puzzle, Seat
from engine.match_commands import Stage, tell_winners
from engine.requests import Request
from engine.wildlands import events
from engine.wildlands.actions import SEAT_LETTERS, Action
from engine.wildlands.cards import Card
from engine.wildlands.events import Event
from engine.wildlands.factions import read_faction
from engine.wildlands.game import Wildlands
from engine.wildlands.maps import MOST_SPACES, Map, MapError, Number, read_map
from engine.wildlands.sight import seen_from
from engine.wildlands.state import Piece, Standing, State
from engine.wildlands.views import View, observe

DATA = Path(__file__).parents[2] / "data" / "wildlands"


def tell(event: Event, view: View) -> Iterator[str]:
    """Lines about an event; `view` is the public one after the step it belongs to."""
    table = view.table
    match event:
        case events.ShardsPlaced(shards):
            for seat, spaces in enumerate(shards):
                name = table.factions[seat].name
                yield f"{_seat(seat)} ({SEAT_LETTERS[seat]}) leads {name}, shards {_list(spaces)}"
        case events.TurnBegan(seat, turn):
            yield ""
            yield f"Turn {turn}: {_seat(seat)}"
        case events.InterruptPlayed(seat):
            yield f"{_seat(seat)} interrupts"
        case events.EndDeclared(seat, _):
            yield f"{_seat(seat)} ends its turn"
        case events.InterruptDone(seat, _):
            yield f"{_seat(seat)} is done"
        case events.SideWipedOut(seat):
            yield f"{_seat(seat)} has lost all characters"
        case events.CharactersAssigned() | events.AssignmentRecalled():
            pass  # nothing is seen of them
        case events.MatchEnded():
            yield ""
            yield from score_lines(view)
        case _:
            yield from _tell_action(event)


def _tell_action(event: Event) -> Iterator[str]:
    match event:
        case events.CharacterRevealed(actor, space, _):
            yield f"{actor} appears in {space}"
        case events.CharactersMoved(by, flag, steps, cards):
            where = ", ".join(f"{one} from {start} to {end}" for one, start, end in steps)
            how = f" ({flag} of {by})" if flag else ""
            yield f"{where}{how} for {_list(cards)}"
        case events.ShardClaimed(seat, space, cards):
            yield f"{_seat(seat)} claims its shard in {space} for {_list(cards)}"
        case events.AttackDeclared(attacker, flag, target, card):
            yield f"{attacker} attacks {target} ({flag}) for {card}"
        case events.AttackResolved(_, hits):
            for hit in hits:
                fate = " and is knocked out" if hit.is_out else ""
                done = f"defends with {hit.card}" if hit.card else f"takes {hit.damage}{fate}"
                yield f"{hit.actor} {done}"
        case events.CardsDrawn(seat, count, wild, shuffled):
            used = " for W" if wild else ""
            again = "; the pile is the new deck" if shuffled else ""
            yield f"{_seat(seat)} draws {count}{used}{again}"


def score_lines(view: View) -> Iterator[str]:
    """Each seat's points, shards and characters, with the winners once the match is over."""
    for seat, side in enumerate(view.table.sides):
        faction = view.table.factions[seat]
        rank = f"{view.outcome.places[seat]}. " if view.outcome else ""
        left = _list(side.shards) or "none"
        yield f"{rank}seat {seat + 1}, {faction.name}: {side.points} points, shards left {left}"
        characters = zip(faction.characters, faction.health, side.pieces, strict=True)
        yield "   " + ", ".join(
            f"{name} {_standing(health, piece)}" for name, health, piece in characters
        )
    if view.outcome:
        yield ""
        yield tell_winners(view.outcome)


def _standing(health: int, piece: Piece) -> str:
    if piece.standing is Standing.REVEALED:
        return f"in {piece.space} ({health - piece.damage} of {health})"
    return piece.standing.value


def _seat(seat: Seat) -> str:
    return f"Seat {seat + 1}"


def _list(things: Sequence[int] | Sequence[Card]) -> str:
    return " ".join(map(str, things))


def _list_seen(values: dict[str, Json]) -> list[Number]:
    return sorted(seen_from(*_read_place(Request(values, ("map", "from")))))


def _find_costs(values: dict[str, Json]) -> Mapping[Number, int]:
    """The cards that a move to each space costs; in flight one card for any."""
    request = Request(values, ("map", "from", "fly"))
    ground, start = _read_place(request)
    if request.flag("fly"):
        return dict.fromkeys(ground.flights[start], 1)
    return ground.step_costs[start]


def _read_place(request: Request) -> tuple[Map, Number]:
    """The map of a request and a space on it."""
    try:
        ground = read_map(request.value("map"))
    except MapError as error:
        raise IllegalAction("map-faulty", section="9", fault=str(error)) from error
    start = request.whole("from", 0, MOST_SPACES)
    if start not in ground.by_number:
        raise IllegalAction("space-unknown", section="9", space=start)
    return ground, start


def _tell_sight(arguments: Sequence[str]) -> list[str]:
    reader = parser("wildlands", "sight", "List the spaces in sight of a space, its own included.")
    return [" ".join(map(str, _list_seen(_read_arguments(reader, arguments))))]


def _tell_steps(arguments: Sequence[str]) -> list[str]:
    reader = parser("wildlands", "steps", "List the spaces that a move reaches, with its cards.")
    reader.add_argument("--fly", action="store_true", help="up to two steps with one card")
    costs = _find_costs(_read_arguments(reader, arguments))
    return [f"{space}: {cost}" for space, cost in costs.items()]


def _read_arguments(reader: ArgumentParser, arguments: Sequence[str]) -> dict[str, Any]:
    reader.add_argument("map", metavar="MAP", help="the map's JSON file")
    reader.add_argument("from", metavar="SPACE", type=whole)
    given = vars(reader.parse_args(arguments))
    try:
        text = Path(given["map"]).read_text(encoding="utf-8")
        return given | {"map": json.loads(text)}
    except (OSError, ValueError, RecursionError) as error:
        fault = error.strerror if isinstance(error, OSError) and error.strerror else "no JSON text"
        raise IllegalAction("map-unread", section="9", file=given["map"], fault=fault) from error


COMMANDS = {
    "sight": Command(
        "list what is in sight of a space",
        lambda values: {"sees": list[Json](_list_seen(values))},
        _tell_sight,
    ),
    "steps": Command(
        "list where a move leads from a space, and what it costs",
        lambda values: {"steps": {str(space): n for space, n in _find_costs(values).items()}},
        _tell_steps,
    ),
}


def make_stage() -> Stage[State, Action, Event, View]:
    return Stage(read_game(), "Wildlands", tell, score_lines, _describe_puzzle, 2)


def _describe_puzzle(puzzle: Puzzle[State]) -> list[str]:
    state = puzzle.state
    return [
        f"Map: {state.table.ground.name}",
        *score_lines(observe(state, puzzle.seat)),
        f"Hand: {_list(state.secrets[puzzle.seat].hand)}",
        "Seat 1 plays this turn, and the other holds no cards. What is the most it can score?",
    ]


def read_game(folder: Path = DATA) -> Wildlands:
    """The game with every map and faction of a folder, in the order of their files."""
    maps = [read_map(value) for value in _read_files(folder / "maps")]
    factions = [read_faction(value) for value in _read_files(folder / "factions")]
    return Wildlands({one.key: one for one in maps}, {one.key: one for one in factions})


def _read_files(folder: Path) -> Iterable[Json]:
    for file in sorted(folder.glob("*.json")):
        value: Json = json.loads(file.read_text(encoding="utf-8"))
        yield value
