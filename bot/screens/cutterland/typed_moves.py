"""The typed moves: `/cut`, `/discard`, `/take`, `/place` and `/build`."""

from __future__ import annotations

from collections.abc import Iterator

from bot.screens.contract import (
    BadInput,
    KeepDraft,
    MoveCommand,
    Parameter,
    PlayAction,
    Reply,
    Values,
    notation_parameter,
)
from bot.screens.cutterland.cut_draft import list_pieces_of, read_typed_cut
from bot.screens.cutterland.drafts import find_piece, list_open_pieces, own
from bot.screens.cutterland.layout_draft import draft_layout, write_short_layout
from bot.screens.cutterland.phrases import (
    format_contents,
    format_sizes,
    format_tokens,
    format_turns,
    piece_line,
)
from bot.screens.cutterland.placement_draft import (
    Spot,
    corner_of,
    find_piece_spots,
    name_spot,
    preview_spots,
    read_spot,
)
from bot.screens.discord_limits import (
    LONGEST_LABEL,
    echo_input,
    filter_suggestions,
    limit_suggestions,
)
from bot.screens.panel import explain_refusal, format_gain
from bot.screens.screen import Choice
from bot.words import Words
from engine.contract import IllegalAction
from engine.cutterland.actions import Action, Cut, Discard, Place, Take
from engine.cutterland.placements import fewest_turns
from engine.cutterland.views import OfferedPiece, View


def reply_cut(view: View, values: Values) -> Reply[Action]:
    card = read_card_number(values.get("card", ""))
    return PlayAction(Cut(card, read_typed_cut(view, str(values.get("pieces", "")))))


def read_card_number(value: str | int) -> int:
    """A card's number in the hand, typed or chosen. Raises `BadInput`."""
    text = str(value).strip()
    if not (text.isascii() and text.isdigit() and len(text) < 3):
        raise BadInput("cutterland-bad-card")
    return int(text)


def suggest_cut(view: View, key: str, values: Values, words: Words) -> tuple[Choice, ...]:
    """The reader's own cards; or what the typed cut amounts to."""
    if view.phase != "cut" or view.seat not in view.to_act:
        return ()
    suggest = _suggest_cards if key == "card" else _suggest_pieces
    return suggest(view, values, words)


def _suggest_cards(view: View, values: Values, words: Words) -> tuple[Choice, ...]:
    typed, key = str(values.get("card", "")), "cutterland-suggest-card"
    choices = (
        Choice(str(n), words(key, card=n, contents=format_contents(card.squares, words)))
        for n, card in enumerate(view.hand, 1)
        if card is not None
    )
    unknown = words("cutterland-suggest-no-card", typed=typed.strip()[:20])
    return filter_suggestions(typed, choices, unknown)


def _suggest_pieces(view: View, values: Values, words: Words) -> tuple[Choice, ...]:
    typed = str(values.get("pieces", ""))
    if not typed.strip():
        return ()
    try:
        groups = read_typed_cut(view, typed)
    except IllegalAction as error:
        return echo_input(typed, explain_refusal("cutterland", error, words))
    sizes = format_sizes((chr(65 + number), len(group)) for number, group in enumerate(groups))
    label = words("cutterland-suggest-cut", sizes=sizes)
    return echo_input(typed, label + _describe_pieces(view, values, groups, words))


def _describe_pieces(view: View, values: Values, groups: tuple[str, ...], words: Words) -> str:
    """What is on each piece, once the card is known too."""
    try:
        number = read_card_number(values.get("card", ""))
    except BadInput:
        return ""
    card = view.hand[number - 1] if 1 <= number <= len(view.hand) else None
    if card is None:
        return ""
    pieces = list_pieces_of(card, groups)
    parts = (f"{one.letter} {format_contents(one.piece.squares, words)}" for one in pieces)
    return f" — {'; '.join(parts)}"


