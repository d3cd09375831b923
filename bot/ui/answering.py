"""How an interaction is answered: deferred first, then a screen or one private sentence."""

from __future__ import annotations

import logging
from typing import Any, Final

import discord

from bot.matches import Refusal
from bot.render.palette import Look
from bot.screens.game import BadInput
from bot.screens.screen import Screen, Text
from bot.tables import Table
from bot.ui.drawing import drawn_names
from bot.ui.house import House
from bot.ui.posting import LOST
from bot.ui.queueing import Place
from bot.ui.views import view_of
from bot.words import Words
from engine.contract import IllegalAction

_log = logging.getLogger(__name__)
ACKNOWLEDGED: Final = 40060
"""An answer has arrived already."""


def from_panel(interaction: discord.Interaction[Any]) -> bool:
    """Whether a press came from a private panel, which is then shown again in its place."""
    message = interaction.message
    return message is not None and message.flags.ephemeral


async def begin(interaction: discord.Interaction[Any]) -> bool:
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
        if from_panel(interaction):
            await interaction.response.defer()
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)
    except LOST:
        if again:
            raise
        await _defer(interaction, again=True)
    except discord.HTTPException as error:
        if not again or error.code != ACKNOWLEDGED:
            raise


async def show(
    house: House,
    interaction: discord.Interaction[Any],
    screen: Screen,
    look: Look | None,
    place: Place | None = None,
) -> None:
    """The screen as the answer, its pictures drawn in a look, or in words. A panel that has been
    pressed again since shows the answer to that press alone, if there is one."""
    contested = place if from_panel(interaction) else None
    if contested is not None and await contested.overtaken():
        return
    files = await house.artist.files(screen, look)
    if contested is not None and await contested.overtaken():
        return
    try:
        await _edit(interaction, screen, files)
    except LOST:  # an edit may be repeated; files are read only once
        await _edit(interaction, screen, await house.artist.files(screen, look))
    if place is not None:
        place.shown = True


async def _edit(
    interaction: discord.Interaction[Any], screen: Screen, files: list[discord.File]
) -> None:
    view = view_of(screen, drawn=drawn_names(files))
    await interaction.edit_original_response(view=view, attachments=files)


async def say(interaction: discord.Interaction[Any], sentence: str) -> None:
    """One private sentence; a panel that was pressed stays as it is."""
    view = view_of(Screen((Text(sentence),)))
    if not interaction.response.is_done():
        try:
            await interaction.response.send_message(view=view, ephemeral=True)
        except discord.HTTPException as error:
            if error.code != ACKNOWLEDGED:
                raise  # else the answer before arrived, although nothing was heard of that
        else:
            return
    if from_panel(interaction):
        await interaction.followup.send(view=view, ephemeral=True)
    else:
        await interaction.edit_original_response(view=view, attachments=[])


def sentence_of(house: House, error: Exception, words: Words, table: Table | None) -> str:
    """What is wrong and what to do, for everything a person can cause; raises our own faults."""
    if isinstance(error, IllegalAction) and table is not None:
        return house.screens_of(table).refusal(error, words)
    if isinstance(error, BadInput):
        return words(error.key, **error.params)
    if isinstance(error, Refusal):
        return _refusal(house, error, words)
    raise error


def _refusal(house: House, error: Refusal, words: Words) -> str:
    """The house's sentence; or the game's, whose own word about its options comes the same way."""
    keys = [
        f"refusal-{error.code}",
        *(f"{game}-option-illegal-{error.code}" for game in house.games),
    ]
    params = dict(error.params)
    if "option" in params:
        params["option"] = words.named(f"option-{params['option']}-name", str(params["option"]))
    return words(next(key for key in keys if words.has(key)), **params)
