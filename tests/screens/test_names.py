"""How seats are called: people as they are, computers by number, those who resigned as such."""

from bot.screens.context import Context
from bot.screens.cutterland import CutterlandScreens
from bot.screens.shared.names import bold_name
from bot.words import Words
from tests.screens.matches import GAME, LONG, as_text, cutting, table_of, with_seat


def test_a_single_computer_needs_no_number(screens: CutterlandScreens, words: Words) -> None:
    table = with_seat(table_of(cutting()), 2, name="", player=None, user=None, computer="easy")
    names = [screens.seat_name(table, seat, words) for seat in range(3)]
    assert names == ["Ana", "Ben", "Computer"]


def test_several_computers_are_numbered(screens: CutterlandScreens, words: Words) -> None:
    table = table_of(cutting())
    for seat in (0, 2):
        table = with_seat(table, seat, name="", player=None, user=None, computer="easy")
    names = [screens.seat_name(table, seat, words) for seat in range(3)]
    assert names == ["Computer 1", "Ben", "Computer 2"]


def test_who_has_resigned_keeps_the_name(screens: CutterlandScreens, words: Words) -> None:
    table = with_seat(table_of(cutting()), 0, computer="easy", resigned=True)
    assert screens.seat_name(table, 0, words) == "Ana (computer)"
    board = as_text(screens.render_board(Context(GAME.observe(cutting(), None), table, words)))
    assert r"✂️ **Ana \(computer\)**: cut a card into 3 pieces." in board


def test_the_board_itself_calls_nobody(screens: CutterlandScreens, words: Words) -> None:
    """The house mentions those who are newly asked, and nobody else."""
    board = as_text(
        screens.render_board(Context(GAME.observe(cutting(), None), table_of(cutting()), words))
    )
    assert "<@" not in board


def test_a_name_cannot_format_or_call_anybody(screens: CutterlandScreens, words: Words) -> None:
    table = table_of(cutting(), (LONG, LONG, LONG))
    assert bold_name(table, 0, words).startswith("**\\*\\_\\`\\~")
    panel = as_text(screens.render_panel(Context(GAME.observe(cutting(), 1), table, words)))
    assert "<@1>" not in panel.split("<land")[0]
