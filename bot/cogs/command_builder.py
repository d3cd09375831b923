"""Slash commands made from data, and how each is answered: with one private screen. discord.py
reads the options from a signature, so one is written for each command. Names and descriptions go to
Discord in every language."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from inspect import Parameter as Argument
from inspect import Signature
from typing import Any, Final, TypeAlias

from discord import Locale, app_commands
from discord.app_commands import locale_str

from bot.interactions.inputs import Interaction
from bot.presentation.layouts import clip
from bot.words import DEFAULT, Catalogues, Words

SlashCommand: TypeAlias = app_commands.Command[Any, Any, None]
Callback: TypeAlias = Callable[[Interaction, dict[str, Any]], Awaitable[None]]
Suggest: TypeAlias = Callable[[Interaction, str, str], Awaitable[list[app_commands.Choice[str]]]]
"""Given the option's key and what is typed so far."""
Phrase: TypeAlias = Callable[[Words], str]  # a text in the language that is given
LONGEST_DESCRIPTION: Final = 100  # characters of a description or a choice
LONGEST_TEXT: Final = 1_000
TEXT: Any = app_commands.Range[str, 1, LONGEST_TEXT]


@dataclass(frozen=True, slots=True)
class Option:
    """An option: its name, its description, its type for discord.py, and its choices with their
    values."""

    key: str
    about: Phrase
    kind: Any
    required: bool = False
    suggests: bool = False
    choices: tuple[tuple[Phrase, int | str], ...] = ()


def sentence(key: str) -> Phrase:
    return lambda words: words(key)


def name_or(key: str, otherwise: str) -> Phrase:
    """The catalogues' name for something, if they have one."""
    return lambda words: words.name_of(key, otherwise)


def localise(say: Phrase, words: Words, name: str = "") -> locale_str:
    """The default text, with its translations. Discord sends `name` back, so it must not depend on
    the catalogue."""
    return locale_str(name or clip(say(words), LONGEST_DESCRIPTION), say=say)


def list_choices(
    key_of: Callable[[str], str], values: Iterable[str]
) -> tuple[tuple[Phrase, str], ...]:
    """A choice for each value, named by the sentence with that key."""
    return tuple((sentence(key_of(value)), value) for value in values)


def list_numbers(numbers: Iterable[int]) -> tuple[tuple[Phrase, int], ...]:
    return tuple((lambda _, shown=str(number): shown, number) for number in numbers)


def build_command(
    name: str,
    words: Words,
    callback: Callback,
    options: Sequence[Option] = (),
    suggest: Suggest | None = None,
) -> SlashCommand:
    """A command whose callback gets the options that were given, by key.

    The catalogues call it `command-<name>-name` and describe it as `command-<name>`; an option is
    called `option-<key>-name` in every command. The name of a command in a group begins with that
    of the group, as in `match board`, and its keys with `command-match-board`.
    """

    async def run(interaction: Interaction, **given: Any) -> None:
        values = {key: value for key, value in given.items() if value is not None}
        await callback(interaction, values)

    arguments = [Argument("interaction", Argument.POSITIONAL_OR_KEYWORD, annotation=Interaction)]
    for option in sorted(options, key=lambda option: not option.required):  # as Discord wants them
        kind = option.kind if option.required else option.kind | None
        default = Argument.empty if option.required else None
        way = Argument.KEYWORD_ONLY
        arguments.append(Argument(option.key, way, annotation=kind, default=default))
    run.__signature__ = Signature(arguments)  # type: ignore[attr-defined]
    own, about = _name_and_describe(name, words)
    made: SlashCommand = app_commands.Command(
        name=own, description=about, callback=_describe_options(run, options, words)
    )
    for option in options:
        if option.suggests and suggest is not None:
            made.autocomplete(option.key)(_make_completion(suggest, option.key))
    return made


def build_group(
    name: str, words: Words, commands: Iterable[SlashCommand], *, guild_only: bool = False
) -> app_commands.Group:
    """The commands under one name, which is in the catalogues like that of a command."""
    own, about = _name_and_describe(name, words)
    group = app_commands.Group(name=own, description=about, guild_only=guild_only)
    for command in commands:
        group.add_command(command)
    return group


def _name_and_describe(name: str, words: Words) -> tuple[locale_str, locale_str]:
    key, own = f"command-{name.replace(' ', '-')}", name.rpartition(" ")[2]
    return localise(name_or(f"{key}-name", own), words, own), localise(sentence(key), words)


def _describe_options(run: Any, options: Sequence[Option], words: Words) -> Any:
    """The callback with its options' names, descriptions and choices."""
    if not options:
        return run
    names = {option.key: name_or(f"option-{option.key}-name", option.key) for option in options}
    run = app_commands.rename(**{key: localise(say, words, key) for key, say in names.items()})(run)
    about = {option.key: localise(option.about, words) for option in options}
    run = app_commands.describe(**about)(run)
    choices = {
        option.key: [
            app_commands.Choice(name=localise(say, words), value=v) for say, v in option.choices
        ]
        for option in options
        if option.choices
    }
    return app_commands.choices(**choices)(run) if choices else run


def _make_completion(suggest: Suggest, key: str) -> Any:
    async def complete(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggest(interaction, key, typed)

    return complete


class CatalogueTranslator(app_commands.Translator):
    def __init__(self, catalogues: Catalogues) -> None:
        spoken = ((locale, catalogues.words(locale.value)) for locale in Locale)
        self._words = {locale: words for locale, words in spoken if words.locale != DEFAULT}

    async def translate(self, string: locale_str, locale: Locale, context: Any) -> str | None:
        """None for languages without a catalogue: Discord shows the default."""
        if (words := self._words.get(locale)) is None:
            return None
        say: Phrase | None = string.extras.get("say")
        return say and clip(say(words), LONGEST_DESCRIPTION)
