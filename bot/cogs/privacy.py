"""`/privacy`: a person's own data, shown or deleted."""

from __future__ import annotations

from bot.cogs.command_builder import Option, SlashCommand, list_choices
from bot.cogs.match_lookup import build_screen_command
from bot.cogs.translations import sentence
from bot.interactions.privacy import privacy_screen
from bot.interactions.router import Router
from bot.words import Words


def build_privacy_commands(router: Router, words: Words) -> list[SlashCommand]:
    choices = list_choices(lambda one: f"privacy-{one}", ("export", "forget"))
    do = Option("do", sentence("command-privacy-do"), str, choices=choices)
    return [build_screen_command(router, words, "privacy", privacy_screen, [do])]
