"""`/puzzle`: the puzzle of the day, in private, in the editor of its game. A control has a stamp as
its decision (day, tries, actions), so that an older one only shows where the person is now."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.interactions.declarations import Controls
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.matches import Refusal
from bot.models.puzzles import DailyPuzzle, PuzzleProgress
from bot.screens.context import Context
from bot.screens.contract import SupportsPuzzles
from bot.screens.lessons import build_lesson_table
from bot.screens.replies import BadInput, Draft, KeepDraft, PlayAction, SwitchedOff
from bot.screens.screen import Form, Screen
from bot.screens.shared import puzzle as puzzle_screens
from bot.screens.shared.pages import render_rules
from bot.screens.shared.puzzle import PuzzleDay, describe_day
from bot.words import Words
from engine.contract import IllegalAction

control = Controls()
OPEN: Final = "puzzle.open"  # the control of the public post
MOMENT: Final = 1.0  # seconds after which a person is told that the puzzle is still being made
OLDEST: Final = 7  # days for which an old message still leads to its answer


@dataclass(frozen=True, slots=True)
class Attempt:
    """Where a person is in the puzzle of a day, as their game shows it."""

    requester: Requester
    daily: DailyPuzzle
    progress: PuzzleProgress

    @property
    def words(self) -> Words:
        return self.requester.words

    @property
    def stamp(self) -> int:
        return (self.daily.day * 10 + len(self.progress.tries)) * 100 + len(self.progress.actions)

    @property
    def screens(self) -> SupportsPuzzles[Any, Any]:
        found: object = self.requester.services.screens[self.daily.key]
        assert isinstance(found, SupportsPuzzles)
        return found

    def context(self, actions: Sequence[Any] = (), draft: Draft | None = None) -> Context[Any]:
        """The puzzle after these actions, as the asked seat sees it. Raises `IllegalAction`."""
        services = self.requester.services
        state = services.matches.puzzles.replay(self.daily, actions)
        view = services.games[self.daily.key].observe(state, self.daily.puzzle.seat)
        table = build_lesson_table(self.daily.key, view, self.requester.person.name)
        page_height = self.requester.page_height
        return Context(view, table, self.words, draft or {}, page_height=page_height)

    def editor_context(self) -> Context[Any]:
        """The try as far as it is."""
        return replace(self.context(self.progress.actions, self.progress.draft), scores=False)

    def day(self) -> PuzzleDay:
        return describe_day(self.daily, self.screens, self.context())

    async def open_instead(self, above: str = "") -> Screen:
        """With a sentence `above`, where another puzzle was asked for."""
        is_new = self.progress == PuzzleProgress((), {}, ())
        show = self.show_position if is_new else self.show_attempt
        return await show(above=above)

    async def show_attempt(self, note: str = "", *, above: str = "") -> Screen:
        """The editor, or once no try can bring more what the tries have brought."""
        if self.progress.is_over:
            return await self.show_result(note=above or note)
        requester = self.requester

        def build() -> Screen:
            ctx = self.editor_context()
            screens = requester.services.screens[self.daily.key]
            panel = screens.render_panel(ctx, details=False).blocks
            uses = self.screens.explain_use(ctx, self.daily.puzzle.kind)
            return puzzle_screens.render_editor(
                panel, self.day(), self.progress, uses, self.stamp, self.words, note, above
            )

        return await requester.services.run_in_thread(build)

    async def show_position(self, *, above: str = "") -> Screen:
        """What is asked, before the editor."""

        def build() -> Screen:
            # What is to be cut or played is in the editor.
            kind = self.daily.puzzle.kind
            pictures = self.screens.puzzle_pictures(self.context(), kind)[:1]
            day, stamp = self.day(), self.stamp
            return puzzle_screens.render_position(pictures, day, stamp, self.words, above=above)

        return await self.requester.services.run_in_thread(build)

    async def show_answer(self, day: int, *, from_old: bool = False) -> Screen:
        """The best answer of an earlier day, and what the person had. Raises `Refusal` where that
        had no puzzle."""
        puzzles, words, requester = self.requester.matches.puzzles, self.words, self.requester
        daily, best = await puzzles.read(day), await puzzles.read_best(day)
        last = Attempt(requester, daily, await puzzles.read_progress(requester.player, daily))

        def build() -> Screen:
            ctx, kind = last.context(best.actions), daily.puzzle.kind
            points = puzzle_screens.format_points(daily.key, best.points, words)
            answer = last.screens.describe_answer(ctx, kind, best.actions)
            told = words("puzzle-best", points=points, answer=answer)
            picture = last.screens.answer_picture(ctx, kind, best.actions)
            return puzzle_screens.render_answer(
                picture, last.day(), told, last.progress, self.stamp, words, from_old=from_old
            )

        return await requester.services.run_in_thread(build)

    async def show_result(self, actions: Sequence[Any] | None = None, note: str = "") -> Screen:
        """The last try's actions are shown as a picture, as long as they are known."""
        requester, puzzles = self.requester, self.requester.matches.puzzles
        streak = await puzzles.read_streak(requester.player)
        if actions is None:
            actions = puzzles.find_last_answer(requester.player, self.daily) or None

        def build() -> Screen:
            picture, why, words = None, "", self.words
            if actions is not None:
                ctx, kind = self.context(actions), self.daily.puzzle.kind
                picture = self.screens.answer_picture(ctx, kind, actions)
                why = self.screens.explain_answer(ctx, kind, actions)
            return puzzle_screens.render_result(
                picture, self.day(), self.progress, streak, self.stamp, words, note, why
            )

        return await requester.services.run_in_thread(build)

    async def play(self, reply: PlayAction[Any]) -> Screen:
        """Raises `IllegalAction`."""
        daily, progress = self.daily, self.progress
        actions = (*progress.actions, reply.action, *reply.then)
        run = self.requester.services.run_in_thread
        points = await run(daily.rules.rate_answer, daily.puzzle, actions)
        if points is None:
            return await self.keep(actions, reply.draft)
        requester, puzzles = self.requester, self.requester.matches.puzzles
        if not puzzles.is_new_answer(requester.player, daily, actions):
            told = puzzle_screens.format_points(daily.key, points, self.words)
            return await self.show_attempt(self.words("puzzle-repeated", points=told))
        number = len(progress.tries) + 1
        # Known before it is counted, so that the same answer elsewhere is not counted again.
        puzzles.remember_answer(requester.player, daily, actions)
        try:
            await puzzles.finish_try(requester.player, requester.guild, daily, number, points)
        except BaseException:
            puzzles.forget_answer(requester.player, daily, actions)
            raise
        # What was built or cut is where the next try begins; cards are placed afresh.
        draft = progress.draft if len(actions) == 1 else {}
        await puzzles.save_answer(requester.player, daily, (), draft)
        return await (await _read_attempt(requester)).show_result(actions)

    async def keep(self, actions: Sequence[Any], draft: Any) -> Screen:
        requester, puzzles = self.requester, self.requester.matches.puzzles
        await puzzles.save_answer(requester.player, self.daily, actions, draft)
        return await (await _read_attempt(requester)).show_attempt()


