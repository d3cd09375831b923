"""Answers to interactions: deferred first, then a screen or one private sentence."""

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeAlias, TypeVar

import discord

from bot.interactions.inputs import Interaction
from bot.interactions.press_queue import PressTicket
from bot.interactions.requester import Requester
from bot.matches import Refusal
from bot.models.match import Table
from bot.presentation.artist import picture_names
from bot.presentation.command_links import CommandLinks
from bot.presentation.emojis import Emojis
from bot.presentation.layouts import is_kept, view_of
from bot.presentation.messenger import ARCHIVED, LOST, retry_unarchived
from bot.screens.panel import button_rows
from bot.screens.replies import BadInput
from bot.screens.screen import Button, Screen, Text
from engine.contract import IllegalAction

T = TypeVar("T")
Sentence: TypeAlias = discord.WebhookMessage | discord.InteractionMessage
"""A private message with one sentence."""
_log = logging.getLogger(__name__)
ALREADY_ACKNOWLEDGED: Final = 40060  # Discord has an answer already


def is_from_panel(interaction: Interaction) -> bool:
    """Whether a press came from a private panel, which the answer then replaces: also one that its
    person keeps, and in the bot's direct messages any earlier answer, as nobody else sees it."""
    message = interaction.message
    if message is None:
        return False
    if is_kept(message):
        return True
    alone = interaction.guild_id is None and not interaction.context.private_channel
    return message.flags.ephemeral or (alone and message.interaction_metadata is not None)


def _is_silent(interaction: Interaction) -> bool:
    """Whether the pressed public message is its own answer: only other news is private."""
    return bool(interaction.extras.get("silent"))


async def acknowledge(interaction: Interaction, *, silent: bool = False) -> bool:
    """Answer Discord within its three seconds; False if it is too late: then do nothing. `silent`:
    without a private message, as the pressed one will show what was done."""
    interaction.extras["silent"] = silent and not is_from_panel(interaction)
    try:
        await _unarchiving(interaction, partial(_defer, interaction))
    except discord.NotFound:
        _log.info("an interaction was dead on arrival")
        return False
    except discord.HTTPException as error:
        if error.code != ARCHIVED:
            raise
        _log.info("an interaction in a locked thread cannot be answered")
        return False
    return True


async def _unarchiving(interaction: Interaction, work: Callable[[], Awaitable[T]]) -> T:
    """Do it, if need be after the thread of the interaction has been brought back."""
    return await retry_unarchived(interaction.client, interaction.channel_id, work)


async def _defer(interaction: Interaction, again: bool = False) -> None:
    """Retried once after a lost connection; the first try may have arrived."""
    try:
        if is_from_panel(interaction) or _is_silent(interaction):
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
    requester: Requester,
    interaction: Interaction,
    screen: Screen,
    ticket: PressTicket | None = None,
) -> int | None:
    """Answer with a screen, and return its message. A panel that has been pressed again shows only
    the answer to the later press; then there is none."""
    services, colours = requester.services, requester.presentation.colour_scheme
    contested = ticket if is_from_panel(interaction) else None
    if contested is not None and await contested.is_overtaken():
        return None
    drawn = [await services.artist.render_files(screen, colours)]
    if contested is not None and await contested.is_overtaken():
        return None

    async def edit(emojis: Emojis) -> int:  # files are read only once
        files = drawn.pop() if drawn else await services.artist.render_files(screen, colours)
        links, names = services.command_links, picture_names(files)
        view = view_of(screen, links, drawn=names, emojis=emojis)
        if _is_silent(interaction):
            send = interaction.followup.send
            return (await send(view=view, files=files, ephemeral=True, wait=True)).id
        return (await interaction.edit_original_response(view=view, attachments=files)).id

    work = partial(services.emojis.retry_refused, edit)
    try:
        message = await _unarchiving(interaction, work)
    except LOST:  # an edit may be repeated
        message = await work()
    if ticket is not None:
        ticket.shown = True
    return message


async def say(
    interaction: Interaction, sentence: str, links: CommandLinks, buttons: tuple[Button, ...] = ()
) -> Sentence | None:
    """Answer with one private sentence, and `buttons`; a panel that was pressed stays as it is.
    None if the message with it is not known."""

    async def send() -> Sentence | None:
        view = view_of(Screen((Text(sentence), *button_rows(buttons))), links)
        if not interaction.response.is_done():
            try:
                await interaction.response.send_message(view=view, ephemeral=True)
            except discord.HTTPException as error:
                if error.code != ALREADY_ACKNOWLEDGED:
                    raise  # otherwise the earlier answer arrived, although its response was lost
            else:
                return None
        if is_from_panel(interaction) or _is_silent(interaction):
            return await interaction.followup.send(view=view, ephemeral=True, wait=True)
        return await interaction.edit_original_response(view=view, attachments=[])

    return await _unarchiving(interaction, send)


def sentence_of(requester: Requester, error: Exception, table: Table | None) -> str:
    """What is wrong and what to do, for errors that people cause; raises any other error."""
    words = requester.words
    if isinstance(error, IllegalAction) and table is not None:
        return requester.services.screens_of(table).explain_refusal(error, words)
    if isinstance(error, BadInput):
        return words(error.key, **error.params)
    if isinstance(error, Refusal):
        return error.explain(words)
    raise error
