"""Custom ids: what is written is read again, and nothing else is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.presentation.custom_ids import (
    LONGEST,
    ControlId,
    read_control_id,
    read_form_id,
    write_form_id,
)

CONTROLS = st.from_regex(r"[A-Za-z0-9._-]{1,62}", fullmatch=True)
NUMBERS = st.integers(0, 10**12 - 1)


@given(NUMBERS, NUMBERS, CONTROLS)
def test_what_is_written_is_read_again(match: int, decision: int, control: str) -> None:
    route = ControlId(match, decision, control)

    assert read_control_id(str(route)) == route
    assert read_form_id(write_form_id(route)) == route
    assert len(str(route)) <= LONGEST
    assert len(write_form_id(route)) <= LONGEST


@given(st.text(max_size=120))
def test_whatever_is_sent_is_a_route_or_nothing(text: str) -> None:
    route = read_control_id(text)

    assert route is None or str(route) == text or text.split(":")[1].startswith("0")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "v1:1:2",
        "v2:1:2:move",
        "v1:1:2:move\n",
        "v1:-1:2:move",
        "v1:1:2:mo ve",
        "v1:٣:2:move",
        "v1:1:2:" + "x" * 91,
        "v1:123456789:123:" + "x" * 84,
        "v1:9999999999999:2:move",
    ],
)
def test_a_malformed_id_is_no_route(text: str) -> None:
    assert read_control_id(text) is None


def test_two_forms_of_one_route_have_different_ids() -> None:
    route = ControlId(1, 2, "g.cut")

    assert write_form_id(route) != write_form_id(route)
    assert read_form_id("v1:1:2:g.cut") is None
