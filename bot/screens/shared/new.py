"""`/new` without options: a menu of the games, and what to do with the one that is chosen."""

from collections.abc import Sequence
from typing import Final

from bot.screens.panel import button_rows
from bot.screens.screen import Button, Row, Screen, Text
from bot.words import Words

ACCENT: Final = 0x3F7F9E


def render_new(
    game: str, games: Sequence[str], opponents: int, words: Words, *, teaches: bool
) -> Screen:
    """The games, one of them chosen; against so many computers it can start at once. `teaches`: the
    game has a lesson."""
    about = words("new-about", game=words(f"{game}-name"), about=words(f"{game}-about"))
    buttons = [
        Button(f"new.open.{game}", words("new-open"), "success"),
        Button(f"new.alone.{game}", words("learn-match", n=opponents)),
    ]
    if teaches:
        buttons.append(Button(f"learn.{game}.open", words("new-learn")))
    menu = [
        Button(f"new.show.{one}", words(f"{one}-name"), "primary" if one == game else "secondary")
        for one in games
    ]
    return Screen((Text(about), *button_rows(menu), Row(tuple(buttons))), accent=ACCENT)
