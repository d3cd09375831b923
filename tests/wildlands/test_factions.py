"""Our factions meet the criteria of section 9, and a faulty one is refused by its place."""

from collections import Counter
from typing import Any

import pytest

from engine.contract import IllegalAction
from engine.wildlands.cards import WILD, Flag, can_move, offer_of, read_card
from engine.wildlands.factions import FactionError, read_faction
from tests.wildlands.content import FACTIONS, faction_value, installed_faction


@pytest.mark.parametrize("key", FACTIONS)
def test_a_deck_has_five_wilds_and_flags_on_all_other_cards(key: str) -> None:
    faction = installed_faction(key)
    assert (faction.key, faction.name.lower(), faction.version) == (key, key, 1)
    assert Counter(faction.deck)[WILD] == 5
    others = [offer_of(card) for card in faction.deck if card != WILD]
    assert all(2 <= len(offer.icons) <= 3 for offer in others)
    assert all(any(flag for _, flag in offer.icons) for offer in others)
    assert sum(offer.open_action is not None for offer in others) >= 3


def test_no_two_characters_share_a_name() -> None:
    names = [name for key in FACTIONS for name in installed_faction(key).characters]
    assert len(set(names)) == len(names) == 20


def test_each_faction_has_a_character_of_its_own() -> None:
    flags = {key: Counter(_flags(key)) for key in FACTIONS}
    melee, far = (Flag.MELEE, Flag.HEAVY_MELEE), (Flag.RANGED, Flag.HEAVY_RANGED)

    def best(*wanted: Flag) -> str:
        return max(FACTIONS, key=lambda key: sum(flags[key][flag] for flag in wanted))

    assert best(*melee) == "ironbriar"
    assert best(*far, Flag.AREA) == "emberglass"
    assert best(Flag.RALLY, Flag.FLY) == "galewing"
    assert best(Flag.GUARD) == max(FACTIONS, key=lambda key: len(flags[key])) == "oldroad"
    assert min(FACTIONS, key=lambda key: sum(installed_faction(key).health)) == "emberglass"
    assert all(set(found) < set(Flag) for found in flags.values())


def _flags(key: str) -> list[Flag]:
    offers = [offer_of(card) for card in installed_faction(key).deck]
    beside = [flag for offer in offers for _, flag in offer.icons if flag]
    return beside + [offer.open_action for offer in offers if offer.open_action]


def _faulty(key: str = "", value: Any = None, **places: Any) -> dict[str, Any]:
    """A faction with one of its values changed, or some cards or characters by their number."""
    found = faction_value("ironbriar")
    if key:
        found[key] = value
    for place, other in places.items():
        kind, _, number = place.partition("_")
        found[f"{kind}s"][int(number) - 1] = other
    return found


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ([], "a faction is an object"),
        ({"key": "x"}, "a faction has key, name, version, characters, cards: wrong or missing"),
        (_faulty("key", "iron briar"), "the key must be one plain word"),
        (_faulty("name", " "), "the name must be a text"),
        (_faulty("version", True), "the version must be a whole number from 1"),
        (_faulty("characters", []), "the characters must be a list of 5"),
        (_faulty("cards", []), "the cards must be a list of 30"),
        (_faulty(character_2={"name": "Hod"}), "character 2 needs name and health"),
        (_faulty(character_2={"name": "", "health": 4}), "character 2: the name must be a text"),
        (
            _faulty(character_2={"name": "Bramble", "health": 4}),
            "character 2 is called Bramble, as character 1 is",
        ),
        (_faulty(character_2={"name": "Hod", "health": 6}), "character 2: the health must be 2 to"),
        (
            _faulty(character_5={"name": "Thistle", "health": 5}),
            "all health together is 18, not 15",
        ),
        (_faulty(card_7=7), "card 7 is not a text"),
        (_faulty(card_7="16m"), "card 7 is no card: '16m'"),
        (_faulty(card_7="1m"), "card 7 is no card: '1m'"),
        (_faulty(card_7="21m"), "card 7 is no card: '21m'"),
        (_faulty(card_7="1M2"), "card 7 is written 1m2, not '1M2'"),
        (_faulty(card_7="12+m"), "card 7 has no flag beside an icon: 12+m"),
    ],
)
def test_a_fault_is_named_with_its_place(value: Any, message: str) -> None:
    with pytest.raises(FactionError) as caught:
        read_faction(value)
    assert str(caught.value).startswith(message)


def test_a_deck_needs_wilds_and_lacks_a_flag() -> None:
    cards = faction_value("ironbriar")["cards"]
    with pytest.raises(FactionError, match="no wild card"):
        read_faction(_faulty("cards", [card if card != WILD else "1m2" for card in cards]))
    every = ["1a2r", "1s2c", "1f2", *cards[3:]]
    with pytest.raises(FactionError, match="every flag"):
        read_faction(_faulty("cards", every))


def test_an_icon_is_on_9_to_13_cards() -> None:
    cards = ["1m2" if "5" in card else card for card in faction_value("ironbriar")["cards"]]
    with pytest.raises(FactionError, match=r"character \d is on \d+ cards, not 9 to 13"):
        read_faction(_faulty("cards", cards))


def test_what_a_card_offers() -> None:
    offer = offer_of("1m35g+r")
    assert [icon for icon, _ in offer.icons] == [1, 3, 5]
    assert offer.flags_for(1) == {Flag.MELEE, Flag.RANGED}
    assert offer.flags_for(2) == {Flag.RANGED}
    assert can_move("1m35g+r", 3)
    assert not can_move("1m35g+r", 2)
    assert can_move(WILD, 2)
    assert offer_of(WILD).flags_for(2) == set()


@pytest.mark.parametrize(("text", "card"), [(" w ", "W"), ("1M35G+R", "1m35g+r")])
def test_cards_are_read_in_either_case(text: str, card: str) -> None:
    assert read_card(text) == card


@pytest.mark.parametrize("text", ["", "WW", "1", "1m1m2", "0m2", "1m2+", "1m2+w", "12345"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        read_card(text)
    assert refused.value.code == "card-unknown"
