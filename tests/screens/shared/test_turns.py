"""`/turns`: what somebody who slept needs, in a few lines, and something to press in any case."""

from dataclasses import replace

from bot.models.match import Address, Status
from bot.screens.screen import Row, Screen, Text
from bot.screens.shared import boards, match_lists, turns
from bot.screens.shared.turns import NewsLine, Turn, Turns
from bot.words import Words
from tests.screens.shared.test_screens import controls, said, table

RUNNING = table(Status.RUNNING, 7, address=Address(1, 70))
OVER = table(Status.FINISHED, 8, started=1, finished=2, ranks=(2, 1, 3, 4), address=Address(1, 70))


def news(*lines: str, own: str = "") -> tuple[NewsLine, ...]:
    return tuple(NewsLine(line, line == own) for line in lines)


def shown(words: Words, *listed: Turn, page: int = 0, pages: int = 1) -> Screen:
    count = sum(one.kind == "waiting" for one in listed)
    return turns.render_turns(Turns(2, 1, listed, count, page, pages), words)


def numbered(number: int, *lines: str) -> Turn:
    return Turn(replace(RUNNING, match=number), news=news(*lines), duty="lay it")


def test_the_newest_things_are_told_and_how_many_there_were_before(words: Words) -> None:
    told = said(shown(words, numbered(7, "a", "b", "c", "d", "e", "f"))).splitlines()
    assert told[-6:] == [
        "-# lay it", "-# … and 2 earlier: `/match history`", "-# • c",
        "-# • d", "-# • e", "-# • f",
    ]  # fmt: skip


def test_what_was_done_for_the_reader_is_not_left_out_for_what_others_did(words: Words) -> None:
    turn = Turn(RUNNING, news=news("mine", "b", "c", "d", "e", own="mine"))
    told = said(shown(words, turn)).splitlines()
    assert told[-4:] == ["-# • mine", "-# • c", "-# • d", "-# • e"]


def test_of_many_matches_each_takes_two_lines_and_one_button(words: Words) -> None:
    screen = shown(words, *(numbered(n, "a", "b") for n in range(4)), page=1, pages=3)
    assert said(screen).count("-# lay it · 2 new") == 4
    assert len(said(screen).splitlines()) == 9
    assert list(controls(screen)) == [
        *(f"move.{n}" for n in range(4)), "turns.0.back", "turns.2.on",
    ]  # fmt: skip
    head, *matches, _ = screen.blocks
    assert [type(one) for one in (head, *matches)] == [Text, *[Text, Row] * 4]


def test_games_are_named_where_there_are_several_and_room(words: Words) -> None:
    """A server's channel is named instead."""
    several = Turn(RUNNING), Turn(replace(RUNNING, match=8, game="clustered"))
    assert "Clustered" not in said(shown(words, *several))
    one = said(turns.render_turns(Turns(2, None, several[:1]), words))
    assert "**Amber Otter #7**" in one
    told = said(turns.render_turns(Turns(2, None, several), words))
    assert "**Cutterland · Amber Otter #7**" in told
    assert "**Clustered · Amber Otter #8**" in told


def test_the_deadline_and_a_plan_that_was_missed_are_told(words: Words) -> None:
    seats = tuple(replace(seat, due=99) for seat in RUNNING.seats)
    told = said(shown(words, Turn(replace(RUNNING, seats=seats), duty="lay it", missed="gone")))
    assert told.endswith("-# gone · ⏳ <t:99:R>")


def test_of_matches_that_wait_for_others_the_panel_is_opened(words: Words) -> None:
    screen = shown(words, Turn(RUNNING, "other"))
    assert "No match is waiting for you." in said(screen)
    assert said(screen).endswith("-# waiting for Ben")
    assert list(controls(screen)) == ["move.7"]
    stuck = Turn(replace(RUNNING, status=Status.STUCK), "other")
    assert list(controls(shown(words, stuck))) == ["see.7"]


