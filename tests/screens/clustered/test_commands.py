"""Typed moves and looks: suggestions while typing, and what they come to."""

from dataclasses import replace

import pytest

from bot.screens.clustered import ClusteredScreens
from bot.screens.clustered.pictures import hand_picture
from bot.screens.context import Context
from bot.screens.contract import MoveCommand, Values
from bot.screens.replies import BadInput, PlayAction
from bot.words import Words
from engine.cells import read_cell
from engine.clustered.actions import Action, Discard, Place, Recall
from engine.clustered.state import State
from engine.clustered.views import View
from engine.contract import IllegalAction
from tests.clustered.matches import playing
from tests.laws.clustered_case import GAME
from tests.screens.clustered.tables import (
    middle,
    opening,
    random_states,
    seen,
    stuck,
    table_of,
)
from tests.screens.matches import as_text

Commands = dict[str, MoveCommand[View, Action]]


@pytest.fixture
def command(screens: ClusteredScreens) -> Commands:
    return {one.name: one for one in screens.commands}


def labels(
    command: Commands, name: str, state: State, key: str, words: Words, **values: str
) -> list[str]:
    return [one.label for one in command[name].suggest(seen(state), key, values, words)]


def test_the_cards_suggested_are_the_askers_own_that_fit(command: Commands, words: Words) -> None:
    assert labels(command, "play-card", middle(), "card", words) == [
        "1So □ · 1 hollow square · 10 cells, best +3",
        "3C: ◉◉◉ · 3 dotted circles · 2 cells, best ±0",
        "W Ⓦ · a wild card · 10 cells, best +3",
    ]
    assert command["play-card"].suggest(seen(middle(), 1), "card", {}, words) == ()


def test_where_no_card_fits_the_suggestion_says_what_to_do(command: Commands, words: Words) -> None:
    for key in ("card", "at"):
        (told,) = labels(command, "play-card", stuck(), key, words)
        assert told == "None of your cards fits. Type /discard instead."


def test_cells_are_suggested_best_first_with_their_neighbours(
    command: Commands, words: Words
) -> None:
    found = labels(command, "play-card", middle(), "at", words, card="1so")
    assert found[0] == "J11: 3 points (+3) · next to ■ K11"
    assert len(found) == 10
    assert labels(command, "play-card", middle(), "at", words, card="3C:") == [
        "J12: 0 points (±0) · next to ✦ K12",
        "K13: 0 points (±0) · next to ✦ K12",
    ]


def test_what_is_typed_stands_first_so_that_enter_sends_it(command: Commands, words: Words) -> None:
    values = {"card": "1So", "at": "m1"}
    choices = command["play-card"].suggest(seen(middle()), "at", values, words)
    assert {choice.value for choice in choices} == {"M10", "M13"}
    exact = command["play-card"].suggest(seen(middle()), "at", values | {"at": "k10"}, words)
    assert [choice.value for choice in exact] == ["K10"]


FREE_CELL = "Choose a free cell on the table that shares a side with a card."


@pytest.mark.parametrize(
    ("values", "said"),
    [
        (
            {"card": "3C:", "at": "J11"},
            "◉◉◉ must match ■ at K11 in at least two of number, shape and fill.",
        ),
        (
            {"card": "3C:", "at": "A1"},
            FREE_CELL,
        ),
        (
            {"card": "3C:", "at": "K11"},
            FREE_CELL,
        ),
        ({"card": "2T*", "at": "M12"}, "You don't have that card. /hand shows yours."),
        ({"card": "nice", "at": "M12"}, "nice isn't a card."),
    ],
)
def test_a_cell_that_does_not_fit_says_why(
    values: dict[str, str], said: str, command: Commands, words: Words
) -> None:
    """Choosing the suggestion leaves the text as it was typed."""
    (choice,) = command["play-card"].suggest(seen(middle()), "at", values, words)
    assert choice.value == values["at"]
    assert choice.label.startswith(said)


