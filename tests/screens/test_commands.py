"""Typed moves and looks: suggestions while typing, and what they come to."""

from dataclasses import replace

import pytest

from bot.screens.context import Context
from bot.screens.contract import MoveCommand, Values
from bot.screens.cutterland import CutterlandScreens
from bot.screens.replies import BadInput, Draft, KeepDraft, PlayAction
from bot.words import Words
from engine.cells import read_cell
from engine.contract import IllegalAction
from engine.cutterland.actions import Action, Cut, Discard, Place, Take
from engine.cutterland.layouts import read_layout
from engine.cutterland.state import Share, State
from engine.cutterland.views import View
from tests.cutterland.matches import set_up
from tests.screens.matches import (
    CARD,
    GAME,
    as_text,
    context,
    cutting,
    pictures,
    resolving,
    sharing,
    table_of,
)


@pytest.fixture
def command(screens: CutterlandScreens) -> dict[str, MoveCommand[View, Action]]:
    return {one.name: one for one in screens.commands}


KEPT: Draft = {"suggested": "keep"}
"""Who types a layout means it, also if it builds nothing."""
FEW = "Name all 3 pieces, or all but the last, e.g. ABEF CDGH."
Commands = dict[str, MoveCommand[View, Action]]


def labels(
    command: Commands, name: str, state: State, seat: int, key: str, words: Words, **values: str
) -> list[str]:
    choices = command[name].suggest(GAME.observe(state, seat), key, values, words)
    return [choice.label for choice in choices]


def test_the_cards_suggested_are_the_askers_own(command: Commands, words: Words) -> None:
    state = cutting()
    assert labels(command, "cut", state, 0, "card", words) == [
        "Card 1: 1 kraken, 1 goblin, 1 centaur, 1 dragon, 1 frog, 1 tower, 1 wall/bridge",
        "Card 2: 2 goblins, 1 centaur, 1 turtle, 1 dragon, 1 tower, 1 wall/bridge",
    ]
    assert labels(command, "cut", state, 1, "card", words) == []


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("abef cdgh", "4, 4 and 4: ready"),
        ("A-D, EFGHI", "4, 5 and 3: ready"),
        ("ABEF", FEW),
        ("AB AC", "Keep square A in only one piece."),
        ("ABZ", "Type squares A to L, each in one piece, e.g. ABEF CDGH."),
    ],
)
def test_a_cut_is_checked_while_it_is_typed(
    typed: str, said: str, command: Commands, words: Words
) -> None:
    """Choosing the suggestion leaves the text as it was typed."""
    view = GAME.observe(cutting(), 0)
    (choice,) = command["cut"].suggest(view, "pieces", {"pieces": typed}, words)
    assert (choice.value, choice.label) == (typed, said)


def test_with_the_card_known_the_cut_says_what_is_where(command: Commands, words: Words) -> None:
    found = labels(command, "cut", cutting(), 0, "pieces", words, card="1", pieces="ABEF CDGH")
    ready, inside = found[0].split(" — ")
    assert ready == "4, 4 and 4: ready"
    assert inside == "A 1 kraken, 1 centaur; B 1 goblin, 1 wall/bridge; C 1 dragon, 1 frog, 1 tower"


def test_a_cut_is_played_as_it_is_typed(command: Commands) -> None:
    view = GAME.observe(cutting(), 0)
    reply = command["cut"].reply(view, {"card": "2", "pieces": "cdgh/abef"})
    assert reply == PlayAction(Cut(2, ("CDGH", "ABEF", "IJKL")))
    with pytest.raises(IllegalAction, match="cut-twice"):
        command["cut"].reply(view, {"card": "2", "pieces": "AB AC"})
    with pytest.raises(BadInput, match="refusal-card"):
        command["cut"].reply(view, {"card": "the nice one", "pieces": "ABEF CDGH"})


def test_pieces_still_there_are_suggested_with_what_they_bring(
    command: Commands, words: Words
) -> None:
    state = sharing((None, 1, None))
    found = labels(command, "take", state, 2, "piece", words)
    assert [label[:9] for label in found] == ["A · 4 squ", "C · 4 squ"]
    assert command["take"].reply(GAME.observe(state, 2), {"piece": " c "}) == PlayAction(Take("C"))


def test_what_is_typed_stands_first_so_that_enter_sends_it(command: Commands, words: Words) -> None:
    """A client sends the first suggestion on Enter: it must never be another card or piece."""
    cards = labels(command, "cut", cutting(), 0, "card", words, card="2")
    assert [label[:6] for label in cards] == ["Card 2"]
    state = sharing((None, 1, None))
    pieces = labels(command, "take", state, 2, "piece", words, piece="c")
    assert [label[:1] for label in pieces] == ["C"]


