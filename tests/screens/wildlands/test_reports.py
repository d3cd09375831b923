"""What has come of actions since their player last looked, and what decided a match."""

import re
from dataclasses import replace
from itertools import product
from math import ceil
from random import Random

import pytest

from bot.screens.context import Context
from bot.screens.screen import Text
from bot.screens.wildlands.news import LINE, SMALL, Deed, tell_story, write_rows, write_story
from bot.screens.wildlands.reports import (
    FEW_LINES,
    LINES,
    had_choice,
    report_events,
    tell_turns,
)
from bot.words import Words
from engine.contract import Seat
from engine.wildlands.events import (
    AttackResolved,
    CardsDrawn,
    CharactersMoved,
    Event,
    ShardClaimed,
)
from engine.wildlands.state import Phase, State
from engine.wildlands.views import View
from tests.screens.wildlands.tables import playing, random_match, seen, table_of, views
from tests.wildlands.matches import move


def play(state: State, *lines: str) -> tuple[State, list[Event]]:
    events: list[Event] = []
    for line in lines:
        step = move(state, line)
        state, events = step.state, [*events, *step.events]
    return state, events


def report(state: State, lines: tuple[str, ...], words: Words, seat: Seat = 0) -> str:
    now, events = play(state, *lines)
    return report_events(
        Context(seen(now, seat), table_of(now), words, before=seen(state, None)), events
    ).text


def test_a_page_leaves_out_what_its_picture_shows(words: Words) -> None:
    state = playing({"a1": 30, "b1": 1}, "12 13", "12")
    now, events = play(state, "1 move 1 31 12")
    ctx = Context(seen(now), table_of(now), words, before=seen(state, None))
    told = (report_events(replace(ctx, page_height=high), events).text for high in (0, 1300))
    assert [*told] == ["✓ One → 31", ""]


def attacked(hand: str, **more: int) -> State:
    return playing(
        {"a1": 1, "a2": 9, "b1": 1, **more}, "1m2 1m3", hand, decks=("15 15 15", "15 15")
    )


def test_a_defence_and_damage_are_told_to_both_sides(words: Words) -> None:
    lines = ("1 melee 1 b 1m2", "2 defend 1=1m2")
    assert report(attacked("1m2 15"), lines, words) == "-# **Ben**: 🛡️ defended One from One"
    assert report(attacked("1m2 15"), lines, words, 1) == "🛡️ You defended One from One"
    lines = ("1 melee 1 b 1m2", "2 defend none")
    assert report(attacked("1m2 15"), lines, words) == "💥 One → One −1 (melee, 3 of 4 health)"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_numbers_of_a_story_are_those_of_its_events(words: Words, seats: int) -> None:
    """Whenever one has looked before, and looks now."""
    rng, match = Random(seats), random_match(seats)
    for _ in range(60):
        start, end = sorted(rng.sample(range(1, len(match)), 2))
        now = match[end - 1][0]
        events = [event for _, told in match[start:end] for event in told]
        story = tell_story(Context(seen(now, None), table_of(now), words), events)
        text = "\n".join(write_rows(story, None, table_of(now), words))

        drawn = [one.count for one in events if isinstance(one, CardsDrawn) and one.wild]
        assert sum(map(int, re.findall(r"drew (\d+)", text))) == sum(drawn)
        moves = [one for one in events if isinstance(one, CharactersMoved)]
        walked = " ".join(re.findall(r"(?:👣|,) \w+((?: → \d+)+)", text))
        told = [int(space) for space in re.findall(r"\d+", walked)]
        assert told == [step.end for one in moves for step in one.steps]
        claims = [one for one in events if isinstance(one, ShardClaimed)]
        assert text.count("💎 claimed") == len(claims)
        hits = [hit for one in events if isinstance(one, AttackResolved) for hit in one.hits]
        hurt = sum(hit.damage for hit in hits if not hit.card)
        lost = sum(map(int, re.findall(r" −(\d+) \(", text)))
        assert lost == hurt or (lost < hurt and "knocked out" in text)
        for seat, side in enumerate(now.table.sides):
            own = " ".join(one.text for one in story if one.seat == seat)
            gains = [*map(int, re.findall(r"\(\+1, now (\d)\)", own))]
            assert gains == sorted(gains)
            assert gains[-1:] in ([], [side.points])


