"""A match as plain English text for the command line; the bot has its own catalogues."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.contract import Outcome, Seat
from engine.wildlands.actions import SEAT_LETTERS
from engine.wildlands.cards import Card
from engine.wildlands.events import (
    AssignmentRecalled,
    AttackDeclared,
    AttackResolved,
    CardsDrawn,
    CharacterRevealed,
    CharactersAssigned,
    CharactersMoved,
    EndDeclared,
    Event,
    Hit,
    InterruptDone,
    InterruptPlayed,
    MatchEnded,
    ShardClaimed,
    ShardsPlaced,
    SideWipedOut,
    TurnBegan,
)
from engine.wildlands.state import Piece, Standing
from engine.wildlands.views import View


def tell(event: Event, view: View) -> Iterator[str]:
    """Lines about an event; `view` is the public one after the step it belongs to."""
    table = view.table
    match event:
        case ShardsPlaced(shards):
            for seat, spaces in enumerate(shards):
                name = table.factions[seat].name
                yield f"{_seat(seat)} ({SEAT_LETTERS[seat]}) leads {name}, shards {_list(spaces)}"
        case TurnBegan(seat, turn):
            yield ""
            yield f"Turn {turn}: {_seat(seat)}"
        case InterruptPlayed(seat):
            yield f"{_seat(seat)} interrupts"
        case EndDeclared(seat, _):
            yield f"{_seat(seat)} ends its turn"
        case InterruptDone(seat, _):
            yield f"{_seat(seat)} is done"
        case SideWipedOut(seat):
            yield f"{_seat(seat)} has lost all characters"
        case CharactersAssigned() | AssignmentRecalled():
            pass  # nothing is seen of them
        case MatchEnded():
            yield ""
            yield from score_lines(view)
        case _:
            yield from _tell_action(event)


def _tell_action(event: Event) -> Iterator[str]:
    """Lines about what a seat does in its turn."""
    match event:
        case CharacterRevealed(actor, space, _):
            yield f"{actor} appears in {space}"
        case CharactersMoved(by, flag, steps, cards):
            where = ", ".join(f"{one} from {start} to {end}" for one, start, end in steps)
            how = f" ({flag} of {by})" if flag else ""
            yield f"{where}{how} for {_list(cards)}"
        case ShardClaimed(seat, space, cards):
            yield f"{_seat(seat)} claims its shard in {space} for {_list(cards)}"
        case AttackDeclared(attacker, flag, target, card):
            yield f"{attacker} attacks {target} ({flag}) for {card}"
        case AttackResolved(_, hits):
            yield from (_hit(hit) for hit in hits)
        case CardsDrawn(seat, count, wild, shuffled):
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
        yield _winners(view.outcome)


def _standing(health: int, piece: Piece) -> str:
    if piece.standing is Standing.REVEALED:
        return f"in {piece.space} ({health - piece.damage} of {health})"
    return piece.standing.value


def _hit(hit: Hit) -> str:
    if hit.card:
        return f"{hit.actor} defends with {hit.card}"
    return f"{hit.actor} takes {hit.damage}{' and is knocked out' if hit.is_out else ''}"


def _seat(seat: Seat) -> str:
    return f"Seat {seat + 1}"


def _list(things: Sequence[int] | Sequence[Card]) -> str:
    return " ".join(map(str, things))


def _winners(outcome: Outcome) -> str:
    seats = [str(seat + 1) for seat, place in enumerate(outcome.places) if place == 1]
    if len(seats) == 1:
        return f"Seat {seats[0]} wins"
    return f"Seats {', '.join(seats[:-1])} and {seats[-1]} share the victory"
