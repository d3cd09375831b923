"""What each private message shows, and its last press: for a press that comes too soon after
another one for its person to have seen what that one moved below the finger. In memory only."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final, TypeAlias

import discord
from cachetools import LRUCache

from bot.interactions.inputs import Interaction, data_of
from bot.presentation.custom_ids import read_control_id
from bot.screens.screen import Block, Button, Film, Picture, Row, Screen, Text

TOO_SOON: Final = timedelta(milliseconds=400)
AGAIN: Final = 2.5
"""By so much longer a button that plays something takes no second press for something else."""
MOST: Final = 5_000  # messages of which that is kept
CONFIRM: Final = "confirm"
WARNING: Final = "⚠️"  # begins a note on what was refused
LINE: Final = 40  # letters in a line of a phone, about
Place: TypeAlias = tuple[object, ...]
"""Where a button is: the sizes of the blocks above it, and its number in its row."""
Buttons: TypeAlias = Mapping[str, tuple[Place, Button]]


@dataclass(frozen=True, slots=True)
class LastPress:
    """When Discord was told of a press on a control, and the buttons that its person saw then."""

    at: datetime
    buttons: Buttons
    control: str


class LastPresses:
    """The newest screen and press of each private message."""

    def __init__(self) -> None:
        self._shown: LRUCache[int, Buttons] = LRUCache(MOST)
        self._last: LRUCache[int, LastPress] = LRUCache(MOST)
        self._notes: LRUCache[int, str] = LRUCache(MOST)

    def show(self, message: int, screen: Screen) -> None:
        above, shown = list[object](), dict[str, tuple[Place, Button]]()
        for block in screen.blocks:
            if isinstance(block, Row):
                for number, button in enumerate(block.buttons):
                    shown[_name_of(button.control)] = (*above, number), button
            above.append(_measure(block))
        self._shown[message] = shown
        self._notes[message] = screen.note

    def read_receipt(self, message: int) -> str:
        """The note there on what its person has done; empty where it says what was refused."""
        note: str = self._notes.get(message, "")
        return "" if note.startswith(WARNING) else note

    def note(self, interaction: Interaction) -> Button | None:
        """Keep a press; its button if it came too soon after the one before, which has moved the
        button or played what it stood for. Discord's own time of both counts, which no delay of
        ours changes."""
        route = read_control_id(str(data_of(interaction).get("custom_id", "")))
        message = interaction.message.id if interaction.message is not None else 0
        now = self._shown.get(message)
        if now is None or route is None:
            return None
        at, before = discord.utils.snowflake_time(interaction.id), self._last.get(message)
        self._last[message] = LastPress(at, now, route.control)
        name = _name_of(route.control)
        if before is None or name not in now:
            return None
        place, button = now[name]
        old, _ = before.buttons.get(name, (None, None))
        plays_on = _name_of(before.control) == name != before.control != route.control
        if at - before.at >= TOO_SOON * (AGAIN if plays_on else 1):
            return None
        return button if plays_on or old != place else None


def _measure(block: Block) -> object:
    """The size of a block: of pictures their own, of texts about how many lines they have."""
    match block:
        case Text(body=body):
            return _count_lines(body)
        case Picture(scene=scene, text=text):
            return scene.width, scene.height, _count_lines(text)
        case Film(frames=frames, text=text):
            return frames[0].width, frames[0].height, _count_lines(text)
        case _:
            return type(block)


def _count_lines(text: str) -> int:
    return sum(1 + len(line) // LINE for line in text.split("\n"))


def _name_of(control: str) -> str:
    """The control without what a confirmation says of the draft, which changes with each press."""
    before, found, _ = control.partition(CONFIRM)
    return before + found
