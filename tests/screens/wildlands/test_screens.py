"""Every screen of Wildlands fits, and shows no seat what it cannot know."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from bot.games import find_catalogue_files
from bot.screens.context import Context
from bot.screens.contract import Values
from bot.screens.replies import KeepDraft
from bot.screens.screen import Screen, draw_parts
from bot.screens.wildlands import WildlandsScreens
from bot.words import Catalogues, Words
from engine.contract import Seat
from engine.wildlands.events import Event
from engine.wildlands.state import State
from engine.wildlands.views import View
from tests.laws.wildlands_case import disguise
from tests.screens.matches import LONG, buttons, pressed
from tests.screens.test_limits import LOCALES, check
from tests.screens.wildlands.tables import (
    GAME,
    random_match,
    random_states,
    seen,
    table_of,
    views,
)
from tests.soak import SOAK

SCREENS = WildlandsScreens()
LOOKS: dict[str, Values] = {"look": {"space": 14}, "deck": {"player": 2}}
MATCHES = ((2, "glassmere"), (4, "stonecrown"))


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize(("seats", "ground"), MATCHES)
@pytest.mark.slow
def test_screens_of_whole_matches_fit(seats: int, ground: str, language: str) -> None:
    words = Catalogues.load(find_catalogue_files()).words(language)
    states = random_states(seats, ground, 3)
    for state in {*states[:: 23 * seats], states[-1]}:
        for screen in _show(state, words):
            check(screen)
            check(Screen(screen.details))


def _show(state: State, words: Words) -> Iterator[Screen]:
    table = table_of(state, (LONG,) * 4)
    for view in views(state):
        if view.seat is None:
            yield SCREENS.render_board(Context(view, table, words))
        else:
            yield SCREENS.render_panel(Context(view, table, words))
            for look in SCREENS.view_commands:
                yield look.show(Context(view, table, words), LOOKS.get(look.name, {}))


@pytest.mark.parametrize("language", LOCALES)
def test_suggestions_fit(language: str) -> None:
    words = Catalogues.load(find_catalogue_files()).words(language)
    told = 0
    for state in random_states(4, "stonecrown", 3)[::11]:
        for seat in GAME.to_act(state):
            choices = SCREENS.commands[0].suggest(seen(state, seat), "action", {}, words)
            told += len(choices)
            assert 0 < len(choices) <= 25
            assert all(0 < len(one.label) <= 100 for one in choices)
    assert told


@pytest.mark.parametrize(("seats", "ground"), MATCHES)
@pytest.mark.slow
def test_states_that_differ_only_in_secrets_look_the_same(
    seats: int, ground: str, words: Words
) -> None:
    rng, differing = Random(seats), 0
    match = random_match(seats, ground, 4)
    for number in range(0, len(match), (20 if SOAK else 50) * seats):
        state, seen_last = match[number][0], max(0, number - seats - 1)
        before = GAME.observe(match[seen_last][0], None)
        events = [one for _, some in match[seen_last + 1 : number + 1] for one in some]
        for seat in (None, *range(seats)):
            other = disguise(state, seat, rng)
            differing += other != state
            shown = [_show_all(words, one, seat, before, events) for one in (other, state)]
            assert shown[0] == shown[1]
    assert differing


def _show_all(
    words: Words, state: State, seat: Seat | None, before: View, events: Sequence[Event]
) -> list[object]:
    """Everything that can be shown to one seat, who last looked `before` these events."""
    view, table = GAME.observe(state, seat), table_of(state)
    found: list[object] = [
        SCREENS.render_board(Context(GAME.observe(state, None), table, words)),
        SCREENS.draw_miniature(Context(view, table, words), 0, (400, 300)),
        *[SCREENS.describe_duty(Context(view, table, words), one) for one in view.to_act],
    ]
    found += [
        look.show(Context(view, table, words, before=before), LOOKS.get(look.name, {}))
        for look in SCREENS.view_commands
        if not (look.own_seat and seat is None)
    ]
    if seat is None:
        return found
    panel = SCREENS.render_panel(Context(view, table, words, before=before))
    replies = pressed(SCREENS, Context(view, table, words, before=before), panel)
    drafts = [reply.draft for reply in replies if isinstance(reply, KeepDraft)]
    found += [
        panel,
        *replies,
        SCREENS.report_events(Context(view, table, words, before=before), events),
    ]
    if GAME.can_plan(view):
        editor = SCREENS.build_plan_editor(Context(view, table, words))
        drawn = Screen(draw_parts(editor.blocks), details=draw_parts(editor.details))
        planned = [editor.press(one.control, {}) for one in buttons(drawn) if not one.disabled]
        found += [drawn, *planned]
    found += [
        SCREENS.render_panel(Context(view, table, words, draft, before)) for draft in drafts[-1:]
    ]
    return [*found, SCREENS.commands[0].suggest(view, "action", {}, words)]
