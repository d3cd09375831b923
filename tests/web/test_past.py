"""What the page shows beside panels: the past of a match, and what one does alone."""

from random import Random
from typing import Any

import pytest

from tests.web.conftest import Browser, Site
from tests.web.test_presses import list_controls, list_targets, look, tap


async def play(site: Site, match: int, moves: int) -> None:
    """By random moves, at most so many."""
    matches, rng = site.app.matches, Random(7)
    for _ in range(moves):
        table = await matches.queries.read_table(match)
        if table.status.is_over:
            return
        seat = table.awaited_seats[0]
        assert seat.player is not None
        state = (await matches._repository.load(match)).require_match().state
        action = matches.games[table.game].sample(state, seat.seat, rng)
        await matches.play.act(match, seat.player, action, seat.decision)


async def press(browser: Browser, screen: dict[str, Any], control: str) -> dict[str, Any]:
    answer = await browser.press(screen, control)
    assert answer.status == 200
    shown: dict[str, Any] = await answer.json()
    return shown


def find_slider(screen: dict[str, Any]) -> dict[str, Any]:
    (slider,) = (block["slider"] for block in screen["blocks"] if "slider" in block)
    return dict(slider)


def find_picture(screen: dict[str, Any]) -> str:
    return str(next(block["picture"]["svg"] for block in screen["blocks"] if "picture" in block))


async def test_a_slider_leads_through_the_past_and_back_to_the_panel(site: Site) -> None:
    ana, bo, _ = site.people
    match = (await site.begin(ana, bo)).match
    await play(site, match, 12)
    browser = await site.sign_in(ana)
    panel = await look(browser, match)
    assert panel["canReplay"]

    end = await press(browser, panel, "replay.all.999999999999.end")
    slider = find_slider(end)
    assert slider["at"] == slider["last"] > 1
    begin = await press(browser, end, f"{slider['control']}.0")

    assert find_slider(begin)["at"] == 0
    assert find_picture(begin) != find_picture(end)
    assert (begin["match"], begin["isPanel"]) == (match, False)
    back = await press(browser, begin, f"move.{match}")
    assert back["isPanel"]


@pytest.mark.parametrize("game", ["clustered", "cutterland", "wildlands"])
async def test_a_lesson_is_answered_by_touch(site: Site, game: str) -> None:
    browser = await site.sign_in(site.people[0])
    listed = await (await browser.get("/api/matches")).json()
    assert f"learn.{game}.open" in list_controls(listed)

    screen = await press(browser, listed, f"learn.{game}.open")
    screen = await press(browser, screen, f"learn.{game}.g.begin")
    touched = await tap(browser, screen, list_targets(screen)[0])

    assert touched["blocks"] != screen["blocks"]
    assert not any(name.endswith(".match") for name in list_controls(screen))


@pytest.mark.slow
async def test_the_puzzle_is_tried_by_touch(site: Site) -> None:
    browser = await site.sign_in(site.people[0])
    listed = await (await browser.get("/api/matches")).json()

    screen = await press(browser, listed, "puzzle.open")
    touched = await tap(browser, screen, list_targets(screen)[0])

    assert touched["blocks"] != screen["blocks"]


@pytest.mark.slow
async def test_a_match_that_is_over_shows_its_board(site: Site) -> None:
    ana, bo, _ = site.people
    match = (await site.begin(ana, bo, game="clustered")).match
    await play(site, match, 1000)
    browser = await site.sign_in(ana)

    board = await look(browser, match)

    table = await site.app.matches.queries.read_table(match)
    winner = next(seat for seat, rank in zip(table.seats, table.ranks, strict=True) if rank == 1)
    assert winner.name in str([block["text"] for block in board["blocks"] if "text" in block])
    assert "see" not in list_controls(board)
    past = await press(browser, board, "replay.all.999999999999.end")
    back = await press(browser, past, "see")
    assert back["blocks"] == board["blocks"]
