"""What a seat cannot know changes nothing that it is shown, typed, suggested or drawn."""

import re
from dataclasses import replace
from random import Random

import pytest

from bot.screens.clustered import ClusteredScreens
from bot.screens.context import Context
from bot.screens.replies import KeepDraft
from bot.screens.screen import Screen
from bot.words import Words
from engine.clustered.cards import KINDS
from engine.clustered.state import State
from engine.clustered.views import View
from engine.contract import Options, Seat
from tests.laws.clustered_case import disguise
from tests.screens.clustered.tables import GAME, SETTINGS, random_states, table_of
from tests.screens.matches import pressed

CARD = re.compile(rf"(?<![\w*:])[a-h]?({'|'.join(map(re.escape, KINDS))})(?![\w*:])")
"""A card in the notation, with the letter of whoever has laid it."""


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
@pytest.mark.slow
def test_states_that_differ_only_in_secrets_look_the_same(
    seats: int, options: Options, screens: ClusteredScreens, words: Words
) -> None:
    rng = Random(seats)
    differing = 0
    states = random_states(seats, options, seats + 20)
    for number in range(0, len(states), 5 * seats):
        state, before = states[number], GAME.observe(states[max(0, number - seats - 1)], None)
        for seat in (None, *range(seats)):
            other = disguise(state, seat, rng)
            differing += other != state
            shown = [_all_of(screens, words, one, seat, before) for one in (other, state)]
            assert shown[0] == shown[1]
    assert differing


def _all_of(
    screens: ClusteredScreens, words: Words, state: State, seat: Seat | None, before: View
) -> list[object]:
    """Everything that can be shown to one seat, who last looked `before`."""
    view, table = GAME.observe(state, seat), table_of(state)
    found: list[object] = [screens.render_board(Context(GAME.observe(state, None), table, words))]
    if seat is None:
        return found
    ctx = Context(view, table, words, before=before)
    panel = screens.render_panel(ctx)
    found.append(panel)
    replies = pressed(screens, ctx, panel)
    drafts = [reply.draft for reply in replies if isinstance(reply, KeepDraft)]
    found += replies
    found += [screens.render_panel(replace(ctx, draft=draft)) for draft in drafts[-1:]]
    found += [look.show(ctx, {}) for look in screens.view_commands]
    found += [
        command.suggest(view, parameter.key, {"card": "W"}, words)
        for command in screens.commands
        for parameter in command.parameters
    ]
    return found


def test_nobodys_hand_is_on_the_board(screens: ClusteredScreens, words: Words) -> None:
    """Cards are named in the notation: what the owner's own panel names, the board does not."""
    named = 0
    for state in random_states(4, {"fast": True, "size_bonuses": True}, 4)[:20:4]:
        table = table_of(state)
        board = _cards_named(screens.render_board(Context(GAME.observe(state, None), table, words)))
        for seat, player in enumerate(state.players):
            panel = _cards_named(
                screens.render_panel(Context(GAME.observe(state, seat), table, words))
            )
            hand = {*player.hand, *(player.chosen or ())}
            assert hand <= panel, "or the pattern finds nothing"
            is_open = {laid.card for laid in state.board.laid}
            is_open |= {card for one in state.players for card in one.discards}
            named += len(hand - is_open)
            assert not (hand - is_open) & board
    assert named


def _cards_named(screen: Screen) -> set[str]:
    """The cards in all that is read and drawn."""
    return set(CARD.findall(repr(screen)))
