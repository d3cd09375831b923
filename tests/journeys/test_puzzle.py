"""`/puzzle`: three tries in the game's own editor, in private, and what is told of them."""

import asyncio
from typing import Any

import pytest
from simcord.results import InteractionResult

from bot.interactions import puzzle as puzzle_interactions
from bot.matches import Asker, ComputerWorker, Refusal
from bot.matches.computers.fair_queue import NOBODY
from tests.journeys.hands import control
from tests.journeys.world import World, answer_of, buttons, pictures, press, submit, text

DAY = 24 * 3_600


async def press_on(world: World, shown: InteractionResult, *controls: str) -> InteractionResult:
    """Press one after the other; each is the beginning of a control of the puzzle."""
    for one in controls:
        await world.env.advance_time(2)  # sooner, it is a double tap
        shown = await press(world.ana, shown, control(shown, f"puzzle.{one}"))
    return shown


@pytest.mark.slow
async def test_a_puzzle_has_three_tries(world: World) -> None:
    shown = await world.ana.slash(world.games, "puzzle")
    assert shown.ephemeral
    assert "Cutterland: Build for the most VP: " in text(shown)
    assert "Three tries; the best counts. Ends <t:" in text(shown)
    assert "bridges connect their ends. An unused token: 1." in text(shown)
    assert pictures(shown)[0].startswith("ana's land: 31 squares, 36 VP.")
    first = shown = await press_on(world, shown, "here")
    assert "3 tries left: **🔒 Lock in** or **Keep tokens** uses one" in text(shown)
    assert not any("suggest" in one for one in buttons(shown))
    assert "Choose a token." in text(shown), "whether any gains is for the solver to find"

    shown = await press_on(world, shown, "position", "pages.cutterland.0", "here")
    shown = await press_on(world, shown, "position", "yesterday")
    assert "best answer: " in text(shown)
    shown = await press_on(world, shown, "here", "position")
    assert pictures(shown)[0].startswith("ana's land: 31 squares, 36 VP.")
    shown = await press_on(world, shown, "here", "g.confirm")
    assert "**36 VP** (±0 from the start). 2 tries left." in text(shown)
    assert "There's a better answer." in text(shown)
    assert "🔥 Streak: 1 day" in text(shown)
    assert "🧩" not in text(shown), "there are lines to copy once no try can change them"
    assert "42" not in text(shown), "the best answer is told the next day"

    shown = await press_on(world, shown, "again", "g.confirm")
    assert "before: 36 VP. No try used." in text(shown)
    shown = await press_on(world, shown, "g.kind.tower")
    form = await press(world.ana, shown, control(shown, "form.puzzle.g.goto"))
    shown = await submit(world.ana, form, "A1")
    assert "Put a tower on a creature" in text(shown), "a square is typed"
    shown = await press_on(world, shown, "g.kind.wall", "g.put")
    assert "from what you built" not in text(shown), "no score before Lock in"
    assert "VP" not in text(shown).partition("tries left")[2]
    assert "36 VP" in pictures(shown)[0], "what the land scored before"
    shown = await press_on(world, shown, "g.confirm")
    assert "One try left." in text(shown)
    await press_on(world, shown, "again")
    await world.restart()
    again = await world.ana.slash(world.games, "puzzle")
    assert "puzzle.g.remove" in buttons(again), "what was built is where the next try begins"

    old = answer_of(first)
    assert old is not None
    stale = await world.press_raw(
        world.ana, world.snapshot(old), "v1:0:739617000:puzzle.g.kind.tower"
    )
    assert "That step is over." in text(stale)
    ancient = await world.press_raw(world.ana, world.snapshot(old), "v1:0:739600000:puzzle.again")
    assert "Today's: **Cutterland**." in text(ancient)
    older = await world.press_raw(world.ana, world.snapshot(old), "v1:0:739616000:puzzle.again")
    assert "This puzzle has ended." in text(older)
    assert "best answer: 6 VP · Computer 1 takes B (+6) · Computer 2 takes C (+4) · left" in text(
        older
    )
    shown = await press_on(world, older, "here", "g.confirm")
    assert "No tries left." in text(shown)
    assert "puzzle.again" not in buttons(shown)

    closed = await world.ana.slash(world.tavern, "puzzle")
    assert "**35 VP** (−1 from the start). No tries left." in text(closed)
    assert "📉 Your best: 36 VP. There's a better answer." in text(closed)
    assert "🧩 Cutterland 2026-01-01\n||36 VP|| · 3 tries · 🔥 1" in text(closed)
    assert "Three tries" in text(await world.ben.slash(world.games, "puzzle"))


