"""Commands and listeners, registered from the games' declarations and the house's own."""

from __future__ import annotations

from pathlib import Path

from bot.cogs.afterwards import afterwards_commands
from bot.cogs.greeting import Greeting
from bot.cogs.house import help_command, house_commands
from bot.cogs.league import league_group
from bot.cogs.learning import learn_commands
from bot.cogs.opening import new_command
from bot.cogs.planning import plan_commands
from bot.cogs.play import game_commands
from bot.cogs.presence import Presence
from bot.cogs.privacy import privacy_commands
from bot.cogs.rating import rating_commands
from bot.cogs.seating import seating_commands
from bot.cogs.speaking import CatalogueTranslator
from bot.cogs.syncing import sync_changed
from bot.ui.client import HouseBot
from bot.words import DEFAULT


async def furnish(bot: HouseBot, memo: Path | None) -> None:
    """Give the bot its commands; `memo` remembers what Discord was told last, None tells always."""
    router = bot.router
    words = router.house.catalogues.words(DEFAULT)
    made = [new_command(router, words), *game_commands(router, words)]
    made += house_commands(router, words)
    made += seating_commands(router, words)
    made += plan_commands(router, words)
    made += afterwards_commands(router, words)
    made += rating_commands(router, words)
    made += learn_commands(router, words)
    made += privacy_commands(router, words)
    league = league_group(router, words)
    made.append(help_command(router, words, [league.name, *(one.name for one in made)]))
    bot.tree.add_command(league)
    for one in made:
        bot.tree.add_command(one)
    await bot.tree.set_translator(CatalogueTranslator(router.house.catalogues))
    await bot.add_cog(Greeting(router.house))
    await bot.add_cog(Presence(router.house, bot))
    await sync_changed(bot.tree, int(bot.application_id or 0), memo)
