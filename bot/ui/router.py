"""Every press, choice and submitted form: read, authorised, handled, answered.

One way in for dynamic items, forms and the raw fallback; all comes from the id each time, so that
controls work for days and over restarts.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any, Final, TypeAlias, TypeVar

import discord

from bot.matches import Refusal
from bot.screens.drafting import filled
from bot.screens.game import BadInput
from bot.screens.screen import Form, Screen
from bot.tables import Table
from bot.ui import learning, planning
from bot.ui.alphabets import latin
from bot.ui.answering import begin, from_panel, say, sentence_of, show
from bot.ui.asking import Asker, asker_of, authorise
from bot.ui.controls import handle, is_of_panel, need
from bot.ui.flood import Flood
from bot.ui.house import House
from bot.ui.ids import Route, read_form_id, read_route
from bot.ui.league.pressing import league_form
from bot.ui.looking import flipped, last_done
from bot.ui.pending import Pending
from bot.ui.picked import Picked, picked_in
from bot.ui.playing import panel, press
from bot.ui.posting import FAILED
from bot.ui.pressing import Press
from bot.ui.queueing import Place, Queue
from bot.ui.setting import settings_form
from bot.ui.speaking import heard
from bot.ui.views import modal_of
from engine.contract import IllegalAction

_log = logging.getLogger(__name__)
Interaction: TypeAlias = discord.Interaction[Any]
FORM: Final = "form."
LISTED: Final = frozenset({"move", "follow", "plan", "see", "film", "rematch"})
"""Controls of lists, which name their match."""
LONGEST_VALUE: Final = 1_000
KEYS: Final = 100
"""Letters typed with suggestions, or presses in a game, that one person gets answered in ten
seconds: a cursor is pressed several times a second."""
T = TypeVar("T")
REFUSED = (Refusal, BadInput, IllegalAction)


class Router:
    """Answers controls; a game's begin with `g.`, the rest are the house's."""

    def __init__(self, house: House, flood: Flood) -> None:
        self.house = house
        self.flood = flood
        self.typing = Flood(most=KEYS)
        self.playing = Flood(most=max(KEYS, flood.most))
        self.pending = Pending()
        self.queue = Queue()
        self._answering: set[asyncio.Task[Any]] = set()

    async def route(self, interaction: Interaction) -> None:
        """Answer a press once, whichever way it came; nothing a person sends ends in silence."""
        if interaction.extras.get("taken"):
            return
        interaction.extras["taken"] = True
        custom_id = str(data_of(interaction).get("custom_id", ""))
        submitted = interaction.type is discord.InteractionType.modal_submit
        route = read_form_id(custom_id) if submitted else read_route(custom_id)
        flood = self.playing if route is not None and is_of_game(route.control) else self.flood
        await self.guarded(interaction, lambda: self._route(interaction, route, submitted), flood)

    async def guarded(
        self,
        interaction: Interaction,
        work: Callable[[], Awaitable[None]],
        flood: Flood | None = None,
    ) -> None:
        """Do the work of an interaction within bounds, the house's unless it has its own; whatever
        goes wrong, the person hears."""
        task = asyncio.current_task()
        assert task is not None
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)
        try:
            if (flood or self.flood).admits(interaction.user.id):
                await work()
            else:
                await say(interaction, heard(self.house, interaction)("refusal-too-fast"))
        except discord.NotFound:
            _log.info("the answer to interaction %d came too late", interaction.id)
        except Exception:  # noqa: BLE001 - the bot lives on
            _log.exception("interaction %d failed", interaction.id)
            await self.apologise(interaction)

    async def finish(self, seconds: float) -> None:
        """Wait for the answers that are under way, but not for ever; what is saved is saved."""
        if self._answering:
            _, late = await asyncio.wait(self._answering, timeout=seconds)
            for task in late:
                task.cancel()

    async def suggesting(
        self, interaction: Interaction, work: Callable[[], Awaitable[list[T]]]
    ) -> list[T]:
        """Suggestions while somebody types, or none; they are never worth an error."""
        if not self.typing.admits(interaction.user.id):
            return []
        try:
            return await work()
        except REFUSED:
            return []
        except Exception:  # noqa: BLE001 - the bot lives on
            _log.exception("no suggestions for interaction %d", interaction.id)
            return []

    async def refuse(
        self, interaction: Interaction, asker: Asker, error: Exception, table: Table | None
    ) -> None:
        """One private sentence: what is wrong and what to do."""
        await say(interaction, sentence_of(self.house, error, asker.words, table))

    async def _route(self, interaction: Interaction, route: Route | None, submitted: bool) -> None:
        if route is None:
            await say(interaction, heard(self.house, interaction)("refusal-older-control"))
        elif route.control.startswith(FORM) and not submitted:
            await self._open_form(interaction, route)
        else:
            message = interaction.message
            at, asked = message.id if message else 0, (route, values_of(interaction))
            with self.queue.place(interaction.user.id, at, asked) as place:
                if await begin(interaction):
                    await self._answer(interaction, settled(route), place)

    async def _answer(self, interaction: Interaction, route: Route, place: Place) -> None:
        await place.reached()
        asker = await asker_of(self.house, interaction)
        asker, route = await flipped(self.house, asker, route)
        table: Table | None = None
        try:
            if route.match:
                table = await authorise(self.house, asker, route.match, need(route.control))
            screen = await self._screen(
                asker, route, values_of(interaction), picked_in(interaction)
            )
        except REFUSED as error:
            again = place.repeats and isinstance(error, Refusal) and error.code == "answered"
            if again and from_panel(interaction):
                return  # the panel shows what the first of the two presses has done
            said = "" if again else await self._refused(asker, error, table)
            stands = await self._as_it_stands(asker, route, said, table)
            if stands is None:
                await self.refuse(interaction, asker, error, table)
                return
            screen = stands
        place.go_on()
        await show(self.house, interaction, screen, asker.voice.look, place)

    async def _screen(
        self, asker: Asker, route: Route, values: Mapping[str, str], people: tuple[Picked, ...]
    ) -> Screen:
        if route.control.startswith("g."):
            return await press(self.house, asker, route, values)
        if learning.is_of_lesson(route.control):
            return await learning.press(self.house, asker, route, values)
        if planning.is_of_plan(route.control):
            return await planning.press(self.house, asker, route, values)
        chosen = values.get("choice", "")
        return await handle(Press(self.house, self.pending, asker, route, chosen, people, values))

    async def _refused(self, asker: Asker, error: Exception, table: Table | None) -> str:
        """Why not; of a question that was answered already, also how."""
        said = f"⚠️ {sentence_of(self.house, error, asker.words, table)}"
        if table is None or not isinstance(error, Refusal) or error.code != "answered":
            return said
        return "\n".join((said, *await last_done(self.house, asker, table)))

    async def _as_it_stands(
        self, asker: Asker, route: Route, said: str, table: Table | None
    ) -> Screen | None:
        """What a refused move comes with: the panel, where the asker has one."""
        if table is None or not is_of_panel(route.control):
            return None
        try:
            return await panel(self.house, asker, table.match, said)
        except Refusal:
            return None

    async def _open_form(self, interaction: Interaction, route: Route) -> None:
        """A form can only be the first answer, so its id alone says what it asks; what is typed
        is checked when it comes back."""
        asker = await asker_of(self.house, interaction)
        try:
            form = await self._form(asker, replace(route, control=route.control.removeprefix(FORM)))
        except Refusal as error:
            await self.refuse(interaction, asker, error, None)
        else:
            await interaction.response.send_modal(modal_of(form, route))

    async def _form(self, asker: Asker, route: Route) -> Form:
        """The form of a game's control, in a match, a plan or a lesson, of the settings or of a
        league. Raises `Refusal`."""
        if route.control.startswith("settings."):
            return settings_form(route.control, asker)
        if route.control.startswith("league."):
            return await league_form(self.house, asker, route, self.pending)
        if learning.is_of_lesson(route.control):
            return learning.form(self.house, route, asker.words)
        table = await authorise(self.house, asker, route.match, "sit")
        if planning.is_of_plan(route.control):
            return await planning.form(self.house, route, asker, table.game)
        if route.decision:
            await self.house.matches.check_decision(route.match, asker.player, route.decision)
        form = self.house.screens_of(table).form(route.control, asker.words)
        if form is None:
            raise Refusal("older-control")
        return filled(form, await self.house.matches.draft(route.match, asker.player))

    async def apologise(self, interaction: Interaction, key: str = "refusal-broke") -> None:
        """One sentence where all else has failed."""
        try:
            await say(interaction, heard(self.house, interaction)(key))
        except FAILED:
            _log.info("the apology did not arrive")


def is_of_game(control: str) -> bool:
    """Whether a control is a game's own, or opens its form: in a match or in its lesson."""
    control = control.removeprefix(FORM)
    inside = planning.is_of_plan(control) or learning.is_of_lesson(control)
    return control.startswith("g.") or inside


def settled(route: Route) -> Route:
    """The route with its match in place: a list's buttons name theirs in the control."""
    name, dot, number = route.control.partition(".")
    if name in LISTED and dot and number.isdecimal() and len(number) <= 12:
        return replace(route, match=int(number), decision=0, control=name)
    return route


def data_of(interaction: Interaction) -> Mapping[str, Any]:
    return dict(interaction.data or {})


def values_of(interaction: Interaction) -> dict[str, str]:
    """What was chosen or typed: a menu's choices under `choice`, a form's answers by key."""
    data = data_of(interaction)
    if interaction.type is discord.InteractionType.modal_submit:
        parts = [part.get("component", part) for part in data.get("components", ())]
        return {
            str(one.get("custom_id")): latin(str(one.get("value") or ""))[:LONGEST_VALUE]
            for one in parts
        }
    return {"choice": ",".join(str(one) for one in data.get("values", ()))[:LONGEST_VALUE]}
