"""Presses each control of a panel that plays nothing: what its player sees before and after."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from bot.interactions.panels import read_context, show_panel
from bot.presentation.custom_ids import ControlId
from bot.screens.controls import Control, list_controls
from bot.screens.replies import Answers, BadInput, KeepDraft
from bot.screens.screen import Screen, Select
from engine.contract import IllegalAction, Seat
from tests.local.panels.gallery import LANGUAGES, Gallery, Press, find_control, press_control
from tests.local.panels.replays import Replay

MOST: Final = 4
"""Controls of one kind, or choices of a menu, that are pressed."""


@dataclass(frozen=True, slots=True)
class Step:
    """A press, and the two screens around it."""

    panel: str
    language: str
    control: str
    before: Screen
    after: Screen


@dataclass
class Walks(Gallery):
    """Collects steps in place of screens."""

    steps: list[Step] = field(default_factory=list)

    async def board(self, panel: str, replay: Replay) -> None:
        pass

    async def plan(self, panel: str, replay: Replay, seat: Seat, *presses: Press) -> None:
        pass

    async def panel(
        self, panel: str, replay: Replay, seat: Seat, *presses: Press, moved: bool = False
    ) -> None:
        """The steps from the panel as it opens, and from what the presses lead to."""
        await replay.clear_drafts(seat)
        requester = replay.requester(seat, LANGUAGES[0])
        screen = await show_panel(requester, replay.match)
        await self._walk(panel, replay, seat, screen)
        for press in presses:
            control, values = find_control(screen, press)
            screen = await press_control(requester, ControlId(replay.match, 0, control), values)
        if presses:
            await self._walk(panel, replay, seat, screen)

    async def _walk(self, panel: str, replay: Replay, seat: Seat, screen: Screen) -> None:
        people = [replay.requester(seat, language) for language in LANGUAGES]
        match, player, drafts = replay.match, replay.players[seat], replay.matches.drafts
        player_view = await people[0].read_view(match)
        if player_view.view is None or seat not in player_view.view.to_act:
            return
        game = people[0].services.screens_of(player_view.table)
        ctx, begun = await read_context(people[0], player_view), await drafts.read(match, player)
        befores = [await show_panel(person, match) for person in people]
        for control, answers in _list_presses(screen):
            try:
                reply = game.press(ctx, control.control, answers)
            except (BadInput, IllegalAction):
                continue
            if not isinstance(reply, KeepDraft):
                continue
            await drafts.save(match, player, screen.decision, reply.draft)
            for person, language, before in zip(people, LANGUAGES, befores, strict=True):
                after = await show_panel(person, match)
                self.steps.append(Step(panel, language, control.control, before, after))
        await drafts.save(match, player, screen.decision, begun)


def _list_presses(screen: Screen) -> Iterator[tuple[Control, Answers]]:
    pressed = Counter[str]()
    for control in list_controls(screen.blocks):
        kind = control.control.rpartition(".")[0]
        pressed[kind] += kind != "g"
        if not control.control.startswith("g.") or pressed[kind] > MOST:
            continue
        if isinstance(control, Select):
            yield from ((control, {"choice": one.value}) for one in control.choices[:MOST])
        elif not control.disabled:
            yield control, {}
