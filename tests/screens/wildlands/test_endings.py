"""How a match was decided, and why equal points have other ranks."""

from dataclasses import replace

from bot.screens.context import Context
from bot.screens.wildlands.endings import describe_end
from bot.words import Words
from engine.wildlands.events import EndDeclared, Event, ShardClaimed, TurnBegan
from engine.wildlands.state import State
from tests.screens.wildlands.tables import playing, seen, table_of
from tests.wildlands.matches import move


def tell_end(state: State, lines: tuple[str, ...], words: Words) -> list[str]:
    events: list[Event] = []
    for line in lines:
        step = move(state, line)
        state, events = step.state, [*events, *step.events]
    view = seen(state, None)
    return describe_end(Context(view, table_of(state), words), events).splitlines()


def test_the_end_names_the_last_action_and_whose_turn_it_interrupted(words: Words) -> None:
    pieces: dict[str, int | str] = {"a1": 1, "b1": 9}
    shards = ("40", "9")
    state = playing(pieces, "12 13", "W 12 13 14", shards=shards, points=(0, 4))
    assert tell_end(state, ("1 move 1 2 12",), words) == []
    lines = ("1 move 1 2 12", "2 interrupt", "2 claim 9 12 13 14")
    assert tell_end(state, lines, words) == [
        "💎 **Ben** interrupted **Ana** on turn 1 and claimed the shard in space 9."
    ]
    state = playing(pieces, "15", "12 13 14", shards=shards, points=(0, 4), active=1)
    assert tell_end(state, ("2 claim 9 12 13 14",), words) == [
        "💎 **Ben** claimed the shard in space 9 on turn 1."
    ]


def test_the_end_names_who_was_knocked_out_and_who_has_no_one_left(words: Words) -> None:
    state = playing({"a1": 1, "b1": 1}, "1m2 1m3", "12", damage={"b1": 3})
    assert tell_end(state, ("1 melee 1 b 1m2",), words) == [
        "💥 **Ana** knocked out **Ben**'s One on turn 1. **Ben** had no characters left."
    ]


def end_after(points: tuple[int, int], gains: str, words: Words) -> list[str]:
    """The end at these points, to which each letter of `gains` has added one, in a turn each."""
    state = playing({"a1": 1, "b1": 9}, "12 13 14", "15", shards=("1",), points=(points[0] - 1, 0))
    view = seen(move(state, "1 claim 1 12 13 14").state, None)
    sides = [replace(side, points=n) for side, n in zip(view.table.sides, points, strict=True)]
    view = replace(view, table=replace(view.table, sides=tuple(sides)), turn=len(gains), active=0)
    events: list[Event] = []
    for turn, letter in enumerate(gains, 1):
        events += [TurnBegan("ab".index(letter), turn), ShardClaimed("ab".index(letter), turn, ())]
    return describe_end(Context(view, table_of(state), words), events).splitlines()


def test_the_end_names_what_put_the_winner_ahead_for_good(words: Words) -> None:
    last = "💎 **Ana** claimed the shard in space {n} on turn {n}."
    lead = "Decisive lead: 💎 **Ana** claimed the shard in space {n} on turn {n}."
    # Ben catches up twice: only the lead that lasted counts
    told = end_after((5, 3), "abbabaaa", words)
    assert told == [last.format(n=8), lead.format(n=7)]
    # The newest events tell where the lead began, or nothing
    assert end_after((5, 3), "aa", words) == [last.format(n=2), lead.format(n=1)]
    assert end_after((5, 2), "aa", words) == [last.format(n=2)]
    # The last action alone was decisive
    assert end_after((5, 4), "bbbbaaaaa", words) == [last.format(n=9)]
    # Nobody is ahead at the end
    (tied,) = end_after((5, 5), "aaaaabbbbb", words)[1:]
    assert tied.startswith("Tied on points")


def test_equal_points_are_told_apart_by_characters_then_by_health(words: Words) -> None:
    def end(damage: int, **more: int) -> list[str]:
        pieces = {"a1": 1, "b1": 9, "c1": 42, **more}
        state = playing(
            pieces, "12 13 14", "15", "15", shards=("1",), points=(4, 2, 2), damage={"b1": damage}
        )
        return tell_end(state, ("1 claim 1 12 13 14",), words)[1:]

    assert end(0) == []
    assert end(1) == ["Tied on points: **Cleo** has 4 health left · **Ben** has 3 health left"]
    assert end(1, b2=8) == [
        "Tied on points: **Ben** has 2 characters left · **Cleo** has 1 character left"
    ]


def test_a_standstill_is_told(words: Words) -> None:
    pieces: dict[str, int | str] = {"a1": 1, "b1": 9}
    state = playing(pieces, "12 13 14", "15", shards=("1",), points=(4, 0))
    view = seen(move(state, "1 claim 1 12 13 14").state, None)
    told = describe_end(
        Context(replace(view, turn=9), table_of(state), words), [EndDeclared(0, False)]
    )
    assert told == "For two rounds, no one played, drew or revealed anything."
