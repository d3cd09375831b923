"""The typed moves: `/cut`, `/discard`, `/take`, `/place` and `/build`."""

from collections.abc import Iterator

from bot.screens.contract import MoveCommand, Parameter, Values, notation_parameter
from bot.screens.cutterland import placement_draft
from bot.screens.cutterland.cut_draft import list_pieces_of, read_typed_cut
from bot.screens.cutterland.drafts import find_piece, list_open_pieces, own
from bot.screens.cutterland.layout_draft import KEPT, draft_layout, write_short_layout
from bot.screens.cutterland.phrases import (
    format_contents,
    format_sizes,
    format_tokens,
    format_turns,
    piece_line,
)
from bot.screens.discord_limits import (
    LONGEST_LABEL,
    echo_input,
    filter_suggestions,
    limit_suggestions,
)
from bot.screens.panel import explain_refusal, format_gain
from bot.screens.replies import BadInput, KeepDraft, PlayAction, Reply
from bot.screens.screen import Choice
from bot.words import Words
from engine.contract import IllegalAction
from engine.cutterland.actions import Action, Cut, Discard, Place, Take
from engine.cutterland.placements import fewest_turns
from engine.cutterland.views import OfferedPiece, View

NOTHING = "nothing"


def _is_asked(view: View, phase: str) -> bool:
    return view.phase == phase and view.seat in view.to_act


def _label_piece(offered: OfferedPiece, words: Words) -> str:
    piece = piece_line(offered, words)
    return words("cutterland-suggest-piece", letter=offered.letter, piece=piece)


def reply_cut(view: View, values: Values) -> Reply[Action]:
    card = _read_card_number(values)
    return PlayAction(Cut(card, read_typed_cut(view, str(values.get("pieces", "")))))


def _read_card_number(values: Values) -> int:
    """A card's number in the hand, typed or chosen. Raises `BadInput`."""
    text = str(values.get("card", "")).strip()
    if not (text.isascii() and text.isdigit() and len(text) < 3):
        raise BadInput("cutterland-refusal-card")
    return int(text)


def suggest_cut(view: View, key: str, values: Values, words: Words) -> tuple[Choice, ...]:
    """The reader's own cards; or what the typed cut amounts to."""
    if not _is_asked(view, "cut"):
        return ()
    typed = str(values.get(key, ""))
    if key == "card":
        label = "cutterland-suggest-card"
        choices = (
            Choice(str(n), words(label, card=n, contents=format_contents(card.squares, words)))
            for n, card in enumerate(view.hand, 1)
            if card is not None
        )
        unknown = words("cutterland-suggest-no-card", typed=typed.strip()[:20])
        return filter_suggestions(typed, choices, unknown)
    if not typed.strip():
        return ()
    try:
        groups = read_typed_cut(view, typed)
    except IllegalAction as error:
        return echo_input(typed, explain_refusal("cutterland", error, words))
    told = words("cutterland-suggest-cut", sizes=format_sizes(groups, words))
    return echo_input(typed, told + _describe_pieces(view, values, groups, words))


def _describe_pieces(view: View, values: Values, groups: tuple[str, ...], words: Words) -> str:
    """What is on each piece, once the card is known too."""
    try:
        number = _read_card_number(values)
    except BadInput:
        return ""
    card = view.hand[number - 1] if 1 <= number <= len(view.hand) else None
    if card is None:
        return ""
    pieces = list_pieces_of(card, groups)
    parts = (
        f"{offered.letter} {format_contents(offered.piece.squares, words)}" for offered in pieces
    )
    return f" — {'; '.join(parts)}"


def reply_discard(view: View, values: Values) -> Reply[Action]:
    return PlayAction(Discard(_read_letters(values)))


def _read_letters(values: Values) -> tuple[str, ...]:
    text = str(values.get("pieces", "")).upper()
    return tuple(letter for letter in text if letter.isalnum())[:12]


def suggest_discard(view: View, key: str, values: Values, words: Words) -> tuple[Choice, ...]:
    """Each piece that could be added to those already typed."""
    if not _is_asked(view, "discard"):
        return ()
    typed = _read_letters(values)
    chosen = [piece.letter for piece in view.offered if piece.letter in typed]
    if len(chosen) == view.surplus:
        pieces = " ".join(chosen)
        label = words("cutterland-suggest-discard", pieces=pieces)
        return limit_suggestions([Choice(pieces, label)])
    return limit_suggestions(
        Choice(" ".join([*chosen, piece.letter]), _label_piece(piece, words))
        for piece in view.offered
        if piece.letter not in chosen
    )


def reply_take(view: View, values: Values) -> Reply[Action]:
    return PlayAction(Take(str(values.get("piece", "")).strip().upper()[:20]))