def test_a_card_or_piece_that_is_not_there_is_named_while_it_is_typed(
    command: Commands, words: Words
) -> None:
    view = GAME.observe(cutting(), 0)
    (choice,) = command["cut"].suggest(view, "card", {"card": "7"}, words)
    assert (choice.value, choice.label) == ("7", "You have no card 7 in your hand.")
    view = GAME.observe(sharing((None, 1, None)), 2)
    (choice,) = command["take"].suggest(view, "piece", {"piece": "D"}, words)
    assert (choice.value, choice.label) == ("D", "There's no piece D to take.")


def test_places_come_best_first_and_are_all_legal(command: Commands, words: Words) -> None:
    state = sharing((0, 1, 2))
    view = GAME.observe(state, 0)
    choices = command["place"].suggest(view, "at", {"at": ""}, words)
    assert len(choices) == 25
    points = []
    for choice in choices:
        reply = command["place"].reply(view, {"at": choice.value})
        assert isinstance(reply, PlayAction)
        after = GAME.apply(state, 0, reply.action).state
        points.append(GAME.observe(after, 0).table[0].score.total)
        assert f": {points[-1]} VP (" in choice.label
    assert points == sorted(points, reverse=True)


def test_typing_narrows_the_places(command: Commands, words: Words) -> None:
    view = GAME.observe(sharing((0, 1, 2)), 0)
    for typed, turns in (("n1", None), ("N", 1), ("zz", None)):
        values: Values = {"at": typed} if turns is None else {"at": typed, "turns": turns}
        choices = command["place"].suggest(view, "at", values, words)
        assert all(choice.value.startswith(typed.upper()) for choice in choices)
        if turns is not None:
            assert choices
            assert all("turned 90°" in choice.label for choice in choices)


@pytest.mark.parametrize(
    ("values", "place"),
    [
        ({"at": "m15"}, Place("A", read_cell("M15") or 0, 0)),
        ({"at": "M15 2"}, Place("A", read_cell("M15") or 0, 2)),
        ({"at": "M15", "turns": 3}, Place("A", read_cell("M15") or 0, 3)),
        ({"at": "M15 2", "turns": 3, "piece": "a"}, Place("A", read_cell("M15") or 0, 3)),
    ],
)
def test_a_place_is_read(values: Values, place: Place, command: Commands) -> None:
    view = GAME.observe(sharing((0, 1, 2)), 0)
    assert command["place"].reply(view, values) == PlayAction(place)


@pytest.mark.parametrize(
    ("values", "key"),
    [
        ({"at": "there"}, "cutterland-refusal-cell"),
        ({"at": ""}, "cutterland-refusal-cell"),
        ({"at": "M15 7"}, "cutterland-refusal-turns"),
        ({"at": "M15", "turns": 4}, "cutterland-refusal-turns"),
    ],
)
def test_a_place_that_means_nothing_is_refused(
    values: Values, key: str, command: Commands, words: Words
) -> None:
    with pytest.raises(BadInput) as refused:
        command["place"].reply(GAME.observe(sharing((0, 1, 2)), 0), values)
    assert refused.value.key == key
    assert words(key, **refused.value.params)


def two_pieces_to_lay() -> State:
    """Two players; seat 0 has taken pieces B and D and lays both."""
    state = cutting(seats=2)
    share = Share(CARD, ("AB", "CDGH", "EF", "IJKL"), (1, 0, 1, 0))
    players = (replace(state.players[0], to_lay=("B", "D")), state.players[1])
    return replace(state, players=players, share=share)


def test_which_piece_must_be_said_only_where_there_are_two(command: Commands, words: Words) -> None:
    view = GAME.observe(two_pieces_to_lay(), 0)
    with pytest.raises(BadInput) as refused:
        command["place"].reply(view, {"at": "M15"})
    assert words(refused.value.key, **refused.value.params) == (
        "Add the piece's letter, e.g. `B M14`."
    )
    reply = command["place"].reply(view, {"at": "M15", "piece": "d"})
    assert reply == PlayAction(Place("D", read_cell("M15") or 0, 0))
    assert labels(command, "place", two_pieces_to_lay(), 0, "piece", words) == [
        "B · 4 squares: 1 goblin, 1 wall/bridge",
        "D · 4 squares: 1 dragon, 1 frog, 1 tower",
    ]


def test_with_two_pieces_to_lay_the_places_of_both_are_suggested(
    command: Commands, words: Words
) -> None:
    state = two_pieces_to_lay()
    view = GAME.observe(state, 0)
    choices = command["place"].suggest(view, "at", {"at": ""}, words)
    assert {choice.value[0] for choice in choices} == {"B", "D"}
    for choice in choices:
        reply = command["place"].reply(view, {"at": choice.value})
        assert isinstance(reply, PlayAction)
        after = GAME.observe(GAME.apply(state, 0, reply.action).state, 0).table[0].score.total
        assert f": {after} VP (" in choice.label
    narrowed = command["place"].suggest(view, "at", {"at": "d n"}, words)
    assert narrowed
    assert all(choice.value.startswith("D N") for choice in narrowed)