def reply_discard(view: View, values: Values) -> Reply[Action]:
    letters = _read_letters(str(values.get("pieces", "")))
    if not letters:
        raise BadInput("cutterland-bad-pieces")
    return PlayAction(Discard(letters))


def _read_letters(text: str) -> tuple[str, ...]:
    return tuple(letter for letter in text.upper() if letter.isalnum())[:12]


def suggest_discard(view: View, key: str, values: Values, words: Words) -> tuple[Choice, ...]:
    """Each piece that could be added to those already typed."""
    if view.phase != "discard" or view.seat not in view.to_act:
        return ()
    typed = _read_letters(str(values.get("pieces", "")))
    chosen = [one.letter for one in view.offered if one.letter in typed]
    if len(chosen) == view.surplus:
        pieces = " ".join(chosen)
        label = words("cutterland-suggest-discard", pieces=pieces)
        return limit_suggestions([Choice(pieces, label)])
    return limit_suggestions(
        Choice(" ".join([*chosen, one.letter]), _piece_label(one, words))
        for one in view.offered
        if one.letter not in chosen
    )


def reply_take(view: View, values: Values) -> Reply[Action]:
    return PlayAction(Take(str(values.get("piece", "")).strip().upper()[:20]))


def suggest_take(view: View, key: str, values: Values, words: Words) -> tuple[Choice, ...]:
    """The open pieces, with what is on them."""
    if view.phase != "take" or view.seat not in view.to_act:
        return ()
    typed = str(values.get("piece", ""))
    choices = (Choice(one.letter, _take_label(view, one, words)) for one in list_open_pieces(view))
    unknown = words("cutterland-suggest-no-piece", typed=typed.strip()[:20])
    return filter_suggestions(typed, choices, unknown)


def _take_label(view: View, offered: OfferedPiece, words: Words) -> str:
    label, spots = _piece_label(offered, words), preview_spots(view, offered)
    if not spots or not view.hints:
        return label
    return f"{label} ({format_gain(spots[0].points - own(view).score.total)})"


def reply_place(view: View, values: Values) -> Reply[Action]:
    named, place = _split_letter(str(values.get("at", "")))
    first, turns = read_spot(place, _read_turns(values))
    letter = _find_piece(view, values, named)
    offered = find_piece(view, letter)
    cell = first if offered is None else corner_of(offered.piece, first, turns)
    return PlayAction(Place(letter, cell, turns))


def _split_letter(text: str) -> tuple[str, str]:
    """The piece, if its letter comes first as in `B M13 1`, and the spot."""
    first, blank, rest = text.lstrip().partition(" ")
    return (first.upper(), rest) if blank and len(first) == 1 and first.isalpha() else ("", text)


def _find_piece(view: View, values: Values, named: str) -> str:
    """The piece named, or the only one to place. Raises `BadInput` where it must be named."""
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


def suggest_place(view: View, key: str, values: Values, words: Words) -> tuple[Choice, ...]:
    if view.phase != "lay" or view.seat not in view.to_act:
        return ()
    if key == "piece":
        pieces = filter(None, (find_piece(view, letter) for letter in own(view).to_lay))
        return limit_suggestions(Choice(one.letter, _piece_label(one, words)) for one in pieces)
    return limit_suggestions(_suggest_spots(view, values, words)) if key == "at" else ()


def _list_spots(view: View, letter: str, turns: int | None) -> list[tuple[Spot, str]]:
    """The legal spots of a piece with their names, with these turns if any are named."""
    offered = find_piece(view, letter)
    if offered is None:
        return []
    piece, spots = offered.piece, find_piece_spots(view, offered)
    if turns is not None:
        spots = tuple(spot for spot in spots if spot.turns == fewest_turns(piece, turns))
    return [(spot, name_spot(piece, spot.cell, spot.turns)) for spot in spots]


