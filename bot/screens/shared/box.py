"""`/box`: what is left in a server's box, and the question before a new one."""

from collections.abc import Sequence

from bot.models.match import GameStocks
from bot.screens.screen import Block, Button, Row, Screen, Text
from bot.screens.shared.names import match_link, match_title
from bot.words import Words

MOST_HOLDERS = 10  # running matches that are listed


def render_box(
    kept: GameStocks, blocks: Sequence[Block], words: Words, *, organises: bool, note: str = ""
) -> Screen:
    """The game's `blocks`, then the matches that hold something; organisers can begin anew."""
    shown: list[Block] = [Text(note), *blocks] if note else [*blocks]
    if kept.holders:
        first = kept.holders[:MOST_HOLDERS]
        matches = [f"{match_title(one, words)} {match_link(one)}" for one in first]
        matches += ["…"] if len(kept.holders) > MOST_HOLDERS else []
        shown.append(Text(words("box-holders", matches=", ".join(matches))))
    if organises and any(one.left < one.size for one in kept.stocks):
        shown.append(Row((Button(f"box.new.{kept.game}", words("box-new")),)))
    return Screen(tuple(shown))


def render_box_question(game: str, words: Words) -> Screen:
    yes = Button(f"box.yes.{game}", words("box-yes"), "danger")
    no = Button("box.show", words("box-no"))
    return Screen((Text(words("box-sure")), Row((yes, no))))
