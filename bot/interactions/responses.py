"""How an interaction is answered: deferred first, then a screen or one private sentence."""

from __future__ import annotations

import logging
from typing import Any, Final

import discord

from bot.interactions.press_queue import PressTicket
from bot.matches import Refusal
from bot.models.match import Table
from bot.presentation.artist import picture_names
from bot.presentation.layouts import view_of
from bot.presentation.messenger import LOST
from bot.presentation.services import Services
from bot.render.palette import ColourScheme
from bot.screens.contract import BadInput
from bot.screens.screen import Screen, Text
from bot.words import Words
from engine.contract import IllegalAction

_log = logging.getLogger(__name__)
ALREADY_ACKNOWLEDGED: Final = 40060
"""An answer has arrived already."""


def is_from_panel(interaction: discord.Interaction[Any]) -> bool:
    """Whether a press came from a private panel, which is then shown again in its place."""
    message = interaction.message
    return message is not None and message.flags.ephemeral


async def acknowledge(interaction: discord.Interaction[Any]) -> bool:
    """Answer Discord within its three seconds; False where it is too late, and nothing may be
    done then."""
    try:
        await _defer(interaction)
    except discord.NotFound:
        _log.info("an interaction was dead on arrival")
        return False
    return True


async def _defer(interaction: discord.Interaction[Any], again: bool = False) -> None:
    """Where no answer comes it is tried once more, and has perhaps arrived before."""
    try:
        if is_from_panel(interaction):
            await interaction.response.defer()
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)
    except LOST:
        if again:
            raise
        await _defer(interaction, again=True)
    except discord.HTTPException as error:
        if not again or error.code != ALREADY_ACKNOWLEDGED:
            raise


async def show(
    services: Services,
    interaction: discord.Interaction[Any],
    screen: Screen,
    look: ColourScheme | None,
    place: PressTicket | None = None,
) -> None:
    """The screen as the answer, its pictures drawn in a look, or in words. A panel that has been
    pressed again since shows the answer to that press alone, if there is one."""
    contested = place if is_from_panel(interaction) else None
    if contested is not None and await contested.is_overtaken():
        return
    files = await services.artist.render_files(screen, look)
    if contested is not None and await contested.is_overtaken():
        return
    try:
        await _edit(interaction, screen, files)
    except LOST:  # an edit may be repeated; files are read only once
        await _edit(interaction, screen, await services.artist.render_files(screen, look))
    if place is not None:
        place.shown = True


async def _edit(
    interaction: discord.Interaction[Any], screen: Screen, files: list[discord.File]
) -> None:
    view = view_of(screen, drawn=picture_names(files))
    await interaction.edit_original_response(view=view, attachments=files)


async def say(interaction: discord.Interaction[Any], sentence: str) -> None:
    """One private sentence; a panel that was pressed stays as it is."""
    view = view_of(Screen((Text(sentence),)))
    if not interaction.response.is_done():
        try:
            await interaction.response.send_message(view=view, ephemeral=True)
        except discord.HTTPException as error:
            if error.code != ALREADY_ACKNOWLEDGED:
                raise  # else the answer before arrived, although nothing was heard of that
        else:
            return
    if is_from_panel(interaction):
        await interaction.followup.send(view=view, ephemeral=True)
    else:
        await interaction.edit_original_response(view=view, attachments=[])


def sentence_of(services: Services, error: Exception, words: Words, table: Table | None) -> str:
    """What is wrong and what to do, for everything a person can cause; raises our own faults."""
    if isinstance(error, IllegalAction) and table is not None:
        return services.screens_of(table).explain_refusal(error, words)
    if isinstance(error, BadInput):
        return words(error.key, **error.params)
    if isinstance(error, Refusal):
        return error.explain(words)
    raise error
