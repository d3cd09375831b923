"""A step of a game's lesson (`/learn`): the game's own blocks with buttons to the next steps. The
game's controls are prefixed with `learn.<game>.`, which tells a lesson from a match."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.screens.panel import MOST_IN_ROW, append_buttons, button_rows, prefix_controls
from bot.screens.screen import Block, Button, Row, Screen, Text, insert_note
from bot.screens.shared.private_screen import picture_toggle
from bot.words import Words

ACCENT = 0x3F7F9E
TITLE: Final = re.compile(r"\*\*[^*]+\*\*")  # the bold words that a task begins with


def render_choice(games: Sequence[str], words: Words) -> Screen:
    """The games that have a lesson."""
    buttons = [
        Button(f"learn.{one}.open", words("learn-other", game=words(f"{one}-name")))
        for one in games
    ]
    return Screen((Text(f"### {words('command-learn')}"), *button_rows(buttons)), accent=ACCENT)


def render_lesson(
    blocks: tuple[Block, ...], game: str, step: int, steps: int, words: Words, note: str = "", *,
    hint: bool = False, praise: str = "", pictures: bool = True, opens: bool = False,
    done: bool = False, others: Sequence[str] = (), opponents: int = 1,
) -> Screen:  # fmt: skip
    """The step with its number; `note` is about the last press, `praise` about the step before.
    `hint` says that the note tells what to do, so that the task needs only its title, `pictures`
    whether they are shown now, `opens` that the last step offers a match against so many
    `opponents`, `done` that the step shows its answer, `others` the games with another lesson,
    which the first step leads to."""
    head, *content = prefix_controls(f"learn.{game}", insert_note(blocks, note))
    assert isinstance(head, Text)
    is_last = step == steps - 1
    title = words("learn-head", game=words(f"{game}-name")) if is_last or not step else ""
    number = "" if title else f"**{step + 1}/{steps}** · "
    bold = TITLE.match(head.body)
    task = bold[0] if bold and hint else head.body
    above = Text("\n".join(filter(None, (title, praise, f"{number}{task}"))))
    screen = Screen((above, *content), 0, step, ACCENT)
    buttons: list[Button] = []
    if opens and is_last:
        buttons.append(Button(f"learn.{game}.match", words("learn-match", n=opponents), "success"))
    if done:
        buttons.append(Button(f"learn.{game}.step.{step + 1}", words("learn-next"), "success"))
        buttons.append(Button(f"learn.{game}.step.{step}", words("learn-back")))
        return append_buttons(screen, buttons)
    if step:
        buttons.append(Button(f"learn.{game}.step.{step - 1}", words("learn-back")))
    if is_last:
        buttons.append(Button(f"learn.{game}.step.0", words("learn-again")))
    elif step:
        buttons.append(Button(f"learn.{game}.step.{step + 1}", words("learn-on")))
    if not step or not pictures:
        buttons.append(picture_toggle(f"learn.{game}.here", pictures, words))
    if step and not is_last:
        return _add_ways(screen, buttons)
    if not step:
        for one in others:
            label = words("learn-other", game=words(f"{one}-name"))
            buttons.append(Button(f"learn.{one}.open", label))
    return append_buttons(screen, buttons)


def _add_ways(screen: Screen, ways: Sequence[Button]) -> Screen:
    """In front of the last row, so that they never come to stand where its buttons were; below it
    if that has no room."""
    *blocks, last = screen.blocks
    if isinstance(last, Row) and len(last.buttons) + len(ways) <= MOST_IN_ROW:
        return replace(screen, blocks=(*blocks, Row((*ways, *last.buttons))))
    return append_buttons(screen, ways)
