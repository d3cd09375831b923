"""Without `hints` no panel of Wildlands proposes or ranks anything; all can still be played."""

from dataclasses import replace

import pytest

from bot.screens.wildlands.act_draft import read_act_draft
from bot.screens.wildlands.offers import CLAIM, MOVE, cards_of
from bot.screens.wildlands.panels.defend import has_card, read_defend_draft
from bot.screens.wildlands.panels.reveal import read_choice
from bot.screens.wildlands.panels.setup import read_setup_draft
from bot.screens.wildlands.suggestions import list_defences, suggest_interrupt
from bot.screens.wildlands.typed_moves import suggest_act
from bot.words import Words
from engine.wildlands.actions import write_action
from engine.wildlands.cards import WILD
from engine.wildlands.state import Phase, State
from tests.screens.matches import as_text
from tests.screens.wildlands.tables import GAME, playing, random_states, seen
from tests.screens.wildlands.test_panels import Panel, find_ready
from tests.soak import SOAK
from tests.wildlands.matches import HILLS, after

PIECES: dict[str, int | str] = {"a1": 32, "a2": 40, "a3": "hidden 3", "b1": 32}
HAND = "12 13 14 1m2"


def quiet(state: State) -> State:
    return replace(state, hints=False)


def turn(hand: str = HAND) -> State:
    return quiet(playing(PIECES, hand, "12", shards=("32", "40")))


def test_hints_change_no_rule_and_are_on_unless_told_otherwise() -> None:
    seed = bytes(32)
    plain, silent = (GAME.start(2, seed, options) for options in ({}, {"hints": False}))
    assert seen(plain).hints
    assert not seen(silent).hints
    assert replace(silent, hints=True) == plain
    encoded = GAME.encode_state(plain)
    assert isinstance(encoded, dict)
    assert GAME.encode_state(silent) == encoded | {"hints": False}


def test_a_turn_begins_with_nothing_chosen(words: Words) -> None:
    panel = Panel(words, turn())
    assert "▶️ Choose what to do" in as_text(panel.shown)
    assert panel.press("g.finish*") == ["end"], "nothing is held ready"
    draft = read_act_draft(panel.view, {})
    assert (draft.who, draft.kind, draft.offer) == (0, "", None)
    assert [one.head for one in draft.choices] == [one.head for one in draft.offers]


def test_a_turn_is_played_by_choosing_each_part(words: Words) -> None:
    panel = Panel(words, turn())
    panel.press("g.who.1")
    assert "▶️ Choose what to do" in as_text(panel.shown)
    panel.press("g.go.east")
    assert panel.press(find_ready(panel)) == ["move 1 33 12"], "in the order of the cards"
    panel.press("g.who.1")
    panel.press(f"g.kind.{CLAIM}")
    assert panel.press(find_ready(panel))[0].startswith("claim 32")


def test_the_kind_that_walks_waits_for_an_arrow_and_a_hidden_character_is_revealed() -> None:
    view = seen(turn())
    assert read_act_draft(view, {"who": 1, "kind": MOVE}).offer is None
    revealed = read_act_draft(view, {"who": 3}).offer
    assert revealed is not None
    assert revealed.head == "reveal 3"


def test_a_wild_card_is_still_the_last_to_pay_with() -> None:
    moves = [one for one in read_act_draft(seen(turn(f"{WILD} 12")), {}).offers if one.kind == MOVE]
    assert moves
    assert all(WILD not in cards_of(one.ways[0]) for one in moves if len(one.ways) > 1)


def test_set_up_reveal_and_defence_come_in_their_order(words: Words) -> None:
    start = GAME.start(2, bytes(32), {"hints": False, "map": HILLS})
    view = seen(start)
    assert read_setup_draft(view, {}).places == view.dealt[:5]
    panel = as_text(Panel(words, start).shown)
    assert "💡" not in panel
    assert "Choose a space for each character." in panel
    pieces: dict[str, int | str] = {"a3": "hidden 3", "a4": "hidden 32", "b1": 9}
    hidden = playing(pieces, "12", "12", shards=("32",), phase=Phase.REVEAL)
    assert read_choice(seen(quiet(hidden)), {}) == 3
    attacked = after(quiet(playing(PIECES, "1m2", "1m2 12")), "1 melee 1 B 1m2")
    assert attacked.phase is Phase.DEFEND
    answers = list_defences(seen(attacked, 1))
    assert not has_card(answers[0])
    assert read_defend_draft(seen(attacked, 1), {}).chosen == answers[0]
    assert any(map(has_card, answers))


def test_a_question_tells_no_chance(words: Words) -> None:
    state = playing(PIECES, "1m2", f"{WILD} 12 13 14", shards=("4", "32"), active=0)
    asked = after(state, "1 end")
    assert asked.phase is Phase.ASK
    assert suggest_interrupt(seen(asked, 1))[0]
    assert not suggest_interrupt(seen(quiet(asked), 1))[0]
    assert "knock-out" not in str(Panel(words, quiet(asked), 1).shown)


def test_typed_actions_are_listed_unranked(words: Words) -> None:
    view = seen(turn())
    lines = [one.value for one in suggest_act(view, "action", {"action": ""}, words)]
    first = [write_action(one.ways[0]) for one in read_act_draft(view, {}).offers]
    assert lines == [*first, "end"]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.slow
def test_no_panel_of_a_whole_match_proposes_anything(words: Words, seats: int) -> None:
    for state in map(quiet, random_states(seats)[:: 1 if SOAK else 5]):
        for seat in GAME.to_act(state):
            shown = as_text(Panel(words, state, seat).shown)
            assert "💡" not in shown
            if state.phase is Phase.ACT:
                assert read_act_draft(seen(state, seat), {}).offer is None