def test_a_card_is_played_as_it_is_typed_or_copied_from_a_button(command: Commands) -> None:
    cell = read_cell("J11")
    assert cell is not None
    for card in ("1So", "1so", " 1SO ", "□ 1So"):
        reply = command["play-card"].reply(seen(middle()), {"card": card, "at": "j11"})
        assert reply == PlayAction(Place("1So", cell))
    assert command["play-card"].reply(seen(middle()), {"card": "Ⓦ w", "at": "J11"}) == PlayAction(
        Place("W", cell)
    )


@pytest.mark.parametrize(
    ("values", "code"),
    [({"card": "9S*", "at": "J11"}, "card-unknown"), ({"card": "2T*", "at": "J11"}, "not-held")],
)
def test_a_card_that_is_none_is_refused(values: Values, code: str, command: Commands) -> None:
    with pytest.raises(IllegalAction, match=code):
        command["play-card"].reply(seen(middle()), values)


def test_a_cell_that_is_none_is_refused(command: Commands) -> None:
    with pytest.raises(BadInput, match="cell-unknown"):
        command["play-card"].reply(seen(middle()), {"card": "1So", "at": "there"})


def test_discards_are_suggested_one_after_the_other(command: Commands, words: Words) -> None:
    assert len(labels(command, "discard", opening(), "cards", words)) == 7
    more = command["discard"].suggest(seen(opening()), "cards", {"cards": "2so"}, words)
    assert all(choice.value.startswith("2So ") for choice in more)
    assert len(more) == 6
    ready = labels(command, "discard", opening(), "cards", words, cards="2so, 3CO")
    assert ready == ["Discard 2So 3Co"]
    reply = command["discard"].reply(seen(opening()), {"cards": "2so, 3CO"})
    assert reply == PlayAction(Discard(("2So", "3Co")))
    assert labels(command, "discard", stuck(), "cards", words) == [
        "3C* ●●● · 3 solid circles",
        "2T* ▲▲ · 2 solid triangles",
    ]
    assert labels(command, "discard", middle(), "cards", words) == []
    with pytest.raises(BadInput, match="bad-cards"):
        command["discard"].reply(seen(opening()), {"pieces": "A"})


def test_only_a_chosen_discard_can_be_undone(screens: ClusteredScreens) -> None:
    chosen = GAME.apply(opening(), 0, Discard(("2T*", "3Co"))).state
    assert screens.undo_choice(seen(opening())) is None
    assert screens.undo_choice(seen(chosen)) == PlayAction(Recall())
    assert screens.undo_choice(seen(chosen, 1)) is None


def test_hand_shows_the_askers_cards_only(screens: ClusteredScreens, words: Words) -> None:
    hand = next(look for look in screens.view_commands if look.name == "hand")
    assert hand.own_seat
    told = as_text(hand.show(Context(seen(middle()), table_of(middle()), words), {}))
    assert told.startswith("Your 3 cards (only you see them)")
    assert "1So (1 hollow square)" in told
    assert "2To" not in told
    assert "`S` square, `T` triangle, `C` circle" in told
    over = random_states(2, {"table": "small"}, 2)[-1]
    assert (
        as_text(hand.show(Context(seen(over), table_of(over), words), {}))
        == "You have no cards left.\n"
    )


def test_score_shows_points_decks_and_discards_of_all(
    screens: ClusteredScreens, words: Words
) -> None:
    score = next(look for look in screens.view_commands if look.name == "score")
    state = playing("a1S* a1S: a1So / @ . b1To", "1So", "2To", decks=("2Co", "3Co 3C*"))
    state = replace(state, players=(state.players[0], replace(state.players[1], discards=("W",))))
    told = as_text(score.show(Context(seen(state, 1), table_of(state), words), {}))
    assert "`a` **Ana**: **3 points** · lines 3" in told
    assert "`b` **Ben**: **0 points** · no rectangle or line" in told
    assert "Hand 1, deck 2. Discards: Ⓦ." in told


def test_the_text_of_a_hand_says_what_the_picture_says(
    screens: ClusteredScreens, words: Words
) -> None:
    state = middle()
    (seat,) = GAME.to_act(state)
    view = GAME.observe(state, seat)
    hand = hand_picture(Context(view, table_of(state), words)).text
    counts = [f"· {len(cells)} cell" for cells in view.places]
    assert all(count in line for count, line in zip(counts, hand.splitlines(), strict=True))
