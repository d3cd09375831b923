"""What a seat cannot know changes nothing that it is shown, typed, suggested or drawn."""

from random import Random

import pytest

from bot.screens.context import Context
from bot.screens.cutterland import CutterlandScreens
from bot.screens.replies import BadInput, KeepDraft
from bot.screens.screen import Choice
from bot.words import Words
from engine.contract import Seat
from engine.cutterland.state import State
from engine.cutterland.views import View
from tests.laws.cutterland_case import disguise
from tests.screens.matches import GAME, pressed, random_states, resolving, table_of


@pytest.mark.parametrize(("seats", "number"), [(2, 21), (3, 22), (4, 23)])
@pytest.mark.slow
def test_states_that_differ_only_in_secrets_look_the_same(
    seats: int, number: int, screens: CutterlandScreens, words: Words
) -> None:
    rng = Random(number)
    differing = 0
    states = random_states(seats, number)
    for at in range(0, len(states), 14):
        state, before = states[at], GAME.observe(states[max(0, at - 9)], None)
        for seat in (None, *range(seats)):
            other = disguise(state, seat, rng)
            differing += other != state
            shown = [_all_of(screens, words, one, seat, before) for one in (other, state)]
            assert shown[0] == shown[1]
    assert differing


def _all_of(
    screens: CutterlandScreens, words: Words, state: State, seat: Seat | None, before: View
) -> list[object]:
    """Everything that can be shown to one seat, who last looked `before`."""
    view, table = GAME.observe(state, seat), table_of(state)
    found: list[object] = [screens.render_board(Context(GAME.observe(state, None), table, words))]
    if seat is None:
        return found
    panel = screens.render_panel(Context(view, table, words, before=before))
    replies = pressed(screens, Context(view, table, words, before=before), panel)
    drafts = [reply.draft for reply in replies if isinstance(reply, KeepDraft)]
    found += [panel, *replies]
    found += [
        screens.render_panel(Context(view, table, words, draft, before)) for draft in drafts[-1:]
    ]
    for look in screens.view_commands:
        try:
            found.append(look.show(Context(view, table, words, before=before), {}))
        except BadInput as refused:
            found.append(refused.key)
    found += [_suggested(screens, words, state, seat)]
    return found


def _suggested(
    screens: CutterlandScreens, words: Words, state: State, seat: Seat
) -> list[tuple[Choice, ...]]:
    view = GAME.observe(state, seat)
    if len(view.table[seat].to_lay) == 2:
        return []
    return [
        command.suggest(view, parameter.key, {}, words)
        for command in screens.commands
        for parameter in command.parameters
    ]


def test_a_committed_layout_shows_to_its_owner_only(
    screens: CutterlandScreens, words: Words
) -> None:
    state = resolving("wK wF mG", 1, 1)
    action = GAME.read("resolve tower N13")
    state = GAME.apply(state, 0, action).state
    table = table_of(state)
    land = next(look for look in screens.view_commands if look.name == "land")
    shown = [
        land.show(Context(GAME.observe(state, seat), table, words), {"player": 1})
        for seat in (0, 1)
    ]
    assert "tower on N13" in str(shown[0])
    assert "tower on N13" not in str(shown[1])
    assert "tower N13" not in str(shown[1])
    board = screens.render_board(Context(GAME.observe(state, None), table, words))
    assert "🏰 **Ben**: place your tokens (1 tower)." in str(board)
    assert "**Ana** has" not in str(board)
    assert "N13" not in str([block for block in board.blocks if "scene" not in dir(block)])
