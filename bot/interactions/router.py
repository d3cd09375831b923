"""Every press, menu choice and submitted form: read, authorised, handled and answered. Everything
is read from the custom id, so that controls work for days and after restarts."""

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from datetime import timedelta
from functools import partial
from typing import Any, Final, TypeVar

import discord

from bot.interactions import puzzle
from bot.interactions.controls import ParsedControl, parse_control
from bot.interactions.inputs import (
    Interaction,
    data_of,
    find_missing_in_picked,
    read_picked_users,
    values_of,
)
from bot.interactions.kept_panels import dress_answer, require_owner
from bot.interactions.last_presses import WARNING, LastPresses
from bot.interactions.lobby import show_options
from bot.interactions.open_messages import (
    NOT_NOW,
    OpenAnswer,
    OpenAnswers,
    OpenPanel,
    OpenPanels,
    OpenSentences,
)
from bot.interactions.panels import build_turn_button, show_panel
from bot.interactions.press import MatchRefusal, PendingCommands, Press
from bot.interactions.press_queue import PressQueue, PressTicket, RateLimiter
from bot.interactions.requester import Requester, authorise_anywhere, is_without_bot, requester_of
from bot.interactions.responses import acknowledge, is_from_panel, say, sentence_of, show
from bot.interactions.view_commands import describe_last_action
from bot.matches import Refusal
from bot.models.match import Status, Table
from bot.presentation.custom_ids import read_control_id, read_form_id
from bot.presentation.layouts import is_kept, modal_of
from bot.presentation.messenger import FAILED
from bot.presentation.preferences import words_of
from bot.presentation.services import Services
from bot.screens.replies import BadInput, SwitchedOff
from bot.screens.screen import Button, Form, Screen, Text
from bot.storage.errors import StoreError, describe_error
from engine.contract import IllegalAction, Param

_log = logging.getLogger(__name__)
MOST_KEYSTROKES: Final = 100
"""Suggestions, or presses in a game, per person and window of the rate limit: a cursor is pressed
several times a second."""
TURN, PLAN = "turn", "plan"  # what panels wait for (see `OpenPanel.waits`)
NOTE_TIME: Final = timedelta(minutes=1)
"""How long a panel goes on saying what its person has just done, also where that is over."""
T = TypeVar("T")
REFUSALS = (Refusal, BadInput, IllegalAction)


