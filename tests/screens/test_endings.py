"""How a match ends: by the rules, shared, claimed by the last person left, or by nobody."""

from dataclasses import replace

from bot.models.match import Status
from bot.screens.context import Context
from bot.screens.cutterland import CutterlandScreens
from bot.screens.screen import Film, Picture, Screen
from bot.words import Words
from engine.cutterland.events import MatchEnded
from engine.cutterland.state import State
from tests.screens.matches import (
    GAME,
    as_text,
    buttons,
    cutting,
    pictures,
    resolving,
    table_of,
    with_seat,
)


def over(first: str, second: str = "resolve") -> State:
    """Two players with a goblin each: lands `mG` and `mG m. wF`, one token each."""
    state = GAME.apply(resolving("mG wF", 1, 0), 0, GAME.read(first)).state
    return GAME.apply(state, 1, GAME.read(second)).state


def test_before_the_first_cut_details_say_who_chooses_next(
    screens: CutterlandScreens, words: Words
) -> None:
    state = cutting()
    board = screens.render_board(Context(GAME.observe(state, None), table_of(state), words))
    assert "Next: " in as_text(Screen(board.details))


def test_equal_points_and_survivors_share_the_victory(
    screens: CutterlandScreens, words: Words
) -> None:
    state = over("resolve")
    screen = screens.render_board(Context(GAME.observe(state, None), table_of(state), words))
    text, sheet = as_text(screen), pictures(Screen(screen.details))[0].text
    assert "🏆 **Ana** and **Ben** share the win with 1 VP!" in text
    assert "Tie-break: most surviving creatures" in text
    assert sheet.count("**First:**") == 2
    assert sheet.count("(2 survivors)") == 2


def test_a_final_screen_leads_to_the_hunt_and_tells_everything(
    screens: CutterlandScreens, words: Words
) -> None:
    state = over("resolve tower M13")
    screen = screens.render_board(Context(GAME.observe(state, None), table_of(state), words))
    assert [button.control for button in buttons(Screen(screen.details))] == ["look.hunt"]
    assert "🏆 **Ben** wins with 1 VP!" in as_text(screen)
    assert "Tie-break: most surviving creatures" not in as_text(screen)
    film = next(block for block in screen.blocks if isinstance(block, Film))
    assert [block for block in screen.blocks if isinstance(block, Picture | Film)] == [film]
    assert "animation of the hunt" in film.alt
    assert "Second: Ana, 0 VP (goblins 2 · frogs −2)" in film.alt
    sheet = pictures(Screen(screen.details))[0]
    assert "Second: Ana, 0 VP (goblins 2 · frogs −2)" in sheet.alt
    assert "**Second:** **Ana**, 0 VP\n-# goblins 2 · frogs −2" in sheet.text


def test_who_resigned_stands_last_whatever_the_points(
    screens: CutterlandScreens, words: Words
) -> None:
    state = over("resolve tower M13")
    table = replace(table_of(state), ranks=(1, 2))
    table = with_seat(table, 1, resigned=True, computer="easy")
    screen = screens.render_board(Context(GAME.observe(state, None), table, words))
    assert "🏆 **Ana** wins with 0 VP!" in as_text(screen)
    assert r"**Second:** **Ben \(computer\)**, 1 VP" in pictures(Screen(screen.details))[0].text


def test_who_forfeits_does_not_win_by_points(screens: CutterlandScreens, words: Words) -> None:
    state = over("resolve tower M13")
    table = replace(table_of(state), ranks=(1, 2), forfeits=("Ben",), is_won_by_forfeit=True)
    text = as_text(screens.render_board(Context(GAME.observe(state, None), table, words)))
    assert "🏆 **Ana** wins: **Ben** forfeits.\n-# **Ana** 0 · **Ben** 1" in text
    assert "wins with" not in text
    line = screens.describe_event(MatchEnded((0, 1), (2, 1)), table, words)
    assert line == "**Ana** wins: **Ben** forfeits."


def test_the_last_person_left_may_have_claimed_the_win(
    screens: CutterlandScreens, words: Words
) -> None:
    """The rules have not come to an end, and still nothing can be pressed."""
    state = cutting()
    table = replace(
        table_of(state), status=Status.FINISHED, ranks=(2, 1, 3), claimed=True,
    )  # fmt: skip
    screen = screens.render_board(Context(GAME.observe(state, None), table, words))
    text = as_text(screen)
    assert "The match ended early." in text
    assert "🏆 **Ben** wins: everyone else resigned." in text
    assert not buttons(screen)
    panel = screens.render_panel(Context(GAME.observe(state, 0), table, words))
    assert "🏆" in as_text(panel)
    assert not buttons(panel)


def test_a_match_that_everybody_left_has_no_winner(
    screens: CutterlandScreens, words: Words
) -> None:
    state = cutting()
    table = replace(table_of(state), status=Status.CANCELLED)
    screen = screens.render_board(Context(GAME.observe(state, None), table, words))
    assert "These are the lands so far." in as_text(screen)
    assert not buttons(screen)