async def open_puzzle(requester: Requester) -> Screen:
    """Today's: position, editor, and what the tries have brought; or that it is being made."""
    if not await _is_ready(requester):
        return puzzle_screens.render_waiting(requester.words)
    return await open_made_puzzle(requester)


async def open_made_puzzle(requester: Requester) -> Screen:
    """Today's, as soon as it is made. Raises `Refusal`."""
    return await (await _read_attempt(requester)).open_instead()


async def build_puzzle_form(press: Press, name: str) -> Form:
    attempt = await _read_attempt(press.requester)
    ctx = attempt.editor_context()
    form = press.services.screens[attempt.daily.key].build_form(ctx, f"g.{name}")
    if form is None or attempt.progress.is_over:
        raise Refusal("older-control")
    return replace(form, control=f"puzzle.{form.control}")


@control("puzzle.<what:open|here|position|again|restart|yesterday|today>", right="anyone")
async def press_button(press: Press, what: str) -> Screen:
    attempt = await _find_attempt(press, what)
    if isinstance(attempt, Screen):
        return attempt
    if what in {"open", "here"}:
        return await attempt.show_attempt()
    if what == "position" and not attempt.progress.is_over:
        return await attempt.show_position()
    if what == "yesterday":
        return await attempt.show_answer(attempt.daily.day - 1)
    if press.control_id.decision != attempt.stamp:
        return await attempt.show_attempt(press.words("step-moved"))
    if what not in {"again", "restart"} or attempt.progress.is_over:
        raise Refusal("older-control")
    return await attempt.keep((), attempt.progress.draft if what == "again" else {})


