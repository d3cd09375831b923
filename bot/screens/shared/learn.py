"""A step of a game's lesson (`/learn`): the game's own blocks with buttons to the next steps.

The game's controls are prefixed with `learn.<game>.`, which tells a lesson from a match.
"""

from __future__ import annotations

from bot.screens.panel import prefix_controls
from bot.screens.screen import Block, Button, Row, Screen, Text, insert_note
from bot.screens.shared.private_screen import picture_toggle
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
    praise: str = "",
    pictures: bool = True,
    opens: bool = False,
) -> Screen:
    """The step with its number; `note` is about the last press, `praise` about the step before,
    `pictures` says whether they are shown now, `opens` that the last step offers a match."""
    head = words("learn-head", game=words(f"{game}-name"), step=step + 1, steps=steps)
    content = prefix_controls(f"learn.{game}", insert_note(blocks, note))
    is_last = step == steps - 1
    buttons: list[Button] = []
    if opens and is_last:
        buttons.append(Button(f"learn.{game}.match", words("learn-match"), "success"))
    if step:
        buttons.append(Button(f"learn.{game}.step.{step - 1}", words("learn-back")))
    after, label = (0, "learn-again") if is_last else (step + 1, "learn-on")
    buttons.append(Button(f"learn.{game}.step.{after}", words(label)))
    buttons.append(picture_toggle(f"learn.{game}.here", pictures, words))
    above = (Text(f"{head}\n{praise}" if praise else head),)
    return Screen((*above, *content, Row(tuple(buttons))), 0, step, ACCENT)
