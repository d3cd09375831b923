"""What is read from controls and forms."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import pytest

from bot.interactions.inputs import (
    PickedUser,
    read_number,
    read_picked_users,
    require_number,
    to_latin,
)
from bot.interactions.settings.personal import set_typed_zone
from bot.matches import Refusal
from bot.presentation.custom_ids import read_field_id, write_field_id

if TYPE_CHECKING:
    from bot.interactions.inputs import Interaction


@pytest.mark.parametrize("text", ["", "-1", "1.0", "\u0663", "\u00b2", "1" * 13])
def test_only_plain_numbers_are_read(text: str) -> None:
    assert read_number(text) is None
    with pytest.raises(Refusal, match="older-control"):
        require_number(text)


def test_a_number_is_read_whole() -> None:
    assert read_number("0019") == 19
    assert read_number("100", 2) is None


@pytest.mark.parametrize("notation", [True, False])
def test_a_fields_id_says_whether_it_holds_notation(notation: bool) -> None:
    assert read_field_id(write_field_id("cell", notation=notation)) == ("cell", notation)


def test_cyrillic_letters_become_the_latin_ones_they_look_like() -> None:
    assert to_latin("М14 ж") == "M14 ж"


def test_a_picked_person_goes_by_the_first_name_that_shows_something() -> None:
    users = {"7": {"username": "ana", "global_name": "\u2800"}, "8": {"username": "ben"}}
    data = {"resolved": {"users": users, "members": {"7": {"nick": "\u3164"}, "8": {"nick": "B"}}}}
    interaction = cast("Interaction", SimpleNamespace(data=data))
    assert read_picked_users(interaction) == (
        PickedUser(7, "ana", False),
        PickedUser(8, "B", False),
    )


@pytest.mark.parametrize(
    ("place", "code"), [("Nowhere at all", "zone-unknown"), ("America/Ind", "zone-several")]
)
async def test_a_typed_place_is_one(place: str, code: str) -> None:
    press: Any = SimpleNamespace(typed={"place": place})
    with pytest.raises(Refusal, match=code):
        await set_typed_zone(press)
