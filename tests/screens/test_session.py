"""The result of a tournament session: every tie-break is said in words (rules, section 7)."""

from dataclasses import replace

import pytest

from bot.models.match import SessionResult, Table
from bot.screens.context import Context
from bot.screens.cutterland import CutterlandScreens
from bot.screens.screen import Screen
from bot.words import Words
from engine.contract import Outcome, SessionOutcome
from engine.cutterland.sessions import rank_seats
from tests.screens.matches import GAME, as_text, cutting, pictures, table_of, views, with_seat
from tests.screens.test_limits import check


def found(
    first: tuple[int, ...], second: tuple[int, ...], survivors: tuple[int, ...]
) -> SessionResult:
    """The result of three seats; in the second match they become active in turns 1, 3 and 2."""
    one, two = (Outcome((1, 1, 1), points, survivors) for points in (first, second))
    outcome: SessionOutcome = rank_seats(one, two, (1, 3, 2))
    return SessionResult(outcome.places, outcome.scores, (first, second), outcome.tie_breaks)


def lines(result: SessionResult, table: Table, words: Words) -> list[str]:
    return as_text(Screen(CutterlandScreens().session_blocks(result, table, words))).splitlines()


def test_points_of_both_matches_decide_first(words: Words) -> None:
    assert lines(found((40, 30, 20), (10, 30, 45), (9, 9, 9)), table_of(cutting()), words) == [
        "## **Cleo** wins the session with 65 VP",
        "**1.** **Cleo**: 65 VP (20 + 45)",
        "**2.** **Ben**: 60 VP (30 + 30)",
        "**3.** **Ana**: 50 VP (40 + 10)",
    ]


def test_then_survivors_of_the_second_match(words: Words) -> None:
    assert lines(found((40, 30, 20), (10, 20, 45), (9, 12, 3)), table_of(cutting()), words)[2:] == [
        "**2.** **Ben**: 50 VP (30 + 20) · 12 survivors in the second match",
        "**3.** **Ana**: 50 VP (40 + 10) · 9 survivors in the second match",
    ]


def test_then_who_was_active_later_in_it_and_no_tie_remains(words: Words) -> None:
    result = found((30, 30, 30), (20, 20, 20), (1, 1, 1))
    assert result.ranks == (3, 1, 2)
    assert lines(result, table_of(cutting()), words) == [
        "## **Ben** wins the session with 50 VP",
        "**1.** **Ben**: 50 VP (30 + 20) · one survivor in the second match · first cut in"
        " round 3 of the second match",
        "**2.** **Cleo**: 50 VP (30 + 20) · one survivor in the second match · first cut in"
        " round 2 of the second match",
        "**3.** **Ana**: 50 VP (30 + 20) · one survivor in the second match · first cut in"
        " round 1 of the second match",
    ]


def test_who_resigned_is_last_and_no_figure_explains_it(words: Words) -> None:
    table = with_seat(table_of(cutting()), 0, resigned=True, computer="hard")
    result = replace(found((40, 30, 20), (10, 20, 45), (19, 12, 3)), ranks=(3, 2, 1))
    last = lines(result, table, words)[-1]
    assert last.startswith("**3.** **Ana")
    assert last.endswith("50 VP (40 + 10)")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_cards_are_shown_before_the_first_cut_and_fit(
    seats: int, screens: CutterlandScreens, words: Words
) -> None:
    options = GAME.next_in_session(seats, {}, ())
    assert options is not None
    state = GAME.start(seats, bytes(32), options)

    for view in views(state):
        if view.seat is None:
            screen = screens.render_board(Context(view, table_of(state), words))
            check(screen)
            (cards,) = pictures(screen)
            assert str(view.shown[0]) in cards.alt
            assert cards.scene.width <= 1_400


def test_what_is_shown_says_nothing_of_who_holds_it(
    screens: CutterlandScreens, words: Words
) -> None:
    options = GAME.next_in_session(3, {}, ())
    assert options is not None
    state = GAME.start(3, bytes(32), options)
    players = (state.players[1], state.players[2], state.players[0])
    other = replace(state, players=players)

    boards = [
        screens.render_board(Context(GAME.observe(one, None), table_of(one), words))
        for one in (state, other)
    ]

    assert boards[0] == boards[1]