def test_each_attack_that_was_defended_is_told_with_its_attacker(words: Words) -> None:
    """To others, too, and though the same character was attacked twice."""
    pieces: dict[str, int | str] = {"a1": 1, "a2": 1, "b1": 1, "c1": 42}
    state = playing(pieces, "1m2 2m3 15", "1m2 1m2", "15", decks=("15", "15", "15"))
    lines = ("1 melee 1 b 1m2", "2 defend 1=1m2", "1 melee 2 b 2m3", "2 defend 1=1m2")
    told = report(state, lines, words, 2)
    assert told == "-# **Ben**: 🛡️ defended One from One · 🛡️ defended One from Two"


def test_a_knock_out_names_the_point_and_why_no_defence_was_asked_for(words: Words) -> None:
    state = playing({"a1": 1, "b1": 1, "b2": 40}, "1m2 1m3", "12", damage={"b1": 3})
    for seat, told in (
        (0, "💥 One knocked out One (+1, now 1)"),
        (1, "-# **Ana**: 💥 One knocked out your One (+1, now 1) (no melee card for One)"),
    ):
        assert report(state, ("1 melee 1 b 1m2",), words, seat) == told


@pytest.mark.parametrize(("hand", "told"), [("1m2", " (no guard card for One)"), ("1g2", "")])
def test_a_shot_that_the_hand_lets_through_says_which_card_was_missing(
    words: Words, hand: str, told: str
) -> None:
    """Although the deck has one: alone with computers, nobody is asked without a card."""
    state = playing({"a1": 1, "b1": 2}, "1r2 1r3", hand, decks=("", "1g3 1c2"))
    lines = ("1 ranged 1 b1 1r2", "2 defend none")
    line = "-# **Ana**: 💥 One → your One −1 (ranged, 3 of 4 health)"
    assert report(state, lines, words, 1) == line + told


def test_news_say_who_went_to_a_shard_of_their_own(words: Words) -> None:
    state = playing({"a1": 1, "b1": 42}, "12 13", "W 12", shards=("2", "1"))
    assert "One → 2 (their 💎)" in report(state, ("1 move 1 2 12",), words, 1)
    assert "(their 💎)" not in report(state, ("1 move 1 2 12",), words, 0)


def test_who_was_asked_to_defend_is_not_told_that_nothing_could_have(words: Words) -> None:
    state = playing({"a1": 1, "b1": 2}, "1r2", "1g3")
    asked, _ = play(state, "1 ranged 1 b1 1r2")
    told = report(asked, ("2 defend none",), words, 1)
    assert told == (
        "-# **Your turn.** **Ana**: 💥 One → your One −1 (3 of 4 health) · 🃏 out of cards"
    ), "it was declared before"


def test_the_end_of_an_own_attack_is_told_whatever_others_did_afterwards(words: Words) -> None:
    pieces: dict[str, int | str] = {"a1": 1, "a2": 9, "b1": 1, "b2": 9}
    hands = "1m2 1m3 12", "W W 12 13 14 2m3 2m3"
    state = playing(pieces, *hands, shards=("", "1"), decks=("15 15 15", "15 15"))
    lines = (
        "1 melee 1 b 1m2", "2 interrupt", "2 claim 1 12 13 14",
        "2 melee 2 a 2m3",
    )  # fmt: skip
    assert report(state, lines, words) == (
        "💥 One → One −1 (melee, 3 of 4 health)\n-# **Ben**: ⚡ interrupted"
        " · 💎 claimed 1 (+1, now 1)"
        " · 💥 Two → your Two −1 (melee, 3 of 4 health) (no melee card for Two)"
    )


