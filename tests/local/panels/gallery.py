"""Collects screens of one match in all languages, as its players and its channel see them."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase
from itertools import count
from typing import Final, TypeAlias

from bot.interactions.controls import parse_control
from bot.interactions.panels import show_panel
from bot.interactions.plan import plan_screen
from bot.interactions.press import PendingCommands
from bot.interactions.press import Press as PressOfControl
from bot.interactions.requester import Requester
from bot.presentation.boards import board_of
from bot.presentation.custom_ids import ControlId
from bot.screens.screen import Pick, Row, Screen, Select
from bot.screens.shared.boards import BOARD, render_board_details
from bot.screens.shared.private_screen import DETAILS, picture_toggle
from engine.contract import Seat
from tests.local.panels.replays import Replay

LANGUAGES: Final = ("en", "es", "ru")
"""The line by which the bot finds its board again."""
Press: TypeAlias = str | tuple[str, Mapping[str, str]]
"""A control, with `*` for what the newest screen names there, and what was typed or chosen."""


@dataclass(frozen=True, slots=True)
class Shot:
    """A message: which panel it shows, in which state and language. `private`: only its player sees
    it, else it stands in the channel."""

    panel: str
    state: str
    language: str
    screen: Screen
    private: bool = True

    @property
    def name(self) -> str:
        """For a file."""
        return re.sub(r"[^a-z0-9]+", "-", f"{self.panel} {self.state} {self.language}".lower())


async def press_control(
    requester: Requester, route: ControlId, values: Mapping[str, str] | None = None
) -> Screen:
    """The answer to a press, or to a form that was submitted."""
    submitted = parse_control(route, submitted=False) is None
    parsed = parse_control(route, submitted=submitted)
    assert parsed is not None, route
    typed = values or {}
    chosen = typed.get("choice", "")
    press = PressOfControl(PendingCommands(), requester, parsed.route, chosen, typed=typed)
    screen = await parsed.answer(press)
    assert screen is not None
    return screen


@dataclass
class Gallery:
    """What was collected, and the state that is being shown, e.g. `end, 3 players`."""

    shots: list[Shot] = field(default_factory=list)
    state: str = ""

    async def panel(
        self, panel: str, replay: Replay, seat: Seat, *presses: Press, moved: bool = False
    ) -> None:
        """The private panel of a seat after some presses. With `moved`, as it is shown right after
        the seat's last move."""
        await replay.clear_drafts(seat)
        requester = replay.requester(seat, LANGUAGES[0])
        screen = await show_panel(requester, replay.match)
        for press in presses:
            control, values = find_control(screen, press)
            route = ControlId(replay.match, 0, control)
            screen = await press_control(requester, route, values)
        for language in LANGUAGES:
            requester = replay.requester(seat, language)
            note = await _receipt(requester, replay) if moved else ""
            self._add(panel, language, await show_panel(requester, replay.match, note))
            for page in count():
                behind = await show_panel(requester, replay.match, details=page)
                self._add_details(panel, language, behind, page)
                if not _leads_on(behind, page):
                    break

    async def plan(self, panel: str, replay: Replay, seat: Seat, *presses: Press) -> None:
        """The editor of a seat's plan, or what is kept of it."""
        await replay.clear_drafts(seat)
        requester = replay.requester(seat, LANGUAGES[0])
        screen = await plan_screen(requester, replay.match)
        for press in presses:
            control, values = find_control(screen, press)
            route = ControlId(replay.match, screen.decision, control)
            screen = await press_control(requester, route, values)
        for language in LANGUAGES:
            requester = replay.requester(seat, language)
            screen = await plan_screen(requester, replay.match)
            self._add(panel, language, screen)
            if f"plan.{DETAILS}" in _list_controls(screen):
                route = ControlId(replay.match, screen.decision, f"plan.{DETAILS}")
                behind = await press_control(requester, route)
                self._add_details(panel, language, behind, 0)

    async def board(self, panel: str, replay: Replay) -> None:
        """The public board, which calls whoever is to act."""
        services = replay.tables.services
        table = await replay.matches.queries.read_table(replay.match)
        awaited = " ".join(f"<@{seat.user}>" for seat in table.awaited_seats)
        for language in LANGUAGES:
            board = await board_of(services, replay.match, services.catalogues.words(language))
            screen = replace(board, head=awaited)
            self._add(panel, language, screen, private=False)
            if board.details:
                requester = replay.requester(0, language)
                toggle = picture_toggle(BOARD, pictures=True, words=requester.words)
                for page in count():
                    behind = render_board_details(board, [toggle], requester.words, page)
                    self._add_details(panel, language, behind, page)
                    if not _leads_on(behind, page):
                        break

    def add(self, panel: str, screens: Iterable[Screen], *, private: bool) -> None:
        """Screens of the bot itself, by language."""
        for language, screen in zip(LANGUAGES, screens, strict=True):
            self._add(panel, language, screen, private=private)

    def _add_details(self, panel: str, language: str, screen: Screen, page: int) -> None:
        state = f"{self.state}, page {page + 1}"
        self.shots.append(Shot(f"{panel}, details", state, language, screen))

    def _add(self, panel: str, language: str, screen: Screen, *, private: bool = True) -> None:
        self.shots.append(Shot(panel, self.state, language, screen, private))


def find_control(screen: Screen, press: Press) -> tuple[str, Mapping[str, str]]:
    """The first control of the screen that can be pressed and looks like this."""
    pattern, values = (press, {}) if isinstance(press, str) else press
    if "*" not in pattern:
        return pattern, values
    there = [control for control in _list_controls(screen) if fnmatchcase(control, pattern)]
    assert there, f"{pattern} is not among {_list_controls(screen)}"
    return there[0].removeprefix("form."), values


def _leads_on(screen: Screen, page: int) -> bool:
    """Whether another page of details follows."""
    return any(one.endswith(f".{page + 1}") and one.startswith((BOARD, DETAILS))
               for one in _list_controls(screen))  # fmt: skip


def _list_controls(screen: Screen) -> list[str]:
    found = []
    for block in screen.blocks:
        match block:
            case Row(buttons):
                found += [one.control for one in buttons if not one.disabled]
            case Select() | Pick():
                found.append(block.control)
    return found


async def _receipt(requester: Requester, replay: Replay) -> str:
    """What the panel says of the seat's last move."""
    table = await replay.matches.queries.read_table(replay.match)
    screens = requester.services.screens_of(table)
    events = [
        event
        for log_event in await replay.matches.queries.list_events(replay.match)
        if log_event.player == requester.player
        for event in log_event.events
    ]
    lines = [screens.describe_event(event, table, requester.words) for event in events[-1:]]
    return "\n".join(f"✓ {line}" for line in lines if line)
