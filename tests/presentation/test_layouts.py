"""Screens become views: fresh ones, of dynamic items only, within Discord's limits."""

import pytest
from discord import ui

from bot.markdown import NO_BREAK_SPACE
from bot.presentation.custom_ids import ControlId, read_control_id, read_mark
from bot.presentation.layouts import (
    FIRST_MARK,
    MOST_TEXT,
    Control,
    buttons_of,
    content_of,
    modal_of,
    view_of,
)
from bot.render.scene import Scene
from bot.screens.screen import (
    Block,
    Button,
    Choice,
    Field,
    Form,
    Line,
    Pick,
    Picture,
    Row,
    Screen,
    Select,
    Text,
)

EVERYTHING: tuple[Block, ...] = (
    Text("Words."),
    Picture("land", "A land.", Scene(1, 1, "paper", ())),
    Line(),
    Row((Button("g.take.A", "A"), Button("move", "My move", "primary", disabled=True))),
    Select("g.spot", "Where?", (Choice("M13", "M13", chosen=True), Choice("N13", "N13"))),
    Pick("settings.server.games", "channel", "Games", (5,)),
    Pick("settings.server.role", "role", "Role"),
    Pick("lobby.invite", "user", "People", least=1, most=3),
)


def screen(*blocks: Block, **more: object) -> Screen:
    return Screen(blocks, 42, 7, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("accent", [None, 0x4E8F3A])
async def test_everything_that_can_be_pressed_is_a_dynamic_item(accent: int | None) -> None:
    view = view_of(screen(*EVERYTHING, accent=accent, head="<@1>"))

    pressed = [item for item in view.walk_children() if item.is_dispatchable()]
    assert view.timeout is None
    assert pressed
    assert all(isinstance(item, Control) for item in pressed)
    assert {item.custom_id for item in pressed if isinstance(item, Control)} == {
        "v1:42:7:g.take.A",
        "v1:42:7:move",
        "v1:42:7:g.spot",
        "v1:42:7:settings.server.games",
        "v1:42:7:settings.server.role",
        "v1:42:7:lobby.invite",
    }


@pytest.mark.parametrize("accent", [None, 0x4E8F3A])
async def test_a_menu_has_another_number_in_each_render(accent: int | None) -> None:
    """A client refuses the choice it remembers for a number; the custom id says what it means."""

    def numbers() -> dict[str, int]:
        items = view_of(screen(*EVERYTHING, accent=accent)).walk_children()
        pressed = (item for item in items if isinstance(item, Control))
        return {one.custom_id: one.item.id for one in pressed if one.item.id is not None}

    menus = [block for block in EVERYTHING if isinstance(block, Select | Pick)]
    first, second = numbers(), numbers()
    assert first.keys() == second.keys()
    assert len({*first.values(), *second.values()}) == 2 * len(menus)
    assert all(1 << 30 <= number < 1 << 31 for number in (*first.values(), *second.values()))


async def test_the_head_stands_outside_the_frame() -> None:
    view = view_of(screen(Text("body"), accent=1, head="head"))

    assert [type(item) for item in view.children] == [ui.TextDisplay, ui.Container]


async def test_too_many_words_are_cut() -> None:
    view = view_of(screen(Text("x" * 3_000), Text("y" * 3_000)))

    assert view.content_length() <= MOST_TEXT


@pytest.mark.parametrize("head", ["", "<@1>"])
async def test_a_mark_is_the_id_of_the_first_component(head: str) -> None:
    view = view_of(screen(*EVERYTHING, accent=1, head=head, marks=(FIRST_MARK,)))

    assert view.children[0].id == FIRST_MARK


async def test_buttons_of_a_text_carry_its_marks() -> None:
    one = Row((Button("move.1", "One"), Button("move.2", "Two")))
    shown = screen(Text("Your turn"), one, marks=(FIRST_MARK, FIRST_MARK + 1))

    assert content_of(shown) == "Your turn"
    ids = [item.custom_id for item in buttons_of(shown).children if isinstance(item, Control)]
    assert ids == [f"v1:42:7:move.1:{FIRST_MARK}", f"v1:42:7:move.2:{FIRST_MARK + 1}"]
    assert [str(read_control_id(one)) for one in ids] == ["v1:42:7:move.1", "v1:42:7:move.2"]
    assert [read_mark(one) for one in (*ids, "v1:42:7:move.1")] == [FIRST_MARK, FIRST_MARK + 1, 0]


async def test_a_text_without_a_button_for_its_mark_is_a_layout() -> None:
    assert content_of(screen(Text("Your turn"), marks=(FIRST_MARK,))) is None
    assert content_of(screen(Text("Your turn"))) == "Your turn"


@pytest.mark.parametrize(
    "blocks",
    [
        (Row((Button("move", "Go"),)), Text("below")),
        (Text("x" * 2_001),),
        (Text("x"), *[Row((Button("move", "Go"),))] * 6),
        EVERYTHING,
    ],
    ids=["text below buttons", "long", "many rows", "pictures and menus"],
)
async def test_what_a_classic_message_cannot_show_is_a_layout(blocks: tuple[Block, ...]) -> None:
    assert content_of(screen(*blocks)) is None


async def test_a_picture_that_could_not_be_drawn_is_told_in_words() -> None:
    (item,) = view_of(screen(EVERYTHING[1]), drawn=frozenset()).children

    assert isinstance(item, ui.TextDisplay)
    assert item.content == "A land."


async def test_a_form_carries_its_match_and_decision() -> None:
    form = Form("g.cut", "t" * 60, (Field("pieces", "l" * 60, value="AB"),))

    payload = modal_of(form, ControlId(42, 7, "form.g.cut")).to_dict()

    assert payload["custom_id"].startswith("v1:42:7:g.cut.")
    assert len(payload["title"]) <= 45
    assert payload["components"][0]["component"]["value"] == "AB"


def test_a_spoiler_is_hidden_as_a_picture_and_as_text() -> None:
    answer = Picture("answer", "The answer.", Scene(1, 1, "paper", ()), spoiler=True)
    (shown,) = view_of(Screen((answer,))).children
    assert isinstance(shown, ui.MediaGallery)
    assert shown.items[0].spoiler
    (told,) = view_of(Screen((answer,)), drawn=frozenset()).children
    assert isinstance(told, ui.TextDisplay)
    assert told.content == "||The answer.||"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("24 h, 25 %, then 12 hours", "24_h, 25_%, then 12 hours"),
        ("**3** VP or 3 VPs, −2 ПО", "**3**_VP or 3 VPs, −2_ПО"),
        ("№ 3 — лучший ход", "№_3_— лучший ход"),
    ],
)
def test_lines_break_neither_before_a_unit_nor_before_a_dash(text: str, shown: str) -> None:
    (item,) = view_of(Screen((Text(text),))).children
    assert isinstance(item, ui.TextDisplay)
    assert item.content == shown.replace("_", NO_BREAK_SPACE)
