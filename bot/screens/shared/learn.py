"""A step of a game's lesson: the game's own blocks, with the way back and on.

Its controls are the game's, each under `learn.<game>.`, which tells a lesson from a match.
"""

from __future__ import annotations

from bot.screens.panel import prefix_controls
from bot.screens.screen import Block, Button, Row, Screen, Text, insert_note
from bot.words import Words

ACCENT = 0x3F7F9E


def render_lesson(
    blocks: tuple[Block, ...],
    game: str,
    step: int,
    steps: int,
    words: Words,
    note: str = "",
    *,
    pictures: bool = True,
    opens: bool = False,
) -> Screen:
    """The step with its number; `note` is a word on what was just pressed, `pictures` whether they
    are shown now. `opens`: after the last step a match can be begun at once."""
    head = words("learn-head", game=words(f"{game}-name"), step=step + 1, steps=steps)
    renamed = prefix_controls(f"learn.{game}", insert_note(blocks, note))
    ways = _navigation_row(game, step, steps, pictures, words)
    if opens and step == steps - 1:
        match = Button(f"learn.{game}.match", words("learn-match"), "success")
        ways = Row((match, *ways.buttons))
    return Screen((Text(head), *renamed, ways), 0, step, ACCENT)


def _navigation_row(game: str, step: int, steps: int, pictures: bool, words: Words) -> Row:
    last = step == steps - 1
    back = Button(f"learn.{game}.step.{step - 1}", words("learn-back"))
    on = Button(f"learn.{game}.step.{step + 1}", words("learn-on"))
    again = Button(f"learn.{game}.step.0", words("learn-again"))
    way = "off" if pictures else "on"
    choice = Button(f"pictures.{way}.learn.{game}.here", words(f"pictures-{way}"))
    return Row((*((back,) if step else ()), again if last else on, choice))
