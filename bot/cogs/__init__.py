"""Commands and listeners, registered from the games' declarations and the house's own."""

from __future__ import annotations

from pathlib import Path

from bot.client import GameBot
from bot.cogs.game_commands import build_game_commands
from bot.cogs.general import build_general_commands, build_help_command
from bot.cogs.guilds import Greeting, GuildPresence
from bot.cogs.history import build_history_commands
from bot.cogs.league import build_league_group
from bot.cogs.learn import build_learn_commands
from bot.cogs.match import build_match_commands
from bot.cogs.new import build_new_command
from bot.cogs.plan import build_plan_commands
from bot.cogs.privacy import build_privacy_commands
from bot.cogs.rating import build_rating_commands
from bot.cogs.sync import sync_changed
from bot.cogs.translations import CatalogueTranslator
from bot.words import DEFAULT


async def register_commands(bot: GameBot, memo: Path | None) -> None:
    """Give the bot its commands; `memo` remembers what Discord was told last, None tells always."""
    router = bot.router
    words = router.services.catalogues.words(DEFAULT)
    made = [build_new_command(router, words), *build_game_commands(router, words)]
    made += build_general_commands(router, words)
    made += build_match_commands(router, words)
    made += build_plan_commands(router, words)
    made += build_history_commands(router, words)
    made += build_rating_commands(router, words)
    made += build_learn_commands(router, words)
    made += build_privacy_commands(router, words)
    league = build_league_group(router, words)
    made.append(build_help_command(router, words, [league.name, *(one.name for one in made)]))
    bot.tree.add_command(league)
    for one in made:
        bot.tree.add_command(one)
    await bot.tree.set_translator(CatalogueTranslator(router.services.catalogues))
    await bot.add_cog(Greeting(router.services))
    await bot.add_cog(GuildPresence(router.services, bot))
    await sync_changed(bot.tree, int(bot.application_id or 0), memo)
