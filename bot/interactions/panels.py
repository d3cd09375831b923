"""The private panel of a seat, and what a press in it or a typed move leads to."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

from bot.interactions.panel_extras import (
    build_buttons,
    build_header,
    build_league_button,
    explain_missed_plan,
)
from bot.interactions.requester import Requester
from bot.interactions.view_commands import wrap_private_screen
from bot.matches import PlayerView, Refusal
from bot.models.match import Table
from bot.presentation.custom_ids import ControlId
from bot.presentation.services import Services
from bot.screens.contract import Draft, PlayAction, Reply, SupportsRecall
from bot.screens.screen import Screen, insert_note
from bot.screens.shared.private_screen import with_buttons, with_question


async def show_panel(house: Services, asker: Requester, match: int, note: str = "") -> Screen:
    """The panel as it stands now, with a word on what was just done or refused."""
    sight = await house.matches.queries.read_player_view(match, asker.player)
    if sight.view is None or sight.seat is None:
        raise Refusal("not-running" if sight.seat is not None else "not-seated")
    draft = await _read_draft(house, asker, sight)
    since = await house.matches.last_seen.mark_seen(match, asker.player)
    before = since.view if since is not None else None
    show = house.screens_of(sight.table).render_panel
    screen = await house.run_in_thread(show, sight.view, sight.table, draft, asker.words, before)
    screen = wrap_private_screen(house, asker, sight.table, screen, since, "move")
    planned = await house.matches.plans.read(match, asker.player)
    below = await build_buttons(house, asker, sight.table, planned)
    screen = with_buttons(screen, (*below, *build_league_button(asker, sight.table)))
    told = "\n".join(filter(None, (explain_missed_plan(house, asker, sight.table, planned), note)))
    screen = replace(screen, blocks=insert_note(screen.blocks, told))
    screen = with_question(screen, build_header(asker, sight.table))
    return replace(screen, match=match, decision=sight.decision or 0)


async def _read_draft(house: Services, asker: Requester, sight: PlayerView) -> Draft:
    """What is kept of the answer, and what the game's panels recall of the match besides."""
    match = sight.table.match
    kept = await house.matches.drafts.read(match, asker.player)
    screens: object = house.screens_of(sight.table)
    if sight.decision is None or not isinstance(screens, SupportsRecall):
        return kept
    deeds = await house.matches.queries.list_events(match)
    events = [event for deed in deeds for event in deed.events]
    return {**screens.recall_events(sight.view, events), **kept}


async def play(
    house: Services, asker: Requester, table: Table, reply: Reply[Any], decision: int | None
) -> Screen:
    """What a move or a change of the draft leads to: the panel, with a word on what was done.

    `decision` is the one that was answered; None means the open one.
    """
    if not isinstance(reply, PlayAction):
        chosen = decision
        if chosen is None:
            chosen = (
                await house.matches.queries.read_player_view(table.match, asker.player)
            ).decision
        await house.matches.drafts.save(table.match, asker.player, chosen or 0, reply.draft)
        return await show_panel(house, asker, table.match)
    done = await house.matches.play.act(table.match, asker.player, reply.action, decision)
    await _begin_next_draft(house, asker, table.match, reply)
    await house.matches.computer_answers.wait(table.match)
    screens = house.screens_of(done.table)
    lines = [screens.describe_event(event, done.table, asker.words) for event in done.events]
    note = "\n".join(f"✓ {line}" for line in lines if line)
    return await show_panel(house, asker, table.match, note)


async def _begin_next_draft(
    house: Services, asker: Requester, match: int, done: PlayAction[Any]
) -> None:
    """Begin the draft of the decision that an action has led the asker to, where it says how. The
    action counts already, so that a draft that cannot be kept is let go."""
    decision = (
        (await house.matches.queries.read_player_view(match, asker.player)).decision
        if done.draft
        else None
    )
    if decision is not None:
        with suppress(Refusal):
            await house.matches.drafts.save(match, asker.player, decision, done.draft)


async def handle_game_control(
    house: Services, asker: Requester, route: ControlId, values: Mapping[str, str]
) -> Screen:
    """What a game's control leads to; one of an old board or panel is refused."""
    sight = await house.matches.queries.read_player_view(route.match, asker.player)
    if sight.view is None:
        raise Refusal("not-running")
    decision = route.decision or sight.decision
    if decision != sight.decision:
        # Only the service can tell an answered question from one that was never the asker's.
        await house.matches.play.check_decision(route.match, asker.player, decision or 0)
    draft = await house.matches.drafts.read(route.match, asker.player)
    screens = house.screens_of(sight.table)
    reply = await house.run_in_thread(screens.press, sight.view, draft, route.control, values)
    return await play(house, asker, sight.table, reply, decision)
