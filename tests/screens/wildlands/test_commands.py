"""Typed actions of Wildlands, and what is suggested for them."""

import pytest

from bot.screens.context import Context
from bot.screens.contract import Values
from bot.screens.replies import BadInput, PlayAction
from bot.screens.wildlands import WildlandsScreens
from bot.words import Words
from engine.contract import IllegalAction
from engine.wildlands.actions import write_action
from engine.wildlands.state import State
from tests.screens.matches import as_text
from tests.screens.wildlands.tables import playing, seen, table_of
from tests.wildlands.matches import after

SCREENS = WildlandsScreens()
(ACT,) = SCREENS.commands
LOOKS = {one.name: one for one in SCREENS.view_commands}
HERE: dict[str, int | str] = {"a1": 1, "a2": "hidden 9", "b1": 1, "b2": 8}


def meeting() -> State:
    return playing(HERE, "1m2 13 14 W 1r5", "12 W", piles=("12 12",), shards=("1 20", "40"))


def suggested(typed: str, words: Words, seat: int = 0) -> dict[str, str]:
    found = ACT.suggest(seen(meeting(), seat), "action", {"action": typed}, words)
    return {one.value: one.label for one in found}


def test_several_actions_are_typed_in_one_line() -> None:
    reply = ACT.reply(seen(meeting()), {"action": "claim 1 13 14 1m2; END"})
    assert isinstance(reply, PlayAction)
    assert [*map(write_action, (reply.action, *reply.then))] == ["claim 1 13 14 1m2", "end"]


@pytest.mark.parametrize("typed", [" ", ";;", "; ".join(["end"] * 13)])
def test_nothing_and_too_much_are_refused(typed: str) -> None:
    with pytest.raises(BadInput):
        ACT.reply(seen(meeting()), {"action": typed})


def test_the_best_action_is_suggested_first_and_only_on_ones_turn(words: Words) -> None:
    values = [*suggested("", words)]
    assert values[0].startswith("claim 1 ")
    assert "end" in values
    assert suggested("", words, seat=1) == {}


def test_actions_are_found_by_their_line_or_their_words(words: Words) -> None:
    assert all(one.startswith("move 1 ") for one in suggested("move 1", words))
    assert [*suggested("reveal t", words)] == ["reveal 2"]
    assert {*suggested("melee 1 b", words)} == {"melee 1 b 1m2"}
    assert len(suggested("move 1 2", words)) == 5, "every card that can pay"


def test_after_a_separator_the_next_action_is_suggested(words: Words) -> None:
    found = suggested("claim 1 13 14 1r5; ", words)
    assert "claim 1 13 14 1r5; melee 1 b 1m2" in found
    assert not [one for one in found if one.startswith("claim 1 13 14 1r5; claim")]


def test_a_line_that_is_not_legal_is_answered_with_the_reason(words: Words) -> None:
    assert "out of reach" in suggested("move 1 40 13", words)["move 1 40 13"]


def show(name: str, words: Words, seat: int | None = 0, **values: int) -> str:
    given: Values = dict(values)
    state = meeting()
    return as_text(LOOKS[name].show(Context(seen(state, seat), table_of(state), words), given))


def test_a_space_is_shown_with_what_is_seen_and_reached_from_it(words: Words) -> None:
    told = show("look", words, space=1)
    assert "**Space 1**" in told
    assert "a1 One (4 of 4 health)" in told
    assert "One step away: 2 (1 card)" in told
    sheet, *space = show("look", words, character=1).splitlines()
    assert "One (Test), 4 of 4 health: Move 6, Melee 1, Ranged 1." in sheet
    assert space[0] == told.splitlines()[0]
    assert "**Space 9**" in show("look", words, character=2), "an own hidden character"


def test_of_a_hidden_enemy_only_its_sheet_is_shown(words: Words) -> None:
    told = show("look", words, seat=1, character=2, player=1)
    assert "Two (Test), 4 of 4 health: Move" in told
    assert "Space" not in told
    for values in ({"space": 43}, {"character": 6}, {"character": 1, "player": 3}):
        with pytest.raises(BadInput):
            show("look", words, **values)


def test_a_deck_tells_what_is_still_to_come(words: Words) -> None:
    told = show("deck", words, seat=1, player=1)
    played = told[told.index("Played (2)") :]
    assert "2 × 1 2" in played
    left = told[told.index("In hand or deck (5)") : told.index("Played")]
    assert "1 3 · 1 4 · 1m 2 · 1r 5 · W" in left


def test_cards_that_a_line_leaves_out_are_chosen() -> None:
    view = seen(meeting())
    for typed, played in (
        ("melee 1 b", ["melee 1 b 1m2"]),
        ("Claim  1; move 1 2 1m2; END", ["claim 1 13 14 1r5", "move 1 2 1m2", "end"]),
        ("claim 1; move 1 2", ["claim 1 13 14 1r5", "move 1 2 1m2"]),
    ):
        reply = ACT.reply(view, {"action": typed})
        assert isinstance(reply, PlayAction)
        assert [*map(write_action, (reply.action, *reply.then))] == played
    with pytest.raises(IllegalAction, match="action-form"):
        ACT.reply(view, {"action": "move 1 42"})
    with pytest.raises(IllegalAction, match="action-form"):
        ACT.reply(seen(meeting(), 1), {"action": "move 1 2"})


def test_the_post_of_an_attack_names_who_attacks_whom(words: Words) -> None:
    state = after(playing(HERE, "1m2", "1m2"), "1 melee 1 b 1m2")
    told = SCREENS.describe_duty(Context(seen(state, None), table_of(state), words), 1)
    assert told == "🛡️ **Ben**: defend One? **Ana**'s One attacks (melee)."
