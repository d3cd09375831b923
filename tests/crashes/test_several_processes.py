"""Two real bots share a database, and one of them dies, is cut off, or loses the database: no move
that anybody was told of is lost, none counts or is told twice, and the dead one's servers are
answered by the other.

`make test` tries each once, `make soak` often.
"""

import signal
import time
from collections.abc import Callable
from itertools import islice
from random import Random

import pytest

from bench.measuring import quantile
from bot.leases import LEASE
from tests.crashes.fleet import DEATHS, GUILDS, IS_SHORT, NAP, Fleet, is_apology
from tests.standin.postgres import find_name
from tests.standin.running import PATIENCE
from tests.standin.wire import Wire

STOPS = 20
RATE = 20.0
"""Presses a second."""
MOST_POINTS = 150
"""Statements and requests, each of them twice, after which a bot is dead that is to be killed."""
IDLE = 2.0
"""Seconds after the last press; by then it is killed wherever it is."""
LONGEST = 15.0
"""Seconds that presses in a dead bot's servers wait, at the 95th percentile."""
MATCHES = 8
"""In each server."""
MANY, MEANWHILE = (24, 6.0) if IS_SHORT else (120, RATE)
"""In each server, and presses a second, so that people can press for as long as a bot takes to hand
its shard over; each match has its channel."""
AROUND = 10
"""Presses before a bot is told to stop, and after it has handed its shard over."""


