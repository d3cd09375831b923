"""Typed moves: `/play card at`, `/discard cards`, `/recall`."""

from __future__ import annotations

from collections.abc import Iterator

from bot.screens.clustered.discarding import is_discarding
from bot.screens.clustered.panels.place import beside, spot_label
from bot.screens.clustered.phrases import card_words, sign
from bot.screens.clustered.placing import (
    best,
    held_at,
    now,
    read_own_card,
    read_place_cell,
    spots,
)
from bot.screens.figures import gain
from bot.screens.fitting import narrowed, suggestions, verdict
from bot.screens.game import Act, BadInput, MoveCommand, Parameter, Reply, Values
from bot.screens.refusing import refusal
from bot.screens.screen import Choice
from bot.words import Words
from engine.cells import name_of, read_cell
from engine.clustered.actions import Action, Discard, Place, Recall
from engine.clustered.cards import Card, read_card
from engine.clustered.views import View
from engine.contract import IllegalAction

_PARTERS = str.maketrans(",/|;+", "     ")


def reply_play(view: View, values: Values) -> Reply[Action]:
    card = read_own_card(view, str(values.get("card", "")))
    return Act(Place(card, read_place_cell(str(values.get("at", "")))))


def suggest_play(view: View, key: str, values: Values, words: Words) -> tuple[Choice, ...]:
    """The cards of the asker's own hand; or the cells that the named one fits in, best first."""
    if view.phase != "turn" or view.seat not in view.to_act or view.stuck:
        return ()
    return _cards(view, values, words) if key == "card" else _cells(view, values, words)


def _cards(view: View, values: Values, words: Words) -> tuple[Choice, ...]:
    typed = str(values.get("card", ""))
    choices = [
        Choice(card, _card_label(view, card, words))
        for card in dict.fromkeys(view.hand)
        if spots(view, card)
    ]
    return narrowed(typed, choices, words("clustered-suggest-no-card", typed=typed.strip()[:20]))


def _card_label(view: View, card: Card, words: Words) -> str:
    found = spots(view, card)
    more = gain(best(found).points - now(view))
    told = card_words(card, words)
    return words(
        "clustered-suggest-card", card=card, sign=sign(card), told=told, n=len(found), gain=more
    )


def _cells(view: View, values: Values, words: Words) -> tuple[Choice, ...]:
    """Cells that begin with what is typed; of one that does not fit, why."""
    typed = " ".join(str(values.get("at", "")).upper().split())
    try:
        card = read_own_card(view, str(values.get("card", "")))
    except IllegalAction as error:
        return verdict(typed or "?", refusal("clustered", error, words))
    found = sorted(spots(view, card), key=lambda spot: (-spot.points, spot.cell))
    fitting = [
        Choice(
            name_of(spot.cell),
            f"{spot_label(view, spot.cell, spot.points, words)} · {beside(view, spot.cell, words)}",
        )
        for spot in found
        if name_of(spot.cell).startswith(typed)
    ]
    cell = read_cell(typed)
    if fitting or cell is None:
        # The very cell typed stands first, so that Enter sends it.
        return suggestions(sorted(fitting, key=lambda choice: choice.value != typed))
    wrong = held_at(view, card, cell).error
    return verdict(typed, refusal("clustered", wrong, words)) if wrong else ()


def reply_discard(view: View, values: Values) -> Reply[Action]:
    words = str(values.get("cards", "")).translate(_PARTERS).split()
    if not words:
        raise BadInput("clustered-bad-cards")
    return Act(Discard(tuple(read_card(word) for word in words[:12])))


def suggest_discard(view: View, key: str, values: Values, words: Words) -> tuple[Choice, ...]:
    """Each card that could be added to those already typed."""
    if key != "cards" or view.seat not in view.to_act or not is_discarding(view):
        return ()
    return suggestions(_discards(view, str(values.get("cards", "")), words))


def _discards(view: View, typed: str, words: Words) -> Iterator[Choice]:
    left, named = list(view.hand), []
    for word in typed.translate(_PARTERS).split():
        card = word.upper() if word.upper() == "W" else f"{word[:2].upper()}{word[2:].lower()}"
        if card in left:
            left.remove(card)
            named.append(card)
    if len(named) >= view.wanted:
        ready = " ".join(named[: view.wanted])
        yield Choice(ready, words("clustered-suggest-discard", cards=ready))
        return
    for card in dict.fromkeys(left):
        label = words("clustered-suggest-toss", card=card, sign=sign(card),
                      told=card_words(card, words))  # fmt: skip
        yield Choice(" ".join([*named, card]), label)


def reply_recall(view: View, values: Values) -> Reply[Action]:
    return Act(Recall())


def suggest_recall(view: View, key: str, values: Values, words: Words) -> tuple[Choice, ...]:
    return ()


COMMANDS: tuple[MoveCommand[View, Action], ...] = (
    MoveCommand(
        "play",
        (Parameter("card", suggests=True), Parameter("at", suggests=True)),
        reply_play,
        suggest_play,
    ),
    MoveCommand("discard", (Parameter("cards", suggests=True),), reply_discard, suggest_discard),
    MoveCommand("recall", (), reply_recall, suggest_recall),
)
