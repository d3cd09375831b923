"""The private panel of a seat, and what a press in it or a typed move leads to."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

from bot.matches import Refusal, Sight
from bot.screens.game import Act, Draft, Recalls, Reply
from bot.screens.house.news import with_buttons, with_question
from bot.screens.screen import Screen, noted
from bot.tables import Table
from bot.ui.asking import Asker
from bot.ui.beneath import above, beneath, missed, onward
from bot.ui.house import House
from bot.ui.ids import Route
from bot.ui.looking import around


async def panel(house: House, asker: Asker, match: int, note: str = "") -> Screen:
    """The panel as it stands now, with a word on what was just done or refused."""
    sight = await house.matches.sight(match, asker.player)
    if sight.view is None or sight.seat is None:
        raise Refusal("not-running" if sight.seat is not None else "not-seated")
    draft = await _draft(house, asker, sight)
    since = await house.matches.look(match, asker.player)
    before = since.view if since is not None else None
    show = house.screens_of(sight.table).panel
    screen = await house.beside(show, sight.view, sight.table, draft, asker.words, before)
    screen = around(house, asker, sight.table, screen, since, "move")
    planned = await house.matches.plans.read(match, asker.player)
    below = await beneath(house, asker, sight.table, planned)
    screen = with_buttons(screen, (*below, *onward(asker, sight.table)))
    told = "\n".join(filter(None, (missed(house, asker, sight.table, planned), note)))
    screen = replace(screen, blocks=noted(screen.blocks, told))
    screen = with_question(screen, above(asker, sight.table))
    return replace(screen, match=match, decision=sight.decision or 0)


async def _draft(house: House, asker: Asker, sight: Sight) -> Draft:
    """What is kept of the answer, and what the game's panels recall of the match besides."""
    match = sight.table.match
    kept = await house.matches.draft(match, asker.player)
    screens: object = house.screens_of(sight.table)
    if sight.decision is None or not isinstance(screens, Recalls):
        return kept
    deeds = await house.matches.deeds(match)
    events = [event for deed in deeds for event in deed.events]
    return {**screens.recalled(sight.view, events), **kept}


async def play(
    house: House, asker: Asker, table: Table, reply: Reply[Any], decision: int | None
) -> Screen:
    """What a move or a change of the draft leads to: the panel, with a word on what was done.

    `decision` is the one that was answered; None means the open one.
    """
    if not isinstance(reply, Act):
        chosen = decision
        if chosen is None:
            chosen = (await house.matches.sight(table.match, asker.player)).decision
        await house.matches.keep_draft(table.match, asker.player, chosen or 0, reply.draft)
        return await panel(house, asker, table.match)
    done = await house.matches.act(table.match, asker.player, reply.action, decision)
    await _carry_on(house, asker, table.match, reply)
    await house.matches.answers.come(table.match)
    screens = house.screens_of(done.table)
    lines = [screens.deed(event, done.table, asker.words) for event in done.events]
    note = "\n".join(f"✓ {line}" for line in lines if line)
    return await panel(house, asker, table.match, note)


async def _carry_on(house: House, asker: Asker, match: int, done: Act[Any]) -> None:
    """Begin the draft of the decision that an action has led the asker to, where it says how. The
    action counts already, so that a draft that cannot be kept is let go."""
    decision = (await house.matches.sight(match, asker.player)).decision if done.draft else None
    if decision is not None:
        with suppress(Refusal):
            await house.matches.keep_draft(match, asker.player, decision, done.draft)


async def press(house: House, asker: Asker, route: Route, values: Mapping[str, str]) -> Screen:
    """What a game's control leads to; one of an old board or panel is refused."""
    sight = await house.matches.sight(route.match, asker.player)
    if sight.view is None:
        raise Refusal("not-running")
    decision = route.decision or sight.decision
    if decision != sight.decision:
        # Only the service can tell an answered question from one that was never the asker's.
        await house.matches.check_decision(route.match, asker.player, decision or 0)
    draft = await house.matches.draft(route.match, asker.player)
    screens = house.screens_of(sight.table)
    reply = await house.beside(screens.press, sight.view, draft, route.control, values)
    return await play(house, asker, sight.table, reply, decision)
