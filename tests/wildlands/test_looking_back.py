"""Analysis: what a seat missed, as sentences can tell it, and what changed its chance."""

from __future__ import annotations

from engine.wildlands.actions import Action, read_action
from engine.wildlands.computers.looking_back import (
    LEAST_COST,
    Finding,
    Hindsight,
    Kind,
    Moment,
    look_back,
)
from engine.wildlands.state import Phase, State
from engine.wildlands.views import View, observe
from tests.wildlands.matches import after, playing

DECKS = ["12m 13m 14g 15m 23g 24m 25m 34g 35m 45m"] * 2


def late(pieces: dict[str, int | str], *hands: str) -> State:
    """Both have four points, and a shard each, in spaces 1 and 20."""
    more = {"b5": 42, **pieces}
    damage = {"b4": 2}
    shards = ["1", "20"]
    return playing(more, *hands, shards=shards, decks=DECKS, points=[4, 4], damage=damage)


def seen(state: State, seat: int, line: str) -> tuple[View, Action]:
    return observe(state, seat), read_action(line)


def find(state: State, seat: int, line: str) -> Finding | None:
    """What would have been better than a decision."""
    view, action = seen(state, seat, line)
    found = look_back(view, [(view, action)]).findings
    return found[0] if found else None


def test_a_missed_claim_is_found_whatever_cards_pay() -> None:
    state = late({"a1": 1}, "1m2 1m3 12g 13m", "2m4")
    finding = find(state, 0, "end")
    assert finding is not None
    assert (finding.kind, finding.params, finding.line) == (Kind.CLAIM, {"space": 1}, "end")
    assert finding.better_line.startswith("claim 1 ")
    assert finding.cost >= LEAST_COST
    assert find(state, 0, "claim 1 13m 1m2 1m3") is None


def test_a_claim_that_takes_steps_first_is_named_by_its_shard() -> None:
    finding = find(late({"a1": 7}, "1m2 1m3 12g 13m", "2m4"), 0, "end")
    assert finding is not None
    assert (finding.kind, finding.params) == (Kind.CLAIM, {"space": 1})
    assert finding.better_line.startswith("move 1 1 ")


def test_a_missed_knock_out_names_who_would_have_fallen() -> None:
    finding = find(late({"a1": 7, "b4": 7}, "1m2 3g4", "2m5"), 0, "end")
    assert finding is not None
    assert (finding.kind, finding.params) == (Kind.KNOCK_OUT, {"fighter": "b4"})


def test_a_missed_defence_names_who_was_hit() -> None:
    hit = after(late({"a1": 7, "b4": 7}, "1m2 3g4", "34m 1m2"), "1 melee 1 b 1m2")
    finding = find(hit, 1, "defend none")
    assert finding is not None
    assert (finding.kind, finding.params) == (Kind.DEFENCE, {"fighter": "b4"})
    assert finding.better_line == "defend 4=34m"


def test_a_missed_interrupt_says_what_it_would_have_been_for() -> None:
    asked = after(late({"a1": 8, "b1": 20}, "1m2 1m4", "1m3 12g 13m W"), "1 move 1 7 1m2")
    finding = find(asked, 1, "pass")
    assert finding is not None
    assert finding.kind is Kind.INTERRUPT
    assert finding.params == {"purpose": "claim", "space": 20}
    assert find(asked, 1, "interrupt") is None


def test_what_gains_a_point_is_a_swing() -> None:
    start = late({"a1": 7, "b4": 7, "b1": 30}, "1m2 3g4", "2m5")
    before = observe(start, 1)
    state = after(start, "1 melee 1 b 1m2", "2 defend none")
    assert state.phase is Phase.OVER
    final = observe(state, 1)
    learnt = look_back(final, [(before, read_action("end"))])
    (swing,) = learnt.swings
    name = final.table.factions[1].name_of(4)
    assert (swing.moment, swing.by, swing.name) == (Moment.KNOCKED_OUT, 0, name)
    assert (swing.before > 10, swing.after) == (True, 0)
    assert [chances.percents[1] for chances in learnt.course] == [swing.before, swing.after]
    assert swing.at == 1


def test_the_course_has_the_chances_of_all_until_the_end() -> None:
    start = late({"a1": 7, "b4": 7, "b1": 30}, "1m2 3g4", "2m5")
    final = observe(after(start, "1 melee 1 b 1m2", "2 defend none"), 0)
    decided = [(observe(start, 0), read_action("melee 1 b 1m2"))]
    course = look_back(final, decided).course
    assert [chances.turn for chances in course] == [start.turn, final.turn]
    assert all(sum(chances.percents) == 100 for chances in course)
    assert 0 < course[0].percents[0] < course[1].percents[0] == 100


def test_without_decisions_there_is_nothing_to_tell() -> None:
    view = observe(late({"a1": 7}, "1m2", "2m5"), 0)
    assert look_back(view, []) == Hindsight((), (), ())
