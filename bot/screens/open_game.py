"""Defaults for the screens of a game without secrets, as `engine.base_game` has them for its rules:
its message, and the panels of those who have nothing to decide."""

from abc import abstractmethod
from functools import partial
from typing import Final, Generic, TypeVar

from bot.screens.context import Context
from bot.screens.contract import GameScreens
from bot.screens.panel import is_over, match_heading, ranks_of, waiting_head
from bot.screens.screen import LazyPicture, Part, Picture, Row, Screen, Text
from bot.screens.shared.boards import move_button
from bot.screens.shared.names import bold_name, bold_names, describe_forfeit_win
from engine.base_game import OpenView, Played, Seated
from engine.contract import Seat

S = TypeVar("S", bound=Seated)
A = TypeVar("A")
_GOLD: Final = 0xD9A520


class OpenScreens(GameScreens[OpenView[S], A, Played[A]], Generic[S, A]):
    """The screens of an `OpenGame`, which has to draw its board, say how far the match is, list the
    parts of its open decision and describe an action.

    Its catalogue has `<game>-duty` (`$name`) for the seat that is to act, `<game>-waiting`
    (`$names`) for those who wait for it, and `<game>-final-winner`, `-claimed` (`$names`, `$n`) and
    `-nobody` for how a match ends.
    """

    @abstractmethod
    def draw_board(self, ctx: Context[OpenView[S]]) -> Picture: ...

    @abstractmethod
    def decision_parts(self, ctx: Context[OpenView[S]]) -> tuple[Part, ...]:
        """The panel of the seat that is to act, from its head (a `Text`) on."""

    def panel_parts(self, ctx: Context[OpenView[S]]) -> tuple[Part, ...]:
        if is_over(ctx.view.outcome, ctx.table):
            head = Text(self._describe_result(ctx))
        elif ctx.seat in ctx.view.to_act:
            return self.decision_parts(ctx)
        else:
            head = waiting_head(ctx, f"{self.key}-waiting")
        return head, LazyPicture(partial(self.draw_board, ctx))

    def render_board(self, ctx: Context[OpenView[S]]) -> Screen:
        """The board under a line that says who has to act, or who has won."""
        view, table, words = ctx.view, ctx.table, ctx.words
        picture = self.draw_board(ctx)
        if is_over(view.outcome, table):
            head = Text(match_heading(table, self._describe_result(ctx), words))
            return Screen((head, picture), table.match, 0, _GOLD)
        (seat,) = view.to_act
        status = f"{self.describe_duty(ctx, seat)}\n-# {self.panel_stage(ctx)}"
        head, row = Text(match_heading(table, status, words)), Row((move_button(words),))
        decision = table.seats[seat].decision or 0
        return Screen((head, picture, row), table.match, decision, self.accent)

    def describe_duty(self, ctx: Context[OpenView[S]], seat: Seat) -> str:
        name = bold_name(ctx.table, seat, ctx.words)
        return ctx.words(f"{self.key}-duty", name=name)

    def _describe_result(self, ctx: Context[OpenView[S]]) -> str:
        table, words = ctx.table, ctx.words
        ranks = ranks_of(ctx.view.outcome, table)
        if not ranks:
            return words(f"{self.key}-final-nobody")
        if table.is_won_by_forfeit:
            return describe_forfeit_win(table, words)
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
        end = "claimed" if table.claimed else "winner"
        names = bold_names(table, winners, words)
        return words(f"{self.key}-final-{end}", names=names, n=len(winners))