def test_who_was_away_finds_the_way_back_to_their_seat(words: Words) -> None:
    held = (replace(s, computer="low") if s.name == "Ben" else s for s in RUNNING.seats)
    screen = shown(words, Turn(replace(RUNNING, seats=tuple(held)), "other"))
    assert "the computer fills in until you're back" in said(screen)
    assert list(controls(screen)) == ["move.7"]
    seats = tuple(replace(seat, computer="low") for seat in RUNNING.seats)
    screen = shown(words, Turn(replace(RUNNING, seats=seats), "other"))
    assert "you're away, and the match waits" in said(screen)
    assert "fills in" not in said(screen)
    page = Turns(2, 1, [Turn(replace(RUNNING, seats=seats), "other")], away=1)
    told = said(turns.render_turns(page, words))
    assert told.startswith("💤 You're away in 1 match. Open it and press **I'm back**.\n**")
    assert "No match is waiting" not in told


def test_a_match_with_nobody_there_says_what_it_waits_for(words: Words) -> None:
    seats = tuple(replace(seat, computer="low") for seat in RUNNING.seats)
    away = replace(RUNNING, seats=seats)
    board = said(boards.render_running_board(Screen(()), away, (), words))
    assert "No one is playing, so the match waits for someone to return." in board
    alone = replace(away, seats=(seats[0], *(replace(seat, player=None) for seat in seats[1:])))
    board = said(boards.render_running_board(Screen(()), alone, (), words))
    assert f"waits for {seats[0].name}." in board
    assert "waiting for someone to return" in said(
        match_lists.render_match_list([match_lists.ListedMatch(away)], 0, words)
    )
    assert "players are away" not in said(
        boards.render_running_board(Screen(()), RUNNING, (), words)
    )


def test_several_open_seats_of_a_board_are_one_line(words: Words) -> None:
    board = boards.render_running_board(Screen(()), replace(RUNNING, offers=(0, 1)), (), words)
    names = [f"{seat.name} (seat {seat.seat + 1})" for seat in RUNNING.seats[:2]]
    assert f"Open: {' and '.join(names)}. Anyone can take a seat." in said(board)
    held = tuple(replace(seat, computer="low") for seat in RUNNING.seats)
    board = boards.render_running_board(
        Screen(()), replace(RUNNING, offers=(0, 1), seats=held), (), words
    )
    assert "press **My move** → **I'm back**." in said(board)
    assert [one for one in controls(board) if one.startswith("seat.")] == [
        "seat.take.0", "seat.take.1", "seat.keep.all",
    ]  # fmt: skip
    forgotten = (replace(held[0], name=""), *held[1:])
    board = boards.render_running_board(
        Screen(()), replace(RUNNING, offers=(0,), seats=forgotten), (), words
    )
    assert "Open: Computer 1 (seat 1)." in said(board)


def test_after_the_end_there_is_something_to_press(words: Words) -> None:
    screen = shown(words, Turn(OVER, "over"))
    assert "finished\n-# Ben won." in said(screen)
    assert list(controls(screen)) == ["see.8"]


def test_a_closed_place_is_said(words: Words) -> None:
    told = said(shown(words, Turn(RUNNING, closed=True)))
    assert "I can't post there; `/match board` moves it" in told
    assert "<#70>" not in told


def test_who_has_no_match_at_all_reads_how_to_come_by_one(words: Words) -> None:
    assert "`/new`" in said(shown(words))


def test_outside_of_servers_a_match_is_only_named(words: Words) -> None:
    told = said(turns.render_turns(Turns(2, None, (Turn(RUNNING),)), words))
    assert "on another server" not in told
    assert "<#70>" not in told


def test_of_another_server_only_ones_own_matches_are_spoken_of(words: Words) -> None:
    """Whoever followed one there may not be in that server any more."""
    away = Address(2, 80)
    followed = Turn(replace(RUNNING, address=away), "followed", news("Ben laid a piece"))
    told = said(shown(words, followed))
    assert "on another server" in told
    assert "Ben" not in told
    assert "Ben laid a piece" in said(shown(words, replace(followed, table=RUNNING)))