class Router:
    """Answers controls: a game's begin with `g.`, the rest are shared by all games."""

    def __init__(self, services: Services, limit: RateLimiter) -> None:
        self.services = services
        self.rate_limit = limit
        self.typing_limit = RateLimiter(most=MOST_KEYSTROKES)
        self.game_limit = RateLimiter(most=max(MOST_KEYSTROKES, limit.most))
        self.pending = PendingCommands()
        self.queue = PressQueue()
        self.last_presses = LastPresses()
        self.panels = OpenPanels(services.now)
        self.answers = OpenAnswers(services.now)
        self.sentences = OpenSentences(services.now)
        self._answering: set[asyncio.Task[Any]] = set()

    async def route(self, interaction: Interaction) -> None:
        """Answer a press once: discord.py may deliver it as a dynamic item and as a raw event."""
        if interaction.extras.get("taken"):
            return
        interaction.extras["taken"] = True
        if not await self.accept(interaction):
            return
        custom_id = str(data_of(interaction).get("custom_id", ""))
        submitted = interaction.type is discord.InteractionType.modal_submit
        route = read_form_id(custom_id) if submitted else read_control_id(custom_id)
        parsed = None if route is None else parse_control(route, submitted=submitted)
        in_game = parsed is not None and parsed.is_of_game

        async def work() -> None:
            if parsed is None:
                await self._say(interaction, "refusal-older-control")
            elif parsed.control.build_form is not None and not submitted:
                # Discord takes a form only as the first answer, so nothing is deferred here; what
                # is typed is checked when it is submitted.
                requester = await requester_of(self.services, interaction)
                try:
                    form = await self.build_form(requester, parsed)
                except Refusal as error:
                    await self.refuse(interaction, requester, error, None)
                else:
                    await interaction.response.send_modal(modal_of(form, parsed.route))
            else:
                await self._answer(interaction, parsed)

        limit = self.game_limit if in_game else self.rate_limit
        await self.run_guarded(interaction, work, limit)

    async def accept(self, interaction: Interaction) -> bool:
        """Whether it is this process that answers, and not another one."""
        is_mine = await self.services.shards.accept(interaction.id, interaction.guild_id)
        if not is_mine:
            _log.info("interaction %d is another process's", interaction.id)
        return is_mine

    async def run_guarded(
        self,
        interaction: Interaction,
        work: Callable[[], Awaitable[None]],
        limit: RateLimiter | None = None,
    ) -> None:
        """Do the work of an interaction within its rate limit, and apologise if it fails."""
        task = asyncio.current_task()
        assert task is not None
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)
        try:
            if not (limit or self.rate_limit).allows_request(interaction.user.id):
                await self._say(interaction, "refusal-too-fast")
            elif is_without_bot(interaction) and not interaction.is_user_integration():
                # The server has the commands without the bot, which can't post there.
                link = interaction.client.invitation
                await self._say(interaction, "invite-bot", link=link)
            else:
                await work()
        except discord.NotFound:
            _log.info("the answer to interaction %d came too late", interaction.id)
        except (sqlite3.Error, StoreError) as error:
            fault = describe_error(error) if isinstance(error, sqlite3.Error) else error
            _log.warning("interaction %d failed: %s", interaction.id, fault)
            await self.apologise(interaction)
        except Exception:  # noqa: BLE001 - the bot lives on
            _log.exception("interaction %d failed", interaction.id)
            await self.apologise(interaction)

    async def finish(self, seconds: float) -> None:
        """Wait so long for answers that are under way, then cancel them."""
        for task in await self.wait_for_answers(seconds):
            task.cancel()

    async def wait_for_answers(self, seconds: float) -> set[asyncio.Task[Any]]:
        """Returns those that are still under way then."""
        if not self._answering:
            return set()
        return (await asyncio.wait(self._answering, timeout=seconds))[1]

    async def collect_suggestions(
        self, interaction: Interaction, work: Callable[[], Awaitable[list[T]]]
    ) -> list[T]:
        """Suggestions while somebody types; none if anything fails."""
        if not self.typing_limit.allows_request(interaction.user.id):
            return []
        try:
            return await work()
        except REFUSALS:
            return []
        except Exception:  # noqa: BLE001 - the bot lives on
            _log.exception("no suggestions for interaction %d", interaction.id)
            return []

    async def show(
        self,
        interaction: Interaction,
        requester: Requester,
        screen: Screen,
        ticket: PressTicket | None = None,
        *,
        is_refresh: bool = False,
    ) -> None:
        """Answer with a screen; a panel replaces the one before it, but as the bot brings it up to
        date. A kept panel now shows the newest change, so it is not refreshed for that one
        again."""
        kept = interaction.message is not None and is_kept(interaction.message)
        if kept:
            screen = dress_answer(screen, requester)
        # Before it is sent, since it shows the match as it is now.
        is_whole = screen.is_panel or screen.behind is not None
        follows = screen.match and (is_whole or screen.is_plan) and not kept
        waits = await self._find_wait(requester, screen.match, screen.options) if follows else ""
        if screen.is_plan or screen.behind is not None:
            waits = "" if waits != TURN else PLAN if screen.is_plan else TURN
        message = await show(requester, interaction, screen, ticket)
        if message is None:
            return
        self.last_presses.show(message, screen)
        if kept:
            if screen.is_panel:
                kept_panels = self.services.matches.store.kept_panels
                await kept_panels.set_revision(screen.match, requester.player, screen.rev)
            return
        if screen.match or screen.is_panel:  # a question for the match is a panel of none
            at = self.services.now()
            old = self.panels.find(screen.match, requester.player, message)
            if old is not None and old.note == screen.note:
                at = old.at
            rev = screen.rev if is_whole else None
            decision = screen.decision if screen.is_panel else 0
            panel = OpenPanel(
                message, interaction, requester, rev, decision, waits, screen.texts, screen.note,
                at, screen.options, screen.behind,
            )  # fmt: skip
            replaces = (screen.is_panel or screen.is_plan) and not is_refresh
            await self.panels.keep(screen.match, panel, replaces=replaces)
            revisions = self.services.matches.kept_panels
            if (waits or decision) and rev != await revisions.read_revision(screen.match):
                self._start(self._refresh(screen.match, panel))  # it changed while this was sent
        if screen.page is not None or screen.queue is not None:
            opened = OpenAnswer(message, interaction, requester, screen)
            self.answers.keep(opened)
            # The league may have changed while this was sent, or the match started.
            if screen.page is not None:
                self.refresh_pages(screen.page.league)
            else:
                self._start(self.answers.refresh_queue(opened))
        if screen.awaits_puzzle:
            follow = partial(self._follow_with_puzzle, interaction, requester)
            self._start(self.run_guarded(interaction, follow, self.game_limit))

    async def _follow_with_puzzle(self, interaction: Interaction, requester: Requester) -> None:
        """Show the puzzle of the day, once it is made, where it says so."""
        try:
            screen = await puzzle.open_made_puzzle(requester)
        except Refusal as error:
            screen = Screen((Text(f"{WARNING} {sentence_of(requester, error, None)}"),))
        await self.show(interaction, requester, screen)

    async def _find_wait(self, requester: Requester, match: int, options: str) -> str:
        """What a panel waits for (see `OpenPanel.waits`)."""
        table = (await requester.read_view(match)).table
        if options and table.status is Status.LOBBY:
            return "start"
        own = table.seat_of(requester.player)
        if table.status is not Status.RUNNING or own is None:
            return ""
        if await self.services.matches.queries.has_secret_answer(match, requester.player):
            return "answers"
        if own in table.awaited_seats:
            return ""
        alone = sum(seat.player is not None for seat in table.seats) == 1
        return "computers" if alone else TURN

    async def _is_open(self, requester: Requester, match: int, decision: int) -> bool:
        """Whether nothing has answered yet what a player's panel asks, if anything."""
        return not decision or (await requester.read_view(match)).decision == decision

    def refresh_panels(self, match: int) -> None:
        """Show their turn, or the end, in panels that wait for it, and until then for whom, or the
        details as they are; the match as it is in those whose player's answer was secret until
        now; and what comes next in those that ask what a plan or a timeout has answered; called
        after each change."""
        for panel in self.panels.find_followed(match):
            if self.services.shards.may_answer(panel.interaction.guild_id):
                self._start(self._refresh(match, panel))

    def refresh_pages(self, league: int) -> None:
        """Show the league as it is on its open pages; called after each change."""
        for opened in self.answers.find_pages(league):
            self._start(self.answers.refresh_page(opened))

    def refresh_queues(self, table: Table) -> None:
        """Tell those who see that they wait that their match has started."""
        for opened in self.answers.find_queues(table):
            self._start(self.answers.refresh_queue(opened))

    def refresh_sharing(self) -> None:
        """Show those who see the queue that others can join it, or that they can't any more."""
        self._start(self.answers.refresh_queues())

    def _start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)
        return task

    async def _refresh(self, match: int, panel: OpenPanel, *, is_elsewhere: bool = False) -> None:
        """After the answers to presses there, and before the next ones: these say what was done.
        Panels that wait for nothing follow only what their player does elsewhere, or what was
        answered for them."""
        user, requester = panel.interaction.user.id, panel.requester
        try:
            await self.queue.wait_until_idle(user, panel.message)
            with self.queue.join(user, panel.message):
                now = self.panels.find(match, requester.player, panel.message)
                if now is None:
                    return
                if not (now.waits or is_elsewhere):
                    was_pressed = now is not panel and not panel.waits
                    if was_pressed or await self._is_open(requester, match, now.decision):
                        return
                waits = TURN if now.waits == PLAN else now.waits
                waits_on = await self._find_wait(requester, match, now.options) == waits
                if waits_on and now.waits not in (TURN, "start", "") and not is_elsewhere:
                    return
                # Whoever waits may be away, and computers may go on: it is all new until a press.
                note = now.note if self.services.now() - now.at < NOTE_TIME else ""
                if now.options:
                    screen = await show_options(requester, match, now.options)
                else:
                    is_seen = is_elsewhere and now.behind is None  # details tell no news
                    screen = await show_panel(
                        requester, match, note, details=now.behind, is_seen=is_seen
                    )
                is_same = screen.texts == now.texts and screen.decision == now.decision
                if waits_on and is_same:
                    return
                if self.panels.find(match, requester.player, panel.message) is now:
                    await self.show(now.interaction, now.requester, screen, is_refresh=True)
        except NOT_NOW as error:
            _log.info("panel %d is not brought up to date: %s", panel.message, error)

    async def refuse(
        self, interaction: Interaction, requester: Requester, error: Exception, table: Table | None
    ) -> None:
        elsewhere = isinstance(error, Refusal) and error.code == "not-seated"
        buttons = await build_turn_button(requester) if elsewhere else ()
        await self._say_alone(interaction, sentence_of(requester, error, table), buttons)

    async def _answer(self, interaction: Interaction, parsed: ParsedControl) -> None:
        message = interaction.message
        at, asked = message.id if message else 0, (parsed.route, values_of(interaction))
        self.answers.forget(at)
        moved = self.last_presses.note(interaction)
        with self.queue.join(interaction.user.id, at, asked) as ticket:
            if not await acknowledge(interaction, silent=parsed.control.is_silent):
                return
            await ticket.wait_for_turn()
            requester = await requester_of(self.services, interaction)
            self.panels.forget(0, requester.player, at)  # a question for the match, now answered
            table: Table | None = None
            try:
                if message is not None and is_kept(message):
                    await require_owner(requester, interaction)
                right = parsed.control.right
                table = await authorise_anywhere(requester, parsed.route.match, right)
                requester = await self._choose_pictures(requester, parsed.pictures)
                screen = await self._dispatch(interaction, requester, parsed, moved)
            except MatchRefusal as refused:
                await self.refuse(interaction, requester, refused.error, refused.table)
                return
            except REFUSALS as error:
                repeats = ticket.repeats and isinstance(error, Refusal) and error.code == "answered"
                if repeats and is_from_panel(interaction):
                    return  # the panel shows what the first of the two presses has done
                explained = None if repeats else error
                screen = await self._rebuild_panel(requester, parsed, explained, table)
                if screen is None:
                    await self.refuse(interaction, requester, error, table)
                    return
            ticket.release_next()
            if screen is not None:
                await self.show(interaction, requester, screen, ticket)
            await self.sentences.keep(interaction, None)

    async def answer_page(
        self, requester: Requester, parsed: ParsedControl, values: Mapping[str, str]
    ) -> Screen | None:
        """The screen that a press on the touch page leads to; the panel with the reason if it is
        refused. The page of a match has its place in the queue like a message. It is answered to
        its end, also if nobody waits for that. Raises `REFUSALS` where there is no panel, in a
        match `MatchRefusal`."""
        return await asyncio.shield(self._start(self._answer_page(requester, parsed, values)))

    async def _answer_page(
        self, requester: Requester, parsed: ParsedControl, values: Mapping[str, str]
    ) -> Screen | None:
        match, asked = parsed.route.match, (parsed.route, values)
        with self.queue.join(requester.person.user, -match, asked) as place:
            await place.wait_for_turn()
            table = await authorise_anywhere(requester, match, parsed.control.right)
            requester = await self._choose_pictures(requester, parsed.pictures)
            chosen = values.get("choice", "")
            press = Press(self.pending, requester, parsed.route, chosen, typed=values)
            try:
                screen = await parsed.answer(press)
                self._follow_page(requester, match, screen)
                return screen
            except REFUSALS as error:
                panel = await self._rebuild_panel(requester, parsed, error, table)
                if panel is None and table is not None:
                    raise MatchRefusal(error, table) from error
                if panel is None:
                    raise
                return panel

    def _follow_page(self, requester: Requester, match: int, screen: Screen | None) -> None:
        """Show a move on the page in the chat as well, where its player has the panel open."""
        panel = self.panels.find(match, requester.player)
        if screen is None or panel is None or panel.rev is None or not screen.is_panel:
            return
        is_mine = self.services.shards.may_answer(panel.interaction.guild_id)
        if panel.rev != screen.rev and is_mine:
            self._start(self._refresh(match, panel, is_elsewhere=True))

    async def build_form(self, requester: Requester, parsed: ParsedControl) -> Form:
        """The form that a control opens. Raises `Refusal`."""
        await authorise_anywhere(requester, parsed.route.match, parsed.control.right)
        return await parsed.build_form(Press(self.pending, requester, parsed.route, ""))

    async def _choose_pictures(self, requester: Requester, pictures: bool | None) -> Requester:
        if pictures is None:
            return requester
        people = self.services.matches.people
        return requester.with_person(await people.set_person(requester.player, pictures=pictures))

    async def _dispatch(
        self,
        interaction: Interaction,
        requester: Requester,
        parsed: ParsedControl,
        moved: Button | None,
    ) -> Screen | None:
        """`moved` is the button, if it was pressed too soon (see `LastPresses`)."""
        if moved is not None and moved.style == "danger" and not parsed.is_of_game:
            return None  # the message stays as it is
        values, message = values_of(interaction), interaction.message
        press = Press(
            self.pending,
            requester,
            parsed.route,
            values.get("choice", ""),
            read_picked_users(interaction),
            values,
            in_panel=is_from_panel(interaction),
            missing_there=find_missing_in_picked(interaction),
            too_soon=moved is not None,
            receipt=self.last_presses.read_receipt(message.id if message is not None else 0),
        )
        return await parsed.answer(press)

    async def _rebuild_panel(
        self,
        requester: Requester,
        parsed: ParsedControl,
        error: Exception | None,
        table: Table | None,
    ) -> Screen | None:
        """The panel again with why a move was refused, if the requester has one; for a decision
        that was answered already, also with what."""
        if table is None or not parsed.is_of_panel:
            return None
        note = ""
        if error is not None and not isinstance(error, SwitchedOff):
            note = f"{WARNING} {sentence_of(requester, error, table)}"
            if isinstance(error, Refusal) and error.code == "answered":
                note = "\n".join((note, *await describe_last_action(requester, table)))
        try:
            return await show_panel(requester, table.match, note)
        except Refusal:
            return None

    async def apologise(self, interaction: Interaction, key: str = "refusal-broke") -> None:
        """The last resort: one sentence."""
        try:
            await self._say(interaction, key)
        except FAILED:
            _log.info("the apology did not arrive")

    async def _say(self, interaction: Interaction, key: str, **params: Param) -> None:
        await self._say_alone(interaction, words_of(self.services, interaction)(key, **params))

    async def _say_alone(
        self, interaction: Interaction, sentence: str, buttons: tuple[Button, ...] = ()
    ) -> None:
        said = await say(interaction, sentence, self.services.command_links, buttons)
        await self.sentences.keep(interaction, said)