def suggest_take(view: View, key: str, values: Values, words: Words) -> tuple[Choice, ...]:
    """The open pieces, with what is on them, and with hints what each gains at its best spot."""
    if not _is_asked(view, "take"):
        return ()
    typed, choices = str(values.get("piece", "")), []
    for piece in list_open_pieces(view):
        label, spots = _label_piece(piece, words), placement_draft.find_piece_spots(view, piece)
        if spots and view.hints:
            label += f" ({format_gain(spots[0].points - own(view).score.total)})"
        choices.append(Choice(piece.letter, label))
    unknown = words("cutterland-suggest-no-piece", typed=typed.strip()[:20])
    return filter_suggestions(typed, choices, unknown)


def reply_place(view: View, values: Values) -> Reply[Action]:
    named, place = _split_letter(values)
    first, turns = placement_draft.read_spot(place, _read_turns(values))
    letters = own(view).to_lay
    if not named and not letters:
        raise BadInput("bad-control")
    if not named and len(letters) > 1:
        raise BadInput("cutterland-bad-which-piece", first=letters[0])
    letter = named or letters[0]
    offered = find_piece(view, letter)
    cell = first if offered is None else placement_draft.corner_of(offered.piece, first, turns)
    return PlayAction(Place(letter, cell, turns))


def _split_letter(values: Values) -> tuple[str, str]:
    """The piece, by its own option or by its letter first as in `B M13 1`, and the spot."""
    text = str(values.get("at", ""))
    first, blank, rest = text.lstrip().partition(" ")
    is_letter = blank and len(first) == 1 and first.isalpha()
    named, place = (first, rest) if is_letter else ("", text)
    return str(values.get("piece") or named).strip().upper()[:20], place


def _read_turns(values: Values) -> int | None:
    if values.get("turns") is None:
        return None
    text = str(values["turns"]).strip()
    if text not in {"0", "1", "2", "3"}:
        raise BadInput("cutterland-refusal-turns")
    return int(text)


def suggest_place(view: View, key: str, values: Values, words: Words) -> tuple[Choice, ...]:
    if not _is_asked(view, "lay"):
        return ()
    if key == "piece":
        pieces = filter(None, (find_piece(view, letter) for letter in own(view).to_lay))
        return limit_suggestions(
            Choice(piece.letter, _label_piece(piece, words)) for piece in pieces
        )
    return limit_suggestions(_suggest_spots(view, values, words)) if key == "at" else ()


def _suggest_spots(view: View, values: Values, words: Words) -> Iterator[Choice]:
    """Legal spots that begin with what is typed, with hints most points first; with two pieces to
    place and none named, those of both, each with its letter."""
    (named, place), turns, seat = _split_letter(values), _read_turns(values), own(view)
    typed = " ".join(place.upper().split())
    spots: list[tuple[placement_draft.Spot, OfferedPiece]] = []
    for offered in filter(None, (find_piece(view, letter) for letter in seat.to_lay)):
        if named in {"", offered.letter}:
            way = None if turns is None else fewest_turns(offered.piece, turns)
            legal = placement_draft.find_piece_spots(view, offered)
            spots += [(spot, offered) for spot in legal if way in {None, spot.turns}]
    if view.hints:
        spots.sort(key=lambda ranked: -ranked[0].points)
    for spot, offered in spots:
        name = placement_draft.name_spot(offered.piece, spot.cell, spot.turns)
        value = f"{name} {spot.turns}" if turns is None and spot.turns else name
        if not value.startswith(typed):
            continue
        gain = format_gain(spot.points - placement_draft.points_before(view, offered.letter))
        turned = format_turns(spot.turns, words)
        label = f"{name}, {turned}"
        if view.hints:
            params = {"cell": name, "turned": turned, "gain": gain}
            label = words("cutterland-spot", **params, points=spot.points)
        if len(seat.to_lay) > 1:
            value, label = f"{offered.letter} {value}", f"{offered.letter} · {label}"
        yield Choice(value, label)


def reply_build(view: View, values: Values) -> Reply[Action]:
    """A draft for the panel, which shows the hunt and asks to confirm."""
    text = _read_layout_text(values)
    if not _is_asked(view, "resolve"):
        raise BadInput("cutterland-bad-not-building")
    draft_layout(view, text)
    return KeepDraft({"layout": text, "suggested": KEPT})


def _read_layout_text(values: Values) -> str:
    text = str(values.get("layout", "")).strip()
    return "" if text.lower() == NOTHING else text


def suggest_build(view: View, key: str, values: Values, words: Words) -> tuple[Choice, ...]:
    """What the typed layout amounts to."""
    if not _is_asked(view, "resolve"):
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