@pytest.mark.timeout(900 + 120 * DEATHS)
@pytest.mark.slow
def test_the_servers_of_a_dead_bot_are_answered_by_the_other(
    fleet: Fleet, figures: Callable[[str], None]
) -> None:
    """It dies before or after any statement or request, in the middle of presses."""
    wrong, waits, rng, struck = list[str](), list[float](), Random(), 0
    for _ in range(DEATHS):
        fleet.prepare(MATCHES)
        fleet.start_all(DIE_AFTER=str(rng.randint(1, MOST_POINTS)))
        victim, began = fleet.bots[fleet.find_bot(rng.choice(GUILDS))], time.monotonic()
        scenes = rng.sample(fleet.scenes, len(fleet.scenes))
        alive = rng.randrange(1, 2 * len(scenes) // 3)
        fleet.press_all(scenes[:alive], RATE, rng)
        victim.send(signal.SIGUSR1)
        fleet.press_all(scenes[alive:], RATE, rng)
        if victim.over(IDLE) is None:
            victim.stop(signal.SIGKILL)
        else:
            struck += 1
        wrong += fleet.find_lost()
        fleet.press_until_answered(PATIENCE)
        waits += fleet.waits.values()
        wrong += fleet.find_strangers(began, time.monotonic()) + fleet.find_faults()
        assert fleet.stop_all() == [0]
    figures(
        f"{DEATHS} of two bots killed, {struck} at a statement or request: {len(wrong)} wrong,"
        f" {_describe(waits)}"
    )
    assert wrong == []
    if DEATHS > 1:
        assert quantile(waits, 0.95) <= LONGEST


@pytest.mark.timeout(900 + 120 * DEATHS)
@pytest.mark.slow
def test_a_bot_that_is_stopped_in_order_hands_its_servers_over(
    fleet: Fleet, figures: Callable[[str], None]
) -> None:
    """As in a rolling restart: people press all the time, and each press is answered."""
    wrong, waits, lengths, unheard, rng = list[str](), list[float](), list[float](), 0, Random()
    for _ in range(min(DEATHS, STOPS)):
        fleet.prepare(MANY, MANY)
        fleet.start_all()
        victim, began = fleet.find_bot(rng.choice(GUILDS)), time.monotonic()
        scenes = rng.sample(fleet.scenes, len(fleet.scenes))
        meanwhile = iter(scenes[AROUND:-AROUND])
        fleet.press_all(scenes[:AROUND], RATE, rng)
        fleet.bots[victim].send(signal.SIGTERM)
        told = time.monotonic()
        while f"bot{victim}" in fleet.read_holders().values():
            fleet.press_all([*islice(meanwhile, 1)], MEANWHILE, rng)
            time.sleep(NAP)  # it may take longer than people have anything to press
        lengths.append(time.monotonic() - told)
        fleet.press_all(scenes[-AROUND:], RATE, rng)
        assert fleet.bots[victim].ended() == 0
        fleet.scenes = [scene for scene in fleet.scenes if scene.match in fleet.tokens]
        fleet.press_until_answered(PATIENCE)
        found = fleet.measure_answers()
        waits += found
        unheard += len(fleet.scenes) - len(found)
        wrong += fleet.find_strangers(began, time.monotonic())
        wrong += fleet.find_lost() + fleet.find_faults(PATIENCE)
        assert fleet.stop_all() == [0]
    p95, longest = 1000 * quantile(waits, 0.95), 1000 * max(waits)
    figures(
        f"{len(lengths)} of two bots stopped, the last shard handed over after"
        f" {max(lengths):.1f} s at most: {len(wrong)} wrong, {unheard} presses unanswered; the"
        f" {len(waits)} others were acknowledged in {p95:.0f} ms (p95), {longest:.0f} ms at most"
    )
    assert wrong == []
    assert unheard == 0


def _describe(waits: list[float]) -> str:
    if not waits:
        return "nobody had to wait"
    p95, longest = quantile(waits, 0.95), max(waits)
    return f"{len(waits)} presses waited: p95 {p95:.1f} s, at most {longest:.1f} s"


@pytest.mark.timeout(900 + 120 * DEATHS)
@pytest.mark.slow
def test_a_restart_of_the_database_loses_nothing(
    fleet: Fleet, figures: Callable[[str], None]
) -> None:
    rng = Random()
    fleet.prepare(MATCHES)
    fleet.start_all()
    scenes = rng.sample(fleet.scenes, len(fleet.scenes))
    third = len(scenes) // 3
    for number, how in enumerate((signal.SIGINT, signal.SIGQUIT)):
        fleet.server.stop(how)
        fleet.press_all(scenes[number * third :][:third], RATE, rng)
        fleet.server.start()
    fleet.press_all(scenes[2 * third :], RATE, rng)
    fleet.press_until_answered(PATIENCE)
    said = sum(map(is_apology, fleet.discord.seen()["answers"].values()))
    wrong = fleet.find_lost() + fleet.find_faults()
    assert fleet.stop_all() == [0, 0]
    figures(f"restarts of the database: {len(wrong)} wrong, {said} presses were told to try again")
    assert wrong == []
    assert said > 0


@pytest.mark.timeout(900 + 120 * DEATHS)
@pytest.mark.slow
def test_a_bot_that_is_cut_off_from_the_database_is_silent_before_another_answers(
    fleet: Fleet, figures: Callable[[str], None]
) -> None:
    wrong, rng, last = list[str](), Random(), 0.0
    fleet.prepare(MATCHES)
    wire = Wire(fleet.server.folder / ".s.PGSQL.5432")
    try:
        name = find_name(fleet.url)
        fleet.start(0)
        fleet.start(1, through=f"postgresql://bot@127.0.0.1:{wire.port}/{name}")
        fleet.wait_for_shards({"bot0", "bot1"})
        scenes = rng.sample(fleet.scenes, len(fleet.scenes))
        fleet.press_all(scenes[:4], RATE, rng)
        wire.cut()
        cut = time.monotonic()
        fleet.press_all(scenes[4:], RATE, rng)
        fleet.wait_for_shards({"bot0"})
        fleet.press_until_answered(PATIENCE)
        wrong += fleet.find_strangers(cut, time.monotonic())
        last = max((at - cut for at in fleet.find_sent("bot1") if at > cut), default=0.0)
        wire.mend()
        fleet.wait_for_shards({"bot0", "bot1"})
        wrong += fleet.find_lost() + fleet.find_faults()
        assert fleet.stop_all() == [0, 0]
    finally:
        wire.close()
    figures(f"cut off from the database: silent after {last:.1f} s, {len(wrong)} wrong")
    assert wrong == []
    assert last < fleet.tune.get("bot.leases.LEASE", LEASE)
