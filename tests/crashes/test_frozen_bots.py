"""One of two bots on one database is frozen at any statement or request and goes on later: nobody
waits for it but those in its own servers, nothing is lost, and nothing is told twice.

`make test` tries it once, `make soak` a hundred times.
"""

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from bench.measuring import quantile
from tests.crashes.fleet import FREEZES, GUILDS, IS_SHORT, Fleet
from tests.crashes.house import Scene
from tests.standin.running import PATIENCE

A_LIFE = 5
"""Freezes in the life of a pair of bots."""
LENGTHS = (8.0,) if IS_SHORT else (5.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 12.0, 20.0, 40.0)
"""Seconds; one after another."""
WITHIN = 60
"""Statements and requests after which it is frozen."""
BEFORE, DURING, AFTER = 4, 8, 4
"""Presses in each server around a freeze."""
RATE = 4.0
"""Presses a second before a freeze, so that it strikes in the middle of some."""
SPREAD = 25.0
"""Seconds in which those during a freeze come: its lease ends in them, and people press again in
its servers."""
LONGEST = 5.0 if IS_SHORT else 2.0
"""Seconds that a press in another server may take longer than any while no bot is frozen; beside
all other tests the machine alone may take some."""
NAP = 0.2


@pytest.mark.timeout(900 + 90 * FREEZES)
@pytest.mark.slow
def test_a_frozen_bot_keeps_nobody_waiting_in_other_servers(
    fleet: Fleet, figures: Callable[[str], None]
) -> None:
    rng, wrong, struck = Random(), list[str](), 0
    calm, others, own = list[float](), list[float](), list[float]()
    for first in range(0, FREEZES, A_LIFE):
        freezes = range(first, min(first + A_LIFE, FREEZES))
        fleet.prepare(BEFORE + (BEFORE + DURING + AFTER) * len(freezes), 8)
        fleet.start_all(FREEZE_WITHIN=str(WITHIN))
        began, scenes = time.monotonic(), fleet.scenes
        waiting = {guild: [one for one in scenes if one.address.guild == guild] for guild in GUILDS}
        fleet.wait_until_told(PATIENCE)
        fleet.scenes = [waiting[guild].pop() for guild in GUILDS for _ in range(BEFORE)]
        fleet.press_all(fleet.scenes, RATE, rng)
        fleet.press_until_answered(PATIENCE)
        calm += map(fleet.measure_wait, fleet.scenes)
        for number in freezes:
            victim, length = rng.choice(GUILDS), LENGTHS[number % len(LENGTHS)]
            pressed, was_struck = _freeze(fleet, victim, length, waiting, rng)
            struck += was_struck
            fleet.scenes = [one for one in scenes if one.match in fleet.tokens]
            fleet.press_until_answered(PATIENCE)
            for one in pressed:
                (own if one.address.guild == victim else others).append(fleet.measure_wait(one))
            fleet.wait_for_shards({"bot0", "bot1"})
        wrong += fleet.find_strangers(began, time.monotonic())
        wrong += fleet.find_lost() + fleet.find_faults(PATIENCE)
        assert fleet.stop_all() == [0, 0]
    figures(
        f"{FREEZES} of two bots frozen for {min(LENGTHS):.0f} to {max(LENGTHS):.0f} s, {struck} at"
        f" a statement or request: {len(wrong)} wrong; {_describe(others)} in the servers of the"
        f" other, {_describe(own)} in its own, {_describe(calm)} while none was (load"
        f" {os.getloadavg()[0]:.1f})"
    )
    assert wrong == []
    assert max(others) < LONGEST + max(calm)


def _freeze(
    fleet: Fleet,
    guild: int,
    seconds: float,
    waiting: dict[int, list[Scene]],
    rng: Random,
) -> tuple[list[Scene], bool]:
    """Freeze the bot of a server for so long. Returns what was pressed meanwhile, and whether it
    was frozen in the middle of something."""
    bot = fleet.bots[fleet.find_bot(guild)]
    before, during, after = (
        [waiting[one].pop() for one in GUILDS for _ in range(count)]
        for count in (BEFORE, DURING, AFTER)
    )
    rng.shuffle(before)
    rng.shuffle(during)
    fleet.press_all(before[: len(before) // 2], RATE, rng)
    bot.send(signal.SIGUSR1)
    fleet.press_all(before[len(before) // 2 :], RATE, rng)
    is_struck = _wait_until_stopped(bot.child)
    bot.send(signal.SIGSTOP)
    end, pause = time.monotonic() + seconds, min(SPREAD, seconds) / len(during)
    fleet.scenes = [*before]
    for scene in during:
        fleet.press(scene)
        fleet.scenes.append(scene)
        time.sleep(pause)
        fleet.press_again(fleet.find_unanswered())
    while time.monotonic() < end:
        fleet.press_again(fleet.find_unanswered())
        time.sleep(NAP)
    bot.send(signal.SIGCONT)
    fleet.press_all(after, RATE, rng)
    return [*before, *during, *after], is_struck


def _wait_until_stopped(process: int) -> bool:
    """Whether it happens soon."""
    end = time.monotonic() + 2.0
    while time.monotonic() < end:
        if Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2][0] == "T":
            return True
        time.sleep(0.01)
    return False


def _describe(waits: list[float]) -> str:
    p95, longest = quantile(waits, 0.95), max(waits)
    return f"{len(waits)} presses took {p95:.1f} s (p95), {longest:.1f} s at most"
