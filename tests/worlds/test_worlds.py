"""Worlds of a few days, and what they would find."""

import asyncio
import os
import re
import sqlite3
import subprocess
import sys
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Any

import pytest

from bot.storage import StoreError
from tests.worlds import __main__ as lives
from tests.worlds import faults, world
from tests.worlds.faults import HOUR, Fault
from tests.worlds.ledger import Ledger, MatchState, SeatState
from tests.worlds.loop import WorldLoop, run_world_loop
from tests.worlds.marks import KINDS, SOMETIMES, UNREACHABLE, find
from tests.worlds.process import BotProcess
from tests.worlds.shorten import name_fault, shorten, write_test
from tests.worlds.wire import SILENT, Posted, Wire
from tests.worlds.world import Outcome, Plan, count_bots, run_world

pytestmark = pytest.mark.timeout(3600)  # a world goes by its own time, however slow the machine
ROOT = Path(__file__).parents[2]
SEEDS = tuple(range(int(os.environ.get("WORLDS") or 1)))
FRESH = int(os.environ.get("FRESH") or 0)
"""`.ci/run` makes it of the commit: the same in each run, and another for the next one."""


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_is_lost_or_left_in_a_world_with_faults(seed: int, tmp_path: Path) -> None:
    outcome = run_world(Plan(seed, days=1, people=5), tmp_path)
    assert outcome.wrong == []
    assert outcome.counts["kill"] > 0
    assert not any("is disabled" in one for one in outcome.log)  # which ends what a person does


@pytest.mark.slow
@pytest.mark.skipif(not FRESH, reason="FRESH=70 lives through the worlds 70 to 72")
@pytest.mark.parametrize("seed", range(FRESH, FRESH + 3))
def test_nothing_is_lost_or_left_in_a_world_that_was_never_lived(seed: int, tmp_path: Path) -> None:
    plan = Plan(seed, days=1, people=5, bots=count_bots(seed))
    assert run_world(plan, tmp_path).wrong == [], write_test(plan)


@pytest.mark.slow
def test_nothing_is_lost_or_left_where_two_bots_share_a_store(tmp_path: Path) -> None:
    outcome = run_world(Plan(1, days=1, people=4, faults=("kill", "stall"), bots=2), tmp_path)
    assert outcome.wrong == []
    assert outcome.marks["another process changes a match"]


