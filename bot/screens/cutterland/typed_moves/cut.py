"""`/cut card pieces` and `/discard pieces`."""

from __future__ import annotations

from bot.screens.contract import BadInput, MoveCommand, Parameter, PlayAction, Reply, Values
from bot.screens.cutterland.cut_draft import list_cut_pieces, read_groups
from bot.screens.cutterland.phrases import format_contents, format_sizes, piece_line
from bot.screens.discord_limits import echo_input, filter_suggestions, limit_suggestions
from bot.screens.panel import explain_refusal
from bot.screens.screen import Choice
from bot.words import Words
from engine.contract import IllegalAction
from engine.cutterland.actions import Action, Cut, Discard
from engine.cutterland.cards import LETTERS
from engine.cutterland.views import View


def reply_cut(view: View, values: Values) -> Reply[Action]:
    card = read_card_number(values.get("card", ""))
    return PlayAction(Cut(card, read_groups(view, str(values.get("pieces", "")))))


def read_card_number(value: str | int) -> int:
    """A card's number in the hand, typed or chosen. Raises `BadInput`."""
    text = str(value).strip()
    if not (text.isascii() and text.isdigit() and len(text) < 3):
        raise BadInput("cutterland-bad-card")
    return int(text)


def suggest_cut(view: View, key: str, values: Values, words: Words) -> tuple[Choice, ...]:
    """The cards of the asker's own hand; or what the typed cut comes to."""
    if view.phase != "cut" or view.seat not in view.to_act:
        return ()
    return (
        _suggest_cards(view, values, words)
        if key == "card"
        else _suggest_pieces(view, values, words)
    )


def _suggest_cards(view: View, values: Values, words: Words) -> tuple[Choice, ...]:
    typed = str(values.get("card", ""))
    choices = (
        Choice(
            str(number),
            words(
                "cutterland-suggest-card",
                card=number,
                contents=format_contents(card.squares, words),
            ),
        )
        for number, card in enumerate(view.hand, 1)
        if card is not None
    )
    return filter_suggestions(
        typed, choices, words("cutterland-suggest-no-card", typed=typed.strip()[:20])
    )


def _suggest_pieces(view: View, values: Values, words: Words) -> tuple[Choice, ...]:
    typed = str(values.get("pieces", ""))
    if not typed.strip():
        return ()
    try:
        groups = read_groups(view, typed)
    except IllegalAction as error:
        return echo_input(typed, explain_refusal("cutterland", error, words))
    ready = format_sizes((chr(65 + number), len(group)) for number, group in enumerate(groups))
    label = words("cutterland-suggest-cut", sizes=ready)
    return echo_input(typed, label + _describe_pieces(view, values, groups, words))


def _describe_pieces(view: View, values: Values, groups: tuple[str, ...], words: Words) -> str:
    """What is on each piece, once the card is known too."""
    text = str(values.get("card", "")).strip()
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 3 else 0
    if not 1 <= number <= len(view.hand) or view.hand[number - 1] is None:
        return ""
    pieces = zip(LETTERS, list_cut_pieces(view, number, groups), strict=False)
    inside = (f"{letter} {format_contents(one.piece.squares, words)}" for letter, one in pieces)
    return f" — {'; '.join(inside)}"


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
    named = [one.letter for one in view.offered if one.letter in typed]
    if len(named) == view.surplus:
        ready = " ".join(named)
        return limit_suggestions([Choice(ready, words("cutterland-suggest-discard", pieces=ready))])
    return limit_suggestions(
        Choice(
            " ".join([*named, one.letter]),
            words("cutterland-suggest-piece", letter=one.letter, piece=piece_line(one, words)),
        )
        for one in view.offered
        if one.letter not in named
    )


CUT: MoveCommand[View, Action] = MoveCommand(
    "cut",
    (Parameter("card", "notation", suggests=True), Parameter("pieces", "notation", suggests=True)),
    reply_cut,
    suggest_cut,
)
DISCARD: MoveCommand[View, Action] = MoveCommand(
    "discard", (Parameter("pieces", "notation", suggests=True),), reply_discard, suggest_discard
)
