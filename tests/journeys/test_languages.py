"""What Discord is told of the commands in every language, and matches in Russian and in Spanish."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from discord import Locale
from discord.app_commands import Command

from bot.cogs import build_payload, sync_changed
from bot.screens.shared.pages import mention_command
from tests.journeys.world import World
from tests.languages.reading import ENGLISH, catalogues, locales, whole

NAME = re.compile(r"[-_'\w]{1,32}")
"""What Discord takes as the name of a command or an option: letters and digits of any script."""
MENTION = re.compile(r"/((?:\{ command-[\w-]+-name \} ?)+)")
LINKED = re.compile(rf"`{MENTION.pattern}`")
"""Alone in its code, as links replace it."""
SPOKEN = {"es-ES": "es", "es-419": "es", "ru": "ru"}
MOST_LETTERS = 8_000
MOST_OPTIONS = MOST_CHOICES = 25


def parts(told: Any) -> Iterator[dict[str, Any]]:
    """A command, its options and their choices: whatever has a name."""
    yield told
    for one in (*told.get("options", ()), *told.get("choices", ())):
        yield from parts(one)


async def test_discord_is_told_every_name_and_description_in_every_language(world: World) -> None:
    (sent,) = world.bodies("PUT", "/commands")
    told = await build_payload(world.app.bot.tree)
    assert sorted(one["name"] for one in sent) == [one["name"] for one in told]
    for command in sent:
        for part in parts(command):
            shown = part["name"]
            names = part["name_localizations"]
            same = isinstance(part.get("value"), int) or shown in names.values()
            assert set(names) == set(SPOKEN) or (same and not names), shown
            if "description" in part:
                assert set(part["description_localizations"]) == set(SPOKEN), shown
                assert all(1 <= len(t) <= 100 for t in part["description_localizations"].values())


async def test_names_are_such_as_discord_takes_and_differ_in_each_language(world: World) -> None:
    listed = await build_payload(world.app.bot.tree)
    commands = [one for one in listed if "options" in one]  # menus may have any name
    for locale in (None, *SPOKEN):
        for beside in (commands, *(command["options"] for command in commands)):
            names = [_name(one, locale) for one in beside]
            assert len(names) == len(set(names)), names
            assert [n for n in names if not NAME.fullmatch(n) or n != n.lower()] == []


async def test_every_command_that_a_sentence_names_is_there(world: World) -> None:
    registered = await build_payload(world.app.bot.tree)
    there = {one["name"] for one in registered}
    groups = [one for one in registered if "options" in one]
    there |= {f"{one['name']}-{sub['name']}" for one in groups for sub in one["options"]}
    named = {re.fullmatch(r"command-(.+)-name", key) for key in whole(ENGLISH)}
    assert {one[1] for one in named if one is not None} <= there


async def test_no_name_means_two_commands_in_two_languages(world: World) -> None:
    """Links are found by the name alone."""
    walked = [one for one in world.app.bot.tree.walk_commands() if isinstance(one, Command)]
    catalogues, meant = world.app.bot.services.catalogues, dict[str, str]()
    for words in map(catalogues.words, catalogues.locales):
        for command in walked:
            mention = mention_command(command.qualified_name, words)
            assert meant.setdefault(mention, command.qualified_name) == command.qualified_name


async def test_every_sentence_names_whole_commands(world: World) -> None:
    """A group is named with one of its commands, for only these can be typed."""
    walked = [*world.app.bot.tree.walk_commands()]
    whole_keys = {
        one.qualified_name.replace(" ", "-") for one in walked if isinstance(one, Command)
    }
    for locale in locales():
        for path in catalogues(locale).values():
            source = path.read_text("utf-8")
            assert len(MENTION.findall(source)) == len(LINKED.findall(source)), path
            for mention in MENTION.findall(source):
                *groups, last = re.findall(r"command-([\w-]+)-name", mention)
                assert last in whole_keys, f"{path}: {mention}"
                assert all(last.startswith(f"{one}-") for one in groups), f"{path}: {mention}"


async def test_every_command_keeps_within_discords_limits(world: World) -> None:
    commands = await build_payload(world.app.bot.tree)
    assert len(commands) <= 100
    for command in commands:
        assert sum(map(_letters, parts(command))) <= MOST_LETTERS, command["name"]
        options = command.get("options", ())
        assert len(options) <= MOST_OPTIONS
        assert all(len(one.get("choices", ())) <= MOST_CHOICES for one in options)
        for option in options:
            for locale in SPOKEN:
                names = [_name(choice, locale) for choice in option.get("choices", ())]
                assert len(names) == len(set(names)), f"{command['name']} {option['name']}"


async def test_commands_are_told_anew_where_only_a_translation_changed(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    tree, store = world.app.bot.tree, world.app.store.commands
    for _ in range(2):
        await sync_changed(tree, 1, store)
    known = len(world.bodies("PUT", "/commands"))
    translator = tree.translator
    assert translator is not None
    spoken = translator.translate

    async def other(string: Any, locale: Locale, context: Any) -> str | None:
        said = await spoken(string, locale, context)
        return "новее" if said == "новая" else said

    monkeypatch.setattr(translator, "translate", other)
    await sync_changed(tree, 1, store)
    assert len(world.bodies("PUT", "/commands")) == known + 1


def _name(part: dict[str, Any], locale: str | None) -> str:
    return str(part["name_localizations"].get(locale, part["name"]))


def _letters(part: dict[str, Any]) -> int:
    """Of a name, a description and a value, in all languages: Discord counts these."""
    said = [part["name"], part.get("description", ""), *part["name_localizations"].values()]
    said += part.get("description_localizations", {}).values()
    return sum(map(len, said)) + len(str(part.get("value", "")))
