"""Screens become views: fresh ones, of dynamic items only, within Discord's limits."""

from __future__ import annotations

import pytest
from discord import ui

from bot.presentation.custom_ids import ControlId
from bot.presentation.layouts import MOST_TEXT, Control, modal_of, view_of
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
    view = view_of(screen(*EVERYTHING, accent=accent, head="<@1>", foot="-# #42 · o1"))

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


async def test_the_head_and_the_foot_stand_outside_the_frame() -> None:
    view = view_of(screen(Text("body"), accent=1, head="head", foot="foot"))

    assert [type(item) for item in view.children] == [ui.TextDisplay, ui.Container, ui.TextDisplay]


async def test_too_many_words_are_cut_and_the_foot_stays() -> None:
    view = view_of(screen(Text("x" * 3_000), Text("y" * 3_000), foot="-# #42 · o1"))

    assert view.content_length() <= MOST_TEXT
    last = view.children[-1]
    assert isinstance(last, ui.TextDisplay)
    assert last.content == "-# #42 · o1"


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
