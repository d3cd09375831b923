"""Commands and listeners: those that the games declare, and our own."""

import hashlib
import json
import logging
from typing import Any

from discord import app_commands

from bot.client import GameBot
from bot.cogs.command_builder import CatalogueTranslator
from bot.cogs.game_commands import build_game_commands
from bot.cogs.general import build_general_commands
from bot.cogs.guilds import Greeting, GuildPresence
from bot.cogs.league import build_league_group
from bot.cogs.match import build_match_group, build_turn_commands
from bot.cogs.menus import build_menus
from bot.cogs.new import build_new_command
from bot.screens.shared.pages import mention_command
from bot.storage.store import CommandStore
from bot.words import DEFAULT

_log = logging.getLogger(__name__)


async def register_commands(bot: GameBot, store: CommandStore | None) -> None:
    """Give the bot its commands, sync them if they have changed, see `sync_changed`, and let texts
    link them; without a store, sync them and link none. It may be called again after Discord has
    failed."""
    if not bot.tree.get_commands():
        await _add_commands(bot)
    if store is None:
        await bot.tree.sync()
        return
    ids = await sync_changed(bot.tree, int(bot.application_id or 0), store)
    catalogues, links = bot.services.catalogues, {}
    for command in bot.tree.walk_commands():
        path = command.qualified_name
        number = ids.get(path.split()[0])
        if number is None or isinstance(command, app_commands.Group):
            continue
        for locale in catalogues.locales:
            links[mention_command(path, catalogues.words(locale))] = f"</{path}:{number}>"
    bot.services.command_links.learn(links)


async def _add_commands(bot: GameBot) -> None:
    router = bot.router
    words = router.services.catalogues.words(DEFAULT)
    commands = [
        build_new_command(router, words),
        *build_game_commands(router, words),
        *build_general_commands(router, words),
        *build_turn_commands(router, words),
    ]
    match, league = build_match_group(router, words), build_league_group(router, words)
    listed = [*commands, *match.commands, *league.commands]
    router.services.command_names[:] = [one.qualified_name for one in listed]
    for group in (match, league):
        bot.tree.add_command(group)
    for command in commands:
        bot.tree.add_command(command)
    for menu in build_menus(router, words):
        bot.tree.add_command(menu)
    await bot.tree.set_translator(CatalogueTranslator(router.services.catalogues))
    await bot.add_cog(Greeting(router.services))
    await bot.add_cog(GuildPresence(router.services, bot))


async def build_payload(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """The commands as they are sent to Discord, in all languages, sorted by name."""
    translator = tree.translator
    payload = [
        command.to_dict(tree)
        if translator is None
        else await command.get_translated_payload(tree, translator)
        for command in tree.get_commands()
    ]
    return sorted(payload, key=lambda command: str(command["name"]))


async def sync_changed(
    tree: app_commands.CommandTree[Any], application: int, store: CommandStore
) -> dict[str, int]:
    """The ids of the commands by name; synced unless they are stored with the present
    fingerprint."""
    text = json.dumps([application, await build_payload(tree)], sort_keys=True, default=str)
    now = hashlib.sha256(text.encode()).hexdigest()
    if known := await store.read_ids(now):
        return known
    ids = {command.name: command.id for command in await tree.sync()}
    await store.replace_ids(now, ids)
    _log.info("commands were synced")
    return ids
