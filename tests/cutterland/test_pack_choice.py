"""The option `pack`: one pack for a match, a land, and the record (rules, section 7)."""

from dataclasses import replace

import pytest

from engine.contract import IllegalOptions
from engine.cutterland.commands import read_packs
from engine.cutterland.game import Cutterland
from engine.cutterland.packs import PackError, index_packs
from engine.cutterland.state import State
from engine.records import RecordError, deal_match, read_record, state_hash, write_header
from tests.cutterland.matches import set_up

CLASSICS = read_packs()["classics"]
OTHER = replace(CLASSICS, key="other", name="Other", version=3, cards=CLASSICS.cards[:40])
LAST = replace(CLASSICS, cards=CLASSICS.cards[40:])
GAME = Cutterland(index_packs([OTHER, LAST]))
SEED = (7).to_bytes(32, "big")


def pack_of(state: State) -> set[str]:
    """The packs that cards of any hand come from."""
    cards = [card for player in state.players for card in player.hand]
    return {pack.key for pack in GAME.packs.values() for card in cards if card in pack.cards}


def test_the_classics_are_the_default_wherever_they_stand() -> None:
    (spec,) = (spec for spec in GAME.options if spec.key == "pack")
    assert spec.choices == ("other", "classics")
    assert spec.names == ("Other", "Classics")
    assert spec.versions == (3, 1)
    assert spec.default == "classics"
    assert GAME.observe(GAME.start(3, SEED, {}), None).pack == "classics"


def test_without_the_classics_the_first_pack_is_the_default() -> None:
    assert Cutterland({"other": OTHER}).start(3, SEED, {}).setup.pack == "other"


@pytest.mark.parametrize("key", ["classics", "other"])
def test_all_hands_come_from_the_pack_chosen(key: str) -> None:
    for number in range(20):
        state = GAME.start(4, bytes(31) + bytes([number]), {"pack": key})
        assert pack_of(state) == {key}
        assert GAME.observe(state, None).pack == key
        assert state_hash(GAME, state) != state_hash(GAME, set_up(state, pack="none"))


def test_a_pack_that_is_not_installed_is_refused() -> None:
    with pytest.raises(IllegalOptions) as refused:
        GAME.start(3, SEED, {"pack": "ants"})
    assert refused.value.params == {"option": "pack", "value": "ants"}


def test_a_record_names_the_pack_with_its_version() -> None:
    text = write_header(GAME, 3, SEED, {"pack": "other"})
    assert "\npack: other 3\n" in text
    assert "pack=" not in text
    assert deal_match(GAME, read_record(text)) == GAME.start(3, SEED, {"pack": "other"})


def test_a_record_of_another_version_is_refused_by_its_line() -> None:
    text = write_header(GAME, 3, SEED, {"pack": "other"}).replace("other 3", "other 2")
    with pytest.raises(RecordError, match="line 4: 'pack' is 'other 2', installed is 'other 3'"):
        deal_match(GAME, read_record(text))


def test_a_record_without_a_pack_is_one_of_the_classics() -> None:
    text = write_header(GAME, 3, SEED, {}).replace("pack: classics 1\n", "")
    assert deal_match(GAME, read_record(text)) == GAME.start(3, SEED, {})


def test_two_packs_cannot_share_a_key() -> None:
    with pytest.raises(PackError, match="two packs have the key 'classics'"):
        index_packs([CLASSICS, LAST])
