"""`/place at turns piece`: legal places are suggested, best first."""

from __future__ import annotations

from collections.abc import Iterator

from bot.screens.contract import BadInput, MoveCommand, Parameter, PlayAction, Reply, Values
from bot.screens.cutterland.drafts import find_piece, own
from bot.screens.cutterland.phrases import format_turns, piece_line
from bot.screens.cutterland.placement_draft import find_piece_spots, read_spot
from bot.screens.cutterland.placements import Spot
from bot.screens.discord_limits import limit_suggestions
from bot.screens.scores import format_gain
from bot.screens.screen import Choice
from bot.words import Words
from engine.cutterland.actions import Action, Place
from engine.cutterland.cells import name_of
from engine.cutterland.placements import fewest_turns
from engine.cutterland.views import View


def reply(view: View, values: Values) -> Reply[Action]:
    named, place = _split_letter(str(values.get("at", "")))
    cell, turns = read_spot(place, _read_turns(values))
    return PlayAction(Place(_find_piece(view, values, named), cell, turns))


def _split_letter(text: str) -> tuple[str, str]:
    """The piece, if its letter comes first as in `B M13 1`, and the place."""
    first, blank, rest = text.lstrip().partition(" ")
    return (first.upper(), rest) if blank and len(first) == 1 and first.isalpha() else ("", text)


def _find_piece(view: View, values: Values, named: str) -> str:
    """The piece named, or the only one to lay. Raises `BadInput` where it must be named."""
    named = str(values.get("piece") or named).strip().upper()[:20]
    letters = own(view).to_lay
    if named or len(letters) == 1:
        return named or letters[0]
    if not letters:
        raise BadInput("cutterland-bad-nothing-to-lay")
    raise BadInput("cutterland-bad-which-piece", first=letters[0], second=letters[1])


def _read_turns(values: Values) -> int | None:
    turns = values.get("turns")
    if turns is None:
        return None
    text = str(turns).strip()
    if text not in {"0", "1", "2", "3"}:
        raise BadInput("cutterland-bad-turns")
    return int(text)


def suggest(view: View, key: str, values: Values, words: Words) -> tuple[Choice, ...]:
    if view.phase != "lay" or view.seat not in view.to_act:
        return ()
    if key == "piece":
        return limit_suggestions(_suggest_pieces(view, words))
    return limit_suggestions(_suggest_places(view, values, words)) if key == "at" else ()


def _suggest_pieces(view: View, words: Words) -> Iterator[Choice]:
    for letter in own(view).to_lay:
        offered = find_piece(view, letter)
        if offered is not None:
            piece = piece_line(offered, words)
            yield Choice(letter, words("cutterland-suggest-piece", letter=letter, piece=piece))


def _suggest_places(view: View, values: Values, words: Words) -> Iterator[Choice]:
    """Legal places that begin with what is typed, most points first; with two pieces to lay and
    none named, those of both, each with its letter."""
    letters = own(view).to_lay
    named, place = _split_letter(str(values.get("at", "")))
    named = str(values.get("piece") or named).strip().upper()
    typed = " ".join(place.upper().split())
    wanted = _read_turns(values)
    found = [
        (spot, letter)
        for letter in letters
        if named in {"", letter}
        for spot in _list_spots(view, letter, wanted)
    ]
    for spot, letter in sorted(found, key=lambda pair: -pair[0].points):
        value = name_of(spot.cell) if wanted is not None else _value(spot)
        if not value.startswith(typed):
            continue
        label = _label(view, spot, words)
        if len(letters) > 1:
            value, label = f"{letter} {value}", f"{letter} · {label}"
        yield Choice(value, label)


def _list_spots(view: View, letter: str, wanted: int | None) -> tuple[Spot, ...]:
    """The legal places of a piece, turned as wanted."""
    offered = find_piece(view, letter)
    if offered is None:
        return ()
    found = find_piece_spots(view, offered)
    if wanted is None:
        return found
    turns = fewest_turns(offered.piece, wanted)
    return tuple(spot for spot in found if spot.turns == turns)


def _value(spot: Spot) -> str:
    return f"{name_of(spot.cell)} {spot.turns}" if spot.turns else name_of(spot.cell)


def _label(view: View, spot: Spot, words: Words) -> str:
    return words(
        "cutterland-spot",
        cell=name_of(spot.cell),
        turned=format_turns(spot.turns, words),
        points=spot.points,
        gain=format_gain(spot.points - own(view).score.total),
    )


PLACE: MoveCommand[View, Action] = MoveCommand(
    "place",
    (
        Parameter("at", "notation", suggests=True),
        Parameter("turns", "whole", required=False),
        Parameter("piece", "notation", required=False, suggests=True),
    ),
    reply,
    suggest,
)
