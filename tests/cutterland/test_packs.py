"""Packs are read strictly; what is wrong is named with its card and square."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine.cutterland.packs import PackError, read_pack

FILE = Path(__file__).parents[2] / "data" / "cutterland" / "classics.json"
LACKING = "pC p. mG m. / wK w. m. p. / wF w. mD p^"


@pytest.fixture
def content() -> dict[str, Any]:
    """The classics, to be spoilt."""
    value: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return value


def test_the_classics_are_a_pack_of_eighty(content: dict[str, Any]) -> None:
    pack = read_pack(content)
    assert [str(card) for card in pack.cards] == content["cards"]
    assert (pack.key, pack.name, pack.version) == ("classics", "Classics", content["version"])


@pytest.mark.parametrize(
    ("card", "message"),
    [
        (LACKING, "card 12: card-icons (icons=6, wanted=7), rules section 1"),
        (
            LACKING.replace("w. m.", "wC m."),
            "card 12, square F: square-habitat (creature='centaur', terrain='wetland'",
        ),
        (LACKING.replace("w. m.", "wX m."), "card 12, square F: square-unknown (text='wX'"),
        ("pC", "card 12: card-shape, rules section 1"),
        (7, "card 12 is not a text"),
    ],
)
def test_a_bad_card_is_named_with_its_square(
    content: dict[str, Any], card: object, message: str
) -> None:
    content["cards"][11] = card
    with pytest.raises(PackError) as caught:
        read_pack(content)
    assert str(caught.value).startswith(message)


def test_no_two_cards_are_alike(content: dict[str, Any]) -> None:
    content["cards"][11] = content["cards"][3]
    with pytest.raises(PackError, match="card 12 is card 4 again"):
        read_pack(content)


def test_no_card_is_another_one_turned(content: dict[str, Any]) -> None:
    content["cards"][11] = " / ".join(
        " ".join(row.split()[::-1]) for row in content["cards"][3].split(" / ")[::-1]
    )
    with pytest.raises(PackError, match="card 12 is card 4 again"):
        read_pack(content)


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("key", "", "one plain word"),
        ("key", "two words", "one plain word"),
        ("name", " ", "the name"),
        ("version", 0, "the version"),
        ("version", True, "the version"),
        ("cards", [], "a list of 80"),
        ("cards", "pC", "a list of 80"),
        ("colour", "red", "wrong or missing: colour"),
    ],
)
def test_the_envelope_is_checked_too(
    content: dict[str, Any], key: str, value: object, message: str
) -> None:
    with pytest.raises(PackError, match=message):
        read_pack({**content, key: value})  # type: ignore[dict-item]


def test_nothing_may_be_missing(content: dict[str, Any]) -> None:
    del content["name"]
    with pytest.raises(PackError, match="wrong or missing: name"):
        read_pack(content)
    with pytest.raises(PackError, match="a pack is an object"):
        read_pack([])
