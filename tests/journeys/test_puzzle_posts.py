"""The daily puzzle in a server's channel: a post a day, with the answer to the last one."""

import asyncio
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from simcord import MemberActor
from simcord.results import InteractionResult

from bot.matches import Asker, InlineComputerWorker
from bot.matches.computers.fair_queue import NOBODY
from bot.models.puzzles import PuzzleRecord
from engine.clustered import puzzles as clustered
from engine.contract import Puzzle
from engine.cutterland.commands import read_packs
from engine.cutterland.puzzles import building, cutting
from engine.cutterland.puzzles.positions import grow_lands, play_matches
from engine.cutterland.state import Player
from engine.wildlands import puzzles as wildlands
from tests.journeys.hands import control
from tests.journeys.world import World, buttons, choose, mark_of, pictures, press, text

HOUR = 3_600
DAY = 24 * HOUR


async def open_settings(world: World) -> tuple[MemberActor, InteractionResult]:
    """The page of the daily puzzle, as the server's owner sees it."""
    olga = world.guild.add_member(world.guild.owner)
    shown = await olga.slash(world.games, "settings")
    shown = await press(olga, shown, "settings.page.server")
    return olga, await press(olga, shown, "settings.page.puzzle.link")


@pytest.fixture
async def sunday(world: World) -> World:
    """Noon of 4 January 2026; Olga has chosen the tavern."""
    await world.env.advance_time(3 * DAY + 12 * HOUR)
    olga, shown = await open_settings(world)
    assert "Daily puzzle" in text(shown)
    assert "settings.puzzle.hour" not in buttons(shown)
    shown = await choose(olga, shown, "settings.puzzle.channel", [world.tavern])
    assert "The next one is on its way" in text(shown)
    await world.env.advance_time(1)
    return world


async def test_a_server_agrees_that_its_matches_become_puzzles(world: World) -> None:
    olga, shown = await open_settings(world)
    for shares in (False, True, False):
        server = await world.app.matches.people.read_server(world.guild.id)
        assert server.shares_puzzles == shares
        assert "may become puzzles for everyone, without names" in text(shown)
        shown = await press(olga, shown, "settings.puzzle.share")


async def solve(world: World, who: MemberActor, *controls: str) -> InteractionResult:
    """Solve from the newest post with these controls."""
    shown = await press(who, world.board(world.tavern), "puzzle.open")
    assert shown.ephemeral
    for one in controls:
        shown = await press(who, shown, control(shown, f"puzzle.{one}"))
    return shown


@pytest.mark.slow
async def test_a_week_begins_with_the_table_of_the_last(sunday: World) -> None:
    world = sunday
    (post,) = world.boards(world.tavern)
    assert "### 🧩 Daily puzzle: Wildlands" in text(post)
    assert pictures(post)[0].startswith("The map ")
    assert "best answer" not in text(post), "there was none before"
    await solve(world, world.ana, "g.finish")
    await solve(world, world.ben, "g.finish")
    reopened = await press(world.ben, post, "puzzle.open")
    assert "uses one · your best so far: 0" in text(reopened)
    assert "That button" not in text(reopened)

    await world.env.advance_time(13 * HOUR)
    (old,) = world.boards(world.tavern)
    assert "-# Ended." in text(old), "from midnight on"
    assert "Ends" not in text(old)
    await world.env.advance_time(7 * HOUR + 10)
    old, post = world.boards(world.tavern)
    said = text(post)
    assert "best answer: ||3 points · " in said
    assert "2 people tried it." in said
    assert "No one found the best." in said
    assert "**Last week**" in said
    assert "1. ana · " in said
    assert "1. ben · " in said, "equal shares, equal ranks"
    assert len(pictures(post)) == 2

    answer = await press(world.ana, old, "puzzle.open")
    assert "best answer: 3 points · " in text(answer)
    assert "Your best: 0 points" in text(answer)
    again = await press(world.ana, old, "puzzle.today")
    assert "Three tries; the best counts. Ends" in text(again)
    shown = await solve(world, world.ana, "g.confirm")
    assert "🔥 Streak: 2 days in a row" in text(shown)


@pytest.mark.slow
async def test_nothing_is_posted_twice_and_only_todays_after_a_pause(sunday: World) -> None:
    world = sunday
    (post,) = world.boards(world.tavern)
    await world.restart()
    await world.env.advance_time(60)
    assert len(world.boards(world.tavern)) == 1

    await world.restart("UPDATE puzzle_posts SET message = NULL")  # killed after the post
    await world.env.advance_time(60)
    assert [mark_of(one) for one in world.boards(world.tavern)] == [mark_of(post)]

    await world.restart("UPDATE puzzle_posts SET day = day - 13")  # down for days
    await world.env.advance_time(60)
    assert len(world.boards(world.tavern)) == 2

    world.deny(world.tavern, "send_messages")
    await world.env.advance_time(DAY)
    assert len(world.boards(world.tavern)) == 2
    _, shown = await open_settings(world)
    assert f"Let me see <#{world.tavern.id}>" in text(shown)