def test_a_mix_goes_on_until_everything_was_reached(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Or until it is long enough: then what was never reached fails it."""
    name, *others = lives.list_asked()
    until = -1

    def live_through(plan: Plan) -> tuple[Outcome, float]:
        return Outcome(plan, marks=dict.fromkeys([name] if plan.seed == until else others, 1)), 1.0

    monkeypatch.setattr(lives, "live_through", live_through)
    mixed = sum(count for count, _ in lives.MIX)
    assert lives.main(["--mix", "--processes", "1"]) == 1
    assert f"0 of {mixed + lives.MOST_FURTHER} worlds" in capsys.readouterr().out
    until = mixed + 2
    assert lives.main(["--mix", "--processes", "1"]) == 0
    assert f"0 of {mixed + 3} worlds" in capsys.readouterr().out


@pytest.mark.slow
def test_a_seed_gives_the_same_world_in_any_process() -> None:
    command = [sys.executable, "-m", "tests.worlds", "--seed", "5", "--days", "1"]
    said = [
        subprocess.run(
            command, cwd=ROOT, env=os.environ | {"PYTHONHASHSEED": salt}, check=True, text=True,
            capture_output=True,
        ).stdout
        for salt in ("1", "2")
    ]  # fmt: skip
    first, second = (re.search(r"seed 5: (\w{16})", text) for text in said)
    assert first is not None
    assert second is not None
    assert first[1] == second[1]


def test_a_bot_that_starts_while_discord_cannot_be_reached_tries_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    plan = (Fault("kill", HOUR, HOUR), Fault("lost", HOUR, 2 * HOUR))
    monkeypatch.setattr(world, "plan_faults", lambda *_: plan)
    monkeypatch.setitem(faults.A_WINDOW, "lost", 1.0)
    outcome = run_world(Plan(0, days=1, people=0), tmp_path)
    assert outcome.wrong == []
    came = [float(one.split()[0]) for one in outcome.log if one.endswith("is at work")]
    assert 2 * HOUR < came[-1] < 3 * HOUR


def test_a_lease_may_end_in_the_middle_of_a_statement(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The connections of a process to the store hang now and then, for longer than a lease."""
    plan = tuple(Fault("hang", hour * HOUR, (hour + 0.5) * HOUR) for hour in range(1, 22, 2))
    monkeypatch.setattr(world, "plan_faults", lambda *_: plan)
    outcome = run_world(Plan(0, days=1, people=0, bots=2), tmp_path)
    assert outcome.wrong == []
    assert outcome.marks["a lease ends in the middle of a statement"]


def test_a_bot_that_never_comes_back_is_found_out(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    usual, started = BotProcess.start, list[BotProcess]()

    async def start(process: BotProcess, *given: Any) -> None:
        started.append(process)
        if len(started) > 1:
            raise StoreError("a file that it can't read")
        await usual(process, *given)

    monkeypatch.setattr(BotProcess, "start", start)
    (wrong,) = run_world(Plan(0, days=1, people=0, faults=("kill",)), tmp_path).wrong
    assert "never came back" in wrong


@pytest.mark.parametrize(("before", "is_wrong"), [(0.0, False), (1e-6, False), (0.5, True)])
def test_a_strike_is_early_by_more_than_clocks_are_rounded(before: float, is_wrong: bool) -> None:
    """Floats of two clocks that show the same differ by some millionths of a second."""
    wrong = list[str]()
    ledger = Ledger(lambda: 1_000 - before, wrong.append, lambda since: False)
    struck = [
        MatchState(rev, 1, "running", False, (SeatState(1, None, 1, 1_000, strikes=rev),))
        for rev in range(2)
    ]
    ledger._compare(7, *struck)
    assert bool(wrong) is is_wrong


@pytest.mark.parametrize("state", ["waiting", "dead"])
def test_a_message_is_given_up_only_while_every_channel_is_closed(state: str) -> None:
    """Its row is deleted once a board of its match arrives again."""
    ledger = Ledger(lambda: 0.0, list[str]().append, lambda since: False)
    with closing(sqlite3.connect(":memory:")) as db:
        db.execute("CREATE TABLE players (id, user)")
        db.execute("CREATE TABLE matches (id, rev, seq, status, paused, frozen)")
        db.execute("CREATE TABLE outbox (id, match, mode, note, asked, created, state)")
        db.execute("INSERT INTO outbox VALUES (7, 1, 'note', 'paused', '[]', 0, 'waiting')")
        ledger.note_commit(db)
        db.execute("UPDATE outbox SET state = ?", (state,))
        ledger.note_commit(db)
        db.execute("DELETE FROM outbox")
        ledger.note_commit(db)
    assert not ledger.waiting
    assert bool(ledger.given_up) is (state == "dead")


@pytest.mark.parametrize(("kept_by", "is_wrong"), [(None, True), (4, True), (1, False)])
def test_a_person_is_called_again_where_others_keep_waiting(
    kept_by: int | None, is_wrong: bool
) -> None:
    wrong = list[str]()
    ledger = Ledger(lambda: 0.0, wrong.append, lambda since: False)
    ledger.matches[6] = MatchState(1, 74, "running", False)
    posted = Posted(0.0, 1, 2, frozenset(), frozenset({77}), frozenset({6}))
    with closing(sqlite3.connect(":memory:")) as db:
        wire = Wire(ledger, lambda: 0.0, wrong.append, lambda: nullcontext(db))
        db.execute("CREATE TABLE players AS SELECT 4 AS id, 77 AS user")
        db.execute(
            "CREATE TABLE seats AS SELECT 6 AS match, 1 AS seat, 4 AS player, 73 AS decision"
        )
        db.execute("CREATE TABLE log (match, seat, kind, actor)")
        wire._check_call(db, posted, 6, 77)
        if kept_by is not None:
            db.execute("INSERT INTO log VALUES (6, 1, 'return', ?)", (kept_by,))
        wire._check_call(db, posted, 6, 77)
    assert bool(wrong) is is_wrong


@pytest.mark.parametrize("control", ["v1:10:0:move:704134036", "v1:0:0:move.10:704134036"])
def test_a_call_is_to_the_match_that_its_button_leads_to(control: str) -> None:
    wire = Wire(
        Ledger(lambda: 0.0, list[str]().append, lambda since: False),
        lambda: 0.0, list[str]().append, lambda: nullcontext(sqlite3.connect(":memory:")),
    )  # fmt: skip
    button = {"type": 2, "custom_id": control}
    wire.note("POST", "/channels/1/messages", {"flags": SILENT, "components": [button]}, {"id": 2})
    assert wire.posted[0].matches == {10}


def test_each_mark_is_of_a_function_that_is_there() -> None:
    for mark in SOMETIMES.values():
        owner, function = find(mark.where)
        assert callable(getattr(owner, function))
    named = {name for names in UNREACHABLE.values() for name in names}
    assert named <= {*SOMETIMES, *KINDS}


def test_a_world_is_shortened_to_what_makes_it_go_wrong() -> None:
    def run(plan: Plan) -> Outcome:
        """Goes wrong where the second kill hits one of three people."""
        kills = range(plan.days) if plan.only is None else plan.only
        is_wrong = plan.people >= 3 and 1 in kills
        return Outcome(plan, wrong=["03 11:22:33 match 7 waits for nobody"] if is_wrong else [])

    least = shorten(Plan(7, days=4, people=12, faults=("kill",)), run)

    assert least == Plan(7, days=2, people=3, faults=("kill",), only=(1,))
    assert "Plan(7, days=2, people=3, faults=('kill',), only=(1,))" in write_test(least)


def test_the_same_fault_has_one_name_whenever_and_wherever_it_is() -> None:
    first, second = "03 11:22:33 match 7 waits for nobody", "21 01:02:03 match 12 waits for nobody"
    assert name_fault(first) == name_fault(second) == "match 0 waits for nobody"


@pytest.mark.timeout(60)
@pytest.mark.parametrize("days", [200, 1000])
def test_time_goes_on_in_a_world_of_years(days: int) -> None:
    async def sleep() -> float:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, WorldLoop)
        loop.jump(days * 86_400.3)
        async with asyncio.timeout(60):
            for _ in range(100):
                await asyncio.sleep(0.1)
        return loop.time() - days * 86_400.3

    assert run_world_loop(sleep()) == pytest.approx(10)
