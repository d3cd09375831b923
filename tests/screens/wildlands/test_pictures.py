"""What the pictures mark by themselves, without a draft."""

from bot.render.wildlands.boards import Marks, Trail
from bot.screens.wildlands.pictures import (
    complete_marks,
    find_fresh,
    find_trails,
)
from engine.wildlands.cards import Flag
from engine.wildlands.state import Phase
from tests.screens.wildlands.tables import playing, seen, table_of
from tests.wildlands.matches import after

PIECES: dict[str, int | str] = {"a1": 8, "a2": "hidden 30", "b1": 2, "b2": 3}
HAND = "13 1m3 1r2 W"


def test_what_has_changed_is_marked_with_its_trail() -> None:
    before = playing(PIECES, HAND, "12 W", shards=("8", "5"))
    now = after(before, "1 move 1 9 13")
    assert find_fresh(seen(now), seen(before)) == {9}
    assert find_trails(seen(now), seen(before)) == [Trail(8, 9)]
    assert find_trails(seen(now), None) == []


def test_a_knock_out_is_marked_where_it_happened() -> None:
    before = playing({"a1": 8, "b1": 8, "b2": 3}, "1m3 13", "", damage={"b1": 3})
    now = after(before, "1 melee 1 b 1m3")
    marks = complete_marks(seen(now), table_of(now), Marks(), seen(before))
    assert marks.fallen == {8}


def test_a_space_that_is_empty_by_now_is_not_marked() -> None:
    before = playing({"a1": 8, "b1": 8, "b2": 3}, "1m3", "", damage={"b1": 3}, shards=("12", "9"))
    now = playing({"a1": 8, "b2": 3}, "1m3", "", shards=("", "9"))
    assert find_fresh(seen(now), seen(before)) == frozenset()


def test_a_question_shows_the_action_that_it_is_about() -> None:
    now = after(playing(PIECES, HAND, "12 W"), "1 move 1 9 13")
    assert seen(now).phase is Phase.ASK
    for seat in (None, 0, 1):
        assert complete_marks(seen(now, seat), table_of(now), Marks(), None).fresh == {9}


def test_an_open_attack_shows_its_aim_to_all() -> None:
    shot = playing(PIECES, HAND, "1g2 W", decks=("", "1g2"))
    now = after(shot, "1 ranged 1 b1 1r2")
    assert seen(now).phase is Phase.DEFEND
    for seat in (None, 1):
        assert complete_marks(seen(now, seat), table_of(now), Marks(), None).trails == (
            Trail(8, 2, Flag.RANGED),
        )


def test_own_hidden_characters_are_ghosts_for_their_seat_alone() -> None:
    state = playing(PIECES, HAND, "12")
    assert complete_marks(seen(state), table_of(state), Marks(), None).ghosts == {30: 2}
    assert complete_marks(seen(state, 1), table_of(state), Marks(), None).ghosts == {}
    assert complete_marks(seen(state, None), table_of(state), Marks(), None).ghosts == {}