@control("puzzle.pages.<game:word>.<page>[.on]", right="anyone")
async def show_rules(press: Press, game: str, page: int) -> Screen:
    """Of the puzzle's game, whichever is named. Raises `Refusal`."""
    attempt = await _find_attempt(press, f"pages.{game}")
    if isinstance(attempt, Screen):
        return attempt
    shown = render_rules(press.services.screens[attempt.daily.key], page, press.words)
    return puzzle_screens.render_rules_page(
        shown, attempt.stamp, press.words, is_drawn=press.requester.person.pictures
    )


@control("puzzle.g.<name:rest>", right="anyone")
@control("form.puzzle.g.<name:rest>", right="anyone", build_form=build_puzzle_form)
async def press_in_editor(press: Press, name: str) -> Screen:
    """Another draft, another action, or a finished answer. Raises `Refusal`."""
    attempt = await _find_attempt(press, f"g.{name}")
    if isinstance(attempt, Screen):
        return attempt
    if press.control_id.decision != attempt.stamp:
        return await attempt.show_attempt(press.words("step-moved"))
    if attempt.progress.is_over:
        raise Refusal("older-control")
    progress, services = attempt.progress, press.services
    screens = services.screens[attempt.daily.key]
    try:
        ctx = attempt.editor_context()
        reply = await services.run_in_thread(screens.press, ctx, f"g.{name}", press.typed)
        if isinstance(reply, KeepDraft):
            return await attempt.keep(progress.actions, reply.draft)
        return await attempt.play(reply)
    except SwitchedOff:
        return await attempt.show_attempt()
    except BadInput as error:
        return await attempt.show_attempt(f"👉 {press.words(error.key, **error.params)}")
    except IllegalAction as error:
        return await attempt.show_attempt(f"⚠️ {screens.explain_refusal(error, press.words)}")


async def _find_attempt(press: Press, what: str) -> Attempt | Screen:
    """Where the presser is today; or the answer, if today's puzzle is not ready, if the press is on
    a message of another day, or the second tap of a double one. A message of another day shows its
    own answer, unless it is long ago or today's puzzle was asked for. Raises `Refusal`."""
    if not await _is_ready(press.requester):
        return puzzle_screens.render_waiting(press.words)
    attempt, stamp = await _read_attempt(press.requester), press.control_id.decision
    if stamp and stamp // 1_000 != attempt.daily.day:
        days_ago = attempt.daily.day - stamp // 1_000
        if what == "today":
            return await attempt.open_instead()
        if 0 < days_ago <= OLDEST:
            return await attempt.show_answer(stamp // 1_000, from_old=True)
        game = press.words(f"{attempt.daily.key}-name")
        return await attempt.open_instead(press.words("puzzle-over", game=game))
    if what != "open" and press.matches.puzzles.is_just_tried(attempt.progress):
        return await attempt.show_result()
    return attempt


async def _is_ready(requester: Requester) -> bool:
    """Whether today's puzzle can be shown within a moment, or there is none."""
    puzzles = requester.matches.puzzles
    return puzzles.find_game(puzzles.today) is None or await puzzles.is_ready(puzzles.today, MOMENT)


async def _read_attempt(requester: Requester) -> Attempt:
    puzzles = requester.matches.puzzles
    daily = await puzzles.read(puzzles.today)
    return Attempt(requester, daily, await puzzles.read_progress(requester.player, daily))