def test_points_of_others_are_told_with_their_number(words: Words) -> None:
    state = playing({"a1": 1, "b1": 9}, "12 13 14", "W 15", shards=("1", ""), decks=("", "W"))
    told = report(state, ("1 claim 1 12 13 14",), words, 1)
    assert told == "-# **Ana**: 💎 claimed 1 (+1, now 1)"
    own = report(state, ("1 claim 1 12 13 14",), words)
    assert own == "💎 You claimed the shard in space 1 (+1, now 1)"

    pieces: dict[str, int | str] = {"a1": 1, "b1": 1, "b2": 40, "c1": 42}
    state = playing(pieces, "1m2", "12", "12 W", damage={"b1": 3}, decks=("", "", "W"))
    told = report(state, ("1 melee 1 b 1m2",), words, 2)
    assert told == "-# **Ana**: 💥 One knocked out Ben's One (+1, now 1)"


def test_whoever_knocks_out_an_ally_gains_no_point(words: Words) -> None:
    state = playing({"a1": 1, "a2": 2, "b1": 2}, "1a3 15", "15", damage={"a2": 3})
    for seat, name in ((0, ""), (1, "-# **Ana**: ")):
        told = report(state, ("1 area 1 2 1a3",), words, seat)
        assert f"{name}💥 One knocked out ally Two: no point" in told


def test_what_was_undone_and_done_again_counts_once(words: Words) -> None:
    """The reader has looked in between."""
    claiming = playing({"a1": 1, "b1": 9}, "12 13 14 15", "15", shards=("1", ""))
    for state, lines, told in (
        (claiming, ("1 claim 1 12 13 14",), "-# **Ana**: 💎 claimed 1 (+1, now 1)"),
        (
            attacked("1m2 15"), ("1 melee 1 b 1m2", "2 defend none"),
            "-# **Ana**: 💥 One → your One −1 (melee, 3 of 4 health)",
        ),
    ):  # fmt: skip
        now, events = play(state, *lines)
        ctx = Context(seen(now, 1), table_of(now), words, before=seen(now, None))
        assert report_events(ctx, events).text == told


def test_the_limit_of_seven_cards_is_told(words: Words) -> None:
    hand = " ".join(["15"] * 6)
    state = playing({"a1": 1, "b1": 42}, hand, "12", decks=("15 15 15", "12"))
    told = report(state, ("1 end",), words)
    assert told == "✓ You drew 1 card (hand limit 7)"


def test_where_room_is_short_the_end_stays_and_results_rather_than_moves(words: Words) -> None:
    def write(*deeds: Deed, lines: int = 2) -> tuple[str, bool]:
        return write_story(deeds, 0, table_of(attacked("15")), words, lines)

    moves = [Deed(0, space, f"✓ Bramble → space {space}", is_plain=True) for space in range(4)]
    assert write(*moves[:2]) == ("✓ Bramble → space 0 · ✓ Bramble → space 1", True)
    assert write(*moves) == (
        "✓ Bramble → space 1 · ✓ Bramble → space 2 · ✓ Bramble → space 3",
        False,
    )
    hit = Deed(1, "hit", "💥 Zephra → Bramble −1 (2 of 4 health)")
    told, is_whole = write(hit, *moves)
    assert told == "-# **Ben**: 💥 Zephra → Bramble −1 (2 of 4 health)", "the reader knows the rest"
    assert not is_whole
    assert write(Deed(0, "", "x" * 90)) == ("x" * 90, True)
    step = "👣 Zephra → {}, beside your Bramble"
    turn = [Deed(1, space, step.format(space), turn=1) for space in range(9)]
    own = Deed(0, "", "✓ Bramble → space 0")
    told, _ = write(Deed(1, "", "👣 Cinder → 8"), own, *turn)
    assert told.startswith("-# … **Ben**: 👣 Zephra → 0"), "the newest turn is never cut"
    assert told.endswith(turn[-1].text)
    guard = Deed(0, "guard", "🛡️ You defended Bramble from Zephra", turn=1)
    told, is_whole = write(turn[0], guard, *moves, turn[1])
    assert told.count("\n") == 2, "also where the reader defended in it"
    assert "You defended Bramble" in told
    assert not is_whole
    out = Deed(1, "hit", "💥 Sooth knocked out Bramble (+1, now 1)", is_point=True)
    told, is_whole = write(Deed(1, "", "👣 Cinder → 8"), out, *turn[:4])
    assert told.startswith(f"-# … **Ben**: {out.text} · 👣"), "nor a point of an older one"
    assert not is_whole
    again = Deed(1, "interrupt", "⚡ interrupted")
    told, _ = write(again, *turn[:4], again._replace(turn=2), lines=1)
    assert told == "-# … **Ben**: ⚡ interrupted", "what was told alike in an older turn goes"