def test_both_pieces_can_be_laid_from_one_panel(screens: CutterlandScreens, words: Words) -> None:
    state = two_pieces_to_lay()
    view, table = GAME.observe(state, 0), table_of(state)
    assert "### Place piece B, then D" in as_text(screens.render_panel(Context(view, table, words)))
    reply = screens.press(context(view), "g.piece.D", {})
    assert isinstance(reply, KeepDraft)
    assert "[Place D] [B]" in as_text(
        screens.render_panel(Context(view, table, words, reply.draft))
    )


def overcut() -> State:
    """Seat 0 has made five pieces; seat 2 removes two."""
    groups = ("AB", "CDGH", "EF", "IJ", "KL")
    state = set_up(sharing((None,) * 5, groups), overcut="penalty")
    assert state.surplus == 2
    return state


def test_surplus_pieces_are_suggested_one_after_the_other(command: Commands, words: Words) -> None:
    assert len(labels(command, "discard", overcut(), 2, "pieces", words)) == 5
    found = labels(command, "discard", overcut(), 2, "pieces", words, pieces="b")
    assert [label[0] for label in found] == ["A", "C", "D", "E"]
    assert labels(command, "discard", overcut(), 2, "pieces", words, pieces="d b") == ["B D: ready"]
    view = GAME.observe(overcut(), 2)
    assert command["discard"].reply(view, {"pieces": "d, b"}) == PlayAction(Discard(("D", "B")))


def test_a_layout_is_checked_while_typed_and_confirmed_in_the_panel(
    command: Commands, words: Words
) -> None:
    state = resolving("wK wF mG", 1, 1)
    view = GAME.observe(state, 0)
    typed = {"layout": "wall N13-O13"}
    assert labels(command, "build", state, 0, "layout", words, **typed) == [
        "Ready: 5 VP (−1). You lock in on the next screen."
    ]
    assert command["build"].reply(view, typed) == KeepDraft({"layout": "wall N13-O13", **KEPT})
    assert labels(command, "build", state, 0, "layout", words, layout="tower P13") == [
        "Put a tower on a creature of your land that has none."
    ]
    with pytest.raises(IllegalAction, match="tower-slot"):
        command["build"].reply(view, {"layout": "tower P13"})


def test_a_layout_too_long_for_a_suggestion_is_suggested_shorter(
    command: Commands, words: Words
) -> None:
    """Discord's suggestions hold 100 characters; the words need to be written only once."""
    row = " / ".join(["m. m. m. m. m. m. m. m. m. m."] * 2)
    view = GAME.observe(resolving(row, 0, 9), 0)
    typed = ", ".join(f"wall {letter}13-{letter}14" for letter in "MNOPQRSTU")
    assert len(typed) > 100
    (choice,) = command["build"].suggest(view, "layout", {"layout": typed}, words)
    assert len(choice.value) <= 100
    assert read_layout(choice.value) == read_layout(typed)


def test_building_nothing_has_a_word(command: Commands, words: Words) -> None:
    state = resolving("wK wF mG", 1, 1)
    view = GAME.observe(state, 0)
    (choice,) = command["build"].suggest(view, "layout", {"layout": ""}, words)
    reply = command["build"].reply(view, {"layout": choice.value})
    assert reply == KeepDraft({"layout": "", **KEPT})


def test_building_too_early_is_refused(command: Commands) -> None:
    with pytest.raises(BadInput, match="not-building"):
        command["build"].reply(GAME.observe(cutting(), 0), {"layout": "tower M13"})


def test_hand_shows_the_askers_cards_only(screens: CutterlandScreens, words: Words) -> None:
    hand = next(look for look in screens.view_commands if look.name == "hand")
    assert hand.own_seat
    state = cutting()
    text = as_text(hand.show(Context(GAME.observe(state, 0), table_of(state), words), {}))
    assert text.startswith("Your 2 cards (only you see them)")
    assert "Card 2, by rows: moor with goblin" in text


def test_anybodys_land_can_be_looked_at(screens: CutterlandScreens, words: Words) -> None:
    land = next(look for look in screens.view_commands if look.name == "land")
    state = resolving("wK wF mG", 1, 1)
    table = table_of(state)
    own = pictures(land.show(Context(GAME.observe(state, 0), table, words), {}))[0]
    assert "**Ana** · 6 VP" in own.text
    assert "1 tower, 1 wall/bridge" in own.text
    assert "Ana's land: 3 squares, 6 VP." in own.alt
    other = pictures(land.show(Context(GAME.observe(state, 0), table, words), {"player": 2}))[0]
    assert "**Ben** · 1 VP" in other.text
    everybody = as_text(land.show(Context(GAME.observe(state, None), table, words), {}))
    assert "Ana's land" in everybody
    assert "Ben's land" in everybody
    with pytest.raises(BadInput, match="bad-seat"):
        land.show(Context(GAME.observe(state, 0), table, words), {"player": 3})