class Quick(InlineComputerWorker):
    """Makes puzzles that may be easy, and takes what an easy computer does for their best."""

    async def run_task(self, game: str, task: str, *args: Any, asker: Asker = NOBODY) -> Any:
        if task == "solve_puzzle":
            (puzzle,) = args
            return tuple(play(self._games[game], puzzle))
        (kind, seed), packs = args, read_packs()
        if kind == "build":
            land = next(grow_lands(packs["classics"], seed, 4))
            return Puzzle(kind, building._ask(Player(building.HAND, land, 1, 1)), 0)
        if kind == "cut":
            match = next(play_matches(packs, seed, 2))
            (card, *_), seat = match.players[match.active].hand, match.active
            assert card is not None
            return Puzzle(kind, cutting._ask(match, seat, card), 0)
        if kind == "turn":
            rules: Any = self._games[game]
            positions = wildlands._deal_positions(rules.maps, rules.factions, seed)
            return Puzzle(kind, next(positions), 0)
        return Puzzle(kind, next(clustered._deal_positions(seed)), 0)


def play(game: Any, puzzle: Puzzle[Any]) -> Iterator[Any]:
    """The answer of an easy computer."""
    state, answer = puzzle.state, list[Any]()
    while game.rate_answer(puzzle, answer) is None:
        action = game.choose(game.observe(state, puzzle.seat), "easy", b"week")
        state = game.apply(state, puzzle.seat, action).state
        answer.append(action)
        yield action


@pytest.mark.slow
async def test_a_whole_week_is_posted_with_its_answers(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From a Thursday to the next; Ana solves each, Ben that of the first day."""
    puzzles, games = world.app.matches.puzzles, world.app.matches.games
    monkeypatch.setattr(puzzles, "_worker", Quick(games))
    olga, shown = await open_settings(world)
    await choose(olga, shown, "settings.puzzle.channel", [world.tavern])
    people = world.app.matches.people
    ana, ben = [
        (await people.meet(one.id, one.name, None)).player for one in (world.ana, world.ben)
    ]
    await world.env.advance_time(8 * HOUR)
    for day in range(8):
        daily = await puzzles.read(puzzles.today)
        *_, post = world.boards(world.tavern)
        assert f"Daily puzzle: {daily.key.title()}" in text(post)
        assert not any("Seat 1" in one for one in pictures(post))
        assert ("best answer: ||" in text(post)) == (day > 0)
        assert ("**Last week**" in text(post)) == (day == 4), "on the Monday"
        answer = tuple(play(games[daily.key], daily.puzzle))
        points = daily.rules.rate_answer(daily.puzzle, answer)
        assert points is not None
        for player in (ana, ben)[: 1 + (day == 0)]:
            await puzzles.finish_try(player, world.guild.id, daily, 1, points)
        await world.env.advance_time(DAY)
    *older, post = world.boards(world.tavern)
    assert all("-# Ended." in text(one) for one in older)
    assert "Found the best: ana" in text(post)
    assert "🔥 Streaks: ana 8 days" in text(post)
    assert await puzzles.read_record(ana) == PuzzleRecord(8, 8, 8, 8)
    assert await puzzles.read_record(ben) == PuzzleRecord(1, 0, 1, 1)


LOG = os.environ.get("PUZZLE_LOG")
PEOPLE = {"ana": ("easy", "medium"), "ben": ("hard",), "cleo": ("medium", "best")}
"""How they answer: as computers do, or best."""


async def answer(world: World, who: MemberActor, levels: Sequence[str]) -> None:
    """Tries at today's puzzle."""
    matches = world.app.matches
    daily = await matches.puzzles.read(matches.puzzles.today)
    game, puzzle = matches.games[daily.key], daily.puzzle
    player = (await matches.people.meet(who.id, who.name, None)).player
    for number, level in enumerate(levels, 1):
        state, actions = puzzle.state, list[Any]()
        best = await matches.puzzles.read_best(daily.day)
        while (points := daily.rules.rate_answer(puzzle, actions)) is None:
            view = game.observe(state, puzzle.seat)
            best_next = best.actions[len(actions)] if level == "best" else None
            action = best_next or game.choose(view, level, b"week")
            state = game.apply(state, puzzle.seat, action).state
            actions.append(action)
        await matches.puzzles.finish_try(player, world.guild.id, daily, number, points)


@pytest.mark.skipif(LOG is None, reason="`make puzzles` prints it; it takes a minute")
async def test_a_week_of_puzzles(world: World) -> None:
    """All that a channel hears in nine days, and what one person is told in private."""
    olga, shown = await open_settings(world)
    await choose(olga, shown, "settings.puzzle.channel", [world.tavern])
    _, shown = await open_settings(world)
    lines = ["# Settings", text(await choose(olga, shown, "settings.puzzle.hour", ["6"]))]
    world.env.settle_timeout = 60.0
    for day in range(9):
        await world.env.advance_time((7 if day == 0 else 24) * HOUR)
        await world.env.settle()
        post = world.board(world.tavern)
        lines += ["", f"# {world.env.now():%A %d %B, %H:%M}", text(post)]
        lines += [f"[{alt[:160]}]" for alt in pictures(post)]
        shown = await press(world.ana, post, "puzzle.open")
        lines += ["", "## ana opens it", text(shown), " | ".join(buttons(shown))]
        for number, (name, levels) in enumerate(PEOPLE.items()):
            if (day + number) % 4:
                await answer(world, world.people[name], levels)
        shown = await press(world.ana, post, "puzzle.open")
        lines += ["", "## ana after her tries", text(shown), " | ".join(buttons(shown))]
    await asyncio.to_thread(Path(str(LOG)).write_text, "\n".join(lines) + "\n", "utf-8")
