"""The rules page by page, the help, the greeting to a new server, and buttons to turn pages."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from bot.screens.contract import AnyScreens
from bot.screens.panel import button_rows
from bot.screens.screen import Block, Button, Row, Screen, Text
from bot.words import Words

MAIN_COMMANDS: Final = (
    "learn", "new", "queue", "turns", "undo", "puzzle", "rules", "settings"
)  # fmt: skip
"""What people do, in the order in which they need it."""
COMMAND_GROUPS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "begin": ("learn", "new", "queue", "puzzle", "rules", "help"),
        "play": (
            "turns", "plan", "orders", "undo", "match pause", "match substitute", "match resign",
        ),
        "look": ("match board", "match history", "matches", "match follow"),
        "after": (
            "match replay", "match analysis", "match file", "match verify", "match rematch",
            "rating", "profile",
        ),
        "league": ("league home", "league help", "leaderboard"),
        "setup": ("settings", "match organise", "privacy"),
    }
)  # fmt: skip
"""The commands of all games by purpose, in the order in which people need them."""


@dataclass(frozen=True, slots=True)
class GameCommands:
    """A game's commands: `queries` show something, `moves` are buttons on panels too."""

    queries: Collection[str]
    moves: Collection[str]


def render_rules(screens: AnyScreens, page: int, words: Words, control: str = "") -> Screen:
    """A page of a game's rules, from 0; `control` is that of the pages."""
    control, texts = control or f"pages.{screens.key}", screens.rule_pages(words)
    last = len(texts) - 1
    page = min(max(page, 0), last)
    back = Button(f"{control}.{max(page - 1, 0)}", words("pages-back"), disabled=page == 0)
    on = Button(
        f"{control}.{min(page + 1, last)}.on", words("pages-on"), "primary",
        disabled=page == last,
    )  # fmt: skip
    foot = words("pages-foot", page=page + 1, pages=len(texts))
    shown: list[Block] = [Text(texts[page])]
    if picture := screens.rule_picture(page, words):
        shown.append(picture)
    return Screen((*shown, Text(f"-# {foot}"), Row((back, on))))


def pager_buttons(control: str, page: int, pages: int, words: Words) -> tuple[Button, Button]:
    """To the page before and the page after; `page` counts from 0."""
    last = pages - 1
    back = Button(f"{control}.{max(page - 1, 0)}.back", words("pages-back"), disabled=page == 0)
    on = Button(f"{control}.{min(page + 1, last)}.on", words("pages-on"), disabled=page == last)
    return back, on


def render_help(commands: Collection[str], words: Words) -> Screen:
    """How to begin, and what people do most, on one screen of a phone."""
    lines = _list_commands(MAIN_COMMANDS, commands, words)
    more = Row((Button("help.all", words("help-more")),))
    return Screen((Text(words("help-head")), Text("\n".join(lines)), more))


def render_commands(
    page: str, commands: Collection[str], games: Mapping[str, GameCommands], words: Words
) -> Screen:
    """The commands for a purpose, or those that a game has alone, which are its page. Moves are
    only named."""
    counts = Counter(query for game in games.values() for query in game.queries)
    moves = {move for game in games.values() for move in game.moves}
    known = {*counts, *moves, *(name for names in COMMAND_GROUPS.values() for name in names)}
    others = [name for name in commands if name not in known and " " not in name]
    more = {"look": [one for one in counts if counts[one] > 1], "play": others}
    titles = {group: words(f"help-{group}") for group in COMMAND_GROUPS}
    titles |= {key: words(f"{key}-name") for key in games}
    lines = [f"### {titles[page]}"]
    if page in games:
        game = games[page]
        own = [one for one in game.queries if counts[one] == 1]
        lines += _list_commands(own, commands, words)
        if typed := [mention_command(one, words) for one in commands if one in game.moves]:
            lines.append(words("help-moves", names=" ".join(typed)))
    else:
        listed = (*COMMAND_GROUPS[page], *more.get(page, ()))
        lines += _list_commands(listed, commands, words)
    tabs = [
        Button(f"help.page.{name}", title, "primary" if name == page else "secondary")
        for name, title in titles.items()
    ]
    back, foot = Button("help.short", words("panel-back")), words("help-foot")
    return Screen((Text("\n".join((*lines, foot))), *button_rows((*tabs, back))))


def mention_command(command: str, words: Words) -> str:
    """As in every text: a command in a group after its group's name."""
    parts = command.split()
    keys = ("-".join(parts[: end + 1]) for end in range(len(parts)))
    names = (words.name_of(f"command-{k}-name", own) for k, own in zip(keys, parts, strict=True))
    return f"`/{' '.join(names)}`"


def _list_commands(names: Iterable[str], commands: Collection[str], words: Words) -> list[str]:
    """A line for each that there is."""
    return [
        f"{mention_command(one, words)} {words('command-' + one.replace(' ', '-'))}"
        for one in names
        if one in commands
    ]


def render_greeting(games: Iterable[str], missing: Sequence[str], words: Words) -> Screen:
    """The bot's first message in a server: its games, how to begin, missing permissions."""
    about = [
        words("greeting-game", name=words(f"{game}-name"), about=words(f"{game}-about"))
        for game in games
    ]
    texts = ["\n".join((words("greeting"), *about)), words("greeting-how")]
    if missing:
        texts.append(words("permissions-missing", names=permission_names(missing, words)))
    return Screen(tuple(map(Text, texts)))


def permission_names(missing: Sequence[str], words: Words) -> str:
    """Permissions as Discord's own settings call them, each in bold."""
    return ", ".join(f"**{words('permission-' + name.replace('_', '-'))}**" for name in missing)


def render_resign_question(title: str, words: Words) -> Screen:
    """Asks to confirm a resignation; the caller adds the match."""
    yes = Button("resign.yes", words("resign-yes"), "danger")
    no = Button("resign.no", words("resign-no"))
    return Screen((Text(words("resign-sure", title=title)), Row((yes, no))))
