"""`/turns`: what somebody who slept needs, in a few lines, and something to press in any case."""

from __future__ import annotations

from dataclasses import replace

from bot.models.match import Address, Stake, Status
from bot.screens.screen import Screen
from bot.screens.shared import boards, match_lists, turns
from bot.screens.shared.turns import NewsLine, Turn, Turns
from bot.words import Words
from tests.screens.shared.test_screens import controls, said, table

RUNNING = table(Status.RUNNING, 7, address=Address(1, 70))
OVER = table(Status.FINISHED, 8, started=1, finished=2, ranks=(2, 1, 3, 4), address=Address(1, 70))


def news(*lines: str, own: str = "") -> tuple[NewsLine, ...]:
    return tuple(NewsLine(line, line == own) for line in lines)


def shown(words: Words, **parts: object) -> Screen:
    count = len(parts.get("waiting", ()))  # type: ignore[arg-type]
    return turns.render_turns(Turns(2, 1, count=count, **parts), words)  # type: ignore[arg-type]


def test_the_newest_things_are_told_and_how_many_there_were_before(words: Words) -> None:
    turn = Turn(RUNNING, news("a", "b", "c", "d", "e", "f"), duty="lay it")
    told = said(shown(words, waiting=[turn])).splitlines()
    assert told[-6:] == [
        "-# lay it", "-# … and 2 things before that", "-# • c", "-# • d", "-# • e", "-# • f",
    ]  # fmt: skip


def test_what_was_done_for_the_reader_is_not_left_out_for_what_others_did(words: Words) -> None:
    turn = Turn(RUNNING, news("mine", "b", "c", "d", "e", own="mine"))
    told = said(shown(words, waiting=[turn])).splitlines()
    assert told[-4:] == ["-# • mine", "-# • c", "-# • d", "-# • e"]


def test_the_more_there_is_the_less_is_said_of_each(words: Words) -> None:
    long = [Turn(replace(RUNNING, match=n), news(*["x" * 200] * 9)) for n in range(5)]
    screen = shown(words, waiting=long)
    assert 0 < said(screen).count("x" * 200) < 5 * turns.MOST_NEWS
    assert said(screen).count("before that") == 5
    huge = [Turn(one.table, news(*["x" * 900] * 9)) for one in long]
    assert said(shown(words, waiting=huge)).count("9 things are new") == 5


def test_matches_that_wait_for_others_tell_what_is_new_and_can_be_looked_at(words: Words) -> None:
    others = [Turn(replace(RUNNING, match=n), news("carried out")) for n in range(4)]
    screen = shown(words, others=others)
    assert "No match waits for you." in said(screen)
    assert "waits for Ben\n-# • carried out" in said(screen)
    assert said(screen).endswith("and one more")
    assert list(controls(screen)) == ["see.0", "see.1"]


def test_who_was_away_finds_the_way_back_to_their_seat(words: Words) -> None:
    seats = tuple(replace(seat, computer="low") for seat in RUNNING.seats)
    screen = shown(words, others=[Turn(replace(RUNNING, seats=seats))])
    assert "a computer player holds your seat until you are back" in said(screen)
    assert list(controls(screen)) == ["move.7"]


def test_a_match_with_nobody_there_says_what_it_waits_for(words: Words) -> None:
    seats = tuple(replace(seat, computer="low") for seat in RUNNING.seats)
    away = replace(RUNNING, seats=seats)
    assert "Everyone is away" in said(boards.render_running_board(Screen(()), away, (), words))
    assert "waits until somebody is back" in said(
        match_lists.render_match_list([match_lists.ListedMatch(away)], 0, words)
    )
    assert "Everyone is away" not in said(
        boards.render_running_board(Screen(()), RUNNING, (), words)
    )


def test_after_the_end_there_is_something_to_press(words: Words) -> None:
    screen = shown(words, over=[Turn(OVER, replays=True)])
    assert "is over\n-# Ben has won." in said(screen)
    assert list(controls(screen)) == ["see.8", "film.8", "rematch.8"]
    told = said(shown(words, over=[Turn(OVER, news("Ben wins with 30 VP."))]))
    assert "Ben wins with 30 VP." in told
    assert "Ben has won" not in told
    league = replace(OVER, stake=Stake(league=1, fixture=2))
    assert list(controls(shown(words, over=[Turn(league)]))) == ["see.8"]


def test_a_closed_place_is_said(words: Words) -> None:
    told = said(shown(words, waiting=[Turn(RUNNING, closed=True)]))
    assert "its place is closed to me; `/table` shows it" in told
    assert "<#70>" not in told


def test_who_has_no_match_at_all_reads_how_to_come_by_one(words: Words) -> None:
    assert "`/new`" in said(shown(words))


def test_of_another_server_only_ones_own_matches_are_spoken_of(words: Words) -> None:
    """Whoever followed one there may not be in that server any more, nor call anybody there."""
    away = Address(2, 80)
    followed = Turn(replace(RUNNING, address=away), news("Ben laid a piece"))
    told = said(shown(words, followed=[followed]))
    assert "in another server" in told
    assert "Ben" not in told
    assert "Ben laid a piece" in said(shown(words, followed=[replace(followed, table=RUNNING)]))
    over = shown(words, over=[Turn(replace(OVER, address=away), replays=True)])
    assert list(controls(over)) == ["see.8", "film.8"]