async def test_a_double_tap_still_shows_what_the_try_has_brought(world: World) -> None:
    shown = await world.ana.slash(world.games, "puzzle")
    editor = await press_on(world, shown, "here")
    panel = answer_of(editor)
    assert panel is not None
    before = world.snapshot(panel)
    confirm = control(editor, "puzzle.g.confirm")
    shown = await press(world.ana, editor, confirm)
    for second in ("puzzle.again", confirm):
        again = await world.press_raw(world.ana, before, f"v1:0:739617000:{second}")
        assert "**36 VP** (±0 from the start). 2 tries left." in text(again)
        assert pictures(again)
    shown = await press_on(world, shown, "again")
    assert "Choose a token." in text(shown)


@pytest.mark.slow
async def test_no_try_is_left_over_once_the_best_answer_is_found(world: World) -> None:
    puzzles = world.app.matches.puzzles
    daily = await puzzles.read(puzzles.today)
    best = await puzzles.read_best(puzzles.today)
    player = (await world.app.matches.people.meet(world.ana.id, "ana", None)).player
    await puzzles.finish_try(player, None, daily, 1, best.points)
    puzzles.remember_answer(player, daily, best.actions)
    shown = await world.ana.slash(world.games, "puzzle")
    assert text(shown).startswith("🏆 **42 VP**: nothing beats that!")
    assert "left" not in text(shown)
    assert "best answer" not in text(shown)
    assert not any("again" in one for one in buttons(shown))
    assert "||42 VP|| · 1 try · 🔥 1" in text(shown)

    await world.env.advance_time(DAY)
    closed = await world.ana.slash(world.games, "puzzle")
    shown = await press_on(world, closed, "yesterday")
    assert "best answer: 42 VP · " in text(shown)
    assert "Your best: 42 VP" in text(shown)


@pytest.mark.slow
async def test_the_result_of_a_cut_says_who_took_which_piece(world: World) -> None:
    await world.env.advance_time(2 * DAY)
    shown = await world.ana.slash(world.games, "puzzle")
    keys = ("here", "g.sq.1.A", "g.sq.1.D", "g.sq.1.E", "g.sq.1.H", "g.confirm")
    shown = await press_on(world, shown, *keys)
    taken = "Computer 1 takes C (+13) · Computer 2 takes B (+2) · left for you: **A** (±0 VP)"
    assert taken in text(shown)
    assert "Computer 1" in pictures(shown)[0]


@pytest.mark.slow
async def test_the_result_of_a_hand_says_what_each_card_gained(world: World) -> None:
    await world.env.advance_time(DAY)
    shown = await world.ana.slash(world.games, "puzzle")
    shown = await press_on(world, shown, "here")
    while "puzzle.again" not in buttons(shown):
        shown = await press_on(world, shown, "g.confirm")
    assert "\nM12 ±0 · M11 ±0 · P12 ±0 · P11 ±0\n" in text(shown)


class Slow:
    """Works when it is told to go on; the world does not wait for it."""

    def __init__(self, world: World, worker: ComputerWorker) -> None:
        self._world = world
        self._worker = worker
        self.go = asyncio.Event()

    async def run_task(self, game: str, task: str, *args: Any, asker: Asker = NOBODY) -> Any:
        await self._world.env.external_wait(self.go.wait(), reason="a puzzle is made")
        return await self._worker.run_task(game, task, *args, asker=asker)


async def test_a_puzzle_that_is_being_made_follows_by_itself(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzle_interactions, "MOMENT", 0.0)
    puzzles = world.app.matches.puzzles
    slow = Slow(world, world.app.computer_worker)
    monkeypatch.setattr(puzzles, "_worker", slow)
    shown = await world.ana.slash(world.games, "puzzle")
    assert text(shown) == "🧩 Today's puzzle is on its way."
    slow.go.set()
    await world.env.settle()
    assert "Cutterland: Build for the most VP: " in text(shown)


async def test_answers_from_two_messages_at_once_are_two_tries(world: World) -> None:
    puzzles = world.app.matches.puzzles
    daily = await puzzles.read(puzzles.today)
    await puzzles.read_best(puzzles.today)
    player = (await world.app.matches.people.meet(world.ana.id, "ana", None)).player
    await asyncio.gather(*(puzzles.finish_try(player, None, daily, 1, n) for n in (5, 6)))
    tries = (await puzzles.read_progress(player, daily)).tries
    assert [(one.number, one.points) for one in tries] == [(1, 5), (2, 6)]
    await puzzles.finish_try(player, None, daily, 1, 7)
    with pytest.raises(Refusal, match="puzzle-tries"):
        await puzzles.finish_try(player, None, daily, 1, 8)


async def test_an_answer_that_cannot_be_counted_yet_may_be_given_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    editor = await press_on(world, await world.ana.slash(world.games, "puzzle"), "here")
    confirm = control(editor, "puzzle.g.confirm")

    async def be_late(day: int) -> object:
        raise Refusal("puzzle-late")

    with monkeypatch.context() as patch:
        patch.setattr(world.app.matches.puzzles, "read_best", be_late)
        await press(world.ana, editor, confirm)
    shown = await press(world.ana, editor, confirm)
    assert "2 tries left" in text(shown)