def test_a_story_is_told_in_order(words: Words) -> None:
    """An own action, another's interrupt, and what followed; of a walk only where it ended, and two
    hits of one attacker as one."""
    pieces: dict[str, int | str] = {"a1": 1, "a2": 9, "b1": 1, "b2": 8}
    state = playing(
        pieces, "1m2 1m3 12 12", "W 2m3 2m3 24 24", shards=("", ""), decks=("15 15 15", "15 15")
    )
    lines = (
        "1 melee 1 b 1m2", "2 interrupt", "2 move 2 14 24", "2 move 2 7 24", "2 end",
        "1 melee 1 b 1m3",
    )  # fmt: skip
    now, events = play(state, *lines)
    ctx = Context(seen(now), table_of(now), words, before=seen(state, None))
    (text,) = tell_turns(ctx, events)
    assert isinstance(text, Text)
    assert text.body.splitlines() == [
        "-# **Ana**: 💥 One → One −1 (melee, 3 of 4 health)",
        "-# **Ben**: ⚡ interrupted · 👣 Two → 14 → 7",
        "-# **Ana**: 💥 One → One −1 (melee, 2 of 4 health)",
    ]


def test_the_reader_is_told_that_their_turn_begins(words: Words) -> None:
    state = playing({"a1": 7, "b1": 8}, "12", "13 13", decks=("12 13 14", "15"))
    assert report(state, ("1 end",), words, 1) == "**Your turn.**"


def test_only_whoever_had_a_wild_card_had_a_choice(words: Words) -> None:
    """Told when another's turn has ended, and no question is open."""
    walk, end = ("1 move 1 2 12", "2 pass"), ("1 end", "2 pass")
    for hand, lines, had in (
        ("15", (*walk, *end), False),
        ("W 15", (*walk, *end), True),
        ("W 15", ("1 move 1 2 12", "2 interrupt", "2 end", *end), False),
        ("W 15", walk, False),
        ("W 15", ("1 move 1 2 12",), False),
        ("W W 15", (*walk, *end, "2 end", "1 move 1 1 13"), False),
    ):
        state = playing({"a1": 1, "b1": 9}, "12 13", hand, decks=("", "W"))
        now, events = play(state, *lines)
        past = Context(seen(now, 1), table_of(now), words, before=seen(state, None))
        assert had_choice(past, events) is had


