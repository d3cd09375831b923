"""Typed moves: `/play-card card at` and `/discard cards`."""

from bot.screens.clustered import placement_draft
from bot.screens.clustered.panels.discard import is_discarding
from bot.screens.clustered.panels.place import describe_neighbours, sort_spots, spot_label
from bot.screens.clustered.phrases import card_words, explain_refusal, own, symbols_of
from bot.screens.contract import MoveCommand, Values, notation_parameter
from bot.screens.discord_limits import echo_input, filter_suggestions, limit_suggestions
from bot.screens.panel import format_gain
from bot.screens.replies import BadInput, PlayAction, Reply
from bot.screens.screen import Choice
from bot.words import Words
from engine.cells import name_of, read_cell
from engine.clustered.actions import Action, Discard, Place
from engine.clustered.cards import Card, read_card
from engine.clustered.views import View
from engine.contract import IllegalAction

_SEPARATORS = str.maketrans(",/|;+", "     ")


def reply_play(view: View, values: Values) -> Reply[Action]:
    card = placement_draft.read_own_card(view, str(values.get("card", "")))
    return PlayAction(Place(card, placement_draft.read_typed_cell(str(values.get("at", "")))))


def suggest_play(view: View, key: str, values: Values, words: Words) -> tuple[Choice, ...]:
    """The reader's cards, or the named one's cells, best first; if none fits, what to do."""
    if view.phase != "turn" or view.seat not in view.to_act:
        return ()
    if view.stuck:
        return echo_input(str(values.get(key, "")) or "?", words("clustered-suggest-stuck"))
    if key != "card":
        return _suggest_cells(view, values, words)
    typed, choices = str(values.get("card", "")), []
    for card in dict.fromkeys(view.hand):
        if spots := placement_draft.find_spots(view, card):
            gain = format_gain(placement_draft.find_best_spot(spots).points - own(view).score.total)
            key = "clustered-suggest-card" if view.hints else "clustered-suggest-toss"
            label = words(key, **_card_params(card, words), n=len(spots), gain=gain)
            choices.append(Choice(card, label))
    unknown = words("clustered-suggest-no-card", typed=typed.strip()[:20])
    return filter_suggestions(typed, choices, unknown)


def _card_params(card: Card, words: Words) -> dict[str, str]:
    return {"card": card, "sign": symbols_of(card), "told": card_words(card, words)}


def _suggest_cells(view: View, values: Values, words: Words) -> tuple[Choice, ...]:
    """The cells that begin with what is typed; for one where the card does not fit, the reason."""
    typed = " ".join(str(values.get("at", "")).upper().split())
    try:
        card = placement_draft.read_own_card(view, str(values.get("card", "")))
    except IllegalAction as error:
        return echo_input(typed or "?", explain_refusal(error, words))
    fitting = [
        Choice(
            name_of(spot.cell),
            f"{spot_label(view, spot, words)} · {describe_neighbours(view, spot.cell, words)}",
        )
        for spot in sort_spots(view, placement_draft.find_spots(view, card))
        if name_of(spot.cell).startswith(typed)
    ]
    cell = read_cell(typed)
    if fitting or cell is None:
        # The very cell typed comes first, so that Enter sends it.
        return limit_suggestions(sorted(fitting, key=lambda choice: choice.value != typed))
    refusal = placement_draft.hold_at(view, card, cell).error
    return echo_input(typed, explain_refusal(refusal, words)) if refusal else ()


def reply_discard(view: View, values: Values) -> Reply[Action]:
    words = str(values.get("cards", "")).translate(_SEPARATORS).split()
    if not words:
        raise BadInput("clustered-bad-cards")
    return PlayAction(Discard(tuple(read_card(word) for word in words[:12])))


def suggest_discard(view: View, key: str, values: Values, words: Words) -> tuple[Choice, ...]:
    """Each card that could be added to those already typed."""
    if key != "cards" or view.seat not in view.to_act or not is_discarding(view):
        return ()
    left, chosen = list(view.hand), []
    for word in str(values.get("cards", "")).translate(_SEPARATORS).split():
        card = word.upper() if word.upper() == "W" else f"{word[:2].upper()}{word[2:].lower()}"
        if card in left:
            left.remove(card)
            chosen.append(card)
    if len(chosen) >= view.wanted:
        cards = " ".join(chosen[: view.wanted])
        label = words("clustered-suggest-discard", cards=cards)
        return limit_suggestions([Choice(cards, label)])
    return limit_suggestions(
        Choice(
            " ".join([*chosen, card]), words("clustered-suggest-toss", **_card_params(card, words))
        )
        for card in dict.fromkeys(left)
    )


COMMANDS: tuple[MoveCommand[View, Action], ...] = (
    MoveCommand(
        "play-card",
        (notation_parameter("card"), notation_parameter("at")),
        reply_play,
        suggest_play,
    ),
    MoveCommand("discard", (notation_parameter("cards"),), reply_discard, suggest_discard),
)
