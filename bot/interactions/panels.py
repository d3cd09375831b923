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


async def show_panel(
    services: Services, requester: Requester, match: int, note: str = ""
) -> Screen:
    """The panel as it stands now, with a word on what was just done or refused."""
    player_view = await services.matches.queries.read_player_view(match, requester.player)
    if player_view.view is None or player_view.seat is None:
        raise Refusal("not-running" if player_view.seat is not None else "not-seated")
    draft = await _read_draft(services, requester, player_view)
    since = await services.matches.last_seen.mark_seen(match, requester.player)
    before = since.view if since is not None else None
    show = services.screens_of(player_view.table).render_panel
    screen = await services.run_in_thread(
        show, player_view.view, player_view.table, draft, requester.words, before
    )
    screen = await wrap_private_screen(
        services, requester, player_view.table, screen, since, "move"
    )
    planned = await services.matches.plans.read(match, requester.player)
    below = await build_buttons(services, requester, player_view.table, planned)
    screen = with_buttons(screen, (*below, *build_league_button(requester, player_view.table)))
    told = "\n".join(
        filter(None, (explain_missed_plan(services, requester, player_view.table, planned), note))
    )
    screen = replace(screen, blocks=insert_note(screen.blocks, told))
    screen = with_question(screen, build_header(requester, player_view.table))
    return replace(screen, match=match, decision=player_view.decision or 0)


async def _read_draft(services: Services, requester: Requester, player_view: PlayerView) -> Draft:
    """What is kept of the answer, and what the game's panels recall of the match besides."""
    match = player_view.table.match
    kept = await services.matches.drafts.read(match, requester.player)
    screens: object = services.screens_of(player_view.table)
    if player_view.decision is None or not isinstance(screens, SupportsRecall):
        return kept
    log_events = await services.matches.queries.list_events(match)
    events = [event for log_event in log_events for event in log_event.events]
    return {**screens.recall_events(player_view.view, events), **kept}


async def play(
    services: Services, requester: Requester, table: Table, reply: Reply[Any], decision: int | None
) -> Screen:
    """What a move or a change of the draft leads to: the panel, with a word on what was done.

    `decision` is the one that was answered; None means the open one.
    """
    if not isinstance(reply, PlayAction):
        chosen = decision
        if chosen is None:
            chosen = (
                await services.matches.queries.read_player_view(table.match, requester.player)
            ).decision
        await services.matches.drafts.save(table.match, requester.player, chosen or 0, reply.draft)
        return await show_panel(services, requester, table.match)
    done = await services.matches.play.act(table.match, requester.player, reply.action, decision)
    await _begin_next_draft(services, requester, table.match, reply)
    await services.matches.computer_answers.wait(table.match)
    screens = services.screens_of(done.table)
    lines = [screens.describe_event(event, done.table, requester.words) for event in done.events]
    note = "\n".join(f"✓ {line}" for line in lines if line)
    return await show_panel(services, requester, table.match, note)


async def _begin_next_draft(
    services: Services, requester: Requester, match: int, done: PlayAction[Any]
) -> None:
    """Begin the draft of the decision that an action has led the asker to, where it says how. The
    action counts already, so that a draft that cannot be kept is let go."""
    decision = (
        (await services.matches.queries.read_player_view(match, requester.player)).decision
        if done.draft
        else None
    )
    if decision is not None:
        with suppress(Refusal):
            await services.matches.drafts.save(match, requester.player, decision, done.draft)


async def handle_game_control(
    services: Services, requester: Requester, route: ControlId, values: Mapping[str, str]
) -> Screen:
    """What a game's control leads to; one of an old board or panel is refused."""
    player_view = await services.matches.queries.read_player_view(route.match, requester.player)
    if player_view.view is None:
        raise Refusal("not-running")
    decision = route.decision or player_view.decision
    if decision != player_view.decision:
        # Only the service can tell an answered question from one that was never the asker's.
        await services.matches.play.check_decision(route.match, requester.player, decision or 0)
    draft = await services.matches.drafts.read(route.match, requester.player)
    screens = services.screens_of(player_view.table)
    reply = await services.run_in_thread(
        screens.press, player_view.view, draft, route.control, values
    )
    return await play(services, requester, player_view.table, reply, decision)