def test_each_opponents_turn_has_its_line(words: Words) -> None:
    """Also where there are two; who appears does not walk, and no name is cut."""
    pieces: dict[str, int | str] = {"a1": 7, "b1": 30, "c1": "hidden 8", "c2": 40}
    state = playing(
        pieces, "12 W", "12 W", "12 13 14", decks=("12 13 14",) * 3, shards=("", "", "8")
    )
    table = table_of(state, ("Ana", "Ben of the Long Green Valley", "Cleo"))
    turns = (
        "1 end", "2 pass", "2 move 1 31 12", "1 pass", "2 end", "1 pass",
        "3 claim 8 12 13 14", "1 pass", "2 pass",
    )  # fmt: skip
    now, events = play(state, *turns)
    view = replace(seen(now), phase=Phase.REVEAL)

    ctx = Context(view, table, words, before=seen(state, None))
    begun = now.turn - 2
    assert [one.turn - begun for one in tell_story(ctx, events)] == [-begun, 1, 2, 2, 2]
    assert report_events(ctx, events).text.splitlines() == [
        "✓ You drew 3 cards",
        "-# **Ben of the Long Green Valley**: 👣 One → 31",
        "-# **Cleo**: 👁 One → 8, beside your One · 💎 claimed 8 (+1, now 1) · 🃏 out of cards",
    ]


def test_a_rally_is_told_with_all_whom_it_moves(words: Words) -> None:
    state = playing({"a1": 1, "a2": 1, "b1": 40}, "1y2 2m3", "12")
    told = report(state, ("1 rally 1 1-2 2-2 1y2",), words, 1)
    assert told == "-# **Ana**: 👣 One → 2, Two → 2"


def test_news_fit_in_every_match(words: Words) -> None:
    """In the lines of a phone that the phase leaves; the newest turn and points may need more."""
    told = set()
    for seats, span in product((2, 4), (9, 40)):
        match = random_match(seats, "glassmere", 2)
        for at in range(0, len(match) - span, 9):
            events = [event for _, more in match[at + 1 : at + span] for event in more]
            now = match[at + span - 1][0]
            limits = {**FEW_LINES, Phase.REVEAL: LINES}
            for view, (phase, most) in product(views(now), limits.items()):
                ctx = Context(replace(view, phase=phase), table_of(now), words)
                text = report_events(ctx, events).text.replace(SMALL, "")
                rows = (row.replace("*", "") for row in text.splitlines())
                lines = sum(ceil(len(row) / LINE) for row in rows)
                assert lines <= most or text.endswith(write_newest(ctx, events))
                told.add((most, min(lines, most)))
    assert told >= {(most, lines) for most in limits.values() for lines in range(1, most + 1)}


def write_newest(ctx: Context[View], events: list[Event]) -> str:
    """What is told however long it is, after the head: the newest turn of another, or the newest
    deed in a question and where only the reader did something; points of others, and how an own
    attack has ended."""
    story, seat = tell_story(ctx, events), ctx.view.seat
    turn = max((one.turn for one in story if one.seat != seat), default=None)
    turn = None if ctx.view.phase is Phase.ASK else turn
    vital = [at for at, one in enumerate(story) if one.is_vital][-1:]
    vital += [] if turn is not None else [len(story) - 1]
    told = [
        one
        for at, one in enumerate(story)
        if at in vital
        or (one.is_point and one.seat != seat)
        or (one.turn == turn and (one.seat != seat or not one.is_plain))
    ]
    return "\n".join(write_rows(told, seat, ctx.table, ctx.words)).replace(SMALL, "")


def test_details_tell_all_turns(words: Words) -> None:
    """Own ones, interrupts and defences too, each in a line."""
    state = playing(
        {"a1": 1, "a2": 9, "b1": 1, "b2": 8}, "1m2 1m3", "1m2 W 12 13 14",
        shards=("", "1"), decks=("15 15 15", "15 15"),
    )  # fmt: skip
    lines = ("1 melee 1 b 1m2", "2 defend 1=1m2", "2 interrupt", "2 claim 1 12 13 14")
    now, events = play(state, *lines)
    ctx = Context(seen(now), table_of(now), words, before=seen(state, None))
    (text,) = tell_turns(ctx, events)
    assert isinstance(text, Text)
    assert text.body.splitlines() == [
        "-# **Ben**: 🛡️ defended One from One · ⚡ interrupted · 💎 claimed 1 (+1, now 1)",
    ]
    assert tell_turns(ctx, []) == ()
