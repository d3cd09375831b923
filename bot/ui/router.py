"""Every press, choice and submitted form: read, authorised, handled, answered. Fresh from its id
each time, so controls work for days and over restarts."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final, TypeAlias

import discord

from bot.matches import Refusal
from bot.screens.game import BadInput
from bot.tables import Table
from bot.ui.answering import begin, from_panel, say, sentence_of, show
from bot.ui.asking import Asker, asker_of, authorise
from bot.ui.flood import Flood
from bot.ui.house import House
from bot.ui.ids import Route, read_form_id, read_route
from bot.ui.presses import handle, is_of_panel, need, panel
from bot.ui.views import modal_of
from engine.contract import IllegalAction

_log = logging.getLogger(__name__)
Press: TypeAlias = discord.Interaction[Any]
FORM: Final = "form."


class Router:
    """One way in for all controls."""

    def __init__(self, house: House, flood: Flood) -> None:
        self.house = house
        self._flood = flood

    async def route(self, interaction: Press) -> None:
        """Answer a press; nothing a person sends ends in silence."""
        data: Mapping[str, Any] = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        submitted = interaction.type is discord.InteractionType.modal_submit
        route = read_form_id(custom_id) if submitted else read_route(custom_id)
        try:
            if not self._flood.admits(interaction.user.id):
                await say(interaction, await self._word(interaction, "refusal-too-fast"))
            elif route is None:
                await say(interaction, await self._word(interaction, "refusal-older-control"))
            elif route.control.startswith(FORM) and not submitted:
                await self._open_form(interaction, route)
            elif await begin(interaction):
                await self._answer(interaction, route)
        except discord.NotFound:
            _log.info("the answer to %s came too late", custom_id)
        except Exception:  # noqa: BLE001 - whatever it is, the person hears of it and the bot lives on
            _log.exception("control %s failed", custom_id)
            await self._apologise(interaction)

    async def _answer(self, interaction: Press, route: Route) -> None:
        asker = await asker_of(self.house, interaction)
        table: Table | None = None
        try:
            if route.match:
                table = await authorise(self.house, asker, route.match, need(route.control))
            screen = await handle(self.house, asker, route, values_of(interaction))
        except (Refusal, BadInput, IllegalAction) as error:
            sentence = sentence_of(self.house, error, asker.words, table)
            await say(interaction, str(sentence))
            await self._show_current(interaction, asker, route, table)
        else:
            await show(self.house, interaction, screen)

    async def _show_current(
        self, interaction: Press, asker: Asker, route: Route, table: Table | None
    ) -> None:
        """After a refusal, a panel is shown as it stands now."""
        if not from_panel(interaction) or table is None or not is_of_panel(route.control):
            return
        seat = table.seat_of(asker.player)
        if seat is not None and not seat.resigned:
            await show(self.house, interaction, await panel(self.house, asker, table.match))

    async def _open_form(self, interaction: Press, route: Route) -> None:
        """A form can only be the first answer, so its id alone says what it asks; all is checked
        when it comes back."""
        asker = await asker_of(self.house, interaction)
        try:
            table = await authorise(self.house, asker, route.match, "sit")
        except Refusal as error:
            await say(interaction, str(sentence_of(self.house, error, asker.words, None)))
            return
        control = route.control.removeprefix(FORM)
        form = self.house.screens_of(table).form(control, asker.words)
        if form is None:
            await say(interaction, asker.words("refusal-older-control"))
        else:
            await interaction.response.send_modal(modal_of(form, replace(route, control=control)))

    async def _word(self, interaction: Press, key: str) -> str:
        return (await asker_of(self.house, interaction)).words(key)

    async def _apologise(self, interaction: Press) -> None:
        try:
            await say(interaction, await self._word(interaction, "refusal-broke"))
        except discord.HTTPException:
            _log.info("the apology did not arrive")


def values_of(interaction: Press) -> dict[str, str]:
    """What was chosen or typed: a menu's choices under `choice`, a form's answers by key."""
    data: Mapping[str, Any] = interaction.data or {}
    if interaction.type is discord.InteractionType.modal_submit:
        parts = [part.get("component", part) for part in data.get("components", ())]
        return {str(one.get("custom_id")): str(one.get("value") or "")[:1000] for one in parts}
    return {"choice": ",".join(str(value) for value in data.get("values", ()))[:1000]}