def _spot_label(view: View, spot: Spot, cell: str, words: Words) -> str:
    turned, gain = format_turns(spot.turns, words), spot.points - own(view).score.total
    if not view.hints:
        return f"{cell}, {turned}"
    params = {"cell": cell, "turned": turned, "gain": format_gain(gain)}
    return words("cutterland-spot", **params, points=spot.points)


NOTHING = "nothing"


def reply_build(view: View, values: Values) -> Reply[Action]:
    """A draft for the panel, which shows the hunt and asks to confirm."""
    text = _read_layout_text(values)
    if view.phase != "resolve" or view.seat not in view.to_act:
        raise BadInput("cutterland-bad-not-building")
    draft_layout(view, text)
    return KeepDraft({"layout": text})


def _read_layout_text(values: Values) -> str:
    text = str(values.get("layout", "")).strip()
    return "" if text.lower() == NOTHING else text


def suggest_build(view: View, key: str, values: Values, words: Words) -> tuple[Choice, ...]:
    """What the typed layout amounts to."""
    if view.phase != "resolve" or view.seat not in view.to_act:
        return ()
    typed, seat = str(values.get("layout", "")), own(view)
    if not typed.strip():
        tokens = format_tokens(seat.towers, seat.wall_bridges, words)
        label = words("cutterland-suggest-build-nothing", tokens=tokens)
        return limit_suggestions([Choice(NOTHING, label)])
    try:
        draft = draft_layout(view, _read_layout_text(values))
    except IllegalAction as error:
        return echo_input(typed, explain_refusal("cutterland", error, words))
    assert draft.score is not None
    assert draft.explicit_layout is not None
    gain = format_gain(draft.score.total - seat.score.total)
    label = words("cutterland-suggest-build", points=draft.score.total, gain=gain)
    fits = len(typed) <= LONGEST_LABEL
    return echo_input(typed if fits else write_short_layout(draft.explicit_layout), label)


_CUT_PARAMETERS = (notation_parameter("card"), notation_parameter("pieces"))
_PLACE_PARAMETERS = (
    notation_parameter("at"),
    Parameter("turns", "whole", required=False),
    Parameter("piece", "notation", required=False, suggests=True),
)
COMMANDS: tuple[MoveCommand[View, Action], ...] = (
    MoveCommand("cut", _CUT_PARAMETERS, reply_cut, suggest_cut),
    MoveCommand("discard", (notation_parameter("pieces"),), reply_discard, suggest_discard),
    MoveCommand("take", (notation_parameter("piece"),), reply_take, suggest_take),
    MoveCommand("place", _PLACE_PARAMETERS, reply_place, suggest_place),
    MoveCommand("build", (notation_parameter("layout"),), reply_build, suggest_build),
)
"""In the order of a match."""


def _piece_label(offered: OfferedPiece, words: Words) -> str:
    piece = piece_line(offered, words)
    return words("cutterland-suggest-piece", letter=offered.letter, piece=piece)


def _suggest_spots(view: View, values: Values, words: Words) -> Iterator[Choice]:
    """Legal spots that begin with what is typed, with hints most points first; with two pieces to
    place and none named, those of both, each with its letter."""
    letters = own(view).to_lay
    named, place = _split_letter(str(values.get("at", "")))
    named = str(values.get("piece") or named).strip().upper()
    typed = " ".join(place.upper().split())
    turns = _read_turns(values)
    spots = [
        (spot, name, letter)
        for letter in letters
        if named in {"", letter}
        for spot, name in _list_spots(view, letter, turns)
    ]
    if view.hints:
        spots.sort(key=lambda one: -one[0].points)
    for spot, name, letter in spots:
        value = f"{name} {spot.turns}" if turns is None and spot.turns else name
        if not value.startswith(typed):
            continue
        label = _spot_label(view, spot, name, words)
        if len(letters) > 1:
            value, label = f"{letter} {value}", f"{letter} · {label}"
        yield Choice(value, label)
