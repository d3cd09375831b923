"""`/orders`: when a person wants to be asked."""

from __future__ import annotations

from bot.cogs.command_builder import SlashCommand
from bot.cogs.match_lookup import MatchFilter, build_match_command
from bot.interactions.orders import orders_screen
from bot.interactions.router import Router
from bot.words import Words
from engine.contract import TakesOrders


def build_order_commands(router: Router, words: Words) -> list[SlashCommand]:
    """The command, if any game has standing orders."""
    all_games: dict[str, object] = {**router.services.games}
    games = [key for key, game in all_games.items() if isinstance(game, TakesOrders)]
    if not games:
        return []
    return [build_match_command(router, words, "orders", orders_screen, MatchFilter(games), "sit")]
