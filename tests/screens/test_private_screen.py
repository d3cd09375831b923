"""What is new since somebody last looked stands out, in pictures, alt texts and words."""

from dataclasses import replace

from bot.render.scene import Stroke
from bot.screens.context import Context
from bot.screens.cutterland import CutterlandScreens
from bot.screens.cutterland.view_commands import show_land
from bot.screens.panel import append_buttons
from bot.screens.screen import Button, Row, Screen, Text
from bot.screens.shared.private_screen import (
    count_moves,
    describe_news,
    details_button,
    picture_toggle,
    render_details,
    with_picture_toggle,
)
from bot.words import Words
from engine.cells import name_of
from engine.cutterland.state import State
from engine.cutterland.views import View
from tests.screens.matches import GAME, as_text, buttons, pictures, random_states, table_of
from tests.screens.test_limits import check


def laid_in_between(seats: int = 3, number: int = 8) -> tuple[State, View, str]:
    """A state where seat 0 waits, the public view of a turn before, and a cell laid since by seat
    1."""
    states = random_states(seats, number)
    later = next(
        state for state in states[40:] if 0 not in GAME.to_act(state) and GAME.to_act(state)
    )
    earlier = GAME.observe(states[states.index(later) - 12], None)
    new = set(later.players[1].land.cells) - set(earlier.table[1].land.cells)
    return later, earlier, name_of(min(new))


def dashes(screen: Screen) -> int:
    """Dashed lines in the pictures."""
    shapes = [shape for picture in pictures(screen) for shape in picture.scene.shapes]
    return sum(isinstance(shape, Stroke) and shape.dash > 0 for shape in shapes)


def test_the_details_of_a_waiting_panel_show_what_others_have_placed(
    screens: CutterlandScreens, words: Words
) -> None:
    state, before, cell = laid_in_between()
    view, table = GAME.observe(state, 0), table_of(state)

    panel = screens.render_panel(Context(view, table, words, before=before))
    plain = Screen(screens.render_panel(Context(view, table, words)).details)
    told = Screen(panel.details)

    short = screens.render_panel(Context(view, table, words, before=before), details=False)
    assert short == replace(panel, details=())
    assert [picture.name for picture in pictures(panel)] == ["land"]
    assert "I'll tell you on your turn." in as_text(panel)
    (lands,) = pictures(told)
    assert cell in lands.alt
    assert "`+` new since you last looked" in lands.text
    assert dashes(told) > dashes(plain)
    check(told)


def test_a_look_at_a_land_outlines_what_is_new_there(words: Words) -> None:
    state, before, cell = laid_in_between()
    view, table = GAME.observe(state, 0), table_of(state)

    told = show_land(Context(view, table, words, before=before), {"player": 2})
    plain = show_land(Context(view, table, words), {"player": 2})

    assert f"New since you last looked: {cell}" in pictures(told)[0].alt
    assert "New since" not in as_text(plain)
    assert dashes(told) > dashes(plain)


def test_nothing_is_new_to_somebody_who_has_just_looked(
    screens: CutterlandScreens, words: Words
) -> None:
    state, _, _ = laid_in_between()
    view, table = GAME.observe(state, 0), table_of(state)

    now = GAME.observe(state, None)

    assert screens.render_panel(Context(view, table, words, before=now)) == screens.render_panel(
        Context(view, table, words)
    )


def test_only_a_screen_with_pictures_can_be_had_in_words(
    screens: CutterlandScreens, words: Words
) -> None:
    state, _, _ = laid_in_between()
    panel = screens.render_panel(Context(GAME.observe(state, 0), table_of(state), words))

    for pictured, control, label in (
        (True, "pictures.off.move", "Show text"),
        (False, "pictures.on.move", "Show pictures"),
    ):
        last = buttons(with_picture_toggle(panel, "move", pictured, words))[-1]
        assert (last.control, last.label) == (control, label)
    assert with_picture_toggle(Screen((Text("x"),)), "move", True, words) == Screen((Text("x"),))


def test_buttons_join_the_last_row_while_it_has_room() -> None:
    row = Row(tuple(Button(f"g.{number}", "x") for number in range(4)))
    one, two = Button("undo.3", "Undo"), Button("details", "Details")

    joined = append_buttons(Screen((row,)), (one,))
    added = append_buttons(Screen((row,)), (one, two))

    assert joined.blocks == (Row((*row.buttons, one)),)
    assert added.blocks == (row, Row((one, two)))
    many = append_buttons(Screen(()), (*row.buttons, one, two)).blocks
    assert many == (Row((*row.buttons, one)), Row((two,))), "Discord takes five in a row"


def test_details_stand_between_the_title_and_the_way_back(words: Words) -> None:
    title, deadline, points = Text("Title"), Text("Until noon"), Text("5 points")
    panel = Screen((title, Row((Button("g.a", "A"),))), 7, 3, details=(points,))
    toggle = picture_toggle("move", True, words)

    header = (deadline, *describe_news(["Bo took piece A"], words))
    shown = render_details(panel, header, toggle, words)

    *texts, row = shown.blocks
    assert texts[:2] == [title, deadline]
    assert texts[3:] == [points]
    assert "Bo took piece A" in as_text(Screen((texts[2],)))
    assert [button.control for button in buttons(Screen((row,)))] == ["move", toggle.control]
    assert (shown.match, shown.decision) == (7, 3)


def test_all_news_are_behind_a_panel_from_first_to_last(words: Words) -> None:
    """However many there are: each page leads to the next one."""
    panel = Screen((Text("Title"),), 7, 3, details=(Text("5 points"),))
    news = [f"deed {n}" if n % 10 else f"▸ Turn {n // 10}" for n in range(600)]

    told, page = list[str](), 0
    while True:
        header, toggle = describe_news(news, words), picture_toggle("move", True, words)
        shown = render_details(panel, header, toggle, words, page)
        told += [line for line in as_text(shown).splitlines() if line.startswith("-# ")]
        control = buttons(shown)[1].control
        page = int(control.removeprefix("details."))
        if not page:
            break

    assert told == [f"-# {one}" if "▸" in one else f"-# • {one}" for one in news]


def test_the_way_to_details_says_what_is_there(words: Words) -> None:
    assert details_button(0, words, is_asked=False).label == "Details"
    assert details_button(2, words, is_asked=False).label == "Details · 2"
    assert details_button(2, words, is_asked=True).style == "primary"


def test_the_beginning_of_a_turn_is_no_move() -> None:
    assert count_moves(["▸ Turn 2: **Bo**"]) == 0
    assert count_moves(["**Ana** ended the turn.", "▸ Turn 2: **Bo**"]) == 1
