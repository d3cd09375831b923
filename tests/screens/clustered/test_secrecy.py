"""What a seat cannot know changes nothing that it is shown, typed, suggested or drawn."""

from __future__ import annotations

from random import Random

import pytest

from bot.screens.clustered import ClusteredScreens
from bot.words import Words
from engine.clustered.state import State
from engine.contract import Options, Seat
from tests.laws.clustered_case import disguise
from tests.screens.clustered.tables import GAME, SETTINGS, random_states, table_of


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_states_that_differ_only_in_secrets_look_the_same(
    seats: int, options: Options, screens: ClusteredScreens, words: Words
) -> None:
    rng = Random(seats)
    differing = 0
    for state in random_states(seats, options, seats + 20)[:: 5 * seats]:
        for seat in (None, *range(seats)):
            other = disguise(state, seat, rng)
            differing += other != state
            assert _all_of(screens, words, other, seat) == _all_of(screens, words, state, seat)
    assert differing


def _all_of(
    screens: ClusteredScreens, words: Words, state: State, seat: Seat | None
) -> list[object]:
    """Everything that can be shown to one seat."""
    view, table = GAME.observe(state, seat), table_of(state)
    found: list[object] = [screens.board(GAME.observe(state, None), table, words)]
    if seat is None:
        return found
    found.append(screens.panel(view, table, {}, words))
    found += [look.show(view, table, {}, words) for look in screens.looks]
    found += [
        command.suggest(view, parameter.key, {"card": "W"}, words)
        for command in screens.commands
        for parameter in command.parameters
    ]
    return found


def test_nobodys_hand_is_on_the_board(screens: ClusteredScreens, words: Words) -> None:
    for state in random_states(4, {"fast": True, "size_bonuses": True}, 4)[:20:4]:
        board = str(screens.board(GAME.observe(state, None), table_of(state), words))
        for player in state.players:
            hidden = {f"{card}'" for card in (*player.hand, *(player.chosen or ())) if card != "W"}
            on_table = {f"{laid.card}'" for laid in state.board.laid}
            for card in hidden - on_table:
                assert f" {card[:-1]}," not in board
