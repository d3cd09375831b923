"""Who meets whom in the queue: equal terms, like ratings first, anyone after ten minutes."""

from functools import partial
from math import inf

from bot.matches.matchmaking import (
    can_meet,
    find_group,
    find_next_look,
    find_window,
    prefer_others,
)
from bot.models.match import Address
from bot.models.matchmaking import Seek, Terms
from bot.models.people import AnswerPace

HOUR = 3600
TWO, RATED = Terms("bids", 2, "days"), Terms("bids", 2, "days", rated=True)
SHARING = {8, 9}
AVOIDED = {(21, 22)}
PLAYING = {("bids", 31, 32), ("bids", 32, 33), ("other", 1, 2)}
THREE = Terms("bids", 3, "days")


def seek(player: int, joined: int = 0, terms: Terms = TWO, guild: int = 7) -> Seek:
    return Seek(player, player, terms, Address(guild, 70), joined, joined + 1000)


def group(*seeks: Seek, at: int = 0, **values: float) -> list[int]:
    known = {int(name[1:]): value for name, value in values.items()}
    meets = prefer_others(seeks, partial(can_meet, SHARING, AVOIDED), PLAYING)
    return [one.player for one in find_group(seeks, known, {}, at, meets)]


def test_two_who_want_the_same_meet_and_others_wait() -> None:
    assert group(seek(1), seek(2)) == [1, 2]
    assert group(seek(1)) == []
    assert group(seek(1), seek(2, terms=RATED)) == []
    assert group(seek(1), seek(2, guild=8)) == []
    assert group(seek(1, terms=THREE), seek(2, terms=THREE)) == []


def test_people_of_two_servers_meet_if_both_share_their_queues() -> None:
    assert group(seek(1, guild=8), seek(2, guild=9)) == [1, 2]
    assert group(seek(1, guild=7), seek(2, guild=9)) == []
    three = [seek(n, n, THREE, guild) for n, guild in ((1, 8), (2, 7), (3, 9))]
    assert group(*three) == []
    assert group(*three, seek(4, 4, THREE, 8)) == [1, 3, 4]


def test_people_meet_no_one_whom_either_avoids() -> None:
    assert group(seek(21), seek(22)) == []
    assert group(seek(22), seek(21)) == []
    assert group(seek(21), seek(22, 1), seek(23, 2), at=2) == [21, 23]
    assert group(*(seek(n, n, THREE) for n in (21, 22, 23)), at=23) == []


def test_people_who_play_each_other_meet_again_only_if_no_one_else_waits() -> None:
    assert group(seek(31), seek(32)) == [31, 32]
    assert group(seek(31), seek(32, 1), seek(34, 2), at=2) == [31, 34]
    far = seek(31), seek(32, 1), seek(34, 2)
    assert group(*far, at=2, p34=900) == [], "until the window widens"
    assert group(*far, at=600, p34=900) == [31, 34]
    assert group(*far[:2], seek(34, 2, RATED), at=2) == [31, 32], "who waits for something else"
    assert group(*(seek(n, n, THREE) for n in (31, 32, 34)), at=34) == [31, 32, 34]
    assert group(*(seek(n, n, THREE) for n in (31, 32, 34, 35)), at=35) == [31, 34, 35]


def test_nobody_meets_themselves() -> None:
    assert group(seek(1), seek(1)) == []


def test_the_nearest_rating_is_preferred_to_the_longest_wait() -> None:
    assert group(seek(1), seek(2, 1), seek(3, 2), at=2, p1=500, p2=600, p3=510) == [1, 3]


def test_people_of_like_pace_are_preferred_to_like_ratings() -> None:
    def find(*medians: int, of: int = 3) -> list[int]:
        paces = {number: AnswerPace(of, of, one) for number, one in enumerate(medians, 1)}
        three, values = [seek(n, n) for n in (1, 2, 3)], {1: 500.0, 2: 510.0, 3: 600.0}
        found = find_group(three, values, paces, 3, partial(can_meet, (), ()))
        return [one.player for one in found]

    assert find(3 * HOUR, 12 * HOUR, 4 * HOUR) == [1, 3]
    assert find(3 * HOUR, 12 * HOUR, 4 * HOUR, of=2) == [1, 2], "not known yet"
    assert find(0, HOUR, 0) == [1, 3], "people who plan play each other"
    assert find(60, 10 * 60, 60) == [1, 2], "within a quarter of an hour all are alike"
    assert find(3 * HOUR, 12 * HOUR) == [1, 3], "someone new may be of any pace"


def test_the_window_widens_as_time_passes() -> None:
    assert [find_window(waited) for waited in (0, 119, 120, 599, 600)] == [150, 150, 300, 300, inf]
    far = seek(1), seek(2, 100)
    assert group(*far, at=119, p1=500, p2=750) == []
    assert group(*far, at=120, p1=500, p2=750) == [1, 2], "the longer wait decides"
    assert group(*far, at=599, p1=500, p2=1500) == []
    assert group(*far, at=600, p1=500, p2=1500) == [1, 2]


def test_those_who_wait_longest_come_first_and_hold_up_no_one() -> None:
    assert group(seek(1), seek(2, 1), seek(3, 2), at=2, p1=2000) == [2, 3]
    assert group(*(seek(n, 5 - n, THREE) for n in range(1, 5)), at=5) == [4, 3, 2]


def test_the_next_look_is_when_a_window_widens_or_a_wait_ends() -> None:
    assert find_next_look([], 0) is None
    looks = [find_next_look([seek(1)], at) for at in (0, 120, 600, 1000)]
    assert looks == [120, 600, 1000, None]
